import type { ReactNode } from 'react';
import { Bars } from '@tamis/ui/bars';
import { Panel } from '@tamis/ui/panel';
import { percentText } from './percent-text.ts';

/** The height, in pixels, of the greatest share. */
const HEIGHT = 92;

interface ThresholdBarsProps {
  title: string;
  /** What is counted, for screen readers: 'of the changed names are found'. */
  what: string;
  thresholds: readonly number[];
  /** One per threshold, 0 to 1. */
  shares: readonly number[];
  /** The threshold in force, whose bar stands out. */
  inForce: number;
  /** The share that fills the height; by default the greatest. */
  full?: number;
  children?: ReactNode;
}

/** A share at each threshold, the one in force marked. */
export function ThresholdBars({ title, what, thresholds, shares, inForce, full, children }: ThresholdBarsProps) {
  return (
    <Panel title={title} meta="By threshold">
      <Bars
        label={title}
        height={HEIGHT}
        full={full}
        className="gap-[3px] px-4 pt-4 pb-3 max-sm:gap-px"
        columns={thresholds.map((threshold, at) => {
          const share = shares[at] ?? 0;
          const isInForce = threshold === inForce;
          return {
            key: threshold,
            spoken: `At ${threshold}${isInForce ? ', in force' : ''}: ${percentText(share)} ${what}`,
            figure: (
              <span className={isInForce ? 'font-semibold' : 'text-muted max-sm:invisible'}>
                {percentText(share, '')}
              </span>
            ),
            name: <span className={isInForce ? 'font-semibold text-text' : ''}>{threshold}</span>,
            bars: [{ value: share, tone: isInForce ? 'accent' : 'plain' }],
          };
        })}
      />
      <p className="border-t border-hairline px-4 py-3 text-13 text-muted">{children}</p>
    </Panel>
  );
}
