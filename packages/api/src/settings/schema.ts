import { RISK_LABELS } from '@tamis/screening/risk/bands';
import * as v from 'valibot';
import { isoTime } from '../wire.ts';

/** From which risk band on a decision takes two people; `off` is never. */
export const FourEyesFrom = v.picklist(['off', 'high', 'medium', 'low']);
export type FourEyesFrom = v.InferOutput<typeof FourEyesFrom>;

/** Each choice in words. */
export const FOUR_EYES_TEXTS = {
  off: 'Off',
  high: RISK_LABELS.high,
  medium: `${RISK_LABELS.medium} and above`,
  low: 'Every entity',
} as const satisfies Record<FourEyesFrom, string>;

export const ChangeFourEyes = v.strictObject({
  from: FourEyesFrom,
  reason: v.pipe(
    v.string('Reason is required'),
    v.trim(),
    v.nonEmpty('Reason is required'),
    v.maxLength(500, 'Reason must be at most 500 characters'),
  ),
});
export type ChangeFourEyes = v.InferOutput<typeof ChangeFourEyes>;

export const FourEyes = v.object({
  from: FourEyesFrom,
  /** Why it cannot be switched on now, or is worth nothing; null where nothing stands in the way. */
  obstacle: v.nullable(v.string()),
  /** The last change; null while it is as it came. */
  changed: v.nullable(v.object({ by: v.string(), at: isoTime, reason: v.string() })),
});
export type FourEyes = v.InferOutput<typeof FourEyes>;
