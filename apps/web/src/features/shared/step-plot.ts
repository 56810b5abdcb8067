/** A value from a time on. */
interface Reading {
  at: string;
  value: number;
}

export interface Step extends Reading {
  x: number;
  y: number;
}

/** Where each value of a step plot begins. The time from the first one until `end` takes up the width. */
export function stepsOf(
  readings: readonly Reading[],
  { end, width, heightOf }: { end: number; width: number; heightOf: (value: number) => number },
): Step[] {
  const start = Date.parse(readings[0]?.at ?? '');
  const span = Math.max(1, end - start);
  return readings.map(({ at, value }) => ({
    x: Math.round(((Date.parse(at) - start) / span) * width),
    y: heightOf(value),
    at,
    value,
  }));
}

/** 'M0 64.8H70V50.4H300': each value holds until the next one, the last one up to `end`. */
export function stepPath([first, ...others]: readonly Step[], end: number): string {
  if (!first) return '';
  return `M${first.x} ${first.y}${others.map(({ x, y }) => `H${x}V${y}`).join('')}H${end}`;
}
