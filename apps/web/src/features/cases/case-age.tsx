import type { CaseFile } from '@tamis/api/cases/schema';
import { useNow } from '@tamis/ui/use-now';
import { countText } from '../shared/counts.ts';

const DAY_MS = 86_400_000;

/** How long a case has been waiting for its end; nothing once it is resolved. */
export function CaseAge({ file: { createdAt, status } }: { file: Pick<CaseFile, 'createdAt' | 'status'> }) {
  const now = useNow();
  if (status === 'resolved') return null;
  return <span className="text-muted">{ageText(Date.parse(createdAt), now)}</span>;
}

/** 'Opened today', 'Open for 12 days': whole days, as a queue is worked through in days. */
export function ageText(opened: number, now: number): string {
  const days = Math.floor((now - opened) / DAY_MS);
  return days < 1 ? 'Opened today' : `Open for ${countText(days, 'day', 'days')}`;
}
