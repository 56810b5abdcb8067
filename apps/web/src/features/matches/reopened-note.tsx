import type { Match } from '@tamis/api/screening/schema';
import { DateText } from '@tamis/ui/date-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';

/** Why a pair that somebody dismissed waits again: what changed on either side, and what was decided before. */
export function ReopenedNote({ match: { reopened, state } }: { match: Pick<Match, 'reopened' | 'state'> }) {
  if (reopened === null || state !== 'pending') return null;
  const { at, entity, party, formerReason, formerNote, formerDecidedAt } = reopened;
  return (
    <div className="flex gap-2 bg-info-bg px-4 py-2.5 text-13 text-info-fg">
      <RotateCcw aria-hidden size={14} className="mt-0.5 shrink-0" />
      <p className="min-w-0 wrap-anywhere">
        <b className="font-medium">Opened again</b> on <DateText value={at} isFocusable={false} />:{' '}
        {changeText(entity, party)}{' '}
        {formerReason && (
          <>
            Dismissed before
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

function changeText(entity: readonly string[], party: readonly string[]): string {
  const sides = [
    ...(entity.length > 0 ? [`the entity changed (${entity.join(', ')})`] : []),
    ...(party.length > 0 ? [`the listed party changed (${party.join(', ')})`] : []),
  ];
  return sides.length === 0 ? 'the pair was not to be kept quiet.' : `${sides.join(' and ')}.`;
}
