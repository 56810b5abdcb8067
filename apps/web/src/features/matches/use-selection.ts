import type { Match, QueueRow } from '@tamis/api/screening/schema';
import { useCallback, useState } from 'react';

/** Rows that are decided together, each with the matches folded into it. Those that leave the view leave the selection. */
export function useSelection(rows: readonly QueueRow[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    chosen: rows.filter(({ id }) => ids.has(id)),
    has: ({ id }: Match) => ids.has(id),
    /** Always the same function, so that rows are not rendered again. */
    toggle: useCallback(
      ({ id }: Match) =>
        setIds((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id])),
      [],
    ),
    add: (matches: readonly Match[]) => setIds((before) => new Set([...before, ...matches.map(({ id }) => id)])),
    clear: () => setIds(new Set()),
  };
}
