import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { carryOut, jsonBody } from './carry-out.ts';
import { Usage } from './failure.ts';
import { type Io, printLine } from './print.ts';

/** `user create --username u --full-name "F N" --role admin [--password p]`; asks for the password if none is given. */
export async function userCreate(io: Io, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      username: { type: 'string' },
      'full-name': { type: 'string' },
      role: { type: 'string' },
      password: { type: 'string' },
    },
  });
  const { username, role } = values;
  const fullName = values['full-name'];
  if (username === undefined || fullName === undefined || role === undefined) {
    throw new Usage('user create needs --username, --full-name and --role.');
  }
  const password = values.password ?? (await askPassword(io));
  const user = await carryOut(io, 'user-create', { body: jsonBody({ username, fullName, role, password }) });
  printLine(io, `User ${user.id}: ${user.username} (${user.role})`);
}

/** `user password --username u [--password p]`: sets another password for an account and ends its sessions. */
export async function userPassword(io: Io, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { username: { type: 'string' }, password: { type: 'string' } } });
  const { username } = values;
  if (username === undefined) throw new Usage('user password needs --username.');
  const password = values.password ?? (await askPassword(io));
  const user = await carryOut(io, 'user-password', { body: jsonBody({ username, password }) });
  printLine(io, `User ${user.id}: ${user.username} has a new password, and is signed out everywhere`);
}

/** One line of standard input, which is not echoed on a terminal. */
async function askPassword(io: Io): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: io.input, output: silent, terminal: io.interactive });
  if (io.interactive) io.errors.write('Password: ');
  try {
    for await (const line of prompt) return line;
    throw new Usage('Give the password by --password or on standard input.');
  } finally {
    prompt.close();
    if (io.interactive) io.errors.write('\n');
  }
}
