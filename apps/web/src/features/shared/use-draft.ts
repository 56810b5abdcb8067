import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';

/** What is typed, over what it begins with. With a `draftKey` it outlasts a closed dialog, a reload and a session that ends. */
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
    /** Whether a draft was there to begin with. */
    wasRestored,
    startAnew: () => {
      setValues(start);
      setWasRestored(false);
    },
    /** Once it is sent. */
    forget: () => {
      if (draftKey !== undefined) forgetDraft(draftKey);
    },
  };
}
