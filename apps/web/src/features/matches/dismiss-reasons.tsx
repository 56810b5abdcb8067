import type { Misfit } from '@tamis/api/screening/dismiss-reasons';
import { DISMISS_REASONS } from '@tamis/api/screening/view-schema';
import { Kbd } from '@tamis/ui/kbd';
import { ReasonGroup, ReasonOption } from '@tamis/ui/radio-group';
import { TextField } from '@tamis/ui/text-field';
import { enumerated } from '../shared/wording.ts';
import { fieldKeys } from './field-keys.ts';
import { type DecisionForm, OWN_REASON } from './use-decision-form.ts';

interface DismissReasonsProps {
  form: DecisionForm;
  /** Dismisses; undefined while there is no reason. */
  onEnter?: () => void;
  /** Reasons that do not fit, and why. */
  misfits: ReadonlyMap<string, Misfit>;
  /** Whether any listed party is a person: a company has no date of birth. */
  hasPerson: boolean;
}

const keyOf = (reason: string) => DISMISS_REASONS.findIndex((preset) => preset === reason) + 1;

/** 'Not possible: 1 and 2 (same date), 3 (same country)' */
function misfitText(misfits: DismissReasonsProps['misfits']): string {
  const groups = [...Map.groupBy(misfits, ([, { why }]) => why)];
  const texts = groups.map(
    ([why, reasons]) => `${enumerated(reasons.map(([reason]) => String(keyOf(reason))))} (${why})`,
  );
  return `Not possible: ${texts.join(', ')}`;
}

/** The presets with their number keys, and a field to type another reason. */
export function DismissReasons({ form, onEnter, misfits: all, hasPerson }: DismissReasonsProps) {
  const isShown = (reason: string) => hasPerson || reason !== 'Date of birth differs';
  const misfits = new Map([...all].filter(([reason]) => isShown(reason)));
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-muted">
        <span className="flex flex-wrap items-center gap-1.5">
          <span className="font-medium text-text">Reason to dismiss</span>
          {form.isAsking ? (
            <span className="contents pointer-coarse:hidden">
              {all.size === 0 && (
                <>
                  press <Kbd>1</Kbd> to{' '}
                  <span className="whitespace-nowrap">
                    <Kbd>{DISMISS_REASONS.length + 1}</Kbd>,
                  </span>{' '}
                </>
              )}
              <Kbd>esc</Kbd> to go back
            </span>
          ) : all.size < DISMISS_REASONS.length ? (
            <span className="hidden not-short:@min-[700px]:contents pointer-coarse:hidden">
              <Kbd>1</Kbd> to <Kbd>{DISMISS_REASONS.length}</Kbd> dismiss at once, <Kbd>D</Kbd> with a note
            </span>
          ) : null}
        </span>
        {misfits.size > 0 && <span>{misfitText(misfits)}</span>}
      </p>
      <ReasonGroup aria-label="Reason to dismiss" value={form.choice} onChange={form.choose}>
        {/* Each keeps its key. */}
        {DISMISS_REASONS.filter(isShown).map((reason) => (
          <ReasonOption key={reason} value={reason} shortcut={String(keyOf(reason))} isDisabled={misfits.has(reason)}>
            {reason}
          </ReasonOption>
        ))}
        <ReasonOption value={OWN_REASON} shortcut={String(DISMISS_REASONS.length + 1)}>
          Other
        </ReasonOption>
      </ReasonGroup>
      {form.choice === OWN_REASON && (
        <TextField
          aria-label="Your own reason"
          placeholder="Your own reason"
          size="sm"
          autoFocus
          maxLength={500}
          onFocus={(event) => {
            // The former reason is there: typing replaces it.
            if (event.target instanceof HTMLInputElement) event.target.select();
          }}
          value={form.ownReason}
          onChange={form.setOwnReason}
          onKeyDown={(event) => fieldKeys(event, { enter: onEnter, escape: form.cancel })}
          className="mt-2"
        />
      )}
    </>
  );
}
