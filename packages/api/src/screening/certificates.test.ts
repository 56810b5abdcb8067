import { match } from '@tamis/db/schema';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCustomer } from '../../test/builders.ts';
import { aList, aListedParty, anna, boris, clara } from '../../test/list-builders.ts';
import { plansOf, questionsOf } from '../../test/query-plan.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { NotFound } from '../errors.ts';
import { rescreenEntities } from '../entities/screen-again.ts';
import { EntityChange, NewEntity } from '../entities/schema.ts';
import { createEntity, updateEntity } from '../entities/service.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { queueRescreenAll } from '../jobs/service.ts';
import { ListScreenings, isOneWordAlone } from './certificate-schema.ts';
import { certificatesOf, certifyName, certifyNames, getCertificate, listCertificates } from './certificates.ts';
import { buildSegment } from '../watchlists/segments.ts';
import { replayScreening } from './replay.ts';
import { CertifyQuery } from './schema.ts';
import { lastScreening } from './last-screening.ts';

const UN = { code: 'UN', title: 'UN Consolidated List' };
const EU = { code: 'EU', title: 'EU Consolidated List' };
const founded = v.parse(NewEntity, { name: 'Ostrovsky Shipping', type: 'company', country: 'Cyprus' });
const alone = (name: string, more: object = {}) => isOneWordAlone({ names: [name], ...more });
const record = async (ctx: Awaited<ReturnType<typeof aContext>>, name: string) => {
  const [answer] = await certifyNames(ctx, { subjects: [{ names: [name] }] });
  return answer?.screening ?? 0;
};

test('nobody is certified as clear before there is a list; the first list screens everybody', async () => {
  const ctx = await aContext({ role: 'admin' });
  const entityId = await aCustomer(ctx, { name: 'Rustam Halvani' });
  const certificates = async () => (await certificatesOf(ctx, { entityId, limit: 5, offset: 0 })).rows;
  expect(await certificates()).toEqual([]);
  expect(await lastScreening(ctx, entityId)).toBeNull();
  const nothing = 'No list has been imported yet, so nothing can be screened.';
  await expect(rescreenEntities(ctx, [entityId])).rejects.toThrow(nothing);
  await expect(queueRescreenAll(ctx)).rejects.toThrow(nothing);
  await aList(ctx, [boris]);
  await runDueJobs(ctx);
  const [first, ...more] = await certificates();
  expect(first).toMatchObject({ cause: 'list-update', hits: [], query: { names: ['Rustam Halvani'] } });
  expect(more).toEqual([]);
  expect(await lastScreening(ctx, entityId)).toMatchObject({ id: first?.id, lists: [{ code: 'OFAC', parties: 1 }] });
});

test('an unknown entity has no list of searches, not even an empty one', async () => {
  const ctx = await aContext();
  await expect(certificatesOf(ctx, { entityId: 7, limit: 5, offset: 0 })).rejects.toThrow(NotFound);
});

describe('the certificate of a search', () => {
  test('is kept for a name that no entity has', async () => {
    const ctx = await aContext();
    await expect(certifyName(ctx, { name: 'Anna' })).rejects.toThrow('No list has been imported yet');
    await aList(ctx, [anna, boris]);
    const certificate = await certifyName(ctx, { name: 'Anna Petrova Zhuravleva', type: 'person' });
    expect(certificate).toMatchObject({
      entityId: null,
      cause: 'request',
      query: { names: ['Anna Petrova Zhuravleva'], type: 'person' },
      hits: [{ primaryName: 'Anna Petrova Zhuravleva' }],
      maxHits: 20,
    });
    expect(await getCertificate(ctx, certificate.id)).toEqual(certificate);
    const { query } = await certifyName(ctx, { name: 'Anna', country: 'Russia', birthDate: '1970' });
    expect(query).toMatchObject({ names: ['Anna'], dates: ['1970'], countries: ['Russia'] });
  });

  test('says which date and which country could not be compared, also later', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    const asked = { name: 'Anna Petrova Zhuravleva', country: 'Untied Kingdom', birthDate: '0000-00-00' };
    const certificate = await certifyName(ctx, asked);
    expect(certificate.warning).toBe(
      "birthDate '0000-00-00' is not compared: it is no date, or stands for none; country 'Untied Kingdom' is not known: it is not compared",
    );
    expect(certificate.query).not.toHaveProperty('warning');
    expect(await getCertificate(ctx, certificate.id)).toEqual(certificate);
    expect(await replayScreening(ctx, certificate.id)).toMatchObject({ again: [], today: [] });
    const { warning } = await certifyName(ctx, { ...asked, country: 'Russia', birthDate: '1970' });
    expect(warning).toBeUndefined();
  });

  test('says what of an entity was not compared, as the entity itself does', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    const added = await createEntity(ctx, { ...founded, country: 'Korea', additionalInfo: { founded: '31/31/2001' } });
    const warning =
      "founded '31/31/2001' is not compared: it is no date, or stands for none; country 'Korea' is not known: it is not compared";
    expect(added.warning).toBe(warning);
    const [certificate] = (await certificatesOf(ctx, { entityId: added.id, limit: 5, offset: 0 })).rows;
    expect(certificate?.warning).toBe(warning);
    // A GET can be PUT back.
    expect(await updateEntity(ctx, added.id, v.parse(EntityChange, added))).toEqual(added);
    const right = await updateEntity(ctx, added.id, { country: 'South Korea', additionalInfo: { founded: '2001' } });
    expect(right).not.toHaveProperty('warning');
  });

  test('shows the query, who searched, the lists and their age, and the result', async () => {
    const ctx = await aContext();
    const { version } = await aList(ctx, [anna, boris], { publishedAt: '2025-02-27' });
    ctx.advance(30 * 3_600_000);
    const id = await record(ctx, 'Anna Petrova Zhuravleva');
    expect(await getCertificate(ctx, id)).toMatchObject({
      actor: 'Test Analyst',
      cause: 'request',
      entityId: null,
      query: { names: ['Anna Petrova Zhuravleva'] },
      engineVersion: expect.stringMatching(/^tamis-/u),
      lists: [
        { code: 'OFAC', version, number: 1, parties: 2, publishedAt: '2025-02-27', ageHours: 30, changesOnly: false },
      ],
      hits: [
        {
          list: 'OFAC',
          sourceRef: 'Anna Petrova Zhuravleva',
          primaryName: 'Anna Petrova Zhuravleva',
          type: 'person',
          countries: ['Uzbekistan'],
          dates: [{ from: '1968-03-14', to: '1968-03-14' }],
          explanation: expect.stringMatching(/^[A-Z].+\.$/u),
        },
      ],
      sentence:
        '1 possible match in OFAC SDN List (2 parties); the oldest, OFAC SDN List, was published on Feb 27, 2025 and imported 30 hours before the search.',
    });
  });

  test('cites a party of the EU list by its official reference', async () => {
    const ctx = await aContext();
    const remarks = 'EU reference number: EU.8892.72.';
    await aList(ctx, [{ ...anna, sourceRef: '144852', remarks }], { list: EU });
    const { hits } = await certifyName(ctx, { name: 'Anna Petrova Zhuravleva' });
    expect(hits).toMatchObject([{ list: 'EU', sourceRef: '144852', reference: 'EU.8892.72' }]);
  });

  test('names the API key that asked, beside the person it acts for', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    const program = { ...ctx, byKey: true, actor: `${ctx.user!.username} by key bot` };
    expect(await certifyName(program, { name: 'Anna Petrova Zhuravleva' })).toMatchObject({
      actor: 'Test Analyst by key bot',
    });
  });

  test.each([
    ['N/A', "name 'N/A' is a placeholder, not a name: check it"],
    ['a', "name 'a' has only one letter: check it"],
    ['1234', "name '1234' has no letter: check it"],
    ['Anna Lind', undefined],
  ])('warns where %j, hardly a name, was asked for', async (name, warning) => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    expect((await certifyName(ctx, { name })).warning).toBe(warning);
  });

  test('gives the age of the list with the oldest publication date, even if it was imported last', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna], { publishedAt: '2025-02-27' });
    await aList(ctx, [boris], { list: UN, publishedAt: '2023-08-23' });
    const { sentence } = await getCertificate(ctx, await record(ctx, 'Quentin Nobody Farquhar'));
    expect(sentence).toContain(
      '; the oldest, UN Consolidated List, was published on Aug 23, 2023 and imported less than an hour before the search.',
    );
  });

  test('counts a single party in the singular', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    const { sentence } = await getCertificate(ctx, await record(ctx, 'Quentin Nobody Farquhar'));
    expect(sentence).toMatch(/^Nothing found in OFAC SDN List \(1 party\);/u);
  });

  test('says what was searched for a clear result', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    await aList(ctx, [boris], { list: UN });
    const { sentence, hits } = await getCertificate(ctx, await record(ctx, 'Quentin Nobody Farquhar'));
    expect(hits).toEqual([]);
    expect(sentence).toMatch(/^Nothing found in OFAC SDN List, UN Consolidated List \(2 parties\)/u);
  });

  test('for a name without letters and digits does not read as clear; a search by such a name keeps none', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    const { id } = await createEntity(ctx, v.parse(NewEntity, { name: '???', type: 'person', country: 'Norway' }));
    const [{ sentence } = {}] = (await certificatesOf(ctx, { entityId: id, limit: 50, offset: 0 })).rows;
    expect(sentence).toBe(
      'Nothing could be searched for: the name has no letter and no digit. Correct the name, and screen it again.',
    );
    expect(v.safeParse(CertifyQuery, { name: '– ? –' }).issues).toMatchObject([
      { message: 'Name has no letter and no digit, so nothing can be searched for' },
    ]);
  });

  test('keeps the nearest parties and how they differ for a clear result, and its replay is as exact', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna, aListedParty({ name: 'Suleiman Abusaidovich Kerimov' })]);
    const { id, hits, nearest } = await certifyName(ctx, { name: 'Kerimov' });
    expect(hits).toEqual([]);
    expect(nearest).toEqual([
      {
        partyId: expect.any(Number),
        score: expect.any(Number),
        list: 'OFAC',
        sourceRef: 'Suleiman Abusaidovich Kerimov',
        reference: 'Suleiman Abusaidovich Kerimov',
        primaryName: 'Suleiman Abusaidovich Kerimov',
        type: 'person',
        countries: ['Uzbekistan'],
        dates: [{ from: '1968-03-14', to: '1968-03-14' }],
        apart: "'Suleiman', 'Abusaidovich' only on the list",
      },
    ]);
    expect(nearest![0]!.score).toBeLessThan(70);
    expect(nearest![0]!.score).toBeGreaterThanOrEqual(40);
    expect((await replayScreening(ctx, id)).again).toEqual([]);
    await ctx.db.client.execute('update screening set nearest = null');
    expect((await getCertificate(ctx, id)).nearest).toBeNull();
    expect((await certifyName(ctx, { name: 'Quentin Nobody Farquhar' })).nearest).toEqual([]);
    expect((await certifyName(ctx, { name: 'Anna Petrova Zhuravleva' })).nearest).toBeNull();
  });

  test('names the nearest party to a customer with the field that differs', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    const entityId = await aCustomer(ctx, {
      name: 'Anna Petrova Zhuravleva',
      additionalInfo: { birthDate: '1979-06-02' },
    });
    const last = await lastScreening(ctx, entityId);
    expect(last?.nearest).toMatchObject([{ apart: 'date of birth 11 years apart' }]);
  });

  test('names a namesake whose date differs so much that the score is low', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty({ name: 'Rustam Idrisovich Halvani' })]);
    const asked = { name: 'Rustam Idrisovich Halvani', type: 'person', country: 'Chile', birthDate: '2001-01-01' };
    const { hits, nearest } = await certifyName(ctx, v.parse(CertifyQuery, asked));
    expect(hits).toEqual([]);
    expect(nearest).toMatchObject([{ primaryName: 'Rustam Idrisovich Halvani' }]);
    expect(nearest![0]!.score).toBeLessThan(40);
  });

  test('distinguishes a single word from a whole name', () => {
    expect(alone('Kerimov')).toBe(true);
    expect(alone('Suleiman Kerimov')).toBe(false);
    expect(alone('Kerimov', { type: 'person' })).toBe(false);
    expect(alone('Kerimov', { dates: ['1966'] })).toBe(false);
    expect(alone('习近平')).toBe(false);
  });

  test('reports a file that was old when it was searched, as the profile does, until its publisher is seen to have it still', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna], { list: UN, publishedAt: '2022-02-01' });
    await aList(ctx, [boris], { publishedAt: '2025-02-20' });
    const entityId = await aCustomer(ctx, { name: 'Anna Petrova Zhuravleva' });
    const oldDays = async () => {
      const last = await lastScreening(ctx, entityId);
      const { lists } = await getCertificate(ctx, last!.id);
      return [lists, last!.lists].map((told) => told.map((list) => [list.code, list.oldDays]));
    };
    const old = [
      ['UN', 1124],
      ['OFAC', null],
    ];
    expect(
      (await oldDays()).map((told) => told.toSorted(([one], [other]) => String(other).localeCompare(String(one)))),
    ).toEqual([old, old]);
    await ctx.db.client.execute(`update watchlist set validators = '{"url":"https://un.example"}'`);
    expect((await oldDays()).flat().map(([, days]) => days)).toEqual([null, null, null, null]);
  });

  test('names the official lists that were not searched', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    await aList(ctx, [boris], { list: UN });
    const { notSearched } = await getCertificate(ctx, await record(ctx, 'Anna Petrova Zhuravleva'));
    expect(notSearched).toEqual(['EU Consolidated List', 'UK HMT List']);
  });

  test('explains a hit as its match did then, and not at all if the explanation was not kept', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    const entityId = await aCustomer(ctx, { name: 'Anna Zhuravleva' });
    const found = async () => (await certificatesOf(ctx, { entityId, limit: 10, offset: 0 })).rows[0]?.hits;
    const [pair] = await ctx.db.orm.select().from(match);
    expect(pair?.explanation).toBeTruthy();
    expect(await found()).toMatchObject([{ explanation: pair?.explanation }]);
    await ctx.db.client.execute("update screening set answer = json_remove(answer, '$[0].explanation')");
    expect(await found()).toMatchObject([{ explanation: null }]);
  });

  test('is kept for every screening of an entity', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    const id = await aCustomer(ctx, { name: 'Anna Zhuravleva' });
    const { rows, total } = await certificatesOf(ctx, { entityId: id, limit: 10, offset: 0 });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ entityName: 'Anna Zhuravleva', cause: 'created', actor: 'Test Analyst' });
  });

  test('takes as many queries for many as for one', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    const id = await aCustomer(ctx, { name: 'Anna Zhuravleva' });
    const all = () => certificatesOf(ctx, { entityId: id, limit: 10, offset: 0 });
    const one = await questionsOf(ctx, all);
    for (const country of ['Norway', 'Spain', 'Japan']) await updateEntity(ctx, id, { country });
    const four = await questionsOf(ctx, all);
    expect([one.answer.total, four.answer.total]).toEqual([1, 4]);
    expect(four.answer.rows.every(({ hits }) => hits[0]?.primaryName === 'Anna Petrova Zhuravleva')).toBe(true);
    expect(four.questions).toBe(one.questions);
  });

  test('is listed newest first, and found by the entity in any script or by the name that was searched for', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    const id = await aCustomer(ctx, { name: 'Анна Журавлева' });
    const asked = await record(ctx, 'Quentin 100% Farquhar');
    await updateEntity(ctx, id, { country: 'Norway' });
    const found = async (input: v.InferInput<typeof ListScreenings>) => {
      const { rows, total } = await listCertificates(ctx, v.parse(ListScreenings, input));
      return [total, ...rows.map(({ entityName, cause }) => `${entityName ?? 'nobody'}: ${cause}`)];
    };
    const [changed, created] = ['Анна Журавлева: changed', 'Анна Журавлева: created'];
    expect(await found({})).toEqual([3, changed, 'nobody: request', created]);
    expect(await found({ limit: 1, offset: 1 })).toEqual([3, 'nobody: request']);
    expect(await found({ text: 'anna zhurav' })).toEqual([2, changed, created]);
    expect(await found({ text: '0% far' })).toEqual([1, 'nobody: request']);
    expect(await found({ text: '1% far' })).toEqual([0]);
    expect((await listCertificates(ctx, v.parse(ListScreenings, { text: 'quentin' }))).rows[0]?.id).toBe(asked);
    const plans = await plansOf(ctx, () => listCertificates(ctx, v.parse(ListScreenings, { text: 'anna' })));
    expect(plans.filter((step) => /^SCAN (?:screening|entity)\b/u.test(step))).toEqual([]);
    expect(plans.filter((step) => step.includes('screening_entity'))).toEqual([
      'SEARCH screening USING COVERING INDEX screening_entity (entity_id=?)',
      'SEARCH screening USING INDEX screening_entity (entity_id=?)',
    ]);
  });

  test('does not exist if nothing can be searched', async () => {
    const ctx = await aContext();
    await expect(record(ctx, 'Anna')).rejects.toThrow('No list has been imported yet');
    await expect(getCertificate(ctx, 1)).rejects.toThrow('Screening 1 not found');
  });
});

describe('a replay', () => {
  test('waits for the one before it', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna, boris]);
    const id = await record(ctx, 'Boris Karlovich Ostrovsky');
    await aList(ctx, [anna], { acceptShrink: true });
    let building = 0;
    let most = 0;
    const buildIndex: TestCtx['buildIndex'] = async (pages) => {
      most = Math.max(most, (building += 1));
      const built = await buildSegment(ctx, pages);
      building -= 1;
      return built;
    };
    await Promise.all(Array.from({ length: 5 }, () => replayScreening({ ...ctx, buildIndex }, id)));
    expect(most).toBe(1);
  });

  test('builds only the index of a version that is no longer in force, and reports how far it is', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna], { list: EU });
    await aList(ctx, [boris]);
    const id = await record(ctx, 'Boris Karlovich Ostrovsky');
    const reported: unknown[] = [];
    const replayed = async () => (await replayScreening(ctx, id, (progress) => reported.push(progress))).again;
    expect(await replayed()).toEqual([]);
    expect(reported).toEqual([]);
    await aList(ctx, [boris, anna]);
    expect(await replayed()).toEqual([]);
    expect(reported).toEqual([{ phase: 'index', done: 0, total: 1 }]);
  });

  test('is refused if many others wait, and possible again when they have ended', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna]);
    const id = await record(ctx, anna.names[0]!.text);
    const asked = await Promise.allSettled(Array.from({ length: 7 }, () => replayScreening(ctx, id)));
    expect(asked.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected']);
    expect(asked[6]).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } });
    expect((await replayScreening(ctx, id)).again).toEqual([]);
  });

  test('against the same lists gives the same result, whatever has happened to them since', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna, boris]);
    const id = await record(ctx, 'Boris Karlovich Ostrovsky');
    await aList(ctx, [anna], { acceptShrink: true });
    const { again, certificate } = await replayScreening(ctx, id);
    expect(certificate.hits).toHaveLength(1);
    expect(again).toEqual([]);
  });

  test('against the lists in force today explains each difference by its version', async () => {
    const ctx = await aContext();
    // Versions of all lists share one row of ids; people read which one of its list it is.
    await aList(ctx, [aListedParty({ name: 'Wanda Brennecke' })], { list: EU });
    const before = { ...anna, names: [{ text: 'Anna Zhuravleva', kind: 'primary', strength: 'strong' } as const] };
    const first = await aList(ctx, [before, boris]);
    const [annas, boriss, claras] = [
      await record(ctx, 'Anna Petrova Zhuravleva'),
      await record(ctx, 'Boris Karlovich Ostrovsky'),
      await record(ctx, 'Clara Mendizabal Urrutia'),
    ];
    const second = await aList(ctx, [anna, clara]);
    expect([first, second]).toMatchObject([
      { version: 2, number: 1 },
      { version: 3, number: 2 },
    ]);
    const why = async (id: number) => (await replayScreening(ctx, id)).today.map((one) => one.why);
    expect(await why(annas)).toEqual([`OFAC SDN List version 2 changed the party: names.`]);
    expect(await why(boriss)).toEqual([`OFAC SDN List version 2 removed the party.`]);
    expect(await why(claras)).toEqual([`OFAC SDN List version 2 added the party.`]);
    await aList(ctx, [aListedParty({ name: 'Boris Karlovich Ostrovskij' })], { list: UN });
    expect(await why(boriss)).toContain('UN Consolidated List was not searched then.');
  });
});
