import { type DateValue, type DateVariant, formatDate, momentText, readDate } from './dates.ts';
import { Tooltip } from './tooltip.tsx';

interface DateTextProps {
  value: DateValue;
  variant?: DateVariant;
  /** Off in long lists, where a tab stop at every date would be in the way. */
  isFocusable?: boolean;
}

/**
 * 'Nov 20, 2026' on one line, with time, zone and UTC in a tooltip, and in UTC on paper. A calendar day has neither. An
 * unreadable value is shown raw.
 */
export function DateText({ value, variant = 'date', isFocusable }: DateTextProps) {
  const read = readDate(value);
  const text = formatDate(value, variant);
  const className = isShort(variant) ? 'whitespace-nowrap' : undefined;
  if (!read) return <span>{text}</span>;
  if (read.isDay)
    return (
      <time dir="auto" className={className} dateTime={String(value)}>
        {text}
      </time>
    );
  return (
    <Tooltip isFocusable={isFocusable} content={<Moment date={read.date} />}>
      <time dir="auto" className={className} dateTime={read.date.toISOString()} {...onPaper(read.date)}>
        <span>{text}</span>
      </time>
    </Tooltip>
  );
}

/** The printed form of a moment, for a `time` with an element for its text: a tooltip cannot be printed, and a page has one time zone. */
export const onPaper = (date: Date) => ({ 'data-print': momentText(date).utc });

const isShort = (variant: DateVariant) => variant === 'date' || variant === 'short' || variant === 'time';

/** The tooltip of a date. */
export function Moment({ date }: { date: Date }) {
  const { local, zone, utc } = momentText(date);
  return (
    <span className="grid tabular">
      <span>{`${local}, ${zone}`}</span>
      <span>{utc}</span>
    </span>
  );
}
