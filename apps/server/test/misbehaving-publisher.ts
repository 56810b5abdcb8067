import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

/** Of a fetch whose answer a test waits for: a busy machine may pause for longer than a publisher would. */
export const PATIENCE = { backoffMs: 1, idleMs: 60_000, totalMs: 90_000 };
/** For publishers that fall silent, and for those that never come to an end. */
export const SILENCE_IS_SHORT = { ...PATIENCE, idleMs: 300 };
export const ALL_IS_SHORT = { ...PATIENCE, totalMs: 1_500 };

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface Publisher {
  url: (path: string) => string;
  /** How each path answers; what is not named is a 404. */
  paths: Record<string, Answer>;
  /** The paths that were asked for, in order. */
  asked: string[];
  /** How many connections are open. */
  connections: () => Promise<number>;
  close: () => Promise<void>;
}

/** A publisher of lists on this computer, whose answers a test decides on. */
export async function aPublisher(paths: Record<string, Answer> = {}): Promise<Publisher> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    asked.push(path);
    response.on('error', () => undefined);
    const answer = publisher.paths[path];
    if (answer) answer(request, response);
    else response.writeHead(404).end('Not found');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const publisher: Publisher = {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    paths,
    asked,
    connections: () => promisify(server.getConnections.bind(server))(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return publisher;
}

/** A file with an ETag and a date, answered with 304 to whoever has it. */
export function aFile(content: string | Uint8Array, etag = '"v1"'): Answer {
  return (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else {
      const length = String(Buffer.byteLength(content));
      response.writeHead(200, { 'content-type': 'application/xml', 'content-length': length, etag }).end(content);
    }
  };
}

export const redirectTo =
  (location: string, status = 302): Answer =>
  (_, response) => {
    response.writeHead(status, { location }).end();
  };

/** Answers with these in turn; the last one stays. */
export function inTurn(...answers: Answer[]): Answer {
  let at = 0;
  return (request, response) => {
    answers[Math.min(at, answers.length - 1)]?.(request, response);
    at += 1;
  };
}

export const status =
  (code: number, text = 'Sorry'): Answer =>
  (_, response) => {
    response.writeHead(code, { 'content-type': 'text/plain' }).end(text);
  };

/** Refuses whoever does not say who asks. */
export const onlyNamed =
  (answer: Answer): Answer =>
  (request, response) => {
    if (request.headers['user-agent']) answer(request, response);
    else status(403)(request, response);
  };

/** Says how long the file is, sends half of it and hangs up. */
export const cutOff =
  (content: string): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-length': String(Buffer.byteLength(content)) });
    response.write(content.slice(0, content.length / 2), () => response.destroy());
  };

/** Sends the beginning, then nothing more, without hanging up. */
export const stalled =
  (content: string): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-length': String(Buffer.byteLength(content)) });
    response.write(content.slice(0, 100));
  };

/** Sends a few bytes every few milliseconds. */
export const dripping =
  (content: string, pieces: number, everyMs: number): Answer =>
  (_, response) => {
    response.writeHead(200);
    const size = Math.ceil(content.length / pieces);
    let at = 0;
    const timer = setInterval(() => {
      response.write(content.slice(at, at + size));
      at += size;
      if (at < content.length) return;
      clearInterval(timer);
      response.end();
    }, everyMs);
    response.on('close', () => clearInterval(timer));
  };

/** Never ends. */
export const endlessAs =
  (code: number): Answer =>
  (_, response) => {
    response.writeHead(code, { 'content-type': 'application/xml' });
    const piece = Buffer.alloc(64 * 1024, '<!-- more -->');
    const more = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', more);
    more();
  };
export const endless = endlessAs(200);

/** A few kilobytes that unpack to a hundred megabytes. */
export const gzipBomb: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/gzip' }).end(gzipSync(Buffer.alloc(100_000_000, 'a')));
};
