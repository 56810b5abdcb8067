import type { FtmEntity, MatchAnswer } from '@tamis/api/yente/answer-schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '../src/rest/openapi.ts';
import { described } from './described.ts';
import { type Client, startTestApp } from './test-app.ts';

const { fault } = described(openApi('0.0.0-test'));

let viewer: Client;
let anonymous: Client;

beforeAll(async () => {
  const app = await startTestApp();
  [viewer, anonymous] = await Promise.all([app.client('viewer'), app.client('anonymous')]);
});

const halvani = { schema: 'Person', properties: { name: ['Rustam Halvani'], birthDate: ['1968-03-14'] } };

async function match(queries: object, path = 'default'): Promise<MatchAnswer> {
  const response = await viewer.send('POST', `/api/yente/match/${path}`, { json: { queries } });
  expect(response.status).toBe(200);
  return (await response.json()) as MatchAnswer;
}

const resultsOf = async (query: object, path?: string) =>
  (await match({ q: query }, path)).responses['q']?.results ?? [];

async function get(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await viewer.get(`/api/yente${path}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const idsOf = async (path: string, schema = 'Person') =>
  (await resultsOf({ ...halvani, schema }, path)).map(({ id }) => id);

describe('POST /match/{dataset}', () => {
  test('returns FollowTheMoney entities with a score from 0 to 1 for each query, by its id', async () => {
    const query = { ...halvani, id: 'customer-7' };
    const { responses, limit } = await match({
      one: query,
      two: { schema: 'Person', properties: { name: 'Zzyx Qwwv' } },
    });
    expect(limit).toBe(5);
    expect(Object.keys(responses)).toEqual(['one', 'two']);
    expect(responses['two']).toMatchObject({ status: 200, results: [], total: { value: 0, relation: 'eq' } });
    const [best] = responses['one']?.results ?? [];
    expect(responses['one']).toMatchObject({ status: 200, query, total: { relation: 'eq' } });
    expect(best).toMatchObject({
      id: 'demo-DEMO-1001',
      caption: 'Rustam Idrisovich Halvani',
      schema: 'Person',
      datasets: ['demo'],
      referents: [],
      target: true,
      match: true,
      properties: {
        alias: ['Rustam Khalvani'],
        weakAlias: ['Abu Idris'],
        birthDate: ['1968-03-14'],
        nationality: ['uz'],
        passportNumber: ['AA 1234567'],
        gender: ['male'],
        program: ['DEMO-RUSSIA'],
        topics: ['sanction'],
      },
    });
    expect(best?.properties['name']).toContain('Рустам Идрисович Халвани');
    expect(best?.score).toBeGreaterThan(0.7);
    expect(best?.score).toBeLessThanOrEqual(1);
    expect(best?.features['date']).toBeGreaterThan(0);
    expect(best?.explanations['date']).toMatchObject({ query: '1968-03-14', candidate: '1968-03-14' });
    for (const time of [best?.first_seen, best?.last_seen, best?.last_change]) {
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT/);
    }
  });

  test('threshold says what is a match, cutoff which results are returned, limit how many', async () => {
    const loose = { schema: 'Person', properties: { name: ['Rustam Halvany'] } };
    const [best] = await resultsOf(loose);
    expect(best?.match).toBe(true);
    expect((await resultsOf(loose, 'default?threshold=0.999'))[0]).toMatchObject({ score: best?.score, match: false });
    expect(await resultsOf(loose, 'default?cutoff=0.999')).toEqual([]);
    const many = { schema: 'Thing', properties: { name: ['Shipping'] } };
    expect((await resultsOf(many, 'default?cutoff=0&limit=1')).length).toBe(1);
  });

  test('what is a match follows the threshold in force, unless the request names one', async () => {
    const app = await startTestApp();
    const admin = await app.client('admin');
    const change = { threshold: 90, reason: 'Fewer false alerts', version: 0 };
    expect((await admin.send('PUT', '/api/settings/screening-threshold', { json: change })).status).toBe(200);
    const loose = { schema: 'Person', properties: { name: ['Rustam Halvany'] } };
    const isMatch = async (path: string) => {
      const response = await admin.send('POST', `/api/yente/match/${path}`, { json: { queries: { q: loose } } });
      const { responses } = (await response.json()) as MatchAnswer;
      expect(responses['q']?.results[0]?.score).toBeLessThan(0.9);
      return responses['q']?.results[0]?.match;
    };
    expect(await isMatch('default')).toBe(false);
    expect(await isMatch('default?threshold=0.7')).toBe(true);
  });

  test('searches only the dataset and applies the filters', async () => {
    expect(await idsOf('default')).toContain('demo-DEMO-1001');
    expect(await idsOf('sanctions')).toContain('demo-DEMO-1001');
    expect(await idsOf('demo')).toContain('demo-DEMO-1001');
    expect(await idsOf('DEMO')).toContain('demo-DEMO-1001');
    expect(await idsOf('default', 'LegalEntity')).toContain('demo-DEMO-1001');
    for (const path of [
      'peps',
      'default?exclude_dataset=demo',
      'default?include_dataset=peps',
      'default?exclude_schema=Person',
      'default?topics=role.pep',
      'default?exclude_entity_ids=demo-DEMO-1001',
      'default?changed_since=2999-01-01',
    ]) {
      expect({ path, found: (await idsOf(path)).includes('demo-DEMO-1001') }).toEqual({ path, found: false });
    }
    expect(await idsOf('default', 'Vessel')).toEqual([]);
  });

  test('never returns a clear result if nothing was searched', async () => {
    const response = await viewer.send('POST', '/api/yente/match/demo?topics=role.pep', {
      json: { queries: { a: halvani } },
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      detail:
        "No list in force belongs to 'demo' and to what the options ask for, so nothing would be searched. See /catalog.",
    });
  });

  test('adds a warning about facts that could not be compared, as screening by name does', async () => {
    const { responses } = await match({
      whole: halvani,
      part: { schema: 'Person', properties: { name: 'Rustam Halvani', birthDate: '0000-00-00', country: 'Korea' } },
      none: { schema: 'Person', properties: { name: '???' } },
    });
    expect(responses['whole']).not.toHaveProperty('warning');
    expect(responses['part']).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ id: 'demo-DEMO-1001' })]),
      warning:
        "birthDate '0000-00-00' is not compared: it is no date, or stands for none; country 'Korea' is not known: it is not compared",
    });
    expect(responses['none']).toMatchObject({
      results: [],
      warning: 'Name has no letter and no digit, so nothing can be searched for',
    });
  });

  test('a search without a letter or a digit gets a warning that nothing could be searched for', async () => {
    for (const q of ["'", '%3F%3F', '...']) {
      const { body } = await get(`/search/default?q=${q}`);
      expect(body).toMatchObject({
        results: [],
        warning: 'Name has no letter and no digit, so nothing can be searched for',
      });
    }
    expect((await get('/search/default?q=halvani')).body).not.toHaveProperty('warning');
  });

  test('scores as screening by name does', async () => {
    const response = await viewer.send('POST', '/api/screen', {
      json: { queries: [{ name: 'Rustam Halvani', type: 'person', birthDate: '1968-03-14' }] },
    });
    const [{ matches } = { matches: [] }] = (await response.json()) as { matches: { score: number }[] }[];
    const [best] = await resultsOf(halvani);
    expect(best?.score).toBeCloseTo((matches[0]?.score ?? 0) / 100, 3);
  });

  test('screening by name warns about a name that cannot be searched for', async () => {
    const response = await viewer.send('POST', '/api/screen', {
      json: { queries: [{ name: '???' }, { name: 'Ada' }] },
    });
    expect(await response.json()).toMatchObject([
      { matches: [], warning: 'Name has no letter and no digit, so nothing can be searched for' },
      expect.not.objectContaining({ warning: expect.anything() }),
    ]);
  });

  test.each<[string, string, unknown, RegExp]>([
    [
      'a threshold in the body, where it is not heard',
      'default',
      { queries: { q: halvani }, threshold: 0.9 },
      /^threshold is not read from the body here: it belongs in the address, as \?threshold=…$/,
    ],
    [
      'a name with a character that is none',
      'default',
      { queries: { q: { ...halvani, properties: { name: ['Rustam\0Halvani'] } } } },
      /^queries\.q\.properties\.name\.0 contains a character that cannot be stored/,
    ],
    [
      'a query by an id that no object keeps',
      'default',
      { queries: { q: halvani, ['__proto__']: halvani } },
      /^queries\.__proto__ has a reserved name\. Use another one\.$/,
    ],
    [
      'a name that is no text',
      'default',
      { queries: { q: { schema: 'Person', properties: { name: [1] } } } },
      /^queries\.q\.name must be text or a list of texts$/,
    ],
    [
      'a query by an id that a schema would pass over',
      'default',
      { queries: { q: halvani, constructor: halvani } },
      /^queries\.constructor has a reserved name\./,
    ],
    ['another such query', 'default', { queries: { prototype: halvani } }, /^queries\.prototype has a reserved name\./],
    [
      'a schema that there is not',
      'default',
      { queries: { q: { ...halvani, schema: 'Robot' } } },
      /^Invalid schema: Robot\./,
    ],
    [
      'an address by itself',
      'default',
      { queries: { q: { ...halvani, schema: 'Address' } } },
      /^Invalid schema: Address\./,
    ],
    [
      'a schema of the language',
      'default',
      { queries: { q: { ...halvani, schema: 'constructor' } } },
      /^Invalid schema/,
    ],
    ['no schema', 'default', { queries: { q: { properties: {} } } }, /^queries\.q\.schema is required$/],
    [
      'an algorithm that there is not',
      'default?algorithm=magic',
      { queries: { q: halvani } },
      /^Unknown algorithm: magic/,
    ],
    ['no name', 'default', { queries: { q: { schema: 'Person', properties: {} } } }, /^queries\.q has no name$/],
    ['no query', 'default', { queries: {} }, /^queries has no query in it$/],
    ['no queries', 'default', {}, /^queries is required$/],
    [
      'a threshold of 70',
      'default?threshold=70',
      { queries: { q: halvani } },
      /^threshold must be a number from 0 to 1$/,
    ],
    [
      'an empty threshold',
      'default?threshold=',
      { queries: { q: halvani } },
      /^threshold must be a number from 0 to 1$/,
    ],
    ['an empty cutoff', 'default?cutoff=%20', { queries: { q: halvani } }, /^cutoff must be a number from 0 to 1$/],
    ['a limit of 0', 'default?limit=0', { queries: { q: halvani } }, /^limit must be a whole number from 1 to 500$/],
    ['no date', 'default?changed_since=soon', { queries: { q: halvani } }, /^changed_since must be an ISO date$/],
    [
      '101 queries',
      'default',
      { queries: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`q${at}`, halvani])) },
      /^At most 100 queries in one request$/,
    ],
    [
      'a name of 501 characters',
      'default',
      { queries: { q: { schema: 'Person', properties: { name: 'x'.repeat(501) } } } },
      /^queries\.q: a name is longer than 500 characters$/,
    ],
    [
      '51 names',
      'default',
      { queries: { q: { schema: 'Person', properties: { name: ['Anna'], alias: Array(50).fill('Ann') } } } },
      /^queries\.q has 51 names; at most 50 are looked for$/,
    ],
    [
      'names of 9640 characters in all',
      'default',
      { queries: { q: { schema: 'Person', properties: { name: Array(20).fill('x'.repeat(482)) } } } },
      /^queries\.q: its names have 9640 characters in all; at most 5000 are looked for$/,
    ],
  ])('%s is a 400 with a detail', async (_, path, json, sentence) => {
    const response = await viewer.send('POST', `/api/yente/match/${path}`, { json });
    const { detail } = (await response.json()) as { detail: string };
    expect(detail).toMatch(sentence);
    expect(response.status).toBe(400);
  });

  test('a hundred queries in one request are accepted', async () => {
    const queries = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`q${at}`, halvani]));
    expect(Object.values((await match(queries)).responses).every(({ results }) => results.length > 0)).toBe(true);
  });
});

describe('GET', () => {
  test('/search/{dataset} finds parties by name, in pages', async () => {
    const { status, body } = await get('/search/default?q=rustam+halvani');
    expect(status).toBe(200);
    expect(body).toMatchObject({ limit: 10, offset: 0, total: { relation: 'eq' } });
    const ids = (body['results'] as FtmEntity[]).map(({ id }) => id);
    expect(ids).toContain('demo-DEMO-1001');
    const byOneWord = (await get('/search/default?q=halvani')).body['results'] as FtmEntity[];
    expect(byOneWord.map(({ id }) => id)).toContain('demo-DEMO-1001');
    expect((await get(`/search/default?q=rustam+halvani&offset=${ids.length}`)).body['results']).toEqual([]);
    expect((await get('/search/default?q=rustam+halvani&countries=fr')).body['results']).toEqual([]);
    const named = await get('/search/default?q=rustam+halvani&countries=Uzbekistan');
    expect(named.body['results']).toEqual((await get('/search/default?q=rustam+halvani&countries=uz')).body['results']);
    expect(named.body['results']).not.toEqual([]);
    expect(await get('/search/default?q=rustam+halvani&countries=Korea')).toEqual({
      status: 400,
      body: { detail: "countries: 'Korea' is not known. Give codes of ISO 3166, such as de." },
    });
    expect((await get('/search/default?q=rustam+halvani&schema=Vessel')).body['results']).toEqual([]);
    expect(await get('/search/default')).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(/^q is/) },
    });
  });

  test('/entities/{id} returns the party, or 404', async () => {
    expect(await get('/entities/demo-DEMO-1001')).toMatchObject({
      status: 200,
      body: { id: 'demo-DEMO-1001', caption: 'Rustam Idrisovich Halvani', schema: 'Person' },
    });
    for (const id of ['demo-nobody', 'nothing', 'demo-', '%00', '__proto__']) {
      expect(await get(`/entities/${id}`)).toMatchObject({
        status: 404,
        body: { detail: expect.stringMatching(/^No such entity/) },
      });
    }
  });

  test('/catalog names the available datasets', async () => {
    const { body } = await get('/catalog');
    expect(body['current']).toEqual(expect.arrayContaining(['default', 'sanctions', 'peps', 'demo', 'demo-pep']));
    expect(body).toMatchObject({ index_stale: false });
    for (const name of body['current'] as string[]) expect((await get(`/search/${name}?q=a`)).status).toBe(200);
    expect(await get('/search/nothing?q=a')).toMatchObject({
      status: 404,
      body: { detail: expect.stringMatching(/^No such dataset: nothing/) },
    });
  });

  test('/algorithms names the available algorithms', async () => {
    const { body } = await get('/algorithms');
    expect(body).toMatchObject({ default: 'tamis', best: 'tamis' });
    for (const { name } of body['algorithms'] as { name: string }[]) {
      expect((await match({ q: halvani }, `default?algorithm=${name}`)).limit).toBe(5);
    }
  });

  test('/healthz and /readyz need no sign-in; without a list nothing is ready', async () => {
    expect((await anonymous.get('/api/yente/healthz')).status).toBe(200);
    expect((await anonymous.get('/api/yente/readyz')).status).toBe(200);
    const empty = await startTestApp();
    empty.services.index.current = async () => ({
      indexes: [],
      perList: [],
      segments: [],
      lists: [],
      key: '',
      threshold: 70,
    });
    const client = await empty.client('viewer');
    const notReady = await client.get('/api/yente/readyz');
    expect(notReady.status).toBe(503);
    expect(await fault('GET', '/api/yente/readyz', notReady)).toBeNull();
    const response = await client.send('POST', '/api/yente/match/default', { json: { queries: { q: halvani } } });
    expect(response.status).toBe(409);
    expect(await fault('POST', '/api/yente/match/{dataset}', response)).toBeNull();
  });

  test('what is not described is ignored, as clients send more than is read here', async () => {
    const search = '/search/default?q=halvani';
    expect(await get(`${search}&fuzzy=true`)).toEqual(await get(search));
    const json = { queries: { q: { ...halvani, colour: 'red' } }, weights: { name: 2 }, colour: 'red' };
    const response = await viewer.send('POST', '/api/yente/match/default?colour=red', { json });
    expect(await response.json()).toEqual(await match({ q: halvani }));
  });
});

test.each(['POST /match/default', 'GET /search/default', 'GET /entities/x', 'GET /catalog', 'GET /algorithms'])(
  '%s needs somebody to be signed in',
  async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const response = await anonymous.send(method, `/api/yente${path}`, method === 'POST' ? { json: {} } : {});
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 401,
      body: { detail: 'Not signed in' },
    });
  },
);

test.each<[string, Record<string, string>, number, string]>([
  ['a wrong key', { authorization: 'ApiKey tamis_wrong' }, 401, 'This API key is not known, or it was revoked.'],
  ['another site', { origin: 'https://other.example' }, 403, 'This request came from another site, so it was refused.'],
])('%s is refused with a detail too', async (_, headers, status, detail) => {
  const json = { queries: { q: halvani } };
  const response = await viewer.send('POST', '/api/yente/match/default', { json, headers });
  expect(await fault('POST', '/api/yente/match/{dataset}', response.clone())).toBeNull();
  expect({ status: response.status, body: await response.json() }).toEqual({ status, body: { detail } });
});
