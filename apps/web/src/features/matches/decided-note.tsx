import { orderOfReview } from '@tamis/api/screening/order-of-review';
import type { Match } from '@tamis/api/screening/schema';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import Undo2 from 'lucide-react/icons/undo-2';
import { MatchStateBadge } from '../shared/match-state.tsx';
import { ReviewChecks } from './review-checks.tsx';

interface DecidedNoteProps {
  match: Match;
  /** Left out for those who may not decide. */
  onUndo?: () => void;
  /** What is checked now stands above: what was is told again only where it was something else. */
  isBelowChecks?: boolean;
  /** The heading above says the state, where it has the room. */
  isBelowHeading?: boolean;
}

/** Before the evidence, in the place of the decision bar: what was decided, by whom, when and why, and the way back. */
export function DecidedNote({ match, onUndo, isBelowChecks = false, isBelowHeading = false }: DecidedNoteProps) {
  const { decidedBy, decidedAt, approvedBy, approvedAt, reason, note, state, keepQuiet, review } = match;
  const isSameAbove = isBelowChecks && JSON.stringify(review?.checks) === JSON.stringify(orderOfReview(match));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-3 text-13">
      <span className={isBelowHeading ? 'sm:hidden' : undefined}>
        <MatchStateBadge state={state} />
      </span>
      <div className={`min-w-0 flex-1 basis-60 ${isBelowHeading ? 'sm:ps-13' : ''}`}>
        <p className="text-muted">
          {reason && <b className="font-medium text-text">{reason}. </b>}
          {decidedBy ? `By ${decidedBy}` : 'By the system'}
          {decidedAt && (
            <>
              , <DateText value={decidedAt} variant="datetime" />
            </>
          )}
          {approvedAt && (
            <>
              , approved by {approvedBy}, <DateText value={approvedAt} variant="datetime" />
            </>
          )}
          {state === 'dismissed' && (keepQuiet ? '. Kept quiet until either side changes.' : '. Not kept quiet.')}
        </p>
        {note && <p className="mt-0.5 wrap-anywhere">{note}</p>}
        {review && (
          <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-12 text-muted">
            <span>Decided at score {Math.round(review.score)}</span>
            {!isSameAbove && <ReviewChecks checks={review.checks} />}
          </div>
        )}
      </div>
      {onUndo && (
        <Button size="sm" icon={<Undo2 aria-hidden />} onPress={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
}
