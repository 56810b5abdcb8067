/** The digest by which the audit log vouches for certificates: of every field that a certificate shows. */
import type { screening, screeningRange, screeningRun } from '@tamis/db/schema';
import type { Hasher } from '../hasher.ts';

/** Certificates with consecutive ids as a text that is the same whenever it is made of the same content. */
export interface CertifiedText {
  firstId: number;
  lastId: number;
  text: string;
}

/** What an event says of the certificates that were stored with it. */
export interface CertificatesDigest {
  from: number;
  to: number;
  sha256: string;
}

type Row = typeof screening.$inferInsert & { id: number };
type Range = typeof screeningRange.$inferInsert;
type Run = Pick<
  typeof screeningRun.$inferInsert,
  'listSetId' | 'cause' | 'byUserId' | 'actor' | 'threshold' | 'maxHits'
>;

/** A certificate with a row of its own. The order and number of its fields must not change: old digests depend on them. */
export function textOfRow({ id, truncated = false, maxHits = 20, actor = 'system', ...row }: Row): CertifiedText {
  const { entityId, listSetId, cause, at, byUserId, query, threshold, answer, nearest, confirmed } = row;
  const asked = [id, entityId ?? null, listSetId, cause, at, byUserId ?? null, actor, query, threshold, maxHits];
  const found = [answer, truncated, nearest ?? null, confirmed ?? null];
  return { firstId: id, lastId: id, text: JSON.stringify(['row', ...asked, ...found]) };
}

/** The certificates of a range with what its run gives them; the same holds for the fields. */
export function textOfRange(
  { firstEntityId, lastEntityId, firstId, at, without }: Omit<Range, 'runId'>,
  { listSetId, cause, byUserId, actor, threshold, maxHits }: Run,
): CertifiedText {
  const searched = [firstId, firstEntityId, lastEntityId, without, at];
  const how = [listSetId, cause, byUserId ?? null, actor, threshold, maxHits];
  return {
    firstId,
    lastId: firstId + lastEntityId - firstEntityId,
    text: JSON.stringify(['range', ...searched, ...how]),
  };
}

/** Of all certificates that one write stores: nobody else has an id between theirs. Null if there are none. */
export function certificatesDigest(
  createHash: () => Hasher,
  certified: readonly CertifiedText[],
): CertificatesDigest | null {
  if (certified.length === 0) return null;
  const inOrder = certified.toSorted((one, other) => one.firstId - other.firstId || (one.text < other.text ? -1 : 1));
  const hasher = createHash();
  for (const { text } of inOrder) hasher.update(`${text.length}:${text}`);
  const last = inOrder.reduce((so, { lastId }) => Math.max(so, lastId), 0);
  return { from: inOrder[0]!.firstId, to: last, sha256: hasher.hex() };
}
