import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FIRST_WHOLE_YEAR } from '../shared/dates.ts';

/** A calendar walks by arrow keys, and a wheel turns, through other days to the one that is meant. */
const CHOICE_SETTLES_MS = 700;

/**
 * A due date on its way to being saved. Each that is saved stays in the timeline, so the days that are only passed
 * through are not; what is unsaved when the field goes away with its sheet is saved then.
 */
export function useDueDraft(dueDate: string | null, onSave: (dueDate: string | null) => Promise<unknown>) {
  const stored = dueDate ?? '';
  const [draft, setDraft] = useState<string | null>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (day: string) => {
    clearTimeout(settling.current);
    setDraft(day);
  };
  const store = (day: string | null) => {
    clearTimeout(settling.current);
    if (day === null || day === stored) return setDraft(null);
    // A refused date stays in the field, and so does what is typed meanwhile.
    const forget = () => setDraft((now) => (now === day ? null : now));
    void onSave(day || null).then(forget, () => undefined);
  };
  const leave = useEffectEvent(() => {
    if (isWholeDate(draft)) store(draft);
  });
  useEffect(() => () => leave(), []);
  return {
    value: draft ?? stored,
    isChanged: draft !== null && draft !== stored,
    /** By a key: it may be on the way to another day. */
    type,
    /** In the calendar: it is saved when no other one follows. */
    choose: (day: string) => {
      type(day);
      settling.current = setTimeout(() => store(day), CHOICE_SETTLES_MS);
    },
    save: () => store(draft),
    takeBack: () => store(null),
  };
}

/** A year that is still being typed is none yet. */
export const isWholeDate = (day: string | null): day is string => day !== null && day >= FIRST_WHOLE_YEAR;
