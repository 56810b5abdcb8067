import { counted } from '../counted.ts';
import type { Alert } from './schema.ts';

const ENDS = ['confirmed', 'dismissed', 'withdrawn'] as const;

/** The states of an alert's matches: 'Both confirmed by Ines Valcourt', '1 dismissed, 1 waits'; null while all wait. */
export function matchesText({ matches }: Pick<Alert, 'matches'>): string | null {
  const decided = matches ? ENDS.filter((end) => matches[end] > 0) : [];
  const [end] = decided;
  if (!matches || !end) return null;
  const { waiting, decidedBy } = matches;
  if (waiting > 0 || decided.length > 1) {
    const parts = decided.map((one) => `${matches[one]} ${one}`);
    return (waiting > 0 ? [...parts, counted(waiting, 'waits', 'wait')] : parts).join(', ');
  }
  const number = matches[end];
  const which =
    number === 1 ? end[0]!.toUpperCase() + end.slice(1) : `${number === 2 ? 'Both' : `All ${number}`} ${end}`;
  return decidedBy.length === 0 ? which : `${which} by ${decidedBy.join(' and ')}`;
}
