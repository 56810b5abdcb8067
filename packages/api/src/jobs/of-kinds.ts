import { type JobRow, job } from '@tamis/db/schema';
import { type SQL, inArray, sql } from 'drizzle-orm';

/**
 * That a job is of these kinds, among those that another condition finds. Not by the index of kinds: feeds leave a job an
 * hour for a month, and it would lead to all of them.
 */
export function ofKinds(...kinds: readonly JobRow['kind'][]): SQL {
  return inArray(sql`+${job.kind}`, [...kinds]);
}
