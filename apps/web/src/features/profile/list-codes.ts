import { countText } from '../shared/counts.ts';

/** The lists that a screening covered: 'OFAC, EU', 'what was new on UN', '7 lists'. */
export function listCodes(codes: readonly string[], changesOnly: boolean): string {
  const lists = codes.length > 5 ? countText(codes.length, 'list', 'lists') : codes.join(', ');
  return changesOnly ? `what was new on ${lists}` : lists;
}
