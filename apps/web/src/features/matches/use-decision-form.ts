import { DISMISS_REASONS } from '@tamis/api/screening/view-schema';
import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../shared/drafts.ts';

/** Chosen to type a reason. */
export const OWN_REASON = 'own';

const NO_NOTE = { note: '' };

/** The draft of the choice for a dismissal that got no response, beside the note. */
const choiceKey = (draftKey: string) => `${draftKey}:choice`;
const NO_CHOICE: { choice: string | null; ownReason: string; keepQuiet: boolean } = {
  choice: null,
  ownReason: '',
  keepQuiet: true,
};

/**
 * What a reviewer has chosen for one match before deciding. A reviewer's own reason starts with the last one typed. A note
 * outlasts a refused decision, a reload and the end of a session.
 */
export function useDecisionForm(draftKey: string, formerOwnReason = '') {
  const [kept] = useState(() => readDraft(choiceKey(draftKey), NO_CHOICE));
  const [choice, setChoice] = useState(kept.choice);
  const [ownReason, setOwnReason] = useState(kept.ownReason || formerOwnReason);
  const [note, setNote] = useNoteDraft(draftKey);
  const [keepQuiet, setKeepQuiet] = useState(kept.keepQuiet);
  /** Whether Dismiss was pressed and a reason has to be chosen. */
  const [isAsking, setIsAsking] = useState(kept.choice !== null);
  /** Whether N was pressed: reasons and note are shown, and a number still dismisses at once. */
  const [isWriting, setIsWriting] = useState(false);
  const reason = choice === OWN_REASON ? ownReason.trim() : (choice ?? '');
  const writtenNote = note.trim() === '' ? undefined : note.trim();
  return {
    choice,
    choose: (next: string) => {
      setChoice(next);
      setIsAsking(true);
    },
    ownReason,
    setOwnReason,
    note,
    setNote,
    writtenNote,
    keepQuiet,
    setKeepQuiet,
    isAsking,
    ask: () => setIsAsking(true),
    write: () => setIsWriting(true),
    isOpen: isAsking || isWriting,
    cancel: () => {
      forgetDraft(choiceKey(draftKey));
      setChoice(null);
      setIsAsking(false);
      setIsWriting(false);
    },
    /** Empty until one is chosen or written. */
    reason,
    /** The choice is restored when the match opens again. */
    keepChoice: (sent: string) => {
      const isPreset = DISMISS_REASONS.some((preset) => preset === sent);
      const chosen = isPreset ? { choice: sent, ownReason: '' } : { choice: OWN_REASON, ownReason: sent };
      keepDraft(choiceKey(draftKey), { ...chosen, keepQuiet }, NO_CHOICE);
    },
    /** After the decision, nothing is kept. */
    forget: () => {
      forgetDraft(draftKey);
      forgetDraft(choiceKey(draftKey));
    },
  };
}
export type DecisionForm = ReturnType<typeof useDecisionForm>;

/** A note that is kept until it is sent. If it becomes about other matches, it is kept for those only. */
export function useNoteDraft(draftKey: string) {
  const [note, setNote] = useState(() => readDraft(draftKey, NO_NOTE).note);
  const keptFor = useRef(draftKey);
  useEffect(() => {
    if (keptFor.current !== draftKey) forgetDraft(keptFor.current);
    keptFor.current = draftKey;
    keepDraft(draftKey, { note }, NO_NOTE);
  }, [draftKey, note]);
  return [note, setNote] as const;
}
