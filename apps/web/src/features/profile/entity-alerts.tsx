import { Badge } from '@tamis/ui/badge';
import { Panel } from '@tamis/ui/panel';
import { RelativeTime } from '@tamis/ui/relative-time';
import { SeverityBadge } from '@tamis/ui/severity-badge';
import { trpc } from '../../trpc.ts';
import { AlertContent } from '../shared/alert-content.tsx';
import { alertTypeText } from '../shared/alert-words.ts';
import { LoadError } from '../shared/load-error.tsx';
import { alertsOfEntity } from './profile-inputs.ts';

/** The newest alerts of the entity; nothing where there are none. */
export function EntityAlerts({ entityId }: { entityId: number }) {
  const { data, error, refetch } = trpc.alerts.list.useQuery(alertsOfEntity(entityId));
  if (error) {
    return (
      <Panel title="Alerts">
        <LoadError title="The alerts could not be loaded" error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!data || data.total === 0) return null;
  return (
    <Panel title="Alerts" meta={data.total}>
      <ul className="divide-y divide-hairline">
        {data.rows.map(({ id, alertType, severity, content, createdAt, isRead }) => (
          <li key={id} className="px-4 py-3">
            <p className="flex flex-wrap items-center gap-2 text-13 font-medium">
              {alertTypeText(alertType)}
              {!isRead && <Badge tone="info">New</Badge>}
              <span className="ms-auto">
                <SeverityBadge severity={severity} />
              </span>
            </p>
            <p className="mt-0.5 line-clamp-3 text-13 text-muted">
              <AlertContent content={content} />
            </p>
            <p className="mt-0.5 text-12 text-muted">
              <RelativeTime value={createdAt} short />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
