import { counted } from '../counted.ts';
import type { KnownList } from './registry.ts';
import type { Source, VersionRow } from './version-rows.ts';

/** Why a version waits for a person, in one sentence, and what they can do about it. */
export interface Doubt {
  reason: string;
  advice: string;
}

/** What a list shows about a version that waits, in place of an error. */
export const doubtText = ({ reason, advice }: Doubt): string => `${reason} ${advice}`;

/** A version with fewer parties or names than the one in force, by more than this share, needs a person's approval. */
const SUSPICIOUS_SHRINK = 0.2;
/** So many parties may leave any list: in a short list, corrected names may be more than a fifth. */
const MAY_GO = 10;
/**
 * More unreadable records than this, beyond those of the version in force, mean that the publisher changed the format:
 * 1 % of the records, but at least 10 and at most 100.
 */
const suspiciousRejects = (records: number): number => Math.min(100, Math.max(10, records * 0.01));

/**
 * Why a file that could be read needs a person's approval, or null. A publisher's list rarely shrinks by much, rarely
 * replaces many of its parties, is never older than the one before it, and rarely has records that cannot be read. Each
 * of these may be a mistake of the publisher, or an incomplete file.
 */
export function doubtOf(input: {
  list: Pick<KnownList, 'code' | 'kind'>;
  source: Pick<Source, 'parties' | 'names' | 'publishedAt' | 'rejected'>;
  before: Pick<VersionRow, 'names' | 'publishedAt' | 'rejected'> | undefined;
  countBefore: number;
  /** Parties of the version in force that the file does not have. */
  missing: number;
  acceptShrink: boolean;
}): Doubt | null {
  const { list, source, before, countBefore, missing, acceptShrink } = input;
  const command = `pnpm cli lists accept ${list.code.toLowerCase()}`;
  const advice = adviceWith(command);
  const adviceOnShrink = adviceWith(`${command}, or import it again with --accept-shrink`);
  if (!acceptShrink && source.parties < countBefore * (1 - SUSPICIOUS_SHRINK)) {
    return {
      reason: `The file has ${counted(source.parties, 'party', 'parties')}, the list in force ${countBefore}: it would shrink by more than 20 %.`,
      advice: adviceOnShrink,
    };
  }
  // All parties may be there without their aliases, as in OFAC's main table alone. An own list may lose some.
  const mayLoseNames = acceptShrink || list.kind === 'own';
  if (!mayLoseNames && before !== undefined && source.names < before.names * (1 - SUSPICIOUS_SHRINK)) {
    return {
      reason: `The file has ${source.names} names of its parties, the list in force ${before.names}: it would lose more than 20 % of them.`,
      advice: adviceOnShrink,
    };
  }
  // As many new ones hide that they are gone: a file of something else, or one with other ids.
  if (!acceptShrink && missing > Math.max(MAY_GO, countBefore * SUSPICIOUS_SHRINK)) {
    return {
      reason: `The file lacks ${missing} of the ${countBefore} parties in force and has others: more than 20 % would be taken off the list.`,
      advice: adviceOnShrink,
    };
  }
  const records = source.parties + source.rejected;
  if (source.rejected - (before?.rejected ?? 0) > suspiciousRejects(records)) {
    return { reason: `Of the ${records} records of the file, ${source.rejected} could not be read.`, advice };
  }
  const published = before?.publishedAt ?? null;
  if (published !== null && source.publishedAt !== undefined && source.publishedAt < published) {
    return {
      reason: `The file was published on ${source.publishedAt}, the list in force on ${published}: it would be older.`,
      advice,
    };
  }
  return null;
}

/** What to do, on the page and on the command line. */
const adviceWith = (command: string): string =>
  `Accept it on the Lists page if it is right; otherwise reject it there. On the command line: ${command}.`;
