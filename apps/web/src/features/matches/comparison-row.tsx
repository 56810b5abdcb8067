import { PersonName } from '@tamis/ui/person-name';
import { Differs, VerdictBadge } from '@tamis/ui/verdict-badge';
import { differingRuns } from './differing-text.ts';
import type { EvidenceRow } from './evidence-rows.ts';

/**
 * One grid for every width. With room: label, subject, verdict, listed party and reason on a line. With less room, the
 * reason is below the listed party. On a phone: label and verdict, then both values, then the reason.
 */
export const comparisonGrid =
  'grid grid-cols-2 gap-x-3 gap-y-1 px-4 @min-[560px]:grid-cols-[104px_minmax(0,1fr)_104px_minmax(0,1.3fr)] @min-[560px]:gap-x-4 @min-[820px]:grid-cols-[128px_minmax(0,1fr)_104px_minmax(0,1.3fr)_minmax(0,1.05fr)]';

/** A part of the name at 16 px, or another field; a stronger line separates the two kinds. */
export function ComparisonRow({ row, isFirstOfKind }: { row: EvidenceRow; isFirstOfKind: boolean }) {
  const { kind, label, subject, verdict, note } = row;
  const size = kind === 'name' ? 'font-medium @min-[560px]:text-16' : '';
  return (
    <tr
      className={`${comparisonGrid} min-h-[42px] items-center border-t py-2.5 @min-[560px]:gap-y-0 @min-[560px]:py-2 short:@min-[560px]:min-h-8 short:@min-[560px]:py-1 ${isFirstOfKind ? 'border-border' : 'border-hairline'}`}
    >
      <th scope="row" className="text-start text-13 font-normal text-muted">
        {label}
      </th>
      <td className="justify-self-end @min-[560px]:order-1 @min-[560px]:justify-self-start">
        <VerdictBadge verdict={verdict} />
      </td>
      <td className={`min-w-0 self-start wrap-anywhere @min-[560px]:self-center ${size}`}>
        <Value text={subject} />
      </td>
      <td className={`min-w-0 self-start wrap-anywhere @min-[560px]:order-2 @min-[560px]:self-center ${size}`}>
        <ListedValue row={row} />
      </td>
      <td
        className={`col-span-full text-12 text-muted empty:hidden ${note === 'Same' ? '@max-[820px]:sr-only' : ''} @min-[560px]:order-3 @min-[560px]:col-start-4 @min-[560px]:col-end-5 @min-[820px]:col-auto @min-[820px]:text-13`}
      >
        {note}
      </td>
    </tr>
  );
}

function Value({ text }: { text: string }) {
  if (text === '') return <span className="font-normal text-muted">Not available</span>;
  return <PersonName name={text} />;
}

function ListedValue({ row: { subject, listed, underline } }: { row: EvidenceRow }) {
  if (listed === '' || underline === null) return <Value text={listed} />;
  const runs = differingRuns(subject, listed, underline);
  if (runs.every(({ differs }) => !differs)) return <Value text={listed} />;
  return (
    <bdi dir="auto">
      {runs.map(({ text, differs }, at) =>
        // The runs of a text have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        differs ? <Differs key={at}>{text}</Differs> : <span key={at}>{text}</span>,
      )}
    </bdi>
  );
}
