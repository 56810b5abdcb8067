import type { Match } from '@tamis/api/screening/schema';
import { misfitReasons } from '@tamis/api/screening/dismiss-reasons';
import { DISMISS_REASONS } from '@tamis/api/screening/view-schema';
import { bottomBar } from '@tamis/ui/bottom-bar';
import { Button } from '@tamis/ui/button';
import { Kbd, KeyHint } from '@tamis/ui/kbd';
import Hourglass from 'lucide-react/icons/hourglass';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { areOneParty } from './one-party.ts';
import { BulkQuestion } from './bulk-question.tsx';
import { matchText } from './decision-words.ts';
import { DecisionNote } from './decision-note.tsx';
import { DismissReasons } from './dismiss-reasons.tsx';
import { type DecisionActionsOptions, useDecisionActions } from './use-decision-actions.ts';
import { useDecisionKeys } from './use-decision-keys.ts';

interface DecisionBarProps
  extends
    Pick<DecisionActionsOptions, 'decisions' | 'onDecided' | 'onFailed' | 'whenNoticed'>,
    Partial<Pick<DecisionActionsOptions, 'isTogether'>> {
  /** What is decided together, by rows of the queue: each row has the records of one party. One match is one row. */
  parties: readonly (readonly Match[])[];
  /** Hides reasons and note until Dismiss or a note is asked for, so that more of the evidence is seen. */
  isCompact?: boolean;
}

/**
 * Confirm and Dismiss, equal in size and weight so that the layout favours neither; `useDecisionKeys` binds the keys. Give
 * it the match's id as its `key`.
 */
export function DecisionBar({
  parties,
  decisions,
  onDecided,
  onFailed,
  whenNoticed,
  isCompact = false,
  isTogether = false,
}: DecisionBarProps) {
  const matches = parties.flat();
  const which = matchText(matches).toLowerCase();
  // Matches chosen beside an open one were offered as the same party.
  const isConfirmable = !isTogether || areOneParty(parties);
  const actions = useDecisionActions({
    matches,
    decisions,
    onDecided,
    onFailed,
    whenNoticed,
    isTogether,
    isOneParty: parties.length === 1,
  });
  const { form } = actions;
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => (bar.current ? bottomBar(bar.current) : undefined), []);
  const noteInput = useRef<HTMLInputElement>(null);
  const misfits = misfitReasons(parties);
  const { confirm, dismiss, dismissNow } = useDecisionKeys({
    actions,
    misfits,
    whyNotConfirmable: isConfirmable ? undefined : SEVERAL,
    bar,
    noteInput,
  });
  const isFolded = isCompact && !form.isOpen;
  return (
    <section
      ref={bar}
      aria-label="Decision"
      tabIndex={-1}
      className="no-print outline-0 @container sticky bottom-0 z-10 rounded-b-panel border-t bg-surface px-4 py-3 short:py-2 low:static"
    >
      {!isConfirmable && <Hint icon={<Users aria-hidden size={13} className="shrink-0" />}>{SEVERAL}</Hint>}
      <SecondPersonHint matches={matches} />
      <div
        className={
          isFolded
            ? 'flex flex-wrap items-center gap-3'
            : 'grid gap-x-6 gap-y-3 @min-[700px]:grid-cols-[minmax(0,1fr)_auto]'
        }
      >
        {isFolded ? (
          <DecisionHints />
        ) : (
          <div className={form.isOpen ? 'min-w-0' : 'hidden min-w-0 @min-[560px]:block'}>
            <DismissReasons
              form={form}
              onEnter={dismissNow}
              misfits={misfits}
              hasPerson={matches.some(({ party }) => party.type === 'person')}
            />
            <DecisionNote form={form} inputRef={noteInput} onEnter={dismissNow} pairs={matches.length} />
          </div>
        )}
        <div
          className={`grid content-end gap-2 ${matches.length === 1 ? '@min-[280px]:grid-cols-2' : '@min-[300px]:grid-cols-2'} ${isFolded ? 'w-full @min-[560px]:w-auto @min-[560px]:min-w-[336px]' : '@min-[700px]:min-w-40 @min-[700px]:grid-cols-1'}`}
        >
          <DecisionButton label={`Confirm ${which}`} keyCap="C" isDisabled={!isConfirmable} onPress={confirm} />
          <DecisionButton
            label={matches.length === 1 ? 'Dismiss' : `Dismiss ${which}`}
            keyCap={dismissNow ? '↵' : 'D'}
            isPrimary={dismissNow !== undefined}
            onPress={dismiss}
          />
        </div>
      </div>
      <BulkQuestion
        matches={matches}
        reason={actions.asked}
        onOpenChange={actions.stopAsking}
        onConfirm={(reason) => {
          actions.stopAsking();
          actions.dismissFor(reason);
        }}
      />
    </section>
  );
}

/** Shown before the decision, so that nobody waits for its effect. */
function SecondPersonHint({ matches }: { matches: readonly Match[] }) {
  const waiting = matches.filter(({ takesTwo }) => takesTwo).length;
  if (waiting === 0) return null;
  return (
    <Hint icon={<Hourglass aria-hidden size={13} className="shrink-0" />}>
      {waiting === matches.length
        ? 'A second person has to approve the decision.'
        : `A second person has to approve ${waiting} of these ${matches.length} decisions.`}
    </Hint>
  );
}

/** Why what is selected cannot be confirmed. */
const SEVERAL = 'These are different listed parties. Dismiss them together, or clear the selection and look at each.';

const Hint = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <p className="mb-2.5 flex items-center gap-2 text-13 text-muted">
    {icon}
    {children}
  </p>
);

interface DecisionButtonProps {
  label: string;
  keyCap: string;
  isPrimary?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

function DecisionButton({ label, keyCap, isPrimary = false, isDisabled, onPress }: DecisionButtonProps) {
  return (
    <Button
      size="lg"
      variant={isPrimary ? 'primary' : 'outline'}
      isDisabled={isDisabled}
      onPress={onPress}
      className="w-full justify-between! gap-2! pe-2.5! @max-[400px]:px-1.5! pointer-coarse:justify-center!"
    >
      {label}
      <span aria-hidden className="@max-[400px]:hidden pointer-coarse:hidden">
        <Kbd>{keyCap}</Kbd>
      </span>
    </Button>
  );
}

function DecisionHints() {
  return (
    <span className="hidden min-w-0 flex-1 flex-wrap gap-x-3 gap-y-1 @min-[560px]:flex pointer-coarse:hidden">
      <KeyHint keys={['J', 'K']}>move</KeyHint>
      <KeyHint keys={['1', String(DISMISS_REASONS.length)]} isRange>
        dismiss
      </KeyHint>
      <KeyHint keys={['N']}>note</KeyHint>
      <KeyHint keys={['U']}>undo</KeyHint>
    </span>
  );
}
