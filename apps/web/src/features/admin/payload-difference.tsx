/** One field that an event changed. */
interface Difference {
  field: string;
  before: string;
  after: string;
}

/**
 * The content of an event: the changed fields before and after, or everything that it recorded, unless it was erased.
 */
export function PayloadDifference({ payload = null }: { payload: unknown }) {
  if (payload === null) return <p className="text-13 text-muted">The content of this event was erased.</p>;
  const differences = differencesIn(payload);
  if (!differences) return <Json value={payload} />;
  if (differences.length === 0) return <p className="text-13 text-muted">Nothing was changed.</p>;
  return (
    <table className="w-full table-fixed text-start text-13">
      <thead className="text-12 text-muted">
        <tr>
          {['Field', 'Before', 'After'].map((head) => (
            <th key={head} scope="col" className="pb-1 text-start font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline border-t border-hairline">
        {differences.map(({ field, before, after }) => (
          <tr key={field} className="align-top">
            <th scope="row" className="py-1.5 pe-3 text-start font-medium wrap-anywhere">
              {field}
            </th>
            <td className="py-1.5 pe-3 text-muted wrap-anywhere">
              <bdi dir="auto">{before}</bdi>
            </td>
            <td className="py-1.5 font-medium wrap-anywhere">
              <bdi dir="auto">{after}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Json({ value }: { value: unknown }) {
  return (
    <pre className="overflow-auto rounded-md bg-sunken p-3 font-mono text-12 wrap-anywhere whitespace-pre-wrap">
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}

/** The fields that differ between `before` and `after`; null if the payload does not have both. */
export function differencesIn(payload: unknown): Difference[] | null {
  if (!isRecord(payload) || !isRecord(payload['before']) || !isRecord(payload['after'])) return null;
  const { before, after } = payload;
  const [was, is] = [flat(before), flat(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? 'none', after: is.get(field) ?? 'none' }))
    .filter((difference) => difference.before !== difference.after);
}

/** Every value by its path, such as 'additionalInfo.birthDate'. */
function flat(value: Record<string, unknown>, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, inner] of Object.entries(value)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (isRecord(inner)) for (const [deep, text] of flat(inner, name)) found.set(deep, text);
    else found.set(name, textOf(inner));
  }
  return found;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
