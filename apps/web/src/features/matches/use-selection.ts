import type { Match } from '@tamis/api/screening/schema';
import { useCallback, useState } from 'react';

/** Matches that are decided together. Those that leave the view leave the selection. */
export function useSelection(rows: readonly Match[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    chosen: rows.filter(({ id }) => ids.has(id)),
    has: ({ id }: Match) => ids.has(id),
    /** Always the same function, so that rows need not be drawn anew. */
    toggle: useCallback(
      ({ id }: Match) =>
        setIds((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id])),
      [],
    ),
    add: (matches: readonly Match[]) => setIds((before) => new Set([...before, ...matches.map(({ id }) => id)])),
    clear: () => setIds(new Set()),
  };
}
