import { Moment, onPaper } from './date-text.tsx';
import { type DateValue, readDate, relativeTime } from './dates.ts';
import { Tooltip } from './tooltip.tsx';
import { useNow } from './use-now.ts';

interface RelativeTimeProps {
  value: DateValue;
  isFocusable?: boolean;
}

export function RelativeTime({ value, isFocusable }: RelativeTimeProps) {
  const now = useNow();
  const read = readDate(value);
  const text = relativeTime(value, now);
  if (!read) return <span>{text}</span>;
  return (
    <Tooltip isFocusable={isFocusable} content={<Moment date={read.date} />}>
      <time dir="auto" dateTime={read.date.toISOString()} {...onPaper(read.date)}>
        <span>{text}</span>
      </time>
    </Tooltip>
  );
}
