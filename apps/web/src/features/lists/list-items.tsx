import type { ListStatus } from '@tamis/api/watchlists/schema';
import { DateText } from '@tamis/ui/date-text';
import { RelativeTime } from '@tamis/ui/relative-time';
import { countText, numberText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';
import { ListState } from '../shared/list-state.tsx';

/** The lists as items, for screens where the table does not fit. */
export function ListItems({ lists, openList }: { lists: readonly ListStatus[]; openList: string | undefined }) {
  return (
    <ul aria-label="Lists" className="divide-y divide-hairline">
      {lists.map((list) => (
        <li
          key={list.list}
          className={`relative grid gap-0.5 px-4 py-3 text-13 ${list.list === openList ? 'bg-selected' : ''}`}
        >
          <div className="flex items-start justify-between gap-3">
            {/* The whole item can be pressed. */}
            <Link
              to="/lists"
              search={{ list: list.list }}
              resetScroll={false}
              variant="name"
              className="after:absolute after:inset-0"
            >
              {list.title}
            </Link>
            <ListState list={list} />
          </div>
          {list.importedAt && <ListFacts list={list} importedAt={list.importedAt} />}
        </li>
      ))}
    </ul>
  );
}

function ListFacts({ list, importedAt }: { list: ListStatus; importedAt: string }) {
  const { number, publishedAt, parties, names, added, changed, removed } = list;
  return (
    <>
      <p className="text-muted">
        Version {number},{' '}
        {publishedAt && (
          <>
            published <DateText value={publishedAt} isFocusable={false} />,{' '}
          </>
        )}
        <span className="whitespace-nowrap">
          imported <RelativeTime value={importedAt} isFocusable={false} />
        </span>
      </p>
      <div className="grid gap-x-4 gap-y-0.5 text-muted tabular sm:grid-cols-[13rem_1fr]">
        <p>
          {countText(parties, 'party', 'parties')}, {countText(names, 'name', 'names')}
        </p>
        <p>
          {numberText(added)} added, {numberText(changed)} changed, {numberText(removed)} removed
        </p>
      </div>
    </>
  );
}
