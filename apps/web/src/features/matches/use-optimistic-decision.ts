import type { Match } from '@tamis/api/screening/schema';
import { toast } from '@tamis/ui/toast';
import { type Mutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, failure, statusOf } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { pairsText } from './decision-words.ts';
import { useCachedMatches } from './use-cached-matches.ts';

type Matches = readonly Match[];

/** One after the other: an undo must not overtake what it takes back. */
export const IN_ORDER = { scope: { id: 'decisions' } };

/** Whether a mutation is a decision or an undo. */
export const isDecision = ({ options }: Mutation): boolean => options.scope?.id === IN_ORDER.scope.id;

/** What can be done if the server did not respond or failed. */
export interface Recovery {
  /** Opens the match again. */
  reopen: () => void;
  retry: () => void;
}

/** Whether the server has not refused, so that trying again may help. */
const isLost = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500;

/** Shows the outcome of a decision before the server responds, and the previous state if it refuses. */
export function useOptimisticDecision() {
  const queryClient = useQueryClient();
  const { show, cancel } = useCachedMatches();
  const invalidate = useInvalidate();
  /** The true state of matches whose change was refused while another change was queued, which began with a wrong state. */
  const [refused] = useState(() => new Map<number, Match>());

  /**
   * Shows the outcome and sends it. If it is refused, the previous state is shown again with the reason. After the last
   * of several, the matches are loaded again: somebody else may have been faster.
   */
  const attempt = async (
    before: Matches,
    after: Matches,
    send: () => Promise<unknown>,
    failed: string,
    recovery?: Recovery,
  ) => {
    // A response from before the decision would show them undecided again for a moment.
    await cancel();
    show(after);
    try {
      await send();
      for (const { id } of before) refused.delete(id);
      return true;
    } catch (error) {
      const standing = before.map((match) => refused.get(match.id) ?? match);
      show(standing);
      for (const match of standing) refused.set(match.id, match);
      // The sign-in page, where the user is now, is public.
      if (statusOf(error) === 401) return false;
      // Says which match, as the next one may be open by now.
      const isForRetry = recovery !== undefined && isLost(error);
      toast({
        ...failure(failed, error),
        description: `${pairsText(before)}. ${errorText(error)}`,
        ...(isForRetry && { action: { label: 'Retry', onAction: recovery.retry } }),
      });
      if (isForRetry) recovery.reopen();
      return false;
    } finally {
      if (queryClient.isMutating({ predicate: isDecision }) === 0) {
        refused.clear();
        await invalidate('match');
      }
    }
  };
  return { attempt, wasRefused: (matches: Matches) => matches.some(({ id }) => refused.has(id)) };
}
export type Attempt = ReturnType<typeof useOptimisticDecision>['attempt'];
