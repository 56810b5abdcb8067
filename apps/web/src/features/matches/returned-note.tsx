import type { Match } from '@tamis/api/screening/schema';
import { DateText } from '@tamis/ui/date-text';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';

const PROPOSED = {
  confirmed: 'the confirmation',
  dismissed: 'the dismissal',
  pending: 'taking back the confirmation',
} as const;

const UNDONE = { confirmed: 'the confirmation', dismissed: 'the dismissal', pending: '' } as const;

/** Why a second person did not approve a proposal, or somebody undid a decision. */
export function ReturnedNote({ returned }: Pick<Match, 'returned'>) {
  if (returned === null) return null;
  const { at, by, note, to, wasUndone } = returned;
  return (
    <div className="flex gap-2 bg-info-bg px-4 py-2.5 text-13 text-info-fg">
      <CornerUpLeft aria-hidden size={14} className="mt-0.5 shrink-0" />
      <p className="min-w-0 wrap-anywhere">
        <b className="font-medium">{wasUndone ? 'Undone' : 'Returned'}</b> by {by} on{' '}
        <DateText value={at} isFocusable={false} />,{' '}
        {wasUndone ? `who took back ${UNDONE[to]}` : `who did not approve ${PROPOSED[to]}`}: {note}
      </p>
    </div>
  );
}
