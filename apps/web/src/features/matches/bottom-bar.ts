/**
 * The `ref` of a bar that keeps to the bottom of the page: while it is there, toasts rise above it instead of covering
 * what decides.
 */
export function bottomBar(bar: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const keepsToBottom = getComputedStyle(bar).position === 'sticky';
    style.setProperty('--bottom-bar', `${keepsToBottom ? bar.offsetHeight : 0}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
