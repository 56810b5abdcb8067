import type { Match } from '@tamis/api/screening/schema';
import { useState } from 'react';
import { useDraftKey } from '../shared/drafts.ts';
import { isSure } from './bulk-question.tsx';
import { atOnce } from './key-guard.ts';
import type { Again } from './use-attempt.ts';
import { useDecisionForm } from './use-decision-form.ts';
import type { Decisions } from './use-decisions.ts';

export interface Deciding {
  matches: readonly Match[];
  decisions: Pick<Decisions, 'confirm' | 'dismiss' | 'lastOwnReason'>;
  /** After a decision: where the next match opens. */
  onDecided?: () => void;
  /** After one that got no answer: where the match opens again. */
  onFailed?: () => void;
  /** Decides, unless the match may not have been noticed yet; at once where none opens by itself. */
  whenNoticed?: (decide: () => void) => void;
  /** Whether it is about what was selected, be it one match only. */
  isTogether: boolean;
  /** One row of the queue is decided like one match, without a question. */
  isOneParty: boolean;
}

/** What is typed about the matches, and the decisions that go with it; `asked` is the reason of one that waits for a yes. */
export function useDeciding(deciding: Deciding) {
  const { matches, decisions, onDecided, onFailed, whenNoticed = atOnce, isTogether, isOneParty } = deciding;
  // What was typed about several is not proposed for one of them.
  const noteOf = isTogether ? 'together:' : '';
  // A row's is kept by its first match: which of the others stand in it changes while it is decided.
  const about = isOneParty ? matches.slice(0, 1) : matches;
  const draftKey = useDraftKey(`note:${noteOf}${about.map(({ id }) => id).join(',')}`);
  const form = useDecisionForm(draftKey, decisions.lastOwnReason);
  const [asked, setAsked] = useState<string | null>(null);
  /** Where it gets no answer, the match is open again with what was chosen for it, and may be sent once more. */
  const send = (decide: (again: Again) => Promise<boolean>, keep?: () => void) => {
    const back = () => {
      keep?.();
      onFailed?.();
    };
    onDecided?.();
    void decide({ back, retry: () => send(decide, keep) }).then((isDone) => isDone && form.forget());
  };
  const dismissFor = (reason: string) =>
    whenNoticed(() => {
      const dismissal = { reason, note: form.writtenNote, keepQuiet: form.keepQuiet };
      send(
        (again) => decisions.dismiss(matches, dismissal, again),
        () => form.keepChoice(reason),
      );
    });
  return {
    form,
    confirm: () => whenNoticed(() => send((again) => decisions.confirm(matches, form.writtenNote, again))),
    dismissFor,
    asked,
    askOrDismiss: (reason: string) => {
      if (matches.length > 1 && !isOneParty && matches.some(isSure)) setAsked(reason);
      else dismissFor(reason);
    },
    stopAsking: () => setAsked(null),
  };
}
