import type { ListKind } from '../lists/topics.ts';

/** OFAC's list of those who are not blocked: what they may not do is named by their programme (sectoral debt, securities, correspondent accounts). */
const NON_BLOCKING = 'OFAC-CONS';
/** The UK's list imposes other things too, such as a travel ban alone; what is imposed leads the remarks. */
const IMPOSED = /^Sanctions imposed: ([^.]*)/u;

/** Whether what a listed party owns is blocked or frozen, so that its shares count by the 50 % rule. */
export function blocksProperty({ kind, code, remarks }: { kind: ListKind; code: string; remarks: string | null }) {
  if (kind !== 'sanctions' || code === NON_BLOCKING) return false;
  const imposed = IMPOSED.exec(remarks ?? '')?.[1];
  return imposed === undefined || /asset freeze/iu.test(imposed);
}
