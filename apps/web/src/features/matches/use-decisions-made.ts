import type { Match } from '@tamis/api/screening/schema';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

type Matches = readonly Match[];

const NONE: readonly Matches[] = [];

/** What was decided in this session and can be taken back: it outlasts the page, and goes with the session. */
export function useDecisionsMade() {
  const queryClient = useQueryClient();
  const queryKey = ['decisions-made'];
  const { data = NONE } = useQuery<readonly Matches[]>({
    queryKey,
    queryFn: skipToken,
    initialData: NONE,
    gcTime: Infinity,
  });
  const change = (to: (before: readonly Matches[]) => readonly Matches[]) =>
    queryClient.setQueryData<readonly Matches[]>(queryKey, (before) => to(before ?? NONE));
  return [data, change] as const;
}
