/**
 * Requests that are refused before the app sees them, with a sentence as anywhere else: not HTTP, too long, too slow,
 * or without a valid address.
 */
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';

/** By the code of Node's error; the limit of 16 kB is Node's. */
const REFUSALS: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The address and the headers of the request are longer than 16 kB. Send less in them.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The whole request did not arrive in time. Send it again.'],
};
const NOT_HTTP = ['400 Bad Request', 'This is not a valid HTTP/1.1 request.'] as const;
/**
 * How long a client that is still sending may take to read the response, which would be lost if the connection closed
 * at once.
 */
const READING_MS = 1_000;

/** Sends a sentence where Node would only close the connection. */
export function answerMalformedRequests(server: Server): void {
  const answering = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();
  server.on('request', (request, response) => answering.set(request.socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (refused.has(socket)) return;
    const response = answering.get(socket);
    const isInAnswer = response?.headersSent === true && !response.writableFinished;
    if (!socket.writable || isInAnswer) {
      socket.destroy(error);
      return;
    }
    refused.add(socket);
    const [status, sentence] = REFUSALS[error.code ?? ''] ?? NOT_HTTP;
    const headers = [
      'content-type: text/plain; charset=UTF-8',
      `content-length: ${sentence.length}`,
      'x-content-type-options: nosniff',
      'connection: close',
    ];
    socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${sentence}`);
    setTimeout(() => socket.destroy(), READING_MS).unref();
  });
}

/** The response to a request whose address or Host is not a URL. The app handles all other errors. */
export function answerBadAddress(error: unknown): Response {
  if (!(error instanceof RequestError)) throw error;
  return new Response('The address of the request, or the Host that it names, is not valid.', { status: 400 });
}
