import type { Match } from '@tamis/api/screening/schema';
import { DateText } from '@tamis/ui/date-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';

type Reopened = NonNullable<Match['reopened']>;

/**
 * Why a decided pair waits again, or still waits although the two are no longer alike: what changed, and what had been
 * decided by a person or withdrawn by a screening.
 */
export function ReopenedNote({ match: { reopened, state } }: { match: Pick<Match, 'reopened' | 'state'> }) {
  // The person who approves has to know that the two are no longer alike.
  if (reopened === null || !(state === 'pending' || (state === 'proposed' && reopened.isUnlike))) return null;
  const { at, formerReason, formerNote, formerDecidedAt, isUnlike } = reopened;
  return (
    <div className="flex gap-2 bg-info-bg px-4 py-2.5 text-13 text-info-fg">
      <RotateCcw aria-hidden size={14} className="mt-0.5 shrink-0" />
      <p className="min-w-0 wrap-anywhere">
        <b className="font-medium">{headingText(reopened)}</b> {isUnlike ? 'since' : 'on'}{' '}
        <DateText value={at} isFocusable={false} />: {whyText(reopened)}{' '}
        {formerReason && (
          <>
            {formerText(reopened)} before
            {formerDecidedAt && (
              <>
                {' '}
                on <DateText value={formerDecidedAt} isFocusable={false} />
              </>
            )}
            : {formerReason}. {formerNote}
          </>
        )}
      </p>
    </div>
  );
}

const headingText = ({ isUnlike, wasProposed }: Reopened): string => {
  if (isUnlike) return 'No longer alike';
  return wasProposed ? 'Its proposal lapsed' : 'Opened again';
};

const formerText = ({ wasProposed, withdrawal }: Reopened): string =>
  wasProposed ? 'Proposed' : withdrawal === null ? 'Dismissed' : 'Withdrawn';

const AGAIN_TEXTS = {
  delisted: 'the listed party is on the list again',
  'no-longer-alike': 'the two are alike again',
  'below-threshold': 'the score is no longer below the threshold',
} as const;

function unlikeText(entity: readonly string[], party: readonly string[]): string {
  const ours = entity.length > 0 ? ` (${entity.join(', ')})` : '';
  const theirs = party.length > 0 ? ` and the listed party changed (${party.join(', ')})` : '';
  return `the entity changed${ours}${theirs}. It keeps waiting, since a decision on it takes two people.`;
}

function whyText({ entity, party, withdrawal, wasQuiet, isUnlike }: Reopened): string {
  if (isUnlike) return unlikeText(entity, party);
  const reasons = [
    ...(withdrawal === null ? [] : [AGAIN_TEXTS[withdrawal]]),
    ...(entity.length > 0 ? [`the entity changed (${entity.join(', ')})`] : []),
    ...(party.length > 0 ? [`the listed party changed (${party.join(', ')})`] : []),
  ];
  if (reasons.length > 0) return `${reasons.join(' and ')}.`;
  return wasQuiet ? 'what was compared has changed.' : 'the pair was not to be kept quiet.';
}
