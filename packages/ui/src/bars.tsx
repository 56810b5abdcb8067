import type { ReactNode } from 'react';

type BarTone = 'high' | 'medium' | 'low' | 'accent' | 'plain';

interface Bar {
  value: number;
  tone: BarTone;
}

export interface BarColumn {
  key: string | number;
  /** The text for screen readers: '40 to 49: 12 entities'. */
  spoken: string;
  /** The text above: its figure, shortened to fit. */
  figure: ReactNode;
  /** The text below. */
  name: ReactNode;
  /** Each has its own tone. */
  bars: readonly Bar[];
}

interface BarsProps {
  label: string;
  columns: readonly BarColumn[];
  /** The height in pixels of a bar whose value is `full`. */
  height: number;
  /** The value that fills the height; by default the greatest. */
  full?: number;
  /** Stacks the bars of a column instead of placing them side by side. */
  isStacked?: boolean;
  className?: string;
}

const FILLS: Record<BarTone, string> = {
  high: 'bg-high-solid',
  medium: 'bg-med-solid',
  low: 'bg-low-solid',
  accent: 'bg-accent',
  plain: 'bg-border-strong',
};

const sumOf = (bars: readonly Bar[]) => bars.reduce((sum, { value }) => sum + value, 0);
const greatestOf = (bars: readonly Bar[]) => Math.max(...bars.map(({ value }) => value));

/** Columns of bars from zero, each with its figure; a list for screen readers. Even the smallest value is visible. */
export function Bars({ label, columns, height, full, isStacked = false, className = 'gap-1' }: BarsProps) {
  const valueOf = isStacked ? sumOf : greatestOf;
  const most = full ?? Math.max(Number.EPSILON, ...columns.map(({ bars }) => valueOf(bars)));
  const Picture = isStacked ? Stack : Row;
  return (
    <ol aria-label={label} className={`grid auto-cols-fr grid-flow-col text-12 tabular ${className}`}>
      {columns.map(({ key, spoken, figure, name, bars }) => (
        <li key={key} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-end">
          <span className="sr-only">{spoken}</span>
          <span aria-hidden className="flex justify-center">
            {figure}
          </span>
          <Picture bars={bars} scale={height / most} />
          <span aria-hidden className="relative mt-1.5 flex min-h-4 justify-center text-muted">
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface PictureProps {
  bars: readonly Bar[];
  /** The height of one bar in pixels. */
  scale: number;
}

const heightOf = (value: number, scale: number) => (value === 0 ? 1 : Math.max(2, value * scale));

function Row({ bars, scale }: PictureProps) {
  return (
    <span aria-hidden className="picture mt-1 grid auto-cols-fr grid-flow-col items-end gap-px">
      {bars.map(({ value, tone }) => (
        <span
          key={tone}
          style={{ height: heightOf(value, scale) }}
          className={`rounded-t-sm ${value === 0 ? 'bg-border' : FILLS[tone]}`}
        />
      ))}
    </span>
  );
}

function Stack({ bars, scale }: PictureProps) {
  return (
    <span aria-hidden className="picture mt-1 flex flex-col gap-px overflow-clip rounded-t-sm">
      {sumOf(bars) === 0 && <span className="h-px bg-border" />}
      {bars.map(
        ({ value, tone }) =>
          value > 0 && <span key={tone} style={{ height: heightOf(value, scale) }} className={FILLS[tone]} />,
      )}
    </span>
  );
}
