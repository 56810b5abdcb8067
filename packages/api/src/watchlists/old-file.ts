/** How old a list's file is by its publisher's own date: the rule and the words, wherever the list is cited. */
import { DAY_MS } from '../durations.ts';
import type { ListStatus } from './schema.ts';

/** Publishers of lists that people bring by hand change them every few weeks at the latest. */
const OLD_FILE_DAYS = 30;

/** Whole days from the publisher's date to a time; null if the file has no date. */
export function fileDays(publishedAt: string | null, at: number): number | null {
  return publishedAt === null ? null : Math.max(0, Math.floor((at - Date.parse(publishedAt)) / DAY_MS));
}

/** The same, but also null while the file may still be the newest one. */
export function oldFileDays(publishedAt: string | null, at: number): number | null {
  const days = fileDays(publishedAt, at);
  return days !== null && days >= OLD_FILE_DAYS ? days : null;
}

/** '3 years', '5 months', '40 days' */
export function fileAge(days: number): string {
  if (days >= 730) return `${Math.floor(days / 365.25)} years`;
  if (days >= 90) return `${Math.floor(days / 30.44)} months`;
  return `${days} days`;
}

/** '3 years old' */
export const oldText = (days: number): string => `${fileAge(days)} old`;

export type ListHealth = 'staged' | 'error' | 'none' | 'stale' | 'old' | 'undated' | 'current';

type Facts = Pick<ListStatus, 'version' | 'stale' | 'oldFile' | 'undated' | 'error' | 'stagedVersion'>;

/** How up to date a list is: one rule for the pages and the command line. */
export function listHealth({ version, stale, oldFile, undated, error, stagedVersion }: Facts): ListHealth {
  if (stagedVersion !== null) return 'staged';
  if (error !== null) return 'error';
  if (version === null) return 'none';
  if (stale) return 'stale';
  if (oldFile) return 'old';
  return undated ? 'undated' : 'current';
}
