import { createClient } from '@libsql/client';
import { verify } from '@tamis/api/audit/service';
import { createDb } from '@tamis/db/db';
import { fileAddress } from '@tamis/db/node';
import { commandCtx } from '../commands.ts';
import type { Env } from '../env.ts';
import { nodeServices } from '../node-services.ts';
import { Failure } from './failure.ts';

/**
 * Throws a sentence unless a copied database is intact: its pages, its references and its audit chain. The sentence
 * names the original if it has another name.
 */
export async function checkCopy(env: Env, file: string, name = file): Promise<{ events: number }> {
  const db = createDb(createClient({ url: fileAddress(file) }));
  try {
    const integrity = await db.client.execute('pragma integrity_check').catch(() => null);
    if (integrity?.rows[0]?.['integrity_check'] !== 'ok') throw new Failure(`${name} is incomplete or damaged.`);
    const dangling = await db.client.execute('pragma foreign_key_check');
    if (dangling.rows.length > 0)
      throw new Failure(`${name} has ${dangling.rows.length} rows that refer to missing rows.`);
    const tables = await db.client.execute("select 1 from sqlite_master where name = 'audit_event'");
    if (tables.rows.length === 0) throw new Failure(`${name} is not a Tamis database.`);
    const audit = await verify(commandCtx(nodeServices(db, env)));
    if (audit.firstBad !== null) {
      throw new Failure(
        `The audit log in ${name} was tampered with at event ${audit.firstBad.seq}: ${audit.firstBad.reason}.`,
      );
    }
    return { events: audit.events };
  } finally {
    db.close();
  }
}
