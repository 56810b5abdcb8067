import type { ReactNode } from 'react';
import { Panel } from '@tamis/ui/panel';
import { percentText } from './percent-text.ts';

/** Bars of this many pixels stand for the greatest share. */
const HEIGHT = 92;

export interface ThresholdBarsProps {
  title: string;
  /** What is counted, for those who hear it: 'of changed names found'. */
  what: string;
  thresholds: readonly number[];
  /** Of each threshold, 0 to 1. */
  shares: readonly number[];
  /** The one in force: its bar stands out. */
  inForce: number;
  /** The share that fills the height; the greatest of them unless told. */
  full?: number;
  children?: ReactNode;
}

/** A share at each threshold, the one in force marked. */
export function ThresholdBars({ title, what, thresholds, shares, inForce, full, children }: ThresholdBarsProps) {
  const most = full ?? Math.max(...shares, Number.EPSILON);
  return (
    <Panel title={title} meta="by threshold">
      <ol
        aria-label={title}
        className="grid auto-cols-fr grid-flow-col gap-[3px] px-4 pt-4 pb-3 text-12 tabular max-sm:gap-px"
      >
        {thresholds.map((threshold, at) => {
          const share = shares[at] ?? 0;
          const isInForce = threshold === inForce;
          return (
            <li key={threshold} className="grid content-end justify-items-center">
              <span className="sr-only">{`At ${threshold}${isInForce ? ', in force' : ''}: ${percentText(share)} ${what}`}</span>
              <span aria-hidden className={isInForce ? 'font-semibold' : 'text-muted max-sm:invisible'}>
                {percentText(share, '')}
              </span>
              <span
                aria-hidden
                style={{ height: Math.max(1, (share / most) * HEIGHT) }}
                className={`picture mt-1 w-full rounded-t-sm ${isInForce ? 'bg-accent' : 'bg-border-strong'}`}
              />
              <span aria-hidden className={`mt-1.5 ${isInForce ? 'font-semibold' : 'text-muted'}`}>
                {threshold}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="border-t border-hairline px-4 py-3 text-13 text-muted">{children}</p>
    </Panel>
  );
}
