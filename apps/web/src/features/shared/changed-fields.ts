/**
 * What differs from what a form began with. What is as it was is not sent: somebody else may have changed it meanwhile.
 */
export function changedFields<Values extends object>(start: Values, values: Values): Partial<Values> {
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(start[field as keyof Values]),
  );
  // Some of the fields of `values`, with their own values.
  return Object.fromEntries(changed) as Partial<Values>;
}
