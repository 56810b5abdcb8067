import { parseArgs } from 'node:util';
import type { ApiKey } from '@tamis/api/api-keys/schema';
import { listApiKeys } from '@tamis/api/api-keys/service';
import { carryOut, jsonBody } from './carry-out.ts';
import { reading } from './database.ts';
import { Usage } from './failure.ts';
import { type Io, printLine } from './print.ts';
import { typedId } from './argument.ts';

/** `key create --name n --role r --username u`: the key is the only thing on standard output. */
export async function keyCreate(io: Io, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { name: { type: 'string' }, role: { type: 'string' }, username: { type: 'string' } },
  });
  const { name, role, username } = values;
  if (name === undefined || role === undefined || username === undefined) {
    throw new Usage('key create needs --name, --role and --username, the person who answers for the key.');
  }
  const made = await carryOut(io, 'key-create', { body: jsonBody({ key: { name, role }, username }) });
  io.errors.write(`${keyLine(made)}\nKeep the key now: it is not stored and cannot be shown again.\n`);
  printLine(io, made.key);
}

/** `key list [--json]` */
export async function keyList(io: Io, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } });
  const keys = await reading(io.env(), (ctx) => listApiKeys(ctx));
  if (values.json === true) printLine(io, JSON.stringify(keys, null, 2));
  else for (const key of keys) printLine(io, keyLine(key));
}

/** `key revoke <id>` */
export async function keyRevoke(io: Io, args: string[]): Promise<void> {
  const id = typedId(args, 'key revoke needs the number of one key, as key list shows it.');
  printLine(io, keyLine(await carryOut(io, 'key-revoke', { options: { id: String(id) } })));
}

function keyLine({ id, name, prefix, role, owner, lastUsedAt, revokedAt }: ApiKey): string {
  const state = revokedAt === null ? `last used ${lastUsedAt ?? 'never'}` : `revoked ${revokedAt}`;
  return `Key ${id} (${name}): ${prefix}…, ${role} for ${owner}, ${state}`;
}
