import type { MissedName } from '@tamis/api/self-test/schema';

/** The missed names as the rows of a CSV file. */
export const missedRows = (missed: readonly MissedName[]) =>
  missed.map(({ type, change, asked, listed, list, score }) => ({
    type,
    change,
    asked,
    listed,
    list,
    score: score ?? '',
  }));
