/**
 * The fields that differ from the form's initial values. Unchanged fields are not sent, because somebody else may have
 * changed them meanwhile.
 */
export function changedFields<Values extends object>(start: Values, values: Values): Partial<Values> {
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(start[field as keyof Values]),
  );
  // A subset of the fields of `values`, with their values.
  return Object.fromEntries(changed) as Partial<Values>;
}
