import { Skeleton } from './skeleton.tsx';
import { cellStyles, columnStyles, tableStyles } from './table-styles.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const UNEVEN = [62, 48, 74, 55, 66, 40, 70];

export interface SkeletonTableProps {
  columns: { label: string; width?: number | string; kind?: 'text' | 'badge' | 'number' }[];
  rows?: number;
  label?: string;
}

/** The real headers and column widths with bars of uneven length, so that nothing moves when the data arrives. */
export function SkeletonTable({ columns, rows = 12, label = 'Loading' }: SkeletonTableProps) {
  return (
    <div aria-busy>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <table aria-hidden className={tableStyles}>
        <thead>
          <tr>
            {columns.map(({ label, width, kind }) => (
              <th
                key={label}
                style={{ width }}
                className={columnStyles({ align: kind === 'number' ? 'end' : 'start' })}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row} className="group/row">
              {columns.map(({ label, kind = 'text' }, column) => (
                <td key={label} className={cellStyles()}>
                  {kind === 'badge' ? (
                    <Skeleton kind="badge" width={80} />
                  ) : (
                    <Skeleton
                      width={kind === 'number' ? 28 : `${UNEVEN[(row + column * 3) % UNEVEN.length]}%`}
                      className={kind === 'number' ? 'ms-auto' : undefined}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
