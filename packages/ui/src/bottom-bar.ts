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
function tellHeight() {
  const heights = [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')].map(heightOf);
  document.documentElement.style.setProperty('--bottom-bar', `${Math.max(0, ...heights)}px`);
}

/** From the lower edge that it keeps to. */
function heightOf(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar);
  return position === 'sticky' ? bar.offsetHeight + Number.parseFloat(bottom) : 0;
}
