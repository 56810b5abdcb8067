import type { Match } from '@tamis/api/screening/schema';
import { DateText } from '@tamis/ui/date-text';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';

const PROPOSED = {
  confirmed: 'the confirmation',
  dismissed: 'the dismissal',
  pending: 'taking back the confirmation',
} as const;

/** Why a second person did not approve what was proposed. */
export function ReturnedNote({ returned }: Pick<Match, 'returned'>) {
  if (returned === null) return null;
  return (
    <div className="flex gap-2 bg-info-bg px-4 py-2.5 text-13 text-info-fg">
      <CornerUpLeft aria-hidden size={14} className="mt-0.5 shrink-0" />
      <p className="min-w-0 wrap-anywhere">
        <b className="font-medium">Returned</b> by {returned.by} on <DateText value={returned.at} isFocusable={false} />
        , who did not approve {PROPOSED[returned.to]}: {returned.note}
      </p>
    </div>
  );
}
