import type { AuditAction } from '@tamis/api/audit/actions';
import { Link as WebLink } from '@tamis/ui/link';
import { PersonName } from '@tamis/ui/person-name';
import { RelativeTime } from '@tamis/ui/relative-time';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import type { LoggedEvent } from '../admin/audit-event.tsx';
import { eventText, recordedIn } from '../shared/action-text.ts';
import { Link } from '../shared/links.ts';
import { NewestPanel } from './newest-panel.tsx';
import { trailOfEntity } from './profile-inputs.ts';

/** The newest audit events of the entity, for users who may read the audit log. */
export function EntityTrail({ entityId }: { entityId: number }) {
  const mayRead = useMay('audit.read');
  const trail = trpc.audit.list.useQuery(trailOfEntity(entityId), { enabled: mayRead });
  const users = trpc.users.list.useQuery(undefined, { enabled: useMay('users.read') });
  const nameOf = (actor: string) => users.data?.find(({ username }) => username === actor)?.fullName ?? actor;
  return (
    <NewestPanel
      title="Audit trail"
      query={trail}
      actions={
        trail.data &&
        trail.data.total > trail.data.rows.length && (
          <Link to="/admin" search={{ tab: 'settings', audit: true, entity: entityId }}>
            View all
          </Link>
        )
      }
    >
      {(rows) => (
        <ol className="divide-y divide-hairline">
          {rows.map((event) => (
            <TrailLine key={event.seq} event={event} by={nameOf(event.actor)} />
          ))}
        </ol>
      )}
    </NewestPanel>
  );
}

function TrailLine({ event, by }: { event: LoggedEvent; by: string }) {
  const { action, at, payload } = event;
  const why = action === UNDONE ? recordedIn(payload).get('why') : undefined;
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 px-4 py-2 text-13">
      <span className="font-medium">{eventText(event)}</span>
      <TrailObject event={event} />
      <span className="text-muted">
        by <PersonName name={by} />
        {typeof why === 'string' && `: ${why}`}
      </span>
      <span className="ms-auto text-12 text-muted">
        <RelativeTime value={at} />
      </span>
    </li>
  );
}

const REPORTED: AuditAction = 'report.create';
const UNDONE: AuditAction = 'match.undo';

/** The report, article or listed party that the event is about. */
function TrailObject({ event }: { event: LoggedEvent }) {
  const { action, payload, subjectType, subjectId, subjectName, party } = event;
  if (subjectType === 'article' && subjectId !== null) {
    return (
      <Link to="/articles/$id" params={{ id: String(subjectId) }}>
        <PersonName name={subjectName ?? `Article ${subjectId}`} />
      </Link>
    );
  }
  const report = action === REPORTED ? recordedIn(payload).get('report') : undefined;
  if (typeof report === 'number') {
    return (
      <WebLink href={`/api/reports/${report}/file`} target="_blank" rel="noreferrer">
        Report {report}
      </WebLink>
    );
  }
  return (
    party && (
      <span className="text-muted">
        <PersonName name={party.name} /> ({party.list})
      </span>
    )
  );
}
