import type { FieldChange } from '@tamis/api/watchlists/schema';

/** The removed and added values of each field; nothing for a party that was added or removed as a whole. */
export function FieldChanges({ fields }: { fields: readonly FieldChange[] }) {
  if (fields.length === 0) return null;
  return (
    <dl className="@container grid gap-1 text-12">
      {fields.map((change) => (
        <FieldItem key={change.field} change={change} />
      ))}
    </dl>
  );
}

function FieldItem({ change: { field, removed, added } }: { change: FieldChange }) {
  return (
    <div className="grid gap-x-3 @min-[420px]:grid-cols-[120px_minmax(0,1fr)]">
      <dt className="text-muted first-letter:uppercase">{field}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {removed.map((value) => (
          <del key={value} className="block text-muted">
            {value}
          </del>
        ))}
        {added.map((value) => (
          <ins key={value} className="block no-underline">
            + {value}
          </ins>
        ))}
        {removed.length + added.length === 0 && 'Written in another order'}
      </dd>
    </div>
  );
}
