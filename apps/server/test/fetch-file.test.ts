import { systemCtx } from '@tamis/api/context';
import { type FetchFileInput, type FetchLimits, fetchFile } from '@tamis/api/outside/fetch-file';
import { MAX_UPLOAD_BYTES } from '@tamis/api/upload-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ALL_IS_SHORT,
  type Answer,
  PATIENCE,
  type Publisher,
  SILENCE_IS_SHORT,
  aFile,
  aPublisher,
  cutOff,
  dripping,
  endless,
  inTurn,
  onlyNamed,
  redirectTo,
  stalled,
  status,
} from './misbehaving-publisher.ts';
import { type TestApp, startTestApp } from './test-app.ts';

const CONTENT = `<list>${'party '.repeat(2_000)}</list>`;
const LIMITS = { ...PATIENCE, maxBytes: 1_000_000 };

let app: TestApp;
let publisher: Publisher;

beforeAll(async () => {
  // Only this host of the private network is named; all others are strangers' networks.
  app = await startTestApp({ PRIVATE_HOSTS: '127.0.0.1' });
  publisher = await aPublisher();
});
afterAll(() => publisher.close());

/** Publishes the answer under a path of its own and fetches it. */
async function fetched(answer: Answer, input: Partial<FetchFileInput> = {}) {
  const path = `/${crypto.randomUUID()}`;
  publisher.paths[path] = answer;
  const url = publisher.url(path);
  const ask = { url, ...input, limits: { ...LIMITS, ...input.limits } };
  const outcome = fetchFile(systemCtx(app.services), ask).then(async (result) => {
    if (result.state === 'unchanged') return result;
    const text = await result.file.text();
    await result.forget();
    return { ...result, text };
  });
  const tries = () => publisher.asked.filter((asked) => asked === path).length;
  return { outcome, url, tries };
}

const arrives = { state: 'fetched', text: CONTENT };

describe('a publisher that is difficult is served anyway', () => {
  test.each<[string, () => Answer, Partial<FetchLimits>?]>([
    ['asks who is there', () => onlyNamed(aFile(CONTENT))],
    [
      'leads to a signed address',
      () => {
        publisher.paths['/signed'] = (request, response) =>
          request.url?.includes('?signature=') ? aFile(CONTENT)(request, response) : status(403)(request, response);
        return redirectTo('/signed?signature=abc%2Fdef%3D&expires=60');
      },
    ],
    ['is slow, but not silent', () => dripping(CONTENT, 10, 60)],
    ['fails in a burst', () => inTurn(status(500), status(503), status(502), aFile(CONTENT))],
    ['hangs up half-way at first', () => inTurn(cutOff(CONTENT), aFile(CONTENT))],
    ['falls silent half-way at first', () => inTurn(stalled(CONTENT), aFile(CONTENT)), { idleMs: 1_000 }],
    [
      'declares another length each time',
      () =>
        inTurn((_, response) => {
          response.writeHead(200, { 'content-length': String(CONTENT.length + 10) });
          response.end(CONTENT);
        }, aFile(CONTENT)),
    ],
    [
      'asks for patience',
      () =>
        inTurn((_, response) => {
          response.writeHead(429, { 'retry-after': '1' }).end();
        }, aFile(CONTENT)),
    ],
  ])('one that %s', async (_, answer, limits) => {
    const { outcome } = await fetched(answer(), { limits });
    expect(await outcome).toMatchObject(arrives);
  });
});

test('what has not changed is not sent again, and only the same address is asked so', async () => {
  const { outcome, url } = await fetched(aFile(CONTENT));
  const first = await outcome;
  const validators = first.state === 'fetched' ? first.validators : null;
  expect(validators).toEqual({ url, etag: '"v1"' });
  expect(await fetchFile(systemCtx(app.services), { url, validators, limits: LIMITS })).toEqual({ state: 'unchanged' });
  const elsewhere = await fetched(aFile(CONTENT), { validators });
  expect(await elsewhere.outcome).toMatchObject(arrives);
});

test('progress tells the bytes, and the whole where the publisher declares it', async () => {
  const seen: [number, number | null][] = [];
  const { outcome } = await fetched(aFile(CONTENT), { onBytes: (done, total) => seen.push([done, total]) });
  await outcome;
  expect(seen.at(-1)).toEqual([CONTENT.length, CONTENT.length]);
});

describe('what cannot be fetched is told in one sentence', () => {
  test.each<[string, Answer, RegExp, number, Partial<FetchLimits>?]>([
    ['a refusal', status(403), /answered with status 403/, 1],
    ['failures without end', status(500), /status 500.*tried 4 times/, 4],
    [
      'a web page',
      (_, r) => void r.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
      /web page/,
      1,
    ],
    ['silence', stalled(CONTENT), /sent nothing for 300 ms.*tried 4 times/, 4, SILENCE_IS_SHORT],
    ['a drip that takes too long', dripping(CONTENT, 1_000, 50), /did not finish within 2 seconds/, 4, ALL_IS_SHORT],
    ['a file that always breaks off', cutOff(CONTENT), /(was cut off|hung up).*tried 4 times/, 4],
    ['a body without end', endless, /larger than 1 MB/, 1],
    [
      'a length that is too much',
      (_, r) => void r.writeHead(200, { 'content-length': '2000000' }).end(),
      /larger than 1 MB/,
      1,
    ],
    [
      'a length that no upload may have either, told as that is told of uploads',
      (_, r) => void r.writeHead(200, { 'content-length': '300000000' }).end(),
      /larger than 200 MB\.$/,
      1,
      { maxBytes: MAX_UPLOAD_BYTES },
    ],
    [
      'a loop',
      (request, r) => void r.writeHead(302, { location: request.url }).end(),
      /redirected more than 5 times/,
      6,
    ],
    ['an address that is none', redirectTo('http://['), /cannot be read/, 1],
    ['another scheme', redirectTo('file:///etc/passwd'), /must begin with https/, 1],
  ])('%s', async (_, answer, sentence, times, limits) => {
    const { outcome, tries } = await fetched(answer, { limits });
    await expect(outcome).rejects.toThrow(sentence);
    expect(tries()).toBe(times);
  });

  test('a publisher that is not there', async () => {
    const gone = await aPublisher();
    await gone.close();
    const asked = fetchFile(systemCtx(app.services), { url: gone.url('/'), limits: LIMITS });
    await expect(asked).rejects.toThrow(/could not be reached.*ECONNREFUSED/);
  });
});

test.each<[string, Answer]>([
  ['a refusal', (_, r) => void r.writeHead(404).write(CONTENT.repeat(100))],
  ['a web page', (_, r) => void r.writeHead(200, { 'content-type': 'text/html' }).write(CONTENT.repeat(100))],
  ['a length that is too much', (_, r) => void r.writeHead(200, { 'content-length': '2000000' }).write(CONTENT)],
])('no connection stays open behind what is not read: %s', async (_, answer) => {
  const before = await publisher.connections();
  const { outcome } = await fetched(answer);
  await expect(outcome).rejects.toThrow(/status 404|web page|larger than/);
  await expect.poll(() => publisher.connections(), { timeout: 60_000 }).toBeLessThanOrEqual(before);
});

describe('a redirect to a private address is not followed', () => {
  test.each([
    ['this computer by its name', 'http://localhost:1/'],
    ['this computer in IPv6', 'http://[::1]:1/'],
    ['this computer as a number', 'http://2130706434/'],
    ['this computer in hexadecimal, dressed as IPv6', 'http://[::ffff:7f00:1]/'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data'],
    ['a private network', 'http://10.0.0.1/'],
    ['another one', 'http://[fd00::1]/'],
    ['with a user name', 'http://root@192.0.2.1/'],
  ])('%s', async (_, location) => {
    const { outcome, tries } = await fetched(redirectTo(location));
    await expect(outcome).rejects.toThrow(/private network|contains a user name/);
    expect(tries()).toBe(1);
  });

  test('a name that resolves to a private address', async () => {
    const ctx = systemCtx(app.services);
    const asked = ctx.fetchPublic(new URL('http://localhost:1/'), {
      headers: {},
      signal: new AbortController().signal,
      privateHosts: [],
    });
    await expect(asked).rejects.toThrow(/private network/);
  });
});

test('whoever no longer wants the file ends the fetch', async () => {
  const controller = new AbortController();
  const { outcome } = await fetched(stalled(CONTENT), { signal: controller.signal });
  setTimeout(() => controller.abort(new Error('not wanted any more')), 50);
  await expect(outcome).rejects.toThrow('not wanted any more');
});
