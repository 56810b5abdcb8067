import { type SyntheticEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { errorText, refusalText } from './error-text.ts';
import { type FieldErrors, errorsOf, focusFault } from './form-faults.ts';
import { useDraft } from './use-draft.ts';

/**
 * Values of a form checked by the schema that the server checks by. Messages come with the first refused submission and
 * from then on follow the typing. While a submission is under way another one does nothing, nor does one after it has
 * succeeded: a form that closes is there for a moment longer, and a double click makes one record. With a `draftKey` what
 * is typed outlasts a closed dialog, a reload and a session that ends, until it is sent or discarded.
 */
export function useForm<Values extends object, Output>(
  schema: v.GenericSchema<Values, Output>,
  initial: Values,
  draftKey?: string,
) {
  const { start, values, setValues, wasRestored, startAnew, forget } = useDraft(initial, draftKey);
  const [wasRefused, setWasRefused] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<unknown>();
  const isBusy = useRef(false);
  const errors: FieldErrors = wasRefused ? errorsOf(schema, values) : {};
  const set = <K extends keyof Values>(field: K, value: Values[K]) => {
    setValues((before) => ({ ...before, [field]: value }));
    setFailed(undefined);
  };
  const withdrawMessages = () => {
    setWasRefused(false);
    setFailed(undefined);
  };

  const submit =
    <Sent>(send: (output: Output) => Promise<Sent>, onSent?: (sent: Sent) => void) =>
    async (event: SyntheticEvent) => {
      event.preventDefault();
      const form = event.currentTarget;
      if (isBusy.current) return;
      const result = v.safeParse(schema, values);
      setWasRefused(!result.success);
      if (!result.success) {
        setAttempt(attempt + 1);
        requestAnimationFrame(() => focusFault(form));
        return;
      }
      isBusy.current = true;
      // The same reason once more is read out once more.
      withdrawMessages();
      try {
        const sent = await send(result.output);
        forget();
        if (form.isConnected) onSent?.(sent);
      } catch (error) {
        // Anything but a refusal has been said by the mutation itself.
        setFailed(error);
        isBusy.current = false;
      }
    };

  return {
    /** What the form began with, a draft aside. */
    start,
    values,
    set,
    /** What a field is bound with: its name, its value, and what is wrong with it. */
    field: <K extends keyof Values & string>(name: K) => ({
      name,
      value: values[name],
      onChange: (value: Values[K]) => set(name, value),
      errorMessage: errors[name],
    }),
    setAll: (next: Values) => {
      setValues(next);
      withdrawMessages();
      isBusy.current = false;
    },
    /** Whether the form began with a draft; `discard` begins with an empty one. */
    wasRestored,
    discard: () => {
      startAnew();
      withdrawMessages();
    },
    errors,
    /** Why the server refused what was sent, until something else is typed. */
    refusal: refusalText(failed),
    /** What the toast says of it, a refusal or any other trouble, until something else is typed. */
    failure: failed ? errorText(failed) : undefined,
    /** For `ErrorSummary`; as its `key`, `attempt` brings the focus back to it with every refusal. */
    summary: Object.entries(errors).map(([field, message]) => ({ field, message })),
    attempt,
    /** Sends what is typed; `onSent` is called only while the form is there: whoever has left it goes on elsewhere. */
    submit,
  };
}
