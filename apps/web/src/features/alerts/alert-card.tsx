import { matchesText } from '@tamis/api/alerts/matches-text';
import type { Alert } from '@tamis/api/alerts/schema';
import { Badge } from '@tamis/ui/badge';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { readDate } from '@tamis/ui/dates';
import { SeverityBadge } from '@tamis/ui/severity-badge';
import { Tooltip } from '@tamis/ui/tooltip';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { useMay } from '../../session.ts';
import { AlertContent } from '../shared/alert-content.tsx';
import { EntityLink, EntityNumber } from '../shared/entity-link.tsx';
import { ButtonLink } from '../shared/links.ts';
import { detailsId } from './alert-focus.ts';
import { AlertTypeLabel } from './alert-type-label.tsx';
import { ScoreChange } from './score-change.tsx';

interface AlertCardProps {
  alert: Alert;
  onDetails: () => void;
  onMarkRead: () => void;
}

/** An alert on one line, or stacked if there is less room. Unread alerts are tinted and marked 'New'. */
export function AlertCard({ alert, onDetails, onMarkRead }: AlertCardProps) {
  const { alertType, severity, entity, content, createdAt, isRead } = alert;
  const state = matchesText(alert);
  return (
    <article
      data-list-item
      aria-label={`${entity.name}${isRead ? '' : ', unread'}`}
      className={`drawn-near grid grid-cols-[8px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-hairline py-3 ps-4 pe-2 [--content-height:120px] first:border-t-0 xl:min-h-[68px] xl:[--content-height:62px] xl:grid-cols-[8px_148px_minmax(0,1fr)_132px_auto] xl:gap-x-4 xl:gap-y-1 xl:py-2.5 xl:pe-3 ${isRead ? '' : 'bg-selected'}`}
    >
      <span aria-hidden className={`size-2 rounded-full xl:row-span-2 ${isRead ? '' : 'bg-accent'}`} />
      <span className="max-sm:col-start-2 max-sm:col-end-4 xl:row-span-2">
        <AlertTypeLabel type={alertType} />
      </span>
      <span className="col-start-2 col-end-4 row-start-2 min-w-0 pe-2 wrap-anywhere sm:col-end-3 xl:col-span-1 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:pe-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <EntityLink id={entity.id} name={entity.name} className={isRead ? '' : 'font-semibold!'} />
          <EntityNumber id={entity.id} />
          {!isRead && <Badge tone="info">New</Badge>}
          {state !== null && <MatchesState>{state}</MatchesState>}
        </span>
        {alertType === 'risk_score_change' && <ScoreChange content={content} />}
        <span className="mt-0.5 line-clamp-2 text-13 text-pretty text-muted max-xl:line-clamp-4">
          <AlertContent content={content} isScoreShown={alertType === 'risk_score_change'} />
        </span>
      </span>
      <span className="col-start-2 row-start-3 pt-1 sm:col-start-3 sm:row-start-2 sm:self-start sm:justify-self-end sm:pe-2 xl:col-start-4 xl:row-start-1 xl:self-end xl:justify-self-start xl:p-0">
        <span className="flex items-center gap-1.5">
          {/* Below two scores with their bands, a badge without a label would look like a third score. */}
          <span className="text-12 text-muted sm:sr-only">Severity</span>
          <SeverityBadge severity={severity} />
        </span>
      </span>
      {/* A phone has no room for it beside the type. */}
      <span className="col-start-3 row-start-3 self-end pe-2 text-end sm:row-start-1 sm:self-auto text-12 whitespace-nowrap text-muted xl:col-start-4 xl:row-start-2 xl:self-start xl:pe-0 xl:text-start">
        <DateText value={createdAt} isFocusable={false} />
        {readDate(createdAt) && (
          <>
            , <DateText value={createdAt} variant="time" isFocusable={false} />
          </>
        )}
      </span>
      <span className="no-print col-start-2 col-end-4 row-start-4 -ms-2 flex flex-wrap gap-0.5 xl:col-span-1 xl:col-start-5 xl:row-span-2 xl:row-start-1 xl:ms-0 xl:w-[252px] xl:justify-end">
        {!isRead && (
          <Button variant="plain" size="sm" icon={<Check aria-hidden />} onPress={onMarkRead}>
            Mark as read
          </Button>
        )}
        <Button id={detailsId(alert.id)} variant="plain" size="sm" onPress={onDetails}>
          View details
        </Button>
        <OpenCase alertId={alert.id} entityId={entity.id} />
      </span>
    </article>
  );
}

/** It may contain a name of any length. */
function MatchesState({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-1 text-12 font-medium text-muted">
      <CircleCheck aria-hidden size={12} strokeWidth={2.25} className="mt-0.5 shrink-0" />
      <bdi dir="auto">{children}</bdi>
    </span>
  );
}

function OpenCase({ alertId, entityId }: { alertId: number; entityId: number }) {
  if (!useMay('cases.write')) return null;
  return (
    <Tooltip content="Open a case">
      <ButtonLink
        to="/cases"
        search={{ new: true, entity: entityId, alert: alertId }}
        variant="ghost"
        size="sm"
        aria-label="Open a case from this alert"
        shape="icon"
        icon={<FolderPlus aria-hidden />}
      />
    </Tooltip>
  );
}
