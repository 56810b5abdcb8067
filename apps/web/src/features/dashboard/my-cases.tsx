import { DateText } from '@tamis/ui/date-text';
import { List } from '@tamis/ui/facts';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { StatusBadge } from '@tamis/ui/status-badge';
import { useNow } from '@tamis/ui/use-now';
import { trpc } from '../../trpc.ts';
import { CaseAge } from '../cases/case-age.tsx';
import { isOverdue } from '../cases/due.ts';
import { dayOf } from '../shared/dates.ts';
import { Link } from '../shared/links.ts';
import { LoadError } from '../shared/load-error.tsx';
import { NothingYet, SkeletonLines } from './panel-states.tsx';

/** The number of rows; the Cases page has the rest. */
const MOST = 3;

/** The unresolved cases that are assigned to this user, those that are due first. */
export function MyOpenCases() {
  const mine = trpc.cases.list.useQuery({ filter: 'mine', status: 'unresolved', sort: 'dueDate', limit: MOST });
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
      {mine.isPending && <SkeletonLines label="Loading my cases" lines={1} badge />}
      {mine.isError && (
        <LoadError title="Your cases could not be loaded" error={mine.error} onRetry={() => void mine.refetch()} />
      )}
      {mine.data && open.length === 0 && <NothingYet>No open case is assigned to you.</NothingYet>}
      <List>
        {open.map(({ id, title, entity, status, createdAt, dueDate }) => (
          <li
            key={id}
            className="grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2 text-13 sm:grid-cols-[minmax(0,1fr)_minmax(0,112px)_88px_120px]"
          >
            <Link to="/cases" search={{ case: id }} variant="name" className="truncate max-sm:col-span-2">
              <PersonName name={title} isCut />
            </Link>
            <span className="truncate text-muted">
              <PersonName name={entity.name} isCut />
            </span>
            <span>
              <StatusBadge status={status} />
            </span>
            <span className="tabular max-sm:col-span-2 sm:text-end">
              {dueDate === null ? <CaseAge file={{ createdAt, status }} /> : <DueText dueDate={dueDate} />}
            </span>
          </li>
        ))}
      </List>
    </Panel>
  );
}

/** 'Due Nov 28, 2026', 'Overdue': there is little room. */
function DueText({ dueDate }: { dueDate: string }) {
  const today = dayOf(useNow());
  if (isOverdue({ dueDate, status: 'open' }, today)) return <span className="font-semibold">Overdue</span>;
  return (
    <span>
      Due <DateText value={dueDate} />
    </span>
  );
}
