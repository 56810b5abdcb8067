import { Moment, onPaper } from '@tamis/ui/date-text';
import { readDate } from '@tamis/ui/dates';
import { Tooltip } from '@tamis/ui/tooltip';
import { useNow } from '@tamis/ui/use-now';
import { activityTime } from './dates.ts';

/** 'about 2 hours ago', with the moment itself in the tooltip. */
export function ActivityTime({ value, className }: { value: string; className?: string }) {
  const now = useNow();
  const date = readDate(value)?.date;
  const text = (
    <time dateTime={value} {...(date && onPaper(date))}>
      <span>{activityTime(value, now)}</span>
    </time>
  );
  return (
    <span className={className}>
      {date ? (
        <Tooltip isFocusable={false} content={<Moment date={date} />}>
          {text}
        </Tooltip>
      ) : (
        text
      )}
    </span>
  );
}
