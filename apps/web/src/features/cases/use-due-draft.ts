import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FIRST_WHOLE_YEAR } from '../shared/dates.ts';

/** Arrow keys in the calendar, or a mouse wheel, pass through other days on the way to the intended one. */
const CHOICE_SETTLES_MS = 700;

/**
 * An unsaved due date. Every saved date appears in the timeline, so the days that are only passed through are not
 * saved. An unsaved date is saved if the sheet closes.
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
    // A rejected date stays in the field, and so does what is typed meanwhile.
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
    /** By a key press, possibly on the way to another day. */
    type,
    /** In the calendar: saved if no other day follows. */
    choose: (day: string) => {
      type(day);
      settling.current = setTimeout(() => store(day), CHOICE_SETTLES_MS);
    },
    save: () => store(draft),
    takeBack: () => store(null),
  };
}

/** Whether the year has been typed in full. */
export const isWholeDate = (day: string | null): day is string => day !== null && day >= FIRST_WHOLE_YEAR;
