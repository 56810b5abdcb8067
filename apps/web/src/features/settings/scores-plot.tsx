import { Bars } from '@tamis/ui/bars';
import { bandOf } from '@tamis/ui/risk';
import { countText, numberText, shortNumberText } from '../shared/counts.ts';

/** The height, in pixels, of the tallest bar. */
const HEIGHT = 88;

type Counts = readonly { from: number; count: number }[];

/** The number of entities by score: now in grey, and with new weights in the colour of their band. */
export function ScoresPlot({ before, after }: { before: Counts; after: Counts }) {
  return (
    <figure className="mt-4">
      <Bars
        label="Entities by score, now and then"
        height={HEIGHT}
        columns={before.map(({ from, count }, at) => {
          const then = after[at]?.count ?? 0;
          return {
            key: from,
            spoken: `${from} to ${from === 90 ? 100 : from + 9}: ${countText(count, 'entity', 'entities')} now, ${numberText(then)} then`,
            figure: <span className={then === count ? 'text-muted' : 'font-semibold'}>{shortNumberText(then)}</span>,
            name: from,
            bars: [
              { value: count, tone: 'plain' },
              { value: then, tone: bandOf(from) },
            ],
          };
        })}
      />
      <figcaption className="mt-2 text-12 text-muted">
        Entities by score: left now, right with these weights.
      </figcaption>
    </figure>
  );
}
