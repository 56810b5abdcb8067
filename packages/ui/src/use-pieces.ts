import { startTransition, useEffect, useState } from 'react';

/** The number of rows that are rendered in one piece. */
const PIECE = 8;

/**
 * How many rows of a long list to render by now: they come in pieces, between which a slow browser can respond.
 *
 * @param first the number of rows to render at once
 */
export function usePieces(rows: number, first = 0): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < rows) startTransition(() => setDrawn(drawn + PIECE));
  }, [drawn, rows]);
  return Math.min(drawn, rows);
}
