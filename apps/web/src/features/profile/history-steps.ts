import type { RiskAssessment } from '@tamis/api/risk/schema';
import { formatDate } from '@tamis/ui/dates';

type History = RiskAssessment['history'];

/** The plot in the units of its view box: x from 0 to 300, y from 92 for a score of 0 to 12 for 100. */
export const PLOT = { width: 300, bottom: 92, top: 12 } as const;
const DAY_MS = 86_400_000;

export const heightOf = (score: number): number => PLOT.bottom - ((PLOT.bottom - PLOT.top) * score) / 100;

export interface Step {
  x: number;
  y: number;
  score: number;
  at: string;
}

/** Where each score began, from the first one to now. */
export function stepsOf(history: History, now: number): Step[] {
  const first = Date.parse(history[0]?.createdAt ?? '');
  const span = Math.max(1, now - first);
  return history.map(({ overall, createdAt }) => ({
    x: Math.round(((Date.parse(createdAt) - first) / span) * PLOT.width),
    y: heightOf(overall),
    score: overall,
    at: createdAt,
  }));
}

/** 'M0 64.8H70V50.4H300': each score holds until the next one. */
export function stepPath(steps: readonly Step[]): string {
  const [first, ...others] = steps;
  if (!first) return '';
  return `M${first.x} ${first.y}${others.map(({ x, y }) => `H${x}V${y}`).join('')}H${PLOT.width}`;
}

/** The start of the plot: its date, or the time if it is less than a day ago. */
export function startText(history: History, now: number): string {
  const first = history[0]?.createdAt ?? '';
  return formatDate(first, now - Date.parse(first) < DAY_MS ? 'time' : 'date');
}
