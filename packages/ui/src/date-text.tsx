import { type DateValue, type DateVariant, formatDate, momentText, readDate } from './dates.ts';
import { Tooltip } from './tooltip.tsx';

interface DateTextProps {
  value: DateValue;
  variant?: DateVariant;
  /** Off in long lists, where a tab stop at every date is in the way. */
  isFocusable?: boolean;
}

/** 'Nov 20, 2026' with time, zone and UTC in a tooltip. A calendar day has neither; what cannot be read is shown raw. */
export function DateText({ value, variant, isFocusable }: DateTextProps) {
  const read = readDate(value);
  const text = formatDate(value, variant);
  if (!read) return <span>{text}</span>;
  if (read.isDay)
    return (
      <time dir="auto" dateTime={String(value)}>
        {text}
      </time>
    );
  return (
    <Tooltip isFocusable={isFocusable} content={<Moment date={read.date} />}>
      <time dir="auto" dateTime={read.date.toISOString()}>
        {text}
      </time>
    </Tooltip>
  );
}

/** What the tooltip of a date says. */
export function Moment({ date }: { date: Date }) {
  const { local, zone, utc } = momentText(date);
  return (
    <span className="grid tabular">
      <span>{`${local}, ${zone}`}</span>
      <span>{utc}</span>
    </span>
  );
}
