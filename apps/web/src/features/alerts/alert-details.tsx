import { matchesText } from '@tamis/api/alerts/matches-text';
import type { Alert } from '@tamis/api/alerts/schema';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { Dialog } from '@tamis/ui/dialog';
import { Fact, Facts } from '@tamis/ui/facts';
import { PersonName } from '@tamis/ui/person-name';
import { SeverityBadge } from '@tamis/ui/severity-badge';
import { EntityNumber } from '../shared/entity-link.tsx';
import { ButtonLink } from '../shared/links.ts';
import { alertTypeText } from '../shared/alert-words.ts';
import { useLastShown } from '../shared/use-last-shown.ts';
import { ScoreChange } from './score-change.tsx';

interface AlertDetailsProps {
  /** Null while no alert is open. */
  alert: Alert | null;
  onClose: () => void;
}

/** The whole alert. */
export function AlertDetails({ alert: open, onClose }: AlertDetailsProps) {
  const alert = useLastShown(open);
  // If no match waits, the queue would be empty.
  const hasWaiting = (alert?.matches?.waiting ?? 0) > 0;
  return (
    <Dialog
      isInAddress
      title={alert ? alertTypeText(alert.alertType) : ''}
      isOpen={open !== null}
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        alert && (
          <>
            <Button onPress={onClose}>Close</Button>
            {alert.articleId !== undefined && (
              <ButtonLink to="/articles/$id" params={{ id: String(alert.articleId) }}>
                View full article
              </ButtonLink>
            )}
            <ButtonLink
              to="/entity/$id"
              params={{ id: String(alert.entityId) }}
              variant={hasWaiting ? 'outline' : 'primary'}
            >
              View Entity Profile
            </ButtonLink>
            {hasWaiting && (
              <ButtonLink to="/matches" search={{ entity: alert.entityId }} variant="primary">
                Review matches
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {alert && <Details alert={alert} />}
    </Dialog>
  );
}

function Details({ alert }: { alert: Alert }) {
  const { entity, alertType, content, severity, createdAt } = alert;
  const state = matchesText(alert);
  return (
    <Facts className="wrap-anywhere">
      <Fact label="Entity">
        <PersonName name={entity.name} /> <EntityNumber id={entity.id} />
      </Fact>
      <Fact label="Content">
        {alertType === 'risk_score_change' && (
          <span className="mb-1.5 block">
            <ScoreChange content={content} />
          </span>
        )}
        <bdi dir="auto">{content}</bdi>
      </Fact>
      {state !== null && <Fact label="Since then">{state}</Fact>}
      <Fact label="Created at">
        <DateText value={createdAt} variant="datetime" />
      </Fact>
      <Fact label="Severity">
        <SeverityBadge severity={severity} />
      </Fact>
    </Facts>
  );
}
