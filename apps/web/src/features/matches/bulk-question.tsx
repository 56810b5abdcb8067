import type { Match } from '@tamis/api/screening/schema';
import { ConfirmDialog } from '@tamis/ui/dialog';
import { countText } from '../shared/counts.ts';
import { sentence } from '../shared/wording.ts';
import { matchText } from './decision-words.ts';

/** Hits with this score or more are rarely chance: dismissing several of them takes a confirmation. */
const SURE = 90;
export const isSure = ({ score }: Match): boolean => Math.round(score) >= SURE;

interface BulkQuestionProps {
  matches: readonly Match[];
  /** Null if no question is open. */
  reason: string | null;
  onOpenChange: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks whether so many matches, some of them hardly chance, are to be dismissed together. */
export function BulkQuestion({ matches, reason, onOpenChange, onConfirm }: BulkQuestionProps) {
  const dismiss = `Dismiss ${matchText(matches).toLowerCase()}`;
  return (
    <ConfirmDialog
      title={`${dismiss}?`}
      isOpen={reason !== null}
      onOpenChange={onOpenChange}
      confirmLabel={dismiss}
      onConfirm={() => reason !== null && onConfirm(reason)}
    >
      {countText(matches.filter(isSure).length, 'of them has', 'of them have')} a score of {SURE} or more. Reason:{' '}
      {reason !== null && sentence(reason)}
    </ConfirmDialog>
  );
}
