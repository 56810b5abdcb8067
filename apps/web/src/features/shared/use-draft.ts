import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';

/** The values of a form. With a `draftKey`, they survive a closed dialog, a reload and the end of the session. */
export function useDraft<Values extends object>(initial: Values, draftKey: string | undefined) {
  const [start] = useState(initial);
  const [values, setValues] = useState(() => (draftKey === undefined ? start : readDraft(draftKey, start)));
  const [wasRestored, setWasRestored] = useState(() => JSON.stringify(values) !== JSON.stringify(start));
  useEffect(() => {
    if (draftKey !== undefined) keepDraft(draftKey, values, start);
  }, [draftKey, values, start]);
  return {
    start,
    values,
    setValues,
    /** Whether the form started with a draft. */
    wasRestored,
    startOver: () => {
      setValues(start);
      setWasRestored(false);
    },
    /** To be called once the form is sent. */
    forget: () => {
      if (draftKey !== undefined) forgetDraft(draftKey);
    },
  };
}
