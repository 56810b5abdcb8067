import type { Match } from '@tamis/api/screening/schema';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

type Matches = readonly Match[];

const NONE: readonly Matches[] = [];

/** What was decided in this session and can be taken back: it outlasts the page, and goes with the session. */
export function useDecisionsMade() {
  const queryClient = useQueryClient();
  const queryKey = ['decisions-made'];
  const { data: made = NONE } = useQuery<readonly Matches[]>({
    queryKey,
    queryFn: skipToken,
    initialData: NONE,
    gcTime: Infinity,
  });
  const change = (to: (before: readonly Matches[]) => readonly Matches[]) =>
    queryClient.setQueryData<readonly Matches[]>(queryKey, (before) => to(before ?? NONE));
  return {
    /** Groups that were decided together, the latest last. */
    made,
    remember: (matches: Matches) => change((before) => [...before, matches]),
    forget: (matches: Matches) => {
      const ids = new Set(matches.map(({ id }) => id));
      const without = (group: Matches) => group.filter(({ id }) => !ids.has(id));
      change((before) => before.map(without).filter((group) => group.length > 0));
    },
  };
}
