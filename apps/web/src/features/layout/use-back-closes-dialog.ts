import { useBlocker } from '@tanstack/react-router';

/**
 * Going back closes the top overlay, as on a phone, so that nobody loses the page and what they typed to a dialog that
 * is not in the URL. An overlay that is in the URL closes with the URL.
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

/** A closed dialog may still be fading out, for long on a slow computer. Back is not meant for it. */
const isOpen = (dialog: Element): boolean => dialog.closest('[data-exiting]') === null;
