import { List } from '@tamis/ui/facts';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { StatusBadge } from '@tamis/ui/status-badge';
import { trpc } from '../../trpc.ts';
import { CaseAge } from '../cases/case-age.tsx';
import { Link } from '../shared/links.ts';
import { LoadError } from '../shared/load-error.tsx';
import { NothingYet, SkeletonLines } from './panel-states.tsx';

/** Lines of the panel; the page of the cases has the rest. */
const MOST = 3;

/** What this person is working on: cases assigned to them that are not resolved. */
export function MyOpenCases() {
  const mine = trpc.cases.list.useQuery({ filter: 'mine', status: 'unresolved', limit: MOST });
  const open = mine.data?.rows ?? [];
  return (
    <Panel
      title="My open cases"
      actions={
        <Link to="/cases" search={{ filter: 'mine' }}>
          View my cases
        </Link>
      }
    >
      {mine.isPending && <SkeletonLines label="Loading my cases" badge />}
      {mine.isError && (
        <LoadError title="Your cases could not be loaded" error={mine.error} onRetry={() => void mine.refetch()} />
      )}
      {mine.data && open.length === 0 && <NothingYet>No open case is assigned to you.</NothingYet>}
      <List>
        {open.map(({ id, title, entity, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-13">
            <Link
              to="/cases"
              search={{ case: id }}
              variant="name"
              className="min-w-0 flex-1 basis-48 truncate sm:basis-36"
            >
              <PersonName name={title} isCut />
            </Link>
            <span className="min-w-0 flex-1 basis-36 truncate text-muted sm:basis-24">
              <PersonName name={entity.name} isCut />
            </span>
            <span className="sm:w-24">
              <StatusBadge status={status} />
            </span>
            <span className="text-end tabular sm:ms-auto sm:w-32">
              <CaseAge file={{ createdAt, status }} />
            </span>
          </li>
        ))}
      </List>
    </Panel>
  );
}
