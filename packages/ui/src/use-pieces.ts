import { startTransition, useEffect, useState } from 'react';

/** So many rows are drawn in one piece. */
const PIECE = 8;

/**
 * How many of the rows of a long list are to be drawn by now: they come in pieces between which a slow browser can answer.
 *
 * @param first how many at once
 */
export function usePieces(rows: number, first = 0): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < rows) startTransition(() => setDrawn(drawn + PIECE));
  }, [drawn, rows]);
  return Math.min(drawn, rows);
}
