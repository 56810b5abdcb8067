import type { ListStatus } from './schema.ts';

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
