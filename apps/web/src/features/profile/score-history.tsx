import type { RiskAssessment } from '@tamis/api/risk/schema';
import { DateText } from '@tamis/ui/date-text';
import { formatDate } from '@tamis/ui/dates';
import { bandOf, BAND_SOLID, HIGH_FROM, MEDIUM_FROM } from '@tamis/ui/risk';
import { useState } from 'react';
import { type Step, stepPath, stepsOf } from '../shared/step-plot.ts';

/** The plot in the units of its view box: x from 0 to 300, y from 92 for a score of 0 to 12 for 100. */
const PLOT = { width: 300, bottom: 92, top: 12 } as const;
const heightOf = (score: number) => PLOT.bottom - ((PLOT.bottom - PLOT.top) * score) / 100;
const DAY_MS = 86_400_000;

/** A label needs this much room before the next step. */
const LABEL_ROOM = 28;
/** The line spacing of labels. */
const LABEL_HEIGHT = 14;
/** A label whose top would be above this is placed below its line. */
const LABEL_TOP = 10;

/** The score as a step line with its changes, the borders of the bands and the current value. */
export function ScoreHistory({ history }: { history: RiskAssessment['history'] }) {
  const [opened] = useState(() => Date.now());
  const newest = Date.parse(history.at(-1)?.createdAt ?? '');
  const now = Math.max(opened, newest);
  const steps = stepsOf(
    history.map(({ createdAt, overall }) => ({ at: createdAt, value: overall })),
    { end: now, width: PLOT.width, heightOf },
  );
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return null;
  if (changesOf(steps).length === 1) {
    return (
      <p className="text-13 text-muted">
        {last.value} since <DateText value={first.at} variant="datetime" isFocusable={false} />, without a change.
      </p>
    );
  }
  const start = formatDate(first.at, now - Date.parse(first.at) < DAY_MS ? 'time' : 'date');
  return (
    <svg
      viewBox="0 0 352 122"
      width="100%"
      role="img"
      // Time runs to the right in every script; labels are placed from their left edge.
      direction="ltr"
      aria-label={summaryOf(steps, start)}
      className="block max-w-[420px] tabular"
    >
      <g stroke="var(--border)">
        <path d={`M0 ${PLOT.bottom}H${PLOT.width}`} />
        <path
          d={`M0 ${heightOf(MEDIUM_FROM)}H${PLOT.width}M0 ${heightOf(HIGH_FROM)}H${PLOT.width}`}
          strokeDasharray="2 3"
        />
      </g>
      <path d={stepPath(steps, PLOT.width)} fill="none" stroke="var(--text)" strokeWidth={1.5} strokeLinejoin="round" />
      <circle cx={PLOT.width} cy={last.y} r={3.5} fill={BAND_SOLID[bandOf(last.value)]} />
      <g fontSize={12} fill="var(--muted)">
        {[MEDIUM_FROM, HIGH_FROM].map(
          (border) =>
            Math.abs(heightOf(border) - last.y) >= LABEL_HEIGHT && (
              <text key={border} x={312} y={heightOf(border) + 4}>
                {border}
              </text>
            ),
        )}
        <text x={0} y={112}>
          {start}
        </text>
        <text x={PLOT.width} y={112} textAnchor="end">
          Now
        </text>
        <g fill="var(--text)">{changesOf(steps).filter(hasRoom).map(stepLabel)}</g>
      </g>
      <text x={312} y={last.y + 4} fontSize={12} fontWeight={600} fill="var(--text)">
        {last.value}
      </text>
    </svg>
  );
}

function summaryOf(steps: readonly Step[], start: string): string {
  const scores = changesOf(steps).map(({ value }) => value);
  return `Scores since ${start}: ${scores.join(', ')}`;
}

/** The current score is shown at the end of the line. */
const hasRoom = ({ x }: Step, at: number, steps: readonly Step[]) =>
  at < steps.length - 1 && (steps[at + 1]?.x ?? 0) - x >= LABEL_ROOM;

/** An assessment that did not change the score is not a step. */
const changesOf = (steps: readonly Step[]) => steps.filter(({ value }, at) => steps[at - 1]?.value !== value);

const stepLabel = ({ x, y, value, at }: Step) => (
  <text key={at} x={x + 4} y={y - 6 < LABEL_TOP ? y + 14 : y - 6}>
    {value}
  </text>
);
