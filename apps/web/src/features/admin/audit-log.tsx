import type { ListedEvent } from '@tamis/api/audit/schema';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { Dialog, DialogTrigger } from '@tamis/ui/dialog';
import { Pagination } from '@tamis/ui/pagination';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { SkeletonTable } from '@tamis/ui/skeleton-table';
import { Cell, Column, Row, Table, TableBody, TableFooter, TableHeader } from '@tamis/ui/table';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { trpc } from '../../trpc.ts';
import { actionText } from '../shared/action-text.ts';
import { BackLink, Link } from '../shared/links.ts';
import { LoadError } from '../shared/load-error.tsx';
import { PAGE_SIZE, pageInput } from '../shared/paging.ts';
import { NARROW, useMedia } from '../shared/use-media.ts';
import { ALWAYS_NEW } from './always-new.ts';
import { auditFilter } from './audit-filter.ts';
import { AuditToolbar } from './audit-toolbar.tsx';
import { ChainState } from './chain-state.tsx';
import { PayloadDifference } from './payload-difference.tsx';
import { useAdminView } from '../shared/use-admin-view.ts';

const COLUMNS = [
  { label: 'Event', width: 80, kind: 'number' as const },
  { label: 'When', width: 190 },
  { label: 'Who', width: 140 },
  { label: 'Action' },
  { label: 'Subject', width: 300 },
  { label: 'Details', width: 100 },
];

/** On its way here an empty payload is left out. */
type LoggedEvent = Omit<ListedEvent, 'payload'> & { payload?: unknown };

/** Newest first, with the state of the whole chain. */
export function AuditLog() {
  const { view, change } = useAdminView();
  const page = view.page ?? 1;
  const isNarrow = useMedia(NARROW);
  const events = trpc.audit.list.useQuery(
    { ...auditFilter(view), ...pageInput(page) },
    { placeholderData: keepPreviousData, ...ALWAYS_NEW },
  );
  return (
    <div className="grid gap-3">
      <BackLink to="/admin" search={{ tab: 'settings' }} className="justify-self-start">
        Back to System Settings
      </BackLink>
      <AuditToolbar />
      <Panel title="Audit Logs" meta={<ChainState />}>
        {events.isPending && <SkeletonTable label="Loading the audit log" columns={COLUMNS} />}
        {events.isError && (
          <LoadError
            title="The audit log could not be loaded"
            error={events.error}
            onRetry={() => void events.refetch()}
          />
        )}
        {events.data && (
          <>
            {isNarrow ? <EventItems events={events.data.rows} /> : <EventsTable events={events.data.rows} />}
            <TableFooter>
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={events.data.total}
                onPageChange={(next) => change({ page: next === 1 ? undefined : next })}
              />
            </TableFooter>
          </>
        )}
      </Panel>
    </div>
  );
}

function EventsTable({ events }: { events: readonly LoggedEvent[] }) {
  return (
    <Table aria-label="Audit events" layout="fixed" density="compact" minWidth={920}>
      <TableHeader>
        {COLUMNS.map(({ label, width, kind }) => (
          <Column key={label} width={width} isRowHeader={label === 'Action'} align={kind ? 'end' : 'start'}>
            {label}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={events}>
        {(event) => (
          <Row id={event.seq}>
            <Cell align="end" muted>
              {event.seq}
            </Cell>
            <Cell>
              <DateText value={event.at} variant="datetime" isFocusable={false} />
            </Cell>
            <Cell>
              <bdi dir="auto">{event.actor}</bdi>
            </Cell>
            <Cell strong>
              {actionText(event.action)}
              <bdi className="ms-2 font-mono text-12 font-normal text-muted max-lg:hidden">{event.action}</bdi>
            </Cell>
            <Cell muted>
              <Subject event={event} />
            </Cell>
            <Cell>
              <EventDetails event={event} />
            </Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

/** Under 641 px each event is an item. */
function EventItems({ events }: { events: readonly LoggedEvent[] }) {
  return (
    <ul aria-label="Audit events" className="divide-y divide-hairline">
      {events.map((event) => (
        <li key={event.seq} className="grid gap-0.5 px-4 py-3 text-13">
          <p className="flex items-baseline justify-between gap-3">
            <b className="font-medium">{actionText(event.action)}</b>
            <span className="text-muted tabular">{event.seq}</span>
          </p>
          <p className="text-muted">
            <bdi dir="auto">{event.actor}</bdi>, <DateText value={event.at} variant="datetime" isFocusable={false} />
          </p>
          <div className="flex items-center justify-between gap-3 text-muted">
            <span className="min-w-0 wrap-anywhere">
              <Subject event={event} />
            </span>
            <EventDetails event={event} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const subjectText = ({ subjectType, subjectId }: LoggedEvent): string =>
  subjectId === null ? subjectType : `${subjectType} ${subjectId}`;

/** By its name of today, else by its number; what has a page of its own leads there. */
function Subject({ event }: { event: LoggedEvent }) {
  const { subjectName } = event;
  const number = subjectText(event);
  return (
    <>
      <SubjectLink event={event}>{subjectName === null ? number : <PersonName name={subjectName} />}</SubjectLink>
      {subjectName !== null && <span className="ms-2 text-12 text-muted">{number}</span>}
    </>
  );
}

function SubjectLink({ event: { subjectType, subjectId }, children }: { event: LoggedEvent; children: ReactNode }) {
  const params = { id: String(subjectId) };
  if (subjectId !== null && subjectType === 'entity')
    return (
      <Link to="/entity/$id" params={params}>
        {children}
      </Link>
    );
  if (subjectId !== null && subjectType === 'article')
    return (
      <Link to="/articles/$id" params={params}>
        {children}
      </Link>
    );
  if (subjectId !== null && subjectType === 'screening')
    return (
      <Link to="/screenings/$id" params={params}>
        {children}
      </Link>
    );
  if (subjectId !== null && subjectType === 'case')
    return (
      <Link to="/cases" search={{ case: subjectId }}>
        {children}
      </Link>
    );
  return children;
}

function EventDetails({ event }: { event: LoggedEvent }) {
  return (
    <DialogTrigger>
      <Button size="sm" variant="link" className="-ms-2">
        Details
      </Button>
      <Dialog title={`Event ${event.seq}: ${actionText(event.action)}`} description={subjectText(event)} isDismissable>
        <PayloadDifference payload={event.payload} />
      </Dialog>
    </DialogTrigger>
  );
}
