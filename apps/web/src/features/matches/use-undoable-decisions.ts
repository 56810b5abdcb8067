import type { Match } from '@tamis/api/screening/schema';
import { useKept } from '../shared/use-kept.ts';

type Matches = readonly Match[];

const NONE: readonly Matches[] = [];

/** What was decided in this session and can be taken back. It outlasts the page and ends with the session. */
export function useUndoableDecisions() {
  const { kept, change } = useKept('decisions-made', NONE);
  return {
    /** Groups of matches that were decided together, the latest last. */
    made: kept,
    remember: (matches: Matches) => change((before) => [...before, matches]),
    forget: (matches: Matches) => {
      const ids = new Set(matches.map(({ id }) => id));
      const without = (group: Matches) => group.filter(({ id }) => !ids.has(id));
      change((before) => before.map(without).filter((group) => group.length > 0));
    },
  };
}
