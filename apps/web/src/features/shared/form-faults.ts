import * as v from 'valibot';

/** Messages by field. Nested fields are named with a dot: 'additionalInfo.position'. */
export type FieldErrors = Record<string, string>;

/** The validation errors, the first message of each field. */
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

/** If there is no `ErrorSummary`, focuses the first invalid field, which screen readers announce with its message. */
export function focusFault(form: Element): void {
  if (form.contains(document.activeElement?.closest('[role=alert]') ?? null)) return;
  form.querySelector<HTMLElement>('[data-invalid] :is(input, textarea, button)')?.focus();
}
