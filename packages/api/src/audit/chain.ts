import type { Hasher } from '../hasher.ts';
import type { AuditAction } from './actions.ts';

/** One event as it is stored; `payload` may be erased later, its digest may not. */
interface AuditEvent {
  seq: number;
  at: number;
  actorId: number | null;
  actor: string;
  action: string;
  subjectType: string;
  subjectId: number | null;
  payload: string;
  salt: string;
  payloadDigest: string;
  prevHash: string;
  hash: string;
}

export interface AuditDraft {
  action: AuditAction;
  subjectType: string;
  subjectId: number | null;
  payload: object;
}

export interface ChainHead {
  seq: number;
  hash: string;
}

/** The head before the first event. */
export const GENESIS: ChainHead = { seq: 0, hash: '0'.repeat(64) };

/** Names the layout of the hashed bytes; a new layout gets a new tag. */
const TAG = 'tamis.audit.1';

function payloadDigest(createHash: () => Hasher, salt: string, payload: string): string {
  return createHash().update(`${salt}:${payload}`).hex();
}

/** SHA-256 over the tag and every field, each with its length before it, so that no two events hash alike. */
function eventHash(createHash: () => Hasher, event: Omit<AuditEvent, 'hash' | 'payload' | 'salt'>): string {
  const fields = [
    TAG,
    event.seq,
    event.at,
    event.actorId ?? '',
    event.actor,
    event.action,
    event.subjectType,
    event.subjectId ?? '',
    event.payloadDigest,
    event.prevHash,
  ].map(String);
  return createHash()
    .update(fields.map((field) => `${field.length}:${field}`).join(''))
    .hex();
}

/** Links drafts to a head. */
export function linkEvents(
  createHash: () => Hasher,
  head: ChainHead,
  drafts: readonly AuditDraft[],
  who: { at: number; actorId: number | null; actor: string },
): AuditEvent[] {
  let { seq, hash: prevHash } = head;
  return drafts.map((draft) => {
    seq += 1;
    const payload = JSON.stringify(draft.payload);
    const salt = crypto.randomUUID();
    const event = {
      seq,
      ...who,
      action: draft.action,
      subjectType: draft.subjectType,
      subjectId: draft.subjectId,
      payloadDigest: payloadDigest(createHash, salt, payload),
      prevHash,
    };
    const hash = eventHash(createHash, event);
    prevHash = hash;
    return { ...event, payload, salt, hash };
  });
}

/** The first thing wrong with an event that should follow `head`, or null. */
export function eventFault(createHash: () => Hasher, head: ChainHead, event: AuditEvent): string | null {
  if (event.seq !== head.seq + 1) return `event ${head.seq + 1} is missing`;
  if (event.prevHash !== head.hash) return `event ${event.seq} does not follow event ${head.seq}`;
  // An erased payload leaves an empty string; its digest still stands in the chain.
  if (event.payload !== '' && payloadDigest(createHash, event.salt, event.payload) !== event.payloadDigest) {
    return `the payload of event ${event.seq} was changed`;
  }
  if (eventHash(createHash, event) !== event.hash) return `event ${event.seq} was changed`;
  return null;
}
