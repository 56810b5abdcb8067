import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { isDiskFull } from '@tamis/db/database-fault';
import { databaseFile } from '@tamis/db/node';
import { onlyArgument } from './argument.ts';
import { reading, requireDatabase } from './database.ts';
import { checkCopy } from './check-copy.ts';
import { Failure } from './failure.ts';
import { type Io, printLine } from './print.ts';

/** `backup <file>`: a whole copy, taken while the server runs, and checked before it gets its name. */
export async function backup(io: Io, args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const target = onlyArgument(positionals, 'backup needs one file.');
  if (databaseFile(io.env().databaseUrl) === null) {
    throw new Failure('backup copies a database file. Use the tools of your libSQL server.');
  }
  requireDatabase(io.env());
  const folder = dirname(target);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new Failure(`There is no folder ${folder}.`);
  }
  if (existsSync(target)) throw new Failure(`${target} already exists: choose another name.`);
  const part = `${target}.part`;
  rmSync(part, { force: true });
  try {
    await reading(io.env(), ({ db }) =>
      db.client.execute({ sql: 'vacuum into ?', args: [part] }).catch((error: unknown) => {
        throw isDiskFull(error) ? new Failure(`The disk that ${target} is on is full.`) : error;
      }),
    );
    const { events } = await checkCopy(io.env(), part);
    renameSync(part, target);
    printLine(io, `${target}: checked, ${events} audit events`);
  } finally {
    for (const rest of [part, `${part}-wal`, `${part}-shm`, `${part}-journal`]) rmSync(rest, { force: true });
  }
}
