import * as v from 'valibot';

/** Messages by field; the fields of a nested object are named with a dot, as in 'additionalInfo.position'. */
export type FieldErrors = Record<string, string>;

/** What is wrong with what was typed, the first message of each field. */
export function errorsOf<Values, Output>(schema: v.GenericSchema<Values, Output>, values: Values): FieldErrors {
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  const errors: FieldErrors = {};
  for (const issue of result.issues) {
    const path = v.getDotPath(issue);
    if (path && !(path in errors)) errors[path] = issue.message;
  }
  return errors;
}

/** Where no `ErrorSummary` takes it, the first field that is wrong has the focus: it is read with what is wrong. */
export function focusFault(form: Element): void {
  if (form.contains(document.activeElement?.closest('[role=alert]') ?? null)) return;
  form.querySelector<HTMLElement>('[data-invalid] :is(input, textarea, button)')?.focus();
}
