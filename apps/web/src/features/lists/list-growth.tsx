import type { ListVersion } from '@tamis/api/watchlists/schema';
import { formatDate } from '@tamis/ui/dates';
import { numberText } from '../shared/counts.ts';
import { stepPath, stepsOf } from '../shared/step-plot.ts';

const WIDTH = 340;
/** Space for the newest number after the line. */
const LABEL = 62;
const TOP = 18;
const BOTTOM = 84;

/** The number of parties per version, as a step line. */
export function ListGrowth({ versions, title }: { versions: readonly ListVersion[]; title: string }) {
  const accepted = versions.filter(({ state }) => state === 'accepted').toReversed();
  const first = accepted[0];
  const last = accepted.at(-1);
  if (!first || !last || accepted.length < 2) return null;
  // Files of several years may have been imported on one day, so their own dates are used if each has one.
  const isPublished = accepted.every(({ publishedAt }) => publishedAt !== null);
  const dayOf = ({ publishedAt, importedAt }: ListVersion) => (isPublished && publishedAt) || importedAt;
  const most = Math.max(...accepted.map(({ parties }) => parties), 1);
  const heightOf = (parties: number) => Math.round(BOTTOM - (parties / most) * (BOTTOM - TOP));
  const steps = stepsOf(
    accepted.map((version) => ({ at: dayOf(version), value: version.parties })),
    // The newest version gets some width of its own.
    { end: Date.parse(dayOf(last)), width: WIDTH - LABEL - 30, heightOf },
  );
  const [from, to] = [first, last].map((version) => formatDate(dayOf(version)));
  const label = `Parties on the ${title}: ${numberText(first.parties)} on ${from}, ${numberText(last.parties)} on ${to}`;
  return (
    <figure className="border-b border-hairline px-4 pt-4 pb-2">
      <figcaption className="text-12 text-muted">Parties by version</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} 106`}
        width="100%"
        role="img"
        aria-label={label}
        className="mt-1 block max-w-[340px] tabular"
      >
        <path d={`M0 ${BOTTOM}H${WIDTH - LABEL}`} stroke="var(--border)" />
        <path
          d={stepPath(steps, WIDTH - LABEL)}
          fill="none"
          stroke="var(--accent)"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
        <circle cx={WIDTH - LABEL} cy={heightOf(last.parties)} r={3.5} fill="var(--accent)" />
        <g fontSize={12} fill="var(--muted)">
          <text x={0} y={102}>
            {from}
          </text>
          {/* A single date is shown once. */}
          {to !== from && (
            <text x={WIDTH - LABEL} y={102} textAnchor="end">
              {to}
            </text>
          )}
        </g>
        <text x={0} y={heightOf(first.parties) - 6} fontSize={12} fill="var(--muted)">
          {numberText(first.parties)}
        </text>
        <text x={WIDTH - LABEL + 10} y={heightOf(last.parties) + 4} fontSize={12} fontWeight={600} fill="var(--text)">
          {numberText(last.parties)}
        </text>
      </svg>
    </figure>
  );
}
