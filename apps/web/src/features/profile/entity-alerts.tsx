import { Badge } from '@tamis/ui/badge';
import { RelativeTime } from '@tamis/ui/relative-time';
import { SeverityBadge } from '@tamis/ui/severity-badge';
import { trpc } from '../../trpc.ts';
import { AlertContent } from '../shared/alert-content.tsx';
import { alertTypeText } from '../shared/alert-words.ts';
import { NewestPanel } from './newest-panel.tsx';
import { alertsOfEntity } from './profile-inputs.ts';

/** The newest alerts of the entity; nothing if there are none. */
export function EntityAlerts({ entityId }: { entityId: number }) {
  const alerts = trpc.alerts.list.useQuery(alertsOfEntity(entityId));
  return (
    <NewestPanel title="Alerts" query={alerts}>
      {(rows) => (
        <ul className="divide-y divide-hairline">
          {rows.map(({ id, alertType, severity, content, createdAt, isRead }) => (
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
                <RelativeTime value={createdAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </NewestPanel>
  );
}
