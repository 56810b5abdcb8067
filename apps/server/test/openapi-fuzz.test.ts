import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApi } from '../src/rest/openapi.ts';
import { otherPaths } from '../src/rest/other-paths.ts';
import { type ArbitraryRequest, arbitraryRequest } from './arbitrary-request.ts';
import { described } from './described.ts';
import { SPECIFIED } from './specified-calls.ts';
import { type Client, type Who, startTestApp } from './test-app.ts';

/** `FUZZ_REQUESTS=100000` asks for longer. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 3_000);
/** A new system now and then, so that what is asked for stays small. */
const REQUESTS_PER_SYSTEM = 1_500;
const MS_PER_REQUEST = 40;
/** Enough for a call that chance left out: the least lucky is answered at every thirteenth request. */
const REQUESTS_OF_ONE_CALL = 500;

const description = openApi('0.0.0-test');
/** Calls that must be answered at least once. */
const EXPECTED = [...SPECIFIED, ...otherPaths.map(({ method, path }) => `${method} ${path}`)];
const { fault } = described(description);

test(
  `of ${REQUESTS} requests made from the description none is a 5xx, and each answer is as described`,
  { timeout: 60_000 + REQUESTS * MS_PER_REQUEST },
  async () => {
    const answered = new Set<string>();
    let sent = 0;
    let clients = await newSystem();
    const ask = async (request: ArbitraryRequest): Promise<void> => {
      if (sent++ % REQUESTS_PER_SYSTEM === REQUESTS_PER_SYSTEM - 1) clients = await newSystem();
      const { method, template } = request;
      const response = await send(clients[request.who], request);
      if (response.ok) answered.add(`${method} ${template}`);
      const text = response.status >= 500 ? await response.clone().text() : '';
      expect({ status: response.status < 500, text }).toEqual({ status: true, text: '' });
      // An id such as `..` makes another address of it.
      const isHere = pattern(template).test(new URL(request.path, 'http://any').pathname);
      expect(isHere ? await fault(method, template, response) : null).toBeNull();
    };
    const all = fc.asyncProperty(arbitraryRequest(description), ask);
    await fc.assert(all, { numRuns: REQUESTS, endOnFailure: true });
    for (const call of EXPECTED.filter((one) => !answered.has(one))) {
      // Where nobody has been demoted, nor anybody's session ended.
      clients = await newSystem();
      // The accounts whose role is changed are those that registered; in a new system nobody has.
      for (let nr = 4; nr <= 15; nr += 1) {
        const json = { username: `registered ${nr}`, password: 'secret123', fullName: 'Somebody New', role: 'viewer' };
        expect((await clients.anonymous.send('POST', '/api/register', { json })).status).toBe(201);
      }
      const one = fc.asyncProperty(arbitraryRequest(description, call), async (request) => {
        if (!answered.has(call)) await ask(request);
      });
      await fc.assert(one, { numRuns: REQUESTS_OF_ONE_CALL, endOnFailure: true });
    }
    expect(EXPECTED.filter((call) => !answered.has(call))).toEqual([]);
  },
);

async function newSystem(): Promise<Record<Who, Client>> {
  const app = await startTestApp();
  const [anonymous, viewer, analyst, admin] = await Promise.all(
    (['anonymous', 'viewer', 'analyst', 'admin'] as const).map((who) => app.client(who)),
  );
  return { anonymous: anonymous!, viewer: viewer!, analyst: analyst!, admin: admin! };
}

function pattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function send(client: Client, { method, path, json, file }: ArbitraryRequest): Promise<Response> {
  if (file === undefined) return client.send(method, path, json === undefined ? {} : { json });
  const body = new FormData();
  body.set('file', new File([file], 'customers.csv', { type: 'text/csv' }));
  return client.send(method, path, { body });
}
