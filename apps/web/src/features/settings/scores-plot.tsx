import { type Band, bandOf } from '@tamis/ui/risk';
import { countText, numberText, shortNumberText } from '../shared/counts.ts';

const fills: Record<Band, string> = { high: 'bg-high-solid', medium: 'bg-med-solid', low: 'bg-low-solid' };
/** Bars of this many pixels stand for the fullest step. */
const HEIGHT = 88;

type Counts = readonly { from: number; count: number }[];

/** How many entities stand at each score: now in grey, and with other weights in the colour of their band. */
export function ScoresPlot({ before, after }: { before: Counts; after: Counts }) {
  const most = Math.max(1, ...before.map(({ count }) => count), ...after.map(({ count }) => count));
  const heightOf = (count: number) => Math.max(count === 0 ? 1 : 2, (count / most) * HEIGHT);
  return (
    <figure className="mt-4">
      <ol aria-label="Entities by score, now and then" className="grid grid-cols-10 gap-1 text-12 tabular">
        {before.map(({ from, count }, at) => {
          const then = after[at]?.count ?? 0;
          return (
            <li key={from} className="grid min-w-0 content-end justify-items-center">
              <span className="sr-only">
                {`${from} to ${from === 90 ? 100 : from + 9}: ${countText(count, 'entity', 'entities')} now, ${numberText(then)} then`}
              </span>
              <span aria-hidden className={then === count ? 'text-muted' : 'font-semibold'}>
                {shortNumberText(then)}
              </span>
              <span aria-hidden className="picture mt-1 grid w-full grid-cols-2 items-end gap-px">
                <span style={{ height: heightOf(count) }} className="rounded-t-sm bg-border-strong" />
                <span
                  style={{ height: heightOf(then) }}
                  className={`rounded-t-sm ${then === 0 ? 'bg-border' : fills[bandOf(from)]}`}
                />
              </span>
              <span aria-hidden className="mt-1.5 text-muted">
                {from}
              </span>
            </li>
          );
        })}
      </ol>
      <figcaption className="mt-2 text-12 text-muted">
        Entities by score: left now, right with these weights.
      </figcaption>
    </figure>
  );
}
