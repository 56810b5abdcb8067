import { useShortcuts } from '../shared/use-shortcuts.ts';

/** What J and K step through: table rows, and items marked as such. */
const STOPS = 'main tbody [role=row], main [data-list-item]';

/**
 * J and K move the focus through the list of the page and stop at both ends. Rendered before the page: the last binding
 * of a key wins, so a page that binds these keys itself keeps them.
 */
export function ListKeys() {
  useShortcuts({ next: () => step(1), previous: () => step(-1) });
  return null;
}

function step(by: 1 | -1): void {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.findIndex((stop) => stop.contains(document.activeElement));
  const next = at < 0 ? 0 : Math.max(0, Math.min(at + by, stops.length - 1));
  focusIn(stops[next]);
}

/** A row takes the focus itself; in an item, its first link or button does. */
function focusIn(stop: HTMLElement | undefined): void {
  const target = stop?.matches('[role=row]') ? stop : stop?.querySelector<HTMLElement>('a, button');
  target?.focus();
}
