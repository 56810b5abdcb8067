import { createClient } from '@libsql/client/web';
import { type Db, createDb } from './db.ts';

interface HttpAddress {
  url: string;
  authToken?: string | undefined;
}

/** A libSQL server over HTTP, for hosts without files. The database must have been migrated by a Node host. */
export function openHttpDb({ url, authToken }: HttpAddress): Db {
  return createDb(createClient({ url, authToken }));
}

/**
 * The same for what several requests read through, where none may wait for another: a client lets 20 statements through at
 * once, and those of requests that were cut off would take their places for good.
 */
export function openSharedHttpDb({ url, authToken }: HttpAddress): Db {
  return createDb(createClient({ url, authToken, concurrency: Infinity }));
}
