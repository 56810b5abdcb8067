import { useBlocker } from '@tanstack/react-router';

/**
 * Going back closes what lies on top of the page, as a phone's Back does everywhere: nobody loses a page, and what was
 * typed, to a dialog that the address knows nothing of. One that the address opened goes with the address.
 */
export function useBackClosesDialog(): void {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].findLast(isOpen);
      if (!dialog || dialog.closest('[data-in-address]')) return false;
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      return true;
    },
    enableBeforeUnload: false,
  });
}

/** What is closed already may still be seen fading, and on a slow computer for long: Back is not meant for it. */
const isOpen = (dialog: Element): boolean => dialog.closest('[data-exiting]') === null;
