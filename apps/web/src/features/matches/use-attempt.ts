import type { Match } from '@tamis/api/screening/schema';
import { toast } from '@tamis/ui/toast';
import { type Mutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, failure, statusOf } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { pairsText } from './decision-words.ts';
import { useShownMatches } from './use-shown-matches.ts';

type Matches = readonly Match[];

/** One after the other: an undo must not overtake what it takes back. */
export const IN_ORDER = { scope: { id: 'decisions' } };

/** Whether it is a decision, or an undo, that is on its way. */
export const isDecision = ({ options }: Mutation): boolean => options.scope?.id === IN_ORDER.scope.id;

/** What follows where the server gave no answer, or broke down: back to what failed, and once more. */
export interface Again {
  back: () => void;
  retry: () => void;
}

/** Whether the server has not said no: to try once more is of use. */
const isLost = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500;

/** Shows what matches come to before the server has answered, and what stood before where it refuses. */
export function useAttempt() {
  const queryClient = useQueryClient();
  const { show, cancel } = useShownMatches();
  const invalidate = useInvalidate();
  /** How matches stand whose change was refused while a further one waited its turn: that one began with what is not so. */
  const [refused] = useState(() => new Map<number, Match>());

  /**
   * Shows the outcome and sends it; when it is refused, what stood before is shown again with the reason. After the last
   * one what is shown is asked for again: somebody else may have been faster.
   */
  const attempt = async (
    before: Matches,
    after: Matches,
    send: () => Promise<unknown>,
    failed: string,
    again?: Again,
  ) => {
    // An answer from before the decision would show them undecided again for a moment.
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
      // Whose it was, as the next match may be open by now.
      const isForRetry = again !== undefined && isLost(error);
      toast({
        ...failure(failed, error),
        description: `${pairsText(before)}. ${errorText(error)}`,
        ...(isForRetry && { action: { label: 'Retry', onAction: again.retry } }),
      });
      if (isForRetry) again.back();
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
export type Attempt = ReturnType<typeof useAttempt>['attempt'];
