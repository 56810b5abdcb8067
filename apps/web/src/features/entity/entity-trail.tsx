import type { AuditEvent } from '@tamis/api/audit/schema';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { RelativeTime } from '@tamis/ui/relative-time';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { actionText } from '../shared/action-text.ts';
import { LoadError } from '../shared/load-error.tsx';
import { trailOfEntity } from './profile-inputs.ts';

/** The newest audit events of the entity, for those who may read the audit log. */
export function EntityTrail({ entityId }: { entityId: number }) {
  const mayRead = useMay('audit.read');
  const { data, error, refetch } = trpc.audit.list.useQuery(trailOfEntity(entityId), { enabled: mayRead });
  const users = trpc.users.list.useQuery(undefined, { enabled: useMay('users.read') });
  const nameOf = (actor: string) => users.data?.find(({ username }) => username === actor)?.fullName ?? actor;
  if (error) {
    return (
      <Panel title="Audit trail">
        <LoadError title="The audit trail could not be loaded" error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!data || data.total === 0) return null;
  return (
    <Panel title="Audit trail" meta={data.total}>
      <ol className="divide-y divide-hairline">
        {data.rows.map((event) => (
          <TrailLine key={event.seq} event={event} by={nameOf(event.actor)} />
        ))}
      </ol>
    </Panel>
  );
}

function TrailLine({ event: { action, at }, by }: { event: Pick<AuditEvent, 'action' | 'at'>; by: string }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 px-4 py-2 text-13">
      <span className="font-medium">{actionText(action)}</span>
      <span className="text-muted">
        by <PersonName name={by} />
      </span>
      <span className="ms-auto text-12 text-muted">
        <RelativeTime value={at} short />
      </span>
    </li>
  );
}
