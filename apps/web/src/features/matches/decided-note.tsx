import { orderOfReview } from '@tamis/api/screening/order-of-review';
import type { Match } from '@tamis/api/screening/schema';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { TextField } from '@tamis/ui/text-field';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { MatchStateBadge } from '../shared/match-state.tsx';
import { sentence } from '../shared/wording.ts';
import { fieldKeys } from './field-keys.ts';
import { ReviewChecks } from './review-checks.tsx';

interface DecidedNoteProps {
  match: Match;
  /** Undefined for users who may not decide. */
  onUndo?: (reason?: string) => void;
  /** Whether the user decided it a moment ago; otherwise undoing it asks for a reason. */
  isOwn?: boolean;
  /** The current checks are shown above: the earlier ones are repeated only where they differ. */
  isBelowChecks?: boolean;
  /** The heading above shows the state where there is room. */
  isBelowHeading?: boolean;
  /** In a line of a list: the checks are shown only in the open match. */
  isBrief?: boolean;
}

/** Before the evidence, instead of the decision bar: what was decided, by whom, when and why, and Undo. */
export function DecidedNote({
  match,
  onUndo,
  isOwn = false,
  isBelowChecks = false,
  isBelowHeading = false,
  isBrief = false,
}: DecidedNoteProps) {
  const { decidedBy, decidedAt, approvedBy, approvedAt, reason, note, state, keepQuiet, review } = match;
  const isSameAbove = isBelowChecks && JSON.stringify(review?.checks) === JSON.stringify(orderOfReview(match));
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3 text-13 ${isBelowHeading ? '' : 'border-t pt-3'}`}
    >
      <span className={isBelowHeading ? 'sm:hidden' : undefined}>
        <MatchStateBadge state={state} decidedBy={decidedBy} />
      </span>
      <div className={`min-w-0 flex-1 basis-60 ${isBelowHeading ? 'sm:ps-13' : ''}`}>
        <p className="text-muted">
          {reason && <b className="font-medium text-text">{sentence(reason)} </b>}
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
          {state === 'dismissed' &&
            decidedBy !== null &&
            (keepQuiet ? '. Kept quiet until either side changes.' : '. Not kept quiet.')}
        </p>
        {note && <p className="mt-0.5 wrap-anywhere">{note}</p>}
        {review && !isBrief && (
          <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-12 text-muted">
            <span>Decided at score {Math.round(review.score)}</span>
            {!isSameAbove && <ReviewChecks checks={review.checks} />}
          </div>
        )}
      </div>
      {onUndo && <Undo onUndo={onUndo} isOwn={isOwn} />}
    </div>
  );
}

/** Undoes the user's own decision at once; for another it asks why. */
function Undo({ onUndo, isOwn }: Required<Pick<DecidedNoteProps, 'onUndo' | 'isOwn'>>) {
  const [why, setWhy] = useState<string | null>(null);
  const cancel = () => setWhy(null);
  const undo = () => {
    if (isOwn) onUndo();
    else if (why === null) setWhy('');
    else if (why.trim() !== '') {
      onUndo(why.trim());
      cancel();
    }
  };
  return (
    <div className={`flex flex-wrap items-center gap-2 ${why === null ? '' : 'basis-full'}`}>
      {why !== null && (
        <TextField
          aria-label="Reason for undoing it"
          placeholder="Reason for undoing it"
          size="sm"
          autoFocus
          maxLength={500}
          value={why}
          onChange={setWhy}
          onKeyDown={(event) => fieldKeys(event, { enter: undo, escape: cancel })}
          className="min-w-40 flex-1"
        />
      )}
      {why !== null && (
        <Button size="sm" variant="ghost" onPress={cancel}>
          Cancel
        </Button>
      )}
      <Button
        size="sm"
        variant={why === null ? 'outline' : 'primary'}
        icon={<Undo2 aria-hidden />}
        isDisabled={why?.trim() === ''}
        onPress={undo}
      >
        Undo
      </Button>
    </div>
  );
}
