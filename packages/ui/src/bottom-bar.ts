import { useSyncExternalStore } from 'react';

/** The space between the bar and content that scrolls into view above it, as `theme.css` defines it without a bar. */
const SCROLL_GAP = 16;
/** A toast of three lines, with the space around it. */
const TOAST_ROOM = 144;

/**
 * The `ref` of a bar that sticks to the bottom of the page or of a sheet. While it is mounted, toasts rise above it instead
 * of covering its buttons, and the page does not scroll when the focus moves into the bar, which is visible already.
 */
export function bottomBar(bar: HTMLElement) {
  const observer = new ResizeObserver(tellPlace);
  observer.observe(bar);
  // Content above moves the bar if the page does not fill the screen; scrolled to its end, the page has a margin below.
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

/** How far the highest bar reaches up from the bottom of the screen: a sheet may cover a page that has its own bar. */
let reach = 0;
let padding = 0;
const watchers = new Set<() => void>();

/** How far toasts rise, in pixels, so that none covers a bar. */
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

/** Not a custom property: changing one on the root makes the browser restyle every element. */
function setPadding(pixels: number) {
  if (pixels === padding) return;
  padding = pixels;
  document.documentElement.style.scrollPaddingBlockEnd = `${pixels}px`;
}

/** Measured from the bottom edge to which it sticks. */
const heightOf = (bar: HTMLElement) => bar.offsetHeight + Number.parseFloat(getComputedStyle(bar).bottom);

/** A bar so high that a toast fits below it does not need toasts to move. */
function reachOf(bar: HTMLElement): number {
  const { top, bottom } = bar.getBoundingClientRect();
  return window.innerHeight - bottom < TOAST_ROOM ? Math.max(0, window.innerHeight - top) : 0;
}
