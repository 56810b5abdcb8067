import { type SyntheticEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { errorText, refusalText } from './error-text.ts';
import { type FieldErrors, errorsOf, focusFault } from './form-faults.ts';
import { useDraft } from './use-draft.ts';

/**
 * The state of a form, validated by the server's own schema. Messages appear with the first invalid submission and then
 * follow the typing. A form submits only once at a time, and not again after success, so that a double click creates
 * one record even while the form is closing. With a `draftKey`, the values survive a closed dialog, a reload and the
 * end of the session, until they are sent or discarded.
 */
export function useForm<Values extends object, Output>(
  schema: v.GenericSchema<Values, Output>,
  initial: Values,
  draftKey?: string,
) {
  const { start, values, setValues, wasRestored, startOver, forget } = useDraft(initial, draftKey);
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
      // Cleared first, so that the same message is announced again.
      withdrawMessages();
      try {
        const sent = await send(result.output);
        forget();
        if (form.isConnected) onSent?.(sent);
      } catch (error) {
        // Other errors have been shown by the mutation.
        setFailed(error);
        isBusy.current = false;
      }
    };

  return {
    /** The initial values, without a draft. */
    start,
    values,
    set,
    /** The props of a field: its name, value and error. */
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
    /** Whether the form started with a draft; `discard` starts it without. */
    wasRestored,
    discard: () => {
      startOver();
      withdrawMessages();
    },
    errors,
    /** Why the server rejected the input, until something else is typed. */
    refusal: refusalText(failed),
    /** The text of the toast for any error, until something else is typed. */
    failure: failed ? errorText(failed) : undefined,
    /** For `ErrorSummary`. With `attempt` as its `key`, every invalid submission focuses it again. */
    summary: Object.entries(errors).map(([field, message]) => ({ field, message })),
    attempt,
    /** Sends the values. `onSent` is called only if the user has not left the form. */
    submit,
  };
}
