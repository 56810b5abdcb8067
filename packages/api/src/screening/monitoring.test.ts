import { alert, auditEvent } from '@tamis/db/schema';
import type { ListedParty } from '@tamis/screening';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aCustomer, matchesOf } from '../../test/builders.ts';
import { aList, boris, rustam } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { rescreenEntities } from '../entities/screen-again.ts';
import { getEntity, updateEntity } from '../entities/service.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { queueRescreenAll } from '../jobs/service.ts';
import { composeReport } from '../reports/compose.ts';
import { reportFacts } from '../reports/facts.ts';
import type { Certificate } from './certificate-schema.ts';
import { certificatesOf } from './certificates.ts';
import { confirmMatches, dismissMatches, undoDecisions } from './decisions.ts';
import { getCertificate } from './certificates.ts';
import { lastScreening } from './last-screening.ts';

const NAME = 'Rustam Idrisovich Halvani';

/** Imports the list, screens who is concerned, and answers the alerts that came of it. */
async function updated(ctx: TestCtx, parties: readonly ListedParty[], publishedAt: string): Promise<string[]> {
  const before = (await ctx.db.orm.select().from(alert)).length;
  await aList(ctx, parties, { acceptShrink: true, publishedAt });
  await runDueJobs(ctx);
  const alerts = (await ctx.db.orm.select().from(alert)).slice(before);
  return alerts.filter(({ alertType }) => alertType === 'sanction').map(({ content }) => content);
}

const matchOf = async (ctx: TestCtx, entityId: number) => (await matchesOf(ctx, entityId))[0];

/** What an update finds, and what it certifies, with the index of all entities or without. */
async function foundByUpdate(isBuilt: boolean) {
  const ctx = await aContext();
  await aList(ctx, [boris]);
  const rows = Array.from({ length: 12 }, (_, at) => ({ name: `Signe Almqvist ${at}`, type: 'person' as const }));
  const customers = [
    ...rows,
    { name: 'Rustm Halvani', type: 'person' as const },
    { name: NAME, type: 'person' as const },
  ];
  for (const { name, type } of customers) {
    await aCustomer(ctx, { name, type, country: 'Malta' });
  }
  if (isBuilt) await ctx.entityIndex.current();
  // Renamed behind the index's back: it has to look again.
  await updateEntity(ctx, 1, { name: 'Idrisovich Rustam Halvani' });
  const alerts = await updated(ctx, [boris, rustam], '2025-02-28');
  const asked: Certificate[] = [];
  for (const entityId of customers.map((_, at) => at + 1)) {
    const [newest] = (await certificatesOf(ctx, { entityId, limit: 1, offset: 0 })).rows;
    expect(newest).toMatchObject({ entityId, cause: 'list-update' });
    asked.push(newest!);
  }
  return { alerts, answers: asked.map(({ query, hits }) => ({ query, hits })) };
}

test('an update searches the index of all entities, and finds what screening each of them would', async () => {
  const [asked, screened] = [await foundByUpdate(true), await foundByUpdate(false)];
  expect(asked.alerts.length).toBeGreaterThanOrEqual(2);
  expect(asked).toEqual(screened);
});

describe('an alert after an update says', () => {
  test('which version of which list added the party', async () => {
    const ctx = await aContext();
    await aList(ctx, [boris]);
    await aCustomer(ctx, { name: NAME });
    const [content, ...more] = await updated(ctx, [boris, rustam], '2025-02-27');
    expect(content).toMatch(
      /^Best match: Rustam Idrisovich Halvani, score \d+ of 100\. 1 possible match on OFAC SDN List\. Version \d+, published 2025-02-27, added Rustam Idrisovich Halvani\. /u,
    );
    expect(more).toEqual([]);
  });

  test('which fields it changed, if that made them alike', async () => {
    const ctx = await aContext();
    await aList(ctx, [{ ...rustam, names: [{ text: 'Quentin Farquhar', kind: 'primary', strength: 'strong' }] }]);
    await aCustomer(ctx, { name: NAME });
    const [content] = await updated(ctx, [rustam], '2025-02-28');
    expect(content).toMatch(/Version \d+, published 2025-02-28, changed Rustam Idrisovich Halvani \(names\)\./u);
  });
});

/** A customer whose match was dismissed, and is kept quiet unless told. */
async function dismissed({ keepQuiet } = { keepQuiet: true }): Promise<{ ctx: TestCtx; entityId: number }> {
  const ctx = await aContext();
  await aList(ctx, [rustam]);
  const entityId = await aCustomer(ctx, { name: NAME });
  const match = await matchOf(ctx, entityId);
  await dismissMatches(ctx, { matchIds: [match?.id ?? 0], reason: 'Another person', keepQuiet });
  return { ctx, entityId };
}

describe('a dismissed pair', () => {
  test('stays quiet if the list changes something that is not compared', async () => {
    const { ctx, entityId } = await dismissed();
    expect(await updated(ctx, [{ ...rustam, remarks: 'Moved house' }], '2025-02-28')).toEqual([]);
    expect(await matchOf(ctx, entityId)).toMatchObject({ state: 'dismissed', reopened: null });
  });

  test('opens again if the party changes, and shows what changed and what was decided', async () => {
    const { ctx, entityId } = await dismissed();
    const [content] = await updated(ctx, [{ ...rustam, birthPlaces: ['Tashkent'], remarks: 'x' }], '2025-02-28');
    expect(content).toContain('reopened');
    expect(await matchOf(ctx, entityId)).toMatchObject({
      state: 'pending',
      reason: null,
      reopened: { entity: [], party: ['places of birth'], formerReason: 'Another person' },
    });
  });

  test('opens again if the customer changes, and shows what', async () => {
    const { ctx, entityId } = await dismissed();
    ctx.advance(60_000);
    const at = new Date(ctx.now()).toISOString();
    await updateEntity(ctx, entityId, { country: 'Norway' });
    expect(await matchOf(ctx, entityId)).toMatchObject({
      state: 'pending',
      waitingSince: at,
      reopened: { entity: ['country'], party: [], formerReason: 'Another person' },
    });
  });
});

/** What the list says of the party now: another name, so that nobody is like it any more. */
const renamed: ListedParty = { ...rustam, names: [{ text: 'Quentin Farquhar', kind: 'primary', strength: 'strong' }] };

/** What alerts say of why a pair opens again. */
const reopened = (contents: readonly string[]) => contents.map((content) => /\(reopened: (.*?)\)/u.exec(content)?.[1]);

/** A customer with a match that waits, on a list that is published otherwise, and then as it was, with a search after each. */
async function publishedAgain(meanwhile: readonly ListedParty[], after = rustam) {
  const ctx = await aContext();
  await aList(ctx, [boris, rustam]);
  const entityId = await aCustomer(ctx, { name: NAME });
  await updated(ctx, [boris, ...meanwhile], '2025-02-27');
  await rescreenEntities(ctx, [entityId]);
  return reopened(await updated(ctx, [boris, after], '2025-02-28'));
}

describe('the alert of a pair that opens again says why', () => {
  test('something changed', async () => {
    const { ctx } = await dismissed();
    const contents = await updated(ctx, [{ ...rustam, birthPlaces: ['Tashkent'] }], '2025-02-28');
    expect(reopened(contents)).toEqual(['what was compared has changed']);
  });

  test('it was not to be kept quiet', async () => {
    const { ctx, entityId } = await dismissed({ keepQuiet: false });
    await rescreenEntities(ctx, [entityId]);
    const alerts = await ctx.db.orm.select().from(alert).where(eq(alert.alertType, 'sanction'));
    const contents = alerts.map(({ content }) => content);
    expect(reopened(contents)).toEqual([undefined, 'the pair was not to be kept quiet']);
  });

  test('its party is on the list again', async () => {
    expect(await publishedAgain([])).toEqual(['on the list again']);
    expect(await publishedAgain([], { ...rustam, birthPlaces: ['Tashkent'] })).toEqual(['on the list again']);
  });

  test('they are alike again', async () => {
    expect(await publishedAgain([renamed])).toEqual(['alike again after a change']);
  });
});

describe('a match that opens again shows', () => {
  test.each([
    ['its party was taken off the list', [], 'delisted'],
    ['the two were no longer alike', [renamed], 'no-longer-alike'],
  ])('that a screening had withdrawn it, as %s', async (_, meanwhile, withdrawal) => {
    const ctx = await aContext();
    await aList(ctx, [boris, rustam]);
    const entityId = await aCustomer(ctx, { name: NAME });
    await updated(ctx, [boris, ...meanwhile], '2025-02-27');
    await rescreenEntities(ctx, [entityId]);
    await updated(ctx, [boris, rustam], '2025-02-28');
    expect((await matchOf(ctx, entityId))?.reopened).toMatchObject({ withdrawal });
  });

  test.each([true, false])('that it was dismissed, and whether it was kept quiet: %s', async (keepQuiet) => {
    const { ctx, entityId } = await dismissed({ keepQuiet });
    await updated(ctx, [{ ...rustam, birthPlaces: ['Tashkent'] }], '2025-02-28');
    expect((await matchOf(ctx, entityId))?.reopened).toMatchObject({ withdrawal: null, wasQuiet: keepQuiet });
  });
});

describe('an update after which a party is no longer like a customer', () => {
  test.each([
    ['with the index of all entities', true],
    ['without it', false],
  ])('settles the waiting match, %s', async (_, isBuilt) => {
    const ctx = await aContext();
    await aList(ctx, [rustam, boris]);
    const entityId = await aCustomer(ctx, { name: NAME });
    for (let at = 0; at < 12; at += 1) await aCustomer(ctx, { name: `Signe Almqvist ${at}` });
    if (isBuilt) await ctx.entityIndex.current();
    expect(await getEntity(ctx, entityId)).toMatchObject({ pendingMatches: 1 });
    expect(await updated(ctx, [renamed, boris], '2025-02-28')).toEqual([]);
    const settled = { state: 'dismissed', reason: 'No longer alike after a change', changedSince: [] };
    expect(await matchOf(ctx, entityId)).toMatchObject(settled);
    // When the list takes it back, they are alike again.
    const [content] = await updated(ctx, [rustam, boris], '2025-03-01');
    expect(content).toContain('reopened');
    expect(await matchOf(ctx, entityId)).toMatchObject({ state: 'pending' });
  });

  test('leaves the match with another party as it is', async () => {
    const ctx = await aContext();
    const namesake = { ...rustam, sourceRef: 'Another' };
    await aList(ctx, [rustam, namesake]);
    const entityId = await aCustomer(ctx, { name: NAME });
    await updated(ctx, [renamed, namesake], '2025-02-28');
    const rows = await matchesOf(ctx, entityId);
    expect(new Map(rows.map(({ party, state }) => [party.sourceRef, state]))).toEqual(
      new Map([
        [rustam.sourceRef, 'dismissed'],
        [namesake.sourceRef, 'pending'],
      ]),
    );
  });

  test.each([
    [
      'dismissed',
      (ctx: TestCtx, id: number) => dismissMatches(ctx, { matchIds: [id], reason: 'Another person', keepQuiet: true }),
    ],
    ['confirmed', (ctx: TestCtx, id: number) => confirmMatches(ctx, { matchIds: [id] })],
  ])('keeps a decision: a match that was %s stays so, and says that the party has changed', async (state, decide) => {
    const ctx = await aContext();
    await aList(ctx, [rustam, boris]);
    const entityId = await aCustomer(ctx, { name: NAME });
    await decide(ctx, (await matchOf(ctx, entityId))?.id ?? 0);
    expect(await matchOf(ctx, entityId)).toMatchObject({ state, changedSince: [] });
    await updated(ctx, [renamed, boris], '2025-02-28');
    expect(await matchOf(ctx, entityId)).toMatchObject({ state, changedSince: ['party'] });
  });
});

/** A customer who is confirmed to be a party of the list. */
async function confirmed(given: Partial<Parameters<typeof aCustomer>[1]> = {}) {
  const ctx = await aContext();
  await aList(ctx, [rustam, boris], { publishedAt: '2025-02-27' });
  const entityId = await aCustomer(ctx, { name: NAME, additionalInfo: { birthDate: '1968-03-14' }, ...given });
  const match = (await matchOf(ctx, entityId))!;
  await confirmMatches(ctx, { matchIds: [match.id] });
  return { ctx, entityId, match };
}

const newestOf = async (ctx: TestCtx, entityId: number) =>
  (await certificatesOf(ctx, { entityId, limit: 1, offset: 0 })).rows[0]!;

describe('a confirmed match, when the list changes its party', () => {
  const otherDate = { ...rustam, dates: [{ from: '1943-02-17', to: '1943-02-17' }] };
  const born = { field: 'dates', removed: ['1968-03-14'], added: ['1943-02-17'] };

  test.each([
    ['with the index of all entities', true],
    ['without it', false],
  ])('stands, and an alert says what changed and asks to look again, %s', async (_, isBuilt) => {
    const { ctx, entityId, match } = await confirmed();
    for (let at = 0; at < 12; at += 1) await aCustomer(ctx, { name: `Signe Almqvist ${at}` });
    if (isBuilt) await ctx.entityIndex.current();
    const [content, ...more] = await updated(ctx, [otherDate, boris], '2025-02-28');
    const now = await matchOf(ctx, entityId);
    expect(now?.score).toBeLessThan(match.score - 20);
    expect(content).toBe(
      `Rustam Idrisovich Halvani was changed on the OFAC SDN List by version 2, published 2025-02-28: dates 1968-03-14 → 1943-02-17. The score is ${Math.round(now!.score)} of 100 now; it was ${Math.round(match.score)} when the match was confirmed. The decision stands: look at the confirmed match again.`,
    );
    expect(more).toEqual([]);
    expect(await getEntity(ctx, entityId)).toMatchObject({ isSanctioned: true, riskScore: 100 });
    const events = await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'match.recheck'));
    expect(events.map(({ subjectId }) => subjectId)).toEqual([entityId]);
    // It is told once.
    await rescreenEntities(ctx, [entityId]);
    expect(await updated(ctx, [{ ...otherDate, remarks: 'x' }, boris], '2025-03-01')).toEqual([]);
  });

  test('is compared as of today, beside what was decided and what has changed since', async () => {
    const { ctx, entityId, match } = await confirmed();
    await updated(ctx, [otherDate, boris], '2025-02-28');
    const now = await matchOf(ctx, entityId);
    expect(now).toMatchObject({
      state: 'confirmed',
      review: { score: match.score },
      changedSince: ['party'],
      changes: { entity: [], party: [born] },
    });
    expect(now?.fields.find(({ field }) => field === 'date')).toMatchObject({
      verdict: 'differs',
      listed: '1943-02-17',
    });
    // What the list changes next is told from the decision, too.
    await updated(ctx, [{ ...otherDate, birthPlaces: ['Tashkent'] }, boris], '2025-03-01');
    const places = { field: 'places of birth', removed: [], added: ['Tashkent'] };
    expect(await matchOf(ctx, entityId)).toMatchObject({ changes: { party: [born, places] } });
    const [back] = await updated(ctx, [rustam, boris], '2025-03-02');
    expect(back).toContain('dates 1943-02-17 → 1968-03-14; places of birth: Tashkent removed');
    expect(await matchOf(ctx, entityId)).toMatchObject({ score: match.score, changedSince: [] });
  });

  test('is shown as of today before the screening that follows, and where that came before such matches were compared again', async () => {
    const { ctx, entityId, match } = await confirmed();
    await aList(ctx, [otherDate, boris], { publishedAt: '2025-02-28' });
    const shown = await matchOf(ctx, entityId);
    expect(shown?.fields.find(({ field }) => field === 'date')).toMatchObject({ verdict: 'differs' });
    expect(shown).toMatchObject({ changes: { party: [born] }, review: { score: match.score } });
    await runDueJobs(ctx);
    expect((await matchOf(ctx, entityId))?.score).toBe(shown?.score);
  });

  test('is in a report with what has changed since the decision, and compared as of today', async () => {
    const { ctx, entityId } = await confirmed();
    await updated(ctx, [otherDate, boris], '2025-02-28');
    const text = JSON.stringify(composeReport(await reportFacts(ctx, entityId), 1));
    const changed = 'The listed party has changed since the decision: dates Mar 14, 1968 → Feb 17, 1943';
    expect(text.split(changed)).toHaveLength(3);
    expect(text).toContain('"text":"Differs","strong":true');
    expect(text).not.toContain('Same date');
  });

  test('alerts where the two are still alike, too', async () => {
    const { ctx, entityId } = await confirmed();
    const [content] = await updated(ctx, [{ ...rustam, birthPlaces: ['Tashkent'] }, boris], '2025-02-28');
    expect(content).toContain('published 2025-02-28: places of birth: Tashkent added.');
    expect(await matchOf(ctx, entityId)).toMatchObject({ state: 'confirmed', changedSince: ['party'] });
  });

  test('alerts nobody of a change in what is not compared', async () => {
    const { ctx, entityId } = await confirmed();
    expect(await updated(ctx, [{ ...rustam, remarks: 'Moved', programmes: ['X'] }, boris], '2025-02-28')).toEqual([]);
    expect(await matchOf(ctx, entityId)).toMatchObject({ changedSince: [], changes: { party: [] } });
  });

  test('is named by the certificate that did not find it again', async () => {
    const { ctx, entityId, match } = await confirmed();
    await updated(ctx, [otherDate, boris], '2025-02-28');
    const update = await newestOf(ctx, entityId);
    const again = { partyId: match.partyId, primaryName: NAME, score: (await matchOf(ctx, entityId))?.score };
    expect(update).toMatchObject({ cause: 'list-update', hits: [], confirmed: [again] });
    expect(update.sentence).toMatch(
      /^Nothing found in .* 1 confirmed match was not found again: the decision stands\.$/u,
    );
    await rescreenEntities(ctx, [entityId]);
    expect(await newestOf(ctx, entityId)).toMatchObject({
      cause: 'rescreen',
      hits: [],
      confirmed: [again],
      nearest: [],
    });
    await queueRescreenAll(ctx);
    await runDueJobs(ctx);
    const { id, ...everybody } = await newestOf(ctx, entityId);
    expect(everybody).toMatchObject({ hits: [], confirmed: [again] });
    expect(id).toBeGreaterThan(update.id + 1);
  });

  test('is withdrawn when the confirmation is undone and the two are no longer alike', async () => {
    const { ctx, entityId, match } = await confirmed();
    await updated(ctx, [otherDate, boris], '2025-02-28');
    await undoDecisions(ctx, [match.id], 'Another date of birth');
    expect(await matchOf(ctx, entityId)).toMatchObject({
      state: 'dismissed',
      reason: 'No longer alike after a change',
    });
    expect(await getEntity(ctx, entityId)).toMatchObject({ isSanctioned: false, pendingMatches: 0 });
  });

  test('shows what has changed on the side of the customer, without an alert', async () => {
    const { ctx, entityId } = await confirmed();
    const before = (await ctx.db.orm.select().from(alert)).length;
    await updateEntity(ctx, entityId, { additionalInfo: { birthDate: '1943-02-17' } });
    expect(await matchOf(ctx, entityId)).toMatchObject({
      state: 'confirmed',
      changedSince: ['entity'],
      changes: { entity: [{ field: 'date', removed: ['1968-03-14'], added: ['1943-02-17'] }], party: [] },
    });
    expect(await ctx.db.orm.select().from(alert)).toHaveLength(before);
  });
});

test('a party that was taken off the list is marked on its match', async () => {
  const ctx = await aContext();
  await aList(ctx, [rustam, boris]);
  const entityId = await aCustomer(ctx, { name: NAME });
  expect(await updated(ctx, [boris], '2025-02-28')).toEqual([]);
  expect((await matchOf(ctx, entityId))?.delistedAt).toBe(new Date(ctx.now()).toISOString());
});

test('the last screening of a customer names every list, each with the version that was compared last', async () => {
  const ctx = await aContext();
  await aList(ctx, [boris]);
  await aList(ctx, [boris], { list: { code: 'UN', title: 'UN Consolidated List' } });
  const entityId = await aCustomer(ctx, { name: NAME });
  const first = await lastScreening(ctx, entityId);
  ctx.advance(3_600_000);
  await updated(ctx, [boris, rustam], '2025-02-28');
  const now = await lastScreening(ctx, entityId);
  expect(now?.id).toBe(first?.id);
  expect(now?.lists.map(({ code, parties }) => [code, parties])).toEqual([
    ['OFAC', 2],
    ['UN', 1],
  ]);
  expect(Date.parse(now?.at ?? '')).toBe(ctx.now());
  expect(now?.certificates).toEqual([
    { id: first?.id, at: first?.at, lists: ['OFAC', 'UN'], changesOnly: false },
    { id: expect.any(Number), at: now?.at, lists: ['OFAC'], changesOnly: true },
  ]);
  expect(await getCertificate(ctx, now!.certificates[1]!.id)).toMatchObject({ entityId, cause: 'list-update' });
});
