/**
 * What differs from what a form began with. What is as it was is not sent: somebody else may have changed it meanwhile.
 */
export function changedFields<Values extends object>(start: Values, values: Values): Partial<Values> {
  const before = new Map(Object.entries(start).map(([field, value]) => [field, JSON.stringify(value)]));
  const changed = Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== before.get(field));
  // Some of the fields of `values`, with their own values.
  return Object.fromEntries(changed) as Partial<Values>;
}
