import { Dialog, type DialogProps } from '@tamis/ui/dialog';
import { NotificationMark } from '@tamis/ui/notification-mark';
import { KEPT_MS, type RecentNotification, useRecentNotifications } from '@tamis/ui/recent-notifications';
import { RelativeTime } from '@tamis/ui/relative-time';

const KEPT_MINUTES = Math.round(KEPT_MS / 60_000);

/** The texts of toasts that have disappeared, newest first, for users who missed them. */
export function RecentNotifications(props: Pick<DialogProps, 'isOpen' | 'onOpenChange'>) {
  const recent = useRecentNotifications();
  return (
    <Dialog
      title="Recent notifications"
      description={`They stay here for ${KEPT_MINUTES} minutes.`}
      isDismissable
      {...props}
    >
      {recent.length === 0 ? (
        <p className="text-13 text-muted">No recent notifications.</p>
      ) : (
        <ul aria-label="Recent notifications" className="divide-y divide-hairline">
          {recent.map((notification) => (
            <Notification key={notification.id} {...notification} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Notification({ variant, tone, title, description, at }: RecentNotification) {
  return (
    <li className="flex items-start gap-3 py-3 text-13">
      <NotificationMark variant={variant} tone={tone} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-muted">{description}</p>}
      </div>
      <span className="shrink-0 text-12 text-muted">
        <RelativeTime value={at} />
      </span>
    </li>
  );
}
