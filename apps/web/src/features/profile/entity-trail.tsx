import type { AuditAction } from '@tamis/api/audit/actions';
import type { ListedEvent } from '@tamis/api/audit/schema';
import type { Match } from '@tamis/api/screening/schema';
import { Link as WebLink } from '@tamis/ui/link';
import { PersonName } from '@tamis/ui/person-name';
import { RelativeTime } from '@tamis/ui/relative-time';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { eventText } from '../shared/action-text.ts';
import { primaryName } from '../party/party-words.ts';
import { Link } from '../shared/links.ts';
import { matchesOfEntity } from '../shared/matches-of-entity.ts';
import { NewestPanel } from './newest-panel.tsx';
import { trailOfEntity } from './profile-inputs.ts';

/** The newest audit events of the entity, for users who may read the audit log. */
export function EntityTrail({ entityId }: { entityId: number }) {
  const mayRead = useMay('audit.read');
  const trail = trpc.audit.list.useQuery(trailOfEntity(entityId), { enabled: mayRead });
  const users = trpc.users.list.useQuery(undefined, { enabled: useMay('users.read') });
  const matches = trpc.matches.list.useQuery(matchesOfEntity(entityId), { enabled: mayRead });
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
            <TrailLine key={event.seq} event={event} by={nameOf(event.actor)} matches={matches.data?.rows ?? []} />
          ))}
        </ol>
      )}
    </NewestPanel>
  );
}

interface TrailLineProps {
  event: TrailEvent;
  by: string;
  matches: readonly Match[];
}

function TrailLine({ event, by, matches }: TrailLineProps) {
  const { action, at } = event;
  const why = action === UNDONE ? textIn(event.payload, 'why') : undefined;
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 px-4 py-2 text-13">
      <span className="font-medium">{eventText(event)}</span>
      <TrailObject event={event} matches={matches} />
      <span className="text-muted">
        by <PersonName name={by} />
        {why !== undefined && `: ${why}`}
      </span>
      <span className="ms-auto text-12 text-muted">
        <RelativeTime value={at} short />
      </span>
    </li>
  );
}

/** JSON leaves out a payload that is undefined. */
type TrailEvent = Pick<ListedEvent, 'action' | 'at' | 'subjectType' | 'subjectId' | 'subjectName'> & {
  payload?: unknown;
};

const REPORTED: AuditAction = 'report.create';
const UNDONE: AuditAction = 'match.undo';

/** The report, article or match that the event is about. */
function TrailObject({ event, matches }: Pick<TrailLineProps, 'event' | 'matches'>) {
  const { action, payload, subjectType, subjectId, subjectName } = event;
  if (subjectType === 'article' && subjectId !== null) {
    return (
      <Link to="/articles/$id" params={{ id: String(subjectId) }}>
        <PersonName name={subjectName ?? `Article ${subjectId}`} />
      </Link>
    );
  }
  const report = action === REPORTED ? idIn(payload, 'report') : undefined;
  if (report !== undefined) {
    return (
      <WebLink href={`/api/reports/${report}/file`} target="_blank" rel="noreferrer">
        Report {report}
      </WebLink>
    );
  }
  const matchId = idIn(payload, 'match');
  const match = matchId === undefined ? undefined : matches.find(({ id }) => id === matchId);
  if (!match) return null;
  return (
    <span className="text-muted">
      <PersonName name={primaryName(match)} /> ({match.list.code})
    </span>
  );
}

const valueIn = (payload: unknown, key: string): unknown => new Map(Object.entries(payload ?? {})).get(key);

function idIn(payload: unknown, key: string): number | undefined {
  const value = valueIn(payload, key);
  return typeof value === 'number' ? value : undefined;
}

function textIn(payload: unknown, key: string): string | undefined {
  const value = valueIn(payload, key);
  return typeof value === 'string' ? value : undefined;
}
