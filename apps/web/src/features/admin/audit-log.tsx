import { DateText } from '@tamis/ui/date-text';
import { Pagination } from '@tamis/ui/pagination';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { SkeletonTable } from '@tamis/ui/skeleton-table';
import { Cell, Column, Row, Table, TableBody, TableFooter, TableHeader } from '@tamis/ui/table';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { eventText } from '../shared/action-text.ts';
import { BackLink } from '../shared/links.ts';
import { QueryError } from '../shared/query-error.tsx';
import { PAGE_SIZE, pageInput } from '../shared/paging.ts';
import { useMedia } from '../shared/use-media.ts';
import { NOT_KEPT } from './not-kept.ts';
import { EventDetails, EventMatch, EventSubject, type LoggedEvent } from './audit-event.tsx';
import { auditFilter } from './audit-filter.ts';
import { AuditToolbar } from './audit-toolbar.tsx';
import { ChainState } from './chain-state.tsx';
import { useAdminView } from '../shared/use-admin-view.ts';

const COLUMNS = [
  { label: 'Event', width: 80, kind: 'number' as const },
  { label: 'When', width: 208 },
  { label: 'Who', width: 112 },
  { label: 'Action' },
  { label: 'Subject', width: 300 },
  { label: 'Details', width: 100 },
];

/** Below this, the sidebar leaves less room than the columns need. */
const TOO_NARROW = '(max-width: 1265px)';

/** The audit log, newest first, with the state of the whole chain. */
export function AuditLog() {
  const { view, change } = useAdminView();
  const page = view.page ?? 1;
  const isNarrow = useMedia(TOO_NARROW);
  const events = trpc.audit.list.useQuery(
    { ...auditFilter(view), ...pageInput(page) },
    { placeholderData: keepPreviousData, ...NOT_KEPT },
  );
  return (
    <div className="grid gap-3">
      <BackLink to="/admin" search={{ tab: 'settings' }} className="justify-self-start">
        Back to System Settings
      </BackLink>
      <AuditToolbar />
      <Panel title="Audit Logs" meta={<ChainState />}>
        {events.isPending && <SkeletonTable label="Loading the audit log" columns={COLUMNS} />}
        <QueryError title="The audit log could not be loaded" query={events} />
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
    <Table aria-label="Audit events" density="compact" minWidth={960}>
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
              <DateText value={event.at} variant="seconds" isFocusable={false} />
            </Cell>
            <Cell>
              <PersonName name={event.actor} isCut />
            </Cell>
            <Cell strong>
              {eventText(event)}
              <bdi className="ms-2 font-mono text-12 font-normal text-muted max-[1400px]:hidden">{event.action}</bdi>
              <EventMatch event={event} />
            </Cell>
            <Cell muted>
              <EventSubject event={event} />
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

/** The events as items, for screens where the table does not fit. */
function EventItems({ events }: { events: readonly LoggedEvent[] }) {
  return (
    <ul aria-label="Audit events" className="divide-y divide-hairline">
      {events.map((event) => (
        <li key={event.seq} className="grid gap-0.5 px-4 py-3 text-13">
          <p className="flex items-baseline justify-between gap-3">
            <b className="font-medium">{eventText(event)}</b>
            <span className="text-muted tabular">{event.seq}</span>
          </p>
          <EventMatch event={event} />
          <p className="text-muted">
            <bdi dir="auto">{event.actor}</bdi>, <DateText value={event.at} variant="seconds" isFocusable={false} />
          </p>
          <div className="-me-2 flex items-center justify-between gap-3 text-muted">
            <span className="min-w-0 wrap-anywhere">
              <EventSubject event={event} />
            </span>
            <EventDetails event={event} />
          </div>
        </li>
      ))}
    </ul>
  );
}
