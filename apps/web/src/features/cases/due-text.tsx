import type { CaseFile } from '@tamis/api/cases/schema';
import { DateText } from '@tamis/ui/date-text';
import { useNow } from '@tamis/ui/use-now';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { dayOf } from '../shared/dates.ts';
import { isOverdue } from './due.ts';

/** 'Due Nov 28, 2026', 'Overdue · due Nov 10, 2026'; nothing without a due date. */
export function DueText({ file }: { file: Pick<CaseFile, 'dueDate' | 'status'> }) {
  const today = dayOf(useNow());
  if (file.dueDate === null) return null;
  const isLate = isOverdue(file, today);
  const Icon = isLate ? AlarmClock : CalendarClock;
  return (
    <span className={`inline-flex items-center gap-1.5 ${isLate ? 'font-semibold' : ''}`}>
      <Icon aria-hidden size={14} className="shrink-0" />
      <span>
        {isLate ? 'Overdue · due' : 'Due'} <DateText value={file.dueDate} />
      </span>
    </span>
  );
}
