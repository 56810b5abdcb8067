import type { ListStatus } from '@tamis/api/watchlists/schema';

/** After failed attempts: whether these lists are searched at all. */
export function inUseText(lists: readonly Pick<ListStatus, 'title' | 'version'>[]): string {
  const unsearched = lists.filter(({ version }) => version === null);
  const [first, ...others] = unsearched;
  const inForce = lists.length - unsearched.length;
  const stays = inForce === 1 ? 'The version in force stays in use.' : 'The versions in force stay in use.';
  if (!first) return stays;
  const never =
    others.length === 0
      ? `${first.title} has never been imported and is not searched.`
      : `${unsearched.length} lists have never been imported and are not searched.`;
  return inForce === 0 ? never : `${stays} ${never}`;
}
