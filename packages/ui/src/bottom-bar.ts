import { useSyncExternalStore } from 'react';

/** Between the bar and what comes into view above it, as `theme.css` has it without one. */
const SCROLL_GAP = 16;

/**
 * The `ref` of a bar that keeps to the bottom of the page or of a sheet: while it is there, toasts rise above it instead of
 * covering what decides, and the page does not scroll for a focus in the bar, which is in sight already.
 */
export function bottomBar(bar: HTMLElement) {
  const observer = new ResizeObserver(tellHeight);
  observer.observe(bar);
  bar.toggleAttribute('data-bottom-bar', true);
  return () => {
    observer.disconnect();
    bar.toggleAttribute('data-bottom-bar', false);
    tellHeight();
  };
}

/** That of the highest: a sheet may lie over a page with a bar of its own. */
let height = 0;
const watchers = new Set<() => void>();

/** How high the bar at the bottom is, in pixels. */
export const useBottomBarHeight = () => useSyncExternalStore(watch, () => height);

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function tellHeight() {
  height = Math.max(0, ...[...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')].map(heightOf));
  // Not as a custom property: one of the root that changes has the browser style each element anew.
  document.documentElement.style.scrollPaddingBlockEnd = `${height + SCROLL_GAP}px`;
  for (const watcher of watchers) watcher();
}

/** From the lower edge that it keeps to. */
function heightOf(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar);
  return position === 'sticky' ? bar.offsetHeight + Number.parseFloat(bottom) : 0;
}
