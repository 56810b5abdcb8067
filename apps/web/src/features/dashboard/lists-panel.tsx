import type { ListStatus } from '@tamis/api/watchlists/schema';
import { Banner } from '@tamis/ui/banner';
import { formatDate } from '@tamis/ui/date-text';
import { Panel } from '@tamis/ui/panel';
import { RelativeTime } from '@tamis/ui/relative-time';
import { trpc } from '../../trpc.ts';
import { numberText } from '../shared/counts.ts';
import { errorText } from '../shared/error-text.ts';
import { Link } from '../shared/links.ts';
import { ListState } from '../shared/list-state.tsx';
import { NothingYet, SkeletonLines } from './panel-states.tsx';

/** How old each list is that everything is screened against. */
export function ListsPanel() {
  const lists = trpc.lists.status.useQuery();
  return (
    <Panel title="List freshness" actions={<Link to="/lists">View lists</Link>}>
      {lists.isPending && <SkeletonLines label="Loading lists" />}
      {lists.isError && <NothingYet>{errorText(lists.error)}</NothingYet>}
      {lists.data && <Troubles lists={lists.data} />}
      {lists.data && (
        <ul className="grid gap-2 px-4 py-3 text-13">
          {lists.data.map((list) => (
            <Freshness key={list.list} list={list} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What somebody has to look at, with its reason: a list that fails in silence is the worst of all. */
function Troubles({ lists }: { lists: readonly ListStatus[] }) {
  return lists
    .filter(({ error, stale, oldFile }) => error !== null || stale || oldFile)
    .map(({ list, title, error, stale, publishedAt, stagedVersion }) => (
      <Banner
        key={list}
        tone="warning"
        className="rounded-none"
        title={stagedVersion === null ? title : `${title}: a file waits for a decision`}
        action={
          <Link to="/lists" search={{ list }}>
            Look
          </Link>
        }
      >
        {error?.split(' Accept it on the page')[0] ??
          (stale
            ? 'Nobody has looked for a newer version for too long.'
            : `Published ${formatDate(publishedAt ?? '')}: there must be a newer file.`)}
      </Banner>
    ));
}

function Freshness({ list }: { list: ListStatus }) {
  const { title, parties, importedAt, stale, oldFile, error } = list;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_minmax(76px,auto)] items-center gap-3 tabular">
      <span className="wrap-anywhere">{title}</span>
      <span className="text-muted">{importedAt && numberText(parties)}</span>
      <span className="flex justify-end">
        {importedAt && !stale && !oldFile && error === null ? (
          <RelativeTime value={importedAt} short isFocusable={false} />
        ) : (
          <ListState list={list} />
        )}
      </span>
    </li>
  );
}
