import { type Server, type ServerOptions, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerBadAddress, answerMalformedRequests } from '../src/refused-requests.ts';

/** As it is in production, and one that soon gives up: a busy machine may pause for longer than that. */
let servers: { patient: Server; hasty: Server };

/** An answer that has begun and does not end. */
const begun = () =>
  new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('begun')) });

beforeAll(async () => {
  const app = new Hono();
  app.post('/begun', () => new Response(begun()));
  app.all('*', (c) => c.text('here'));
  const listening = async (options: ServerOptions) => {
    const server = createServer(options, getRequestListener(app.fetch, { errorHandler: answerBadAddress }));
    answerMalformedRequests(server);
    await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
    return server;
  };
  servers = {
    patient: await listening({}),
    hasty: await listening({ headersTimeout: 200, connectionsCheckingInterval: 50 }),
  };
});
afterAll(() => Object.values(servers).forEach((server) => server.close()));

/**
 * What comes back when these bytes are sent, piece by piece, until the server hangs up; pieces after the first only once
 * it has answered with `awaited`.
 */
function sent(pieces: readonly string[], to: keyof typeof servers = 'patient', awaited = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((servers[to].address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (answer += text));
    socket.on('close', () => resolve(answer));
    socket.on('error', (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || reject(error));
    void (async () => {
      for (const piece of pieces) {
        socket.write(piece);
        do await new Promise((go) => setTimeout(go, 5));
        while (!answer.includes(awaited) && !socket.destroyed);
      }
    })();
  });
}

const HOST = 'Host: tamis.test\r\nConnection: close\r\n';
const long = 'x'.repeat(20_000);

describe('requests that the app never sees are refused at once, with a status and a sentence', () => {
  test.each<[string, string[], string, RegExp, (keyof typeof servers)?]>([
    ['a long address', [`GET /?q=${long} HTTP/1.1\r\n${HOST}\r\n`], '431', /longer than 16 kB/],
    ['a long header', [`GET / HTTP/1.1\r\n${HOST}Cookie: a=${long}\r\n\r\n`], '431', /longer than 16 kB/],
    ['one that goes on', ['GET /?q=', ...Array<string>(20).fill(long)], '431', /longer than 16 kB/],
    ['what is not HTTP', ['HELO there\r\n\r\n'], '400', /not a valid HTTP/],
    ['a path that is none', [`GET /\\ HTTP/1.1\r\n${HOST}\r\n`], '400', /address of the request/],
    ['a Host that is none', ['GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'], '400', /Host that it names/],
    ['headers that do not end', [`GET / HTTP/1.1\r\n${HOST}Cookie: \r\n`], '408', /did not arrive in time/, 'hasty'],
  ])('%s', async (_, pieces, status, sentence, to) => {
    const [head = '', text = ''] = (await sent(pieces, to)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: text/plain; charset=utf-8');
    expect(text).toMatch(sentence);
  });
});

test('an address of fifteen thousand letters gets a response, however it is split', async () => {
  const request = `GET /?q=${'x'.repeat(15_000)} HTTP/1.1\r\n${HOST}Cookie: session=abc\r\n\r\n`;
  for (const size of [1_460, 8_190, 20_000]) {
    expect(await sent(request.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [])).toMatch(/here$/);
  }
});

test('nonsense after a request is refused after its response, never in the middle of it', async () => {
  const whole = await sent(['GET / HTTP/1.1\r\nHost: tamis.test\r\n\r\n', 'nonsense\r\n\r\n'], 'patient', 'here');
  expect(whole).toMatch(/^HTTP\/1\.1 200 [^]*hereHTTP\/1\.1 400 /);
  const begun = `POST /begun HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`;
  const cut = await sent([begun, 'nonsense\r\n\r\n'], 'patient', 'begun');
  expect(cut).toMatch(/^HTTP\/1\.1 200 [^]*begun/);
  expect(cut).not.toContain('400');
});
