import { useBlocker } from '@tanstack/react-router';

/** What the address says when it is the address that opened a dialog or a sheet: going back closes these by itself. */
const IN_ADDRESS = ['add', 'new', 'edit', 'alert', 'case', 'version', 'webhook', 'dialog'];

/**
 * Going back closes what lies over the page, as a phone's Back does everywhere: nobody loses a page, and what was typed,
 * to a dialog that the address knows nothing of.
 */
export function useBackClosesDialog(): void {
  useBlocker({
    shouldBlockFn: ({ current, action }) => {
      if (action !== 'BACK' || IN_ADDRESS.some((key) => key in current.search)) return false;
      const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].findLast(isOpen);
      if (!dialog) return false;
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      return true;
    },
    enableBeforeUnload: false,
  });
}

/** What is closed already may still be seen fading, and on a slow computer for long: Back is not meant for it. */
const isOpen = (dialog: Element): boolean => dialog.closest('[data-exiting]') === null;
