import type { Match } from '@tamis/api/screening/schema';
import { useState } from 'react';
import { useDraftKey } from '../shared/drafts.ts';
import { isSure } from './bulk-question.tsx';
import { atOnce } from './key-guard.ts';
import type { Recovery } from './use-optimistic-decision.ts';
import { useDecisionForm } from './use-decision-form.ts';
import type { Decisions } from './use-decisions.ts';

export interface DecisionActionsOptions {
  matches: readonly Match[];
  decisions: Pick<Decisions, 'confirm' | 'dismiss' | 'lastOwnReason'>;
  /** After a decision: opens the next match. */
  onDecided?: () => void;
  /** After a decision without a response: opens the match again. */
  onFailed?: () => void;
  /** Decides, unless the match may not have been noticed yet; at once where none opens by itself. */
  whenNoticed?: (decide: () => void) => void;
  /** Whether the decision is about selected matches, even if only one. */
  isTogether: boolean;
  /** One row of the queue is decided like one match, without a question. */
  isOneParty: boolean;
}

/** What is typed about the matches, and the decisions that go with it; `asked` is the reason of one that waits for confirmation. */
export function useDecisionActions({
  matches,
  decisions,
  onDecided,
  onFailed,
  whenNoticed = atOnce,
  isTogether,
  isOneParty,
}: DecisionActionsOptions) {
  // A note about several matches is not offered for one of them.
  const noteOf = isTogether ? 'together:' : '';
  // A row's note is kept by its first match: the others in it change while it is decided.
  const about = isOneParty ? matches.slice(0, 1) : matches;
  const draftKey = useDraftKey(`note:${noteOf}${about.map(({ id }) => id).join(',')}`);
  const form = useDecisionForm(draftKey, decisions.lastOwnReason);
  const [asked, setAsked] = useState<string | null>(null);
  /** Without a response, the match opens again with what was chosen for it, and the decision can be sent again. */
  const send = (decide: (recovery: Recovery) => Promise<boolean>, keep?: () => void) => {
    const reopen = () => {
      keep?.();
      onFailed?.();
    };
    onDecided?.();
    void decide({ reopen, retry: () => send(decide, keep) }).then((isDone) => isDone && form.forget());
  };
  const dismissFor = (reason: string) =>
    whenNoticed(() => {
      const dismissal = { reason, note: form.writtenNote, keepQuiet: form.keepQuiet };
      send(
        (recovery) => decisions.dismiss(matches, dismissal, recovery),
        () => form.keepChoice(reason),
      );
    });
  return {
    form,
    confirm: () => whenNoticed(() => send((recovery) => decisions.confirm(matches, form.writtenNote, recovery))),
    dismissFor,
    asked,
    askOrDismiss: (reason: string) => {
      if (matches.length > 1 && !isOneParty && matches.some(isSure)) setAsked(reason);
      else dismissFor(reason);
    },
    stopAsking: () => setAsked(null),
  };
}
export type DecisionActions = ReturnType<typeof useDecisionActions>;
