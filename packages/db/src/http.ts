import { createClient } from '@libsql/client/web';
import { type Db, createDb } from './db.ts';

/** A libSQL server over HTTP, for hosts without files. The database must have been migrated by a Node host. */
export function openHttpDb(options: { url: string; authToken?: string }): Db {
  return createDb(createClient({ url: options.url, authToken: options.authToken }));
}
