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
 * The same for a reader that several requests share and in which none may wait for another: a client allows 20 statements
 * at once, and those of aborted requests would occupy their places for good.
 */
export function openSharedHttpDb({ url, authToken }: HttpAddress): Db {
  return createDb(createClient({ url, authToken, concurrency: Infinity }));
}
