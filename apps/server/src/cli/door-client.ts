import type { CommandInput, CommandName, Progress } from '../commands.ts';
import { type DoorFile, TYPED_BY } from '../door-file.ts';
import { Failure } from './failure.ts';
import { linesOf } from './lines.ts';

type Said = { progress: Progress } | { result: unknown } | { error: string };

/** Lets the running server run a command, and passes on its progress. */
export async function askServer(
  door: DoorFile,
  command: CommandName,
  input: CommandInput,
  report: (progress: Progress) => void,
): Promise<unknown> {
  const url = `${door.url}/door/${command}?${new URLSearchParams(input.options).toString()}`;
  const headers = {
    authorization: `Bearer ${door.token}`,
    'content-type': 'application/octet-stream',
    // A header holds ASCII only.
    ...(input.by !== undefined && { [TYPED_BY]: encodeURIComponent(input.by) }),
  };
  // A body that is a stream needs `duplex`, which the types of fetch do not know yet.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: input.body, duplex: 'half' };
  const response = await fetch(url, init).catch(() => null);
  if (response === null) {
    throw new Failure('The database is in use, but no server answers for it. Try again when it has ended.');
  }
  if (!response.ok || response.body === null) {
    throw new Failure(`The server at ${door.server} does not accept this command (status ${response.status}).`);
  }
  try {
    for await (const { text } of linesOf(response.body)) {
      const said = JSON.parse(text) as Said;
      if ('error' in said) throw new Failure(said.error);
      if ('result' in said) return said.result;
      report(said.progress);
    }
  } catch (error) {
    // Any other error means that the response was cut off, which is handled below.
    if (error instanceof Failure) throw error;
  }
  throw new Failure(
    'The server stopped before the command finished. What was in force stays in force; run the command again when the server is up.',
  );
}
