import type { Certificate } from '@tamis/api/screening/certificate-schema';
import { countText } from './counts.ts';

/** Why a screening was made. */
export const CAUSE_TEXTS: Readonly<Record<Certificate['cause'], string>> = {
  created: 'Entity added',
  changed: 'Entity edited',
  upload: 'Bulk upload',
  'list-update': 'List update',
  // Everyone by a job, or selected entities.
  rescreen: 'Screened again',
  request: 'Search by name',
};

/** 'No match', '2 possible matches' */
export const hitsText = (hits: number): string =>
  hits === 0 ? 'No match' : countText(hits, 'possible match', 'possible matches');
