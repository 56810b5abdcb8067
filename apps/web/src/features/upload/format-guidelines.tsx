import { MAX_UPLOAD_BYTES, megabytes } from '@tamis/api/upload-limit';
import { Panel } from '@tamis/ui/panel';
import { CSV_COLUMNS } from './csv-columns.ts';

const EXAMPLE = `name,type,country
Signe Almqvist,person,Sweden
Nordhavn Maritime A/S,company,Denmark`;

/** The columns that a file may have, and their values. */
export function FormatGuidelines() {
  return (
    <Panel title="CSV Format Guidelines">
      <div className="p-4">
        {CSV_COLUMNS.map(({ title, columns }) => (
          <section key={title} className="mt-4 first:mt-0">
            <h3 className="mb-1 text-13 font-semibold">{title}</h3>
            <dl>
              {columns.map(({ name, values }) => (
                <div key={name} className="grid grid-cols-[112px_minmax(0,1fr)] items-baseline text-13 leading-6">
                  <dt className="font-mono text-12">{name}</dt>
                  <dd className="text-muted">{values}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="mt-4 text-13 text-muted">
          The first row names the columns, in any order; other names that customer files give them (Full Name,
          Nationality, DOB) are recognised too. Dates are <span className="whitespace-nowrap">YYYY-MM-DD</span>; a year
          or month alone (1971, <span className="whitespace-nowrap">1971-06</span>) is imported with a warning. One file
          of at most <span className="whitespace-nowrap">{megabytes(MAX_UPLOAD_BYTES)}</span>, in UTF-8.
        </p>
        {/* Scrollable sideways, by keyboard too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0} className="mt-4 overflow-x-auto rounded-md bg-sunken p-3 font-mono text-12 leading-5">
          {EXAMPLE}
        </pre>
      </div>
    </Panel>
  );
}
