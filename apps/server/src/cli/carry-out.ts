import { userInfo } from 'node:os';
import type { CommandInput, CommandName, CommandResult } from '../commands.ts';
import { writing } from './database.ts';
import { type Io, progressLine } from './print.ts';

/** Runs a command that writes, in the process that holds the database, and shows its progress. */
export async function carryOut<Name extends CommandName>(
  io: Io,
  command: Name,
  { options = {}, body = new Blob([]).stream() }: Pick<Partial<CommandInput>, 'options' | 'body'> = {},
): Promise<CommandResult<Name>> {
  const progress = progressLine(io);
  try {
    return (await writing(io.env(), command, { options, body, by: osUser() }, progress.report)) as CommandResult<Name>;
  } finally {
    progress.end();
  }
}

/** The input of a command as JSON. It is a stream and not among the options, so that a password is never in an address. */
export const jsonBody = (value: object): ReadableStream<Uint8Array> => new Blob([JSON.stringify(value)]).stream();

/** The operating system's name for the person at the command line; their number if it has no name for it. */
function osUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
