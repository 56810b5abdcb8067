/**
 * The `ref` of a bar that keeps to the bottom of the page: while it is there, toasts rise above it instead of covering
 * what decides, and the page does not scroll for a focus in the bar, which is in sight already.
 */
export function bottomBar(bar: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const keepsToBottom = getComputedStyle(bar).position === 'sticky';
    style.setProperty('--bottom-bar', `${keepsToBottom ? bar.offsetHeight : 0}px`);
  });
  observer.observe(bar);
  bar.toggleAttribute('data-bottom-bar', true);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
