import { counted } from '../counted.ts';
import type { KnownList } from './registry.ts';
import type { Source, VersionRow } from './version-rows.ts';

/** Why a version waits for a person, in one sentence, and what they can do about it. */
export interface Doubt {
  reason: string;
  advice: string;
}

/** What a list tells of a version that waits, in place of what went wrong. */
export const doubtText = ({ reason, advice }: Doubt): string => `${reason} ${advice}`;

/** A version that has fewer parties or names than the one in force, by more than this, is not believed without a person's yes. */
const SUSPICIOUS_SHRINK = 0.2;
/** As many parties may go from any list: of a short one, names that were put right may be more than a fifth. */
const MAY_GO = 10;
/**
 * So many more records that cannot be read than in the version in force are a change of the publisher's format rather
 * than slips: 1 %, but of a short list more than ten, and of a long one a hundred.
 */
const suspiciousRejects = (records: number): number => Math.min(100, Math.max(10, records * 0.01));

/**
 * Why a file that could be read is not believed without a person's yes, or null. A publisher's list
 * seldom shrinks by much or has others in place of many, never grows younger, and seldom holds what cannot be read: any of it may be a mistake of the
 * publisher, or a file that is not whole.
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
  // The parties may all be there and their aliases not, as in OFAC's main table alone. From a list of one's own some may go.
  const mayLoseNames = acceptShrink || list.kind === 'own';
  if (!mayLoseNames && before !== undefined && source.names < before.names * (1 - SUSPICIOUS_SHRINK)) {
    return {
      reason: `The file has ${source.names} names of its parties, the list in force ${before.names}: it would lose more than 20 % of them.`,
      advice: adviceOnShrink,
    };
  }
  // As many others in their place hide that they are gone: a file of something else, or one with other ids.
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

/** What to do, for whoever reads it on a page; and how on the command line, for whoever reads it there. */
const adviceWith = (command: string): string =>
  `Accept it on the Lists page if it is right; otherwise reject it there. On the command line: ${command}.`;
