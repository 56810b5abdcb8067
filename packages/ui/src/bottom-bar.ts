import { useSyncExternalStore } from 'react';

/** Between the bar and what comes into view above it, as `theme.css` has it without one. */
const SCROLL_GAP = 16;
/** A toast of three lines, with the space around it. */
const TOAST_ROOM = 144;

/**
 * The `ref` of a bar that keeps to the bottom of the page or of a sheet: while it is there, toasts rise above it instead of
 * covering what decides, and the page does not scroll for a focus in the bar, which is in sight already.
 */
export function bottomBar(bar: HTMLElement) {
  const observer = new ResizeObserver(tellPlace);
  observer.observe(bar);
  // What stands above it moves it where the page does not fill the screen; scrolled to its end, the page has a margin below.
  if (bar.parentElement) observer.observe(bar.parentElement);
  document.addEventListener('scroll', tellPlace, { capture: true, passive: true });
  bar.toggleAttribute('data-bottom-bar', true);
  return () => {
    observer.disconnect();
    bar.toggleAttribute('data-bottom-bar', false);
    if (bars().length === 0) document.removeEventListener('scroll', tellPlace, { capture: true });
    tellPlace();
  };
}

const bars = () => [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')];

/** How far the highest reaches up from the lower edge of the screen: a sheet may lie over a page with a bar of its own. */
let reach = 0;
let padding = 0;
const watchers = new Set<() => void>();

/** How far up toasts rise, in pixels, so that none covers a bar. */
export const useBottomBarReach = () => useSyncExternalStore(watch, () => reach);

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function tellPlace() {
  const sticky = bars().filter((bar) => getComputedStyle(bar).position === 'sticky');
  setPadding(Math.max(0, ...sticky.map(heightOf)) + SCROLL_GAP);
  const now = Math.max(0, ...sticky.map(reachOf));
  if (now === reach) return;
  reach = now;
  for (const watcher of watchers) watcher();
}

/** Not as a custom property: one of the root that changes has the browser style each element anew. */
function setPadding(pixels: number) {
  if (pixels === padding) return;
  padding = pixels;
  document.documentElement.style.scrollPaddingBlockEnd = `${pixels}px`;
}

/** From the lower edge that it keeps to. */
const heightOf = (bar: HTMLElement) => bar.offsetHeight + Number.parseFloat(getComputedStyle(bar).bottom);

/** A bar that stands so high that a toast has room below it is in nobody's way. */
function reachOf(bar: HTMLElement): number {
  const { top, bottom } = bar.getBoundingClientRect();
  return window.innerHeight - bottom < TOAST_ROOM ? Math.max(0, window.innerHeight - top) : 0;
}
