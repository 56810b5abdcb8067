import type { misfitReasons } from '@tamis/api/screening/dismiss-reasons';
import { DISMISS_REASONS } from '@tamis/api/screening/view-schema';
import type { RefObject } from 'react';
import { useShortcuts } from '../shared/use-shortcuts.ts';
import type { DecisionActions } from './use-decision-actions.ts';
import { OWN_REASON } from './use-decision-form.ts';
import { useWarning } from './use-warning.ts';

interface DecisionKeysOptions {
  actions: DecisionActions;
  /** The preset reasons that do not fit. */
  misfits: ReturnType<typeof misfitReasons>;
  /** Why the matches cannot be confirmed together; undefined where they can. */
  whyNotConfirmable: string | undefined;
  bar: RefObject<HTMLElement | null>;
  noteInput: RefObject<HTMLInputElement | null>;
}

/**
 * C confirms, 1 to 5 dismiss with that reason, N goes to the note and Enter leaves it again. D asks for a reason first:
 * then a number chooses and Enter dismisses. Returns what the buttons do, and Enter once there is a reason.
 */
export function useDecisionKeys({ actions, misfits, whyNotConfirmable, bar, noteInput }: DecisionKeysOptions) {
  const { form, confirm, askOrDismiss } = actions;
  const warn = useWarning();
  /** The reason that a key chose also has the focus. The reasons may not be there before the next frame. */
  const focusReason = (at: number) =>
    requestAnimationFrame(() => bar.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[at]?.focus());
  const hasReason = form.reason !== '';
  const dismiss = () => {
    if (hasReason) {
      askOrDismiss(form.reason);
      return;
    }
    form.ask();
    focusReason(DISMISS_REASONS.findIndex((reason) => !misfits.has(reason)));
  };
  const dismissNow = hasReason ? dismiss : undefined;
  const pressNumber = (reason: string, at: number) => {
    const misfit = misfits.get(reason);
    if (misfit) {
      warn({ title: `‘${reason}’ does not fit`, description: misfit.sentence });
      return;
    }
    if (!form.isAsking) {
      askOrDismiss(reason);
      return;
    }
    form.choose(reason);
    focusReason(at);
  };
  const byNumber = DISMISS_REASONS.map(
    (reason, at) => [`dismissBecause${at + 1}`, () => pressNumber(reason, at)] as const,
  );
  useShortcuts({
    confirm:
      whyNotConfirmable === undefined
        ? confirm
        : () => warn({ title: 'Nothing confirmed', description: whyNotConfirmable }),
    dismiss,
    note: () => {
      form.write();
      requestAnimationFrame(() => noteInput.current?.focus());
    },
    dismissNow,
    cancel: form.isOpen ? form.cancel : undefined,
    ownReason: () => form.choose(OWN_REASON),
    ...Object.fromEntries(byNumber),
  });
  return { confirm, dismiss, dismissNow };
}
