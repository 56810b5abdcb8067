import { Tooltip } from '@tamis/ui/tooltip';
import Bell from 'lucide-react/icons/bell';
import { numberText } from '../shared/counts.ts';
import { ButtonLink } from '../shared/links.ts';
import { useUnreadCount } from '../shared/use-unread-count.ts';

/** Links to /alerts. The red dot means that at least one alert is unread. */
export function AlertsBell() {
  const unread = useUnreadCount() ?? 0;
  const label = unread > 0 ? `Alerts, ${numberText(unread)} unread` : 'Alerts';
  return (
    <Tooltip content={label}>
      <ButtonLink
        to="/alerts"
        variant="ghost"
        aria-label={label}
        shape="icon"
        className="relative"
        icon={<Bell aria-hidden />}
      >
        {unread > 0 && (
          <span
            data-unread
            aria-hidden
            className="absolute end-1.5 top-1.5 size-[7px] rounded-full bg-high-solid ring-2 ring-canvas pointer-coarse:end-2.5 pointer-coarse:top-2.5"
          />
        )}
      </ButtonLink>
    </Tooltip>
  );
}
