import type { Entity } from '@tamis/api/entities/schema';
import { DateText } from '@tamis/ui/date-text';
import { Panel } from '@tamis/ui/panel';
import { RelativeTime } from '@tamis/ui/relative-time';
import { ListedState } from '@tamis/ui/status-badge';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { trpc } from '../../trpc.ts';
import { acronymsIn } from '../shared/acronyms.ts';
import { countText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';
import { type ListRow, listRows } from './list-rows.ts';
import { matchesOfEntity } from '../shared/matches-of-entity.ts';

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 px-4 @min-[640px]:grid-cols-[minmax(0,1fr)_104px_minmax(0,1fr)_96px_104px]';

/** The four lists, each Listed or Not Listed, then any others. */
export function SanctionsLists({ entity }: { entity: Entity }) {
  const { data: matches } = trpc.matches.list.useQuery(matchesOfEntity(entity.id));
  const { data: screening } = trpc.screening.last.useQuery({ entityId: entity.id });
  const { rows, others } = listRows(entity, matches?.rows ?? [], screening);
  const hasNoList = entity.isSanctioned && entity.flags.sanctionLists.length === 0;
  return (
    <Panel
      title="Sanctions lists"
      meta={
        screening && (
          <span>
            Screened <RelativeTime value={screening.at} />
          </span>
        )
      }
    >
      <div className="@container">
        <div aria-hidden className={`${columns} hidden min-h-9 text-12 font-medium text-muted @min-[640px]:grid`}>
          <span>List</span>
          <span>Status</span>
          <span>Programme</span>
          <span>Listed on</span>
          <span>List version</span>
        </div>
        <ul aria-label="Sanctions lists" className="@max-[640px]:*:first:border-t-0">
          {rows.map((row) => (
            <ListLine key={row.code} row={row} />
          ))}
        </ul>
        {others.length > 0 && (
          <>
            <h3 className="border-t px-4 pt-3 pb-1 text-12 font-medium text-muted">Other lists</h3>
            <ul aria-label="Other lists">
              {others.map((row) => (
                <ListLine key={row.code} row={row} />
              ))}
            </ul>
          </>
        )}
      </div>
      {hasNoList && (
        <p className="border-t border-hairline px-4 py-3 text-13 text-muted">
          Marked as sanctioned, but no list is recorded.
        </p>
      )}
    </Panel>
  );
}

function ListLine({ row }: { row: ListRow }) {
  const { title, isListed, delistedDay, programmes, listedOn, waiting, searchedVersion } = row;
  const [first] = waiting;
  const note = (first || delistedDay) && (
    <span
      className={`col-span-full flex flex-wrap gap-x-3 text-muted ${isListed ? '@min-[640px]:col-start-3' : '@min-[640px]:col-span-2'}`}
    >
      {delistedDay && (
        <span>
          Not on the version of <DateText value={delistedDay} />
        </span>
      )}
      {first && (
        <Link to="." search={(before) => ({ ...before, match: first.id })} resetScroll={false}>
          {countText(waiting.length, 'match waiting', 'matches waiting')}
        </Link>
      )}
    </span>
  );
  // Programmes use the space of a missing listing date.
  const hasRoom = programmes.length > 0 && listedOn === null;
  return (
    <li className={`${columns} min-h-11 border-t border-hairline py-2.5 text-13 @min-[640px]:py-1`}>
      <span title={acronymsIn(title)} className="font-medium wrap-anywhere">
        {title}
      </span>
      <ListedState listed={isListed} />
      {note && !isListed ? (
        note
      ) : (
        <>
          <span
            className={`wrap-anywhere ${hasRoom ? '@min-[640px]:col-span-2' : ''} ${programmes.length > 0 ? '@max-[640px]:text-muted' : 'hidden text-muted @min-[640px]:inline'}`}
          >
            {programmes.join(', ') || '–'}
          </span>
          <span
            className={`@max-[640px]:text-end @max-[640px]:text-muted ${hasRoom ? '@min-[640px]:hidden!' : ''} ${listedOn ? '' : 'hidden text-muted @min-[640px]:inline'}`}
          >
            {listedOn ? <DateText value={listedOn} /> : '–'}
          </span>
        </>
      )}
      <SearchedVersion value={searchedVersion} />
      {isListed && note}
    </li>
  );
}

/**
 * A list that was not searched, or only in an old version, does not clear anybody. Shown on the smallest screen too.
 */
function SearchedVersion({ value }: { value: ListRow['searchedVersion'] }) {
  if (value === null)
    return (
      <span className="col-span-full inline-flex items-center gap-1.5 text-med-fg @min-[640px]:col-span-1">
        <TriangleAlert aria-hidden size={14} />
        Not searched
      </span>
    );
  return (
    <span className="text-muted @max-[640px]:col-span-full @max-[640px]:col-start-1 @max-[640px]:row-start-2 @max-[640px]:text-12">
      {value && (
        <>
          <span className="@min-[640px]:hidden">Version of </span>
          <DateText value={value} isFocusable={false} />
        </>
      )}
    </span>
  );
}
