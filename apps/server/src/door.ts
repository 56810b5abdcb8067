import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Services } from '@tamis/api/context';
import { Conflict, errorAnswer } from '@tamis/api/errors';
import { waitAtMost } from '@tamis/api/wait-at-most';
import { type CommandName, isCommand, runCommand } from './commands.ts';
import { TYPED_BY, removeDoorFile, writeDoorFile } from './door-file.ts';
import { errorDetails } from '@tamis/api/error-details';
import { webStreamOf } from './web-stream.ts';

/**
 * Lets the command line write while this server holds the database: a second listener, on loopback only, whose address
 * and token are in a file that only this user can read. It reads the file as a stream and returns lines of JSON:
 * `{"progress": …}` for each step, then `{"result": …}` or `{"error": "a sentence"}`. When it is closed, commands that
 * are running are aborted, and have `graceMs` to end.
 */
export async function openDoor(
  services: Services,
  options: { databaseFile: string; server: string; graceMs: number },
): Promise<{ close: () => Promise<void> }> {
  const token = randomBytes(32).toString('hex');
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  // A file is read as fast as it is imported, however long that takes.
  const door = createServer({ requestTimeout: 0 }, (request, response) => {
    const name = /^\/door\/([a-z-]+)(?:\?|$)/.exec(request.url ?? '')?.[1] ?? '';
    const refusal = refusalOf(request, token);
    if (refusal !== null || !isCommand(name)) {
      response.writeHead(refusal ?? 404).end();
      return;
    }
    const work = carryOut(services, name, { request, response, signal: stopping.signal });
    running.add(work);
    void work.finally(() => running.delete(work));
  });
  await new Promise<void>((ready, reject) => door.once('error', reject).listen(0, '127.0.0.1', ready));
  const { port } = door.address() as AddressInfo;
  try {
    writeDoorFile(options.databaseFile, { url: `http://127.0.0.1:${port}`, token, server: options.server });
  } catch (error) {
    door.close();
    throw error;
  }
  return {
    close: async () => {
      removeDoorFile(options.databaseFile);
      const closed = new Promise((done) => door.close(done));
      stopping.abort(new Conflict('The server is being stopped. Run the command again when it is up.'));
      await waitAtMost(options.graceMs, Promise.all(running));
      door.closeAllConnections();
      await closed;
    },
  };
}

/** The status that refuses a request that did not come from the command line of this user, or null. */
function refusalOf(request: IncomingMessage, token: string): number | null {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 401;
  if (request.socket.remoteAddress !== '127.0.0.1') return 403;
  return request.method === 'POST' ? null : 405;
}

/** The operating system's user at the command line. It is believed, because only who may read the token gets here. */
function typedBy({ headers }: IncomingMessage): string | undefined {
  const name = headers[TYPED_BY];
  return typeof name === 'string' ? decodeURIComponent(name).slice(0, 100) : undefined;
}

async function carryOut(
  services: Services,
  name: CommandName,
  { request, response, signal }: { request: IncomingMessage; response: ServerResponse; signal: AbortSignal },
): Promise<void> {
  const say = (line: object) => response.write(`${JSON.stringify(line)}\n`);
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  try {
    const options = Object.fromEntries(new URL(request.url ?? '', 'http://door').searchParams);
    // A slow or stalled file ends with the server as well.
    const body = webStreamOf(request, false).pipeThrough(new TransformStream(), { signal });
    const by = typedBy(request);
    say({ result: await runCommand(services, name, { options, body, signal, by }, (progress) => say({ progress })) });
  } catch (error) {
    const { text, internal } = errorAnswer(error, name);
    if (internal) services.log('command failed', { command: name, ...errorDetails(error) });
    say({ error: internal ? 'The server failed while running the command. Its log says why.' : text });
  }
  // The rest of the file is read, so that the response is not lost in a broken connection.
  request.removeAllListeners('readable').resume();
  response.end();
}
