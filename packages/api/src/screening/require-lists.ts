import { Conflict } from '../errors.ts';

/** Why nothing can be searched yet, and what to do about it. */
export const NO_LIST =
  'No list has been imported yet, so nothing can be screened. An administrator can import one on the Lists page, or on the command line: pnpm cli lists import ofac <file>.';

/**
 * Returns the set to search. Throws `Conflict` if there is nothing to search, because 'nothing found' would be wrong.
 */
export function requireLists<Searched extends { lists: readonly { title: string; parties: number }[] }>(
  set: Searched,
): Searched {
  if (set.lists.length === 0) {
    throw new Conflict(NO_LIST);
  }
  const empty = set.lists.find(({ parties }) => parties === 0);
  if (empty) {
    throw new Conflict(
      `${empty.title} is empty: a search of it would find nobody, whatever the name. An administrator can import it again on the Lists page.`,
    );
  }
  return set;
}
