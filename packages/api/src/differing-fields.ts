/** The given fields whose value is another than before; `undefined` is not given. */
export function differingFields<Row extends object>(
  before: Row,
  given: { [Field in keyof Row]?: Row[Field] | undefined },
): Partial<Row> {
  const differing = Object.entries(given).filter(
    ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field as keyof Row]),
  );
  return Object.fromEntries(differing) as Partial<Row>;
}
