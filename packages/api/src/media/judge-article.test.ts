import { alert, auditEvent, entity, riskAssessment } from '@tamis/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anEntity } from '../../test/builders.ts';
import { aContext } from '../../test/test-context.ts';
import { whereTimeFlies } from '../../test/where-time-flies.ts';
import { type NewArticle, addArticle, storeArticle } from './add-article.ts';
import type { Ctx } from '../context.ts';
import { dashboard } from '../dashboard/service.ts';
import type { Judgement } from './judge-article.ts';
import { getArticle, mediaOf } from './service.ts';
import { mediaRouter } from './router.ts';
import { relinkArticle, unlinkArticle } from './unlink-article.ts';

afterEach(() => vi.restoreAllMocks());

const fraud = (given: Partial<NewArticle> & { entityIds: readonly number[] }): NewArticle => ({
  title: 'Trader charged with fraud',
  content: 'It rained on Monday. Ada Lindqvist was charged with fraud. She denies it.',
  source: 'Example Times',
  publishedAt: Date.UTC(2025, 1, 10),
  ...given,
});

const addAndGet = async (ctx: Ctx, input: NewArticle) => getArticle(ctx, (await addArticle(ctx, input)).id);

describe('an article without a risk level', () => {
  test('gets its level and summary from local rules, and says so', async () => {
    const ctx = await aContext();
    const entityIds = [await anEntity(ctx, { name: 'Ada Lindqvist' })];
    const article = await addAndGet(ctx, fraud({ entityIds }));
    expect(article).toMatchObject({
      riskLevel: 'high',
      riskLevelBy: 'rules',
      aiSummary: 'It rained on Monday. Ada Lindqvist was charged with fraud. She denies it.',
      summaryBy: 'rules',
      findings: 'Fraud; charged',
    });
  });

  test('is judged for the entity that it mentions: a victim is no risk', async () => {
    const ctx = await aContext();
    const entityIds = [await anEntity(ctx, { name: 'Ada Lindqvist' })];
    const title = 'Ada Lindqvist was defrauded by her broker';
    const article = await addAndGet(ctx, fraud({ entityIds, title, content: 'The broker defrauded Ada Lindqvist.' }));
    expect(article.riskLevel).toBe('low');
  });

  test('keeps what the rules found in the audit log, with the places of the sentences', async () => {
    const ctx = await aContext();
    const input = fraud({ entityIds: [await anEntity(ctx, { name: 'Ada Lindqvist' })] });
    await addArticle(ctx, input);
    const [added] = await ctx.db.orm.select().from(auditEvent);
    expect(added?.action).toBe('article.add');
    const { judgement } = JSON.parse(added!.payload) as { judgement: Judgement };
    expect(judgement).toMatchObject({ by: 'rules', riskLevel: 'high', offences: ['fraud'], stage: 'charged' });
    const told = judgement.reasons.map(({ part, start, end }) =>
      (part === 'title' ? input.title : input.content).slice(start, end),
    );
    expect(told).toEqual(['Ada Lindqvist was charged with fraud.', 'Trader charged with fraud']);
  });
});

const levelsOf = async (ctx: Ctx, input: NewArticle) =>
  Object.fromEntries((await addAndGet(ctx, input)).mentions.map(({ name, riskLevel }) => [name, riskLevel]));

describe('an article about several entities', () => {
  const story = {
    title: 'Trader charged with fraud',
    content:
      'Prosecutors charged Ada Lindqvist with fraud on Monday. The case came to light when Boris Halloran, a clerk, alerted the police. He testified as a witness.',
  };

  test('has a level for each of them: a witness of a crime gets an alert, and is no risk', async () => {
    const ctx = await aContext();
    const [accused, witness] = [
      await anEntity(ctx, { name: 'Ada Lindqvist' }),
      await anEntity(ctx, { name: 'Boris Halloran' }),
    ];
    const input = fraud({ ...story, entityIds: [accused, witness] });
    expect(await levelsOf(ctx, input)).toEqual({ 'Ada Lindqvist': 'high', 'Boris Halloran': 'low' });
    const [ofWitness] = await mediaOf(ctx, witness);
    expect(ofWitness?.riskLevel).toBe('low');
    const alerts = await ctx.db.orm.select().from(alert);
    expect(alerts.map(({ entityId, severity }) => [entityId, severity])).toEqual([
      [accused, 'high'],
      [witness, 'low'],
    ]);
    const scores = await ctx.db.orm.select({ id: entity.id, riskScore: entity.riskScore }).from(entity);
    const [ofAccused, other] = [accused, witness].map((id) => scores.find((row) => row.id === id)!.riskScore);
    expect(ofAccused! - other!).toBeGreaterThan(30);
  });

  test("has a person's level for the entities that the person chose, and no higher one for others", async () => {
    const ctx = await aContext();
    const [accused, witness] = [
      await anEntity(ctx, { name: 'Ada Lindqvist' }),
      await anEntity(ctx, { name: 'Boris Halloran' }),
    ];
    const input = fraud({ ...story, entityIds: [witness], riskLevel: 'medium' });
    expect(await levelsOf(ctx, input)).toEqual({ 'Ada Lindqvist': 'medium', 'Boris Halloran': 'medium' });
    const again = fraud({ ...story, content: `${story.content} It rained.`, entityIds: [accused], riskLevel: 'high' });
    expect(await levelsOf(ctx, again)).toEqual({ 'Ada Lindqvist': 'high', 'Boris Halloran': 'low' });
  });
});

const newestAssessment = async (ctx: Ctx) =>
  (await ctx.db.orm.select().from(riskAssessment).orderBy(desc(riskAssessment.id)))[0];
const alerts = (ctx: Ctx) => ctx.db.orm.select().from(alert).where(eq(alert.alertType, 'adverse_media'));

describe('an article in which local rules find nothing adverse', () => {
  const chess = {
    title: 'Hossein Rahimi wins chess open',
    content: 'Hossein Rahimi won the chess open in Tehran on Sunday.',
    entityIds: [],
  };

  test('is stored and shown as low risk, but raises no alert and adds nothing to the risk', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx, { name: 'Hossein Rahimi' });
    const article = await addAndGet(ctx, fraud(chess));
    expect(article).toMatchObject({ riskLevel: 'low', findings: 'Nothing adverse', isAdverse: false });
    expect(await mediaOf(ctx, entityId)).toMatchObject([{ id: article.id, riskLevel: 'low', isAdverse: false }]);
    expect(await alerts(ctx)).toEqual([]);
    const assessed = await newestAssessment(ctx);
    expect(assessed?.adverseMedia).toBe(0);
    expect(assessed?.summary).not.toContain('article');
    expect((await dashboard(ctx)).adverseMedia).toEqual([]);
  });

  test('still counts for nothing when it is linked again', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx, { name: 'Hossein Rahimi' });
    const { id } = await addArticle(ctx, fraud(chess));
    await unlinkArticle(ctx, { id, entityId, reason: 'Another person' });
    await relinkArticle(ctx, { id, entityId });
    expect((await newestAssessment(ctx))?.adverseMedia).toBe(0);
  });

  test('counts with the level that a person gives it', async () => {
    const ctx = await aContext();
    const entityIds = [await anEntity(ctx, { name: 'Hossein Rahimi' })];
    const article = await addAndGet(ctx, fraud({ ...chess, entityIds, riskLevel: 'low' }));
    expect(article).toMatchObject({ riskLevel: 'low', riskLevelBy: 'person', isAdverse: true });
    expect(await alerts(ctx)).toMatchObject([{ severity: 'low' }]);
    expect((await newestAssessment(ctx))?.adverseMedia).toBeGreaterThan(0);
  });

  test('counts if it denies an accusation', async () => {
    const ctx = await aContext();
    await anEntity(ctx, { name: 'Hossein Rahimi' });
    const article = await addAndGet(
      ctx,
      fraud({ ...chess, title: 'A denial', content: 'Hossein Rahimi denies fraud.' }),
    );
    expect(article).toMatchObject({
      findings: 'An accusation that is denied or has no known offence',
      isAdverse: true,
    });
    expect(await alerts(ctx)).toHaveLength(1);
  });

  test('counts if it is in a language that they do not read', async () => {
    const ctx = await aContext();
    const entityIds = [await anEntity(ctx, { name: 'Γιώργος Παπαμάρκος' })];
    const content = 'Ο εισαγγελέας άσκησε δίωξη στον Γιώργο Παπαμάρκο.';
    const article = await addAndGet(ctx, fraud({ title: 'Δίωξη', content, entityIds }));
    expect(article).toMatchObject({
      riskLevel: 'low',
      findings: 'Nothing, in a language that they do not read',
      isAdverse: true,
    });
    expect(await alerts(ctx)).toHaveLength(1);
  });
});

test('a known article without new entities is not judged again', async () => {
  const ctx = await aContext();
  const entityIds = [await anEntity(ctx, { name: 'Ada Lindqvist' })];
  const { ctx: watched, turns } = whereTimeFlies(ctx);
  await storeArticle(watched, fraud({ entityIds }), []);
  const ofFirst = turns();
  expect(ofFirst).toBeGreaterThan(0);
  expect(await storeArticle(watched, fraud({ entityIds }), [])).toMatchObject({ isKnown: true, linked: 0 });
  expect(turns()).toBe(ofFirst);
  const another = await anEntity(ctx, { name: 'Boris Halloran' });
  await storeArticle(watched, fraud({ entityIds: [...entityIds, another] }), []);
  expect(turns()).toBeGreaterThan(ofFirst);
});

test("a person's level and summary are kept", async () => {
  const ctx = await aContext();
  const entityIds = [await anEntity(ctx)];
  const given = { riskLevel: 'low', aiSummary: 'A misunderstanding.' } as const;
  const byPerson = { ...given, riskLevelBy: 'person', summaryBy: 'person', findings: null };
  expect(await addAndGet(ctx, fraud({ entityIds, ...given }))).toMatchObject(byPerson);
  const other = await addAndGet(ctx, fraud({ entityIds, title: 'Bakery opens', content: '', aiSummary: 'Bread.' }));
  expect(other).toMatchObject({
    riskLevel: 'low',
    riskLevelBy: 'rules',
    aiSummary: 'Bread.',
    summaryBy: 'person',
    findings: 'Nothing adverse',
  });
});

describe('submitting an article', () => {
  const given = {
    title: 'Trader charged with fraud',
    content: 'Ada Lindqvist was charged.',
    source: 'Example Times',
    publishedAt: '2025-02-10T00:00:00Z',
  };

  test('an analyst may, and a viewer may not', async () => {
    const ctx = await aContext({ role: 'analyst' });
    const entityIds = [await anEntity(ctx, { name: 'Ada Lindqvist' })];
    const added = await mediaRouter.createCaller(ctx).add({ ...given, entityIds });
    expect(added).toMatchObject({ riskLevel: 'high', publishedAt: '2025-02-10T00:00:00.000Z' });
    const viewer = mediaRouter.createCaller(await aContext({ role: 'viewer' }));
    await expect(viewer.add({ ...given, entityIds })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each([
    [{ title: ' ' }, 'Title is required'],
    [{ content: '' }, 'Content is required'],
    [{ publishedAt: '2025-02-31T99:00:00Z' }, 'publishedAt: expected a time like 2026-03-31T12:00:00Z'],
    [{ publishedAt: '2999-01-01T00:00:00Z' }, 'publishedAt is in the future'],
    [{ content: 'Nobody was named.', entityIds: [] }, 'this article names no monitored entity'],
  ])('%# is rejected with the field and the reason', async (change, message) => {
    const ctx = await aContext({ role: 'analyst' });
    const article = { ...given, entityIds: [await anEntity(ctx)], ...change };
    await expect(mediaRouter.createCaller(ctx).add(article)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining(message),
    });
  });
});
