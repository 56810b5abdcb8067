import type { ListKind } from '../lists/topics.ts';

/**
 * OFAC's list of parties that are not blocked: their programme states what is prohibited (sectoral debt, securities,
 * correspondent accounts).
 */
const NON_BLOCKING = 'OFAC-CONS';
/** The UK list also imposes other measures, such as only a travel ban; the remarks start with the measures. */
const IMPOSED = /^Sanctions imposed: ([^.]*)/u;

/** Whether the property of a listed party is blocked or frozen, so that its shares count under the 50 % rule. */
export function blocksProperty({ kind, code, remarks }: { kind: ListKind; code: string; remarks: string | null }) {
  if (kind !== 'sanctions' || code === NON_BLOCKING) return false;
  const imposed = IMPOSED.exec(remarks ?? '')?.[1];
  return imposed === undefined || /asset freeze/iu.test(imposed);
}
