import type { CaseFile } from '@tamis/api/cases/schema';
import { useNow } from '@tamis/ui/use-now';
import { countText } from '../shared/counts.ts';

const DAY_MS = 86_400_000;

interface CaseAgeProps {
  file: Pick<CaseFile, 'createdAt' | 'status'>;
  /** Whether it follows the creation date. */
  isAfterDay?: boolean;
}

/** How long a case has been open; nothing once it is resolved. */
export function CaseAge({ file: { createdAt, status }, isAfterDay = false }: CaseAgeProps) {
  const now = useNow();
  if (status === 'resolved') return null;
  const opened = Date.parse(createdAt);
  return <span className="text-muted">{isAfterDay ? ageAfterDay(opened, now) : ageText(opened, now)}</span>;
}

/** 'Created today', 'Open for 12 days': whole days, as a queue is worked through in days. */
export function ageText(opened: number, now: number): string {
  const days = daysBetween(opened, now);
  return days < 1 ? 'Created today' : `Open for ${countText(days, 'day', 'days')}`;
}

/** The same after 'Created Nov 17, 2026'; empty on the first day. */
export function ageAfterDay(opened: number, now: number): string {
  const days = daysBetween(opened, now);
  return days < 1 ? '' : `, open for ${countText(days, 'day', 'days')}`;
}

const daysBetween = (opened: number, now: number): number => Math.floor((now - opened) / DAY_MS);
