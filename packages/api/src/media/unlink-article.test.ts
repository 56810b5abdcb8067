import { alert, articleEntity, auditEvent, entity } from '@tamis/db/schema';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { anEntity } from '../../test/builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { riskRouter } from '../risk/router.ts';
import { mediaRouter } from './router.ts';

const given = {
  title: 'Trader charged with fraud',
  content: 'Prosecutors charged Ada Lindqvist with fraud on Monday.',
  source: 'Example Times',
  publishedAt: '2025-02-10T00:00:00Z',
};
const reason = 'Another person of the same name';

let ctx: TestCtx;
let media: ReturnType<typeof mediaRouter.createCaller>;
let entityId: number;
let id: number;

beforeEach(async () => {
  ctx = await aContext({ role: 'analyst' });
  media = mediaRouter.createCaller(ctx);
  entityId = await anEntity(ctx, { name: 'Ada Lindqvist' });
  id = (await media.add(given)).id;
});

const adverseMedia = async () => (await riskRouter.createCaller(ctx).current({ entityId })).scores.adverseMedia;
const scoreOf = async () => (await ctx.db.orm.select().from(entity).where(eq(entity.id, entityId)))[0]?.riskScore ?? 0;
const lastEvent = async () => (await ctx.db.orm.select().from(auditEvent).orderBy(desc(auditEvent.seq)))[0];
const alerts = async () =>
  (await ctx.db.orm.select().from(alert).where(eq(alert.alertType, 'adverse_media'))).map(({ cause }) => cause);

describe('an article about somebody else', () => {
  test('is unlinked from the entity with a reason, and the risk is as before', async () => {
    expect(await adverseMedia()).toBeGreaterThan(50);
    const raised = await scoreOf();
    const article = await media.unlink({ id, entityId, reason });
    expect(article).toMatchObject({
      mentions: [],
      notAbout: [{ entityId, name: 'Ada Lindqvist', reason, by: 'Test Analyst' }],
    });
    expect(await media.forEntity({ entityId })).toEqual([]);
    expect(await adverseMedia()).toBe(0);
    expect(await scoreOf()).toBeLessThan(raised);
    const event = await lastEvent();
    expect(event).toMatchObject({ action: 'article.unlink', subjectType: 'article', subjectId: id, actor: 'analyst' });
    expect(JSON.parse(event!.payload)).toEqual({ title: given.title, entityId, reason });
  });

  test('is linked again as it was, without a second alert', async () => {
    const before = { article: await media.article({ id }), risk: await adverseMedia(), alerts: await alerts() };
    await media.unlink({ id, entityId, reason });
    await media.relink({ id, entityId });
    expect(await lastEvent()).toMatchObject({ action: 'article.relink' });
    expect({ article: await media.article({ id }), risk: await adverseMedia(), alerts: await alerts() }).toEqual(
      before,
    );
  });

  test.each([
    ['by an undo', () => media.relink({ id, entityId })],
    ['by a person who submits it again', () => media.add({ ...given, entityIds: [entityId] })],
  ])('is linked again %s with its own level for the entity: a witness is not accused', async (_, linkAgain) => {
    await ctx.db.orm.update(articleEntity).set({ riskLevel: 'low' });
    const before = await media.article({ id });
    await media.unlink({ id, entityId, reason });
    await linkAgain();
    expect(await media.article({ id })).toEqual(before);
    expect(await adverseMedia()).toBeLessThan(50);
  });

  test('is not linked again if a program submits it again', async () => {
    await media.unlink({ id, entityId, reason });
    const other = await anEntity(ctx, { name: 'Jonas Holm' });
    expect((await media.add(given)).mentions).toEqual([]);
    // A program names the same entities each time.
    const program = mediaRouter.createCaller({ ...ctx, byKey: true });
    const again = await program.add({ ...given, entityIds: [other, entityId] });
    expect(again.mentions.map((one) => one.entityId)).toEqual([other]);
    expect(await alerts()).toEqual([`article:${id}:${entityId}`, `article:${id}:${other}`]);
  });

  test('is linked again, as it was, by a person who submits it and names the entity', async () => {
    const before = { article: await media.article({ id }), risk: await adverseMedia(), alerts: await alerts() };
    await media.unlink({ id, entityId, reason });
    await media.add({ ...given, entityIds: [entityId] });
    const event = await lastEvent();
    expect([event?.action, JSON.parse(event!.payload)]).toEqual(['article.relink', { title: given.title, entityId }]);
    expect({ article: await media.article({ id }), risk: await adverseMedia(), alerts: await alerts() }).toEqual(
      before,
    );
    const other = await anEntity(ctx, { name: 'Jonas Holm' });
    await media.unlink({ id, entityId, reason });
    const both = await media.add({ ...given, entityIds: [other, entityId] });
    expect(both.mentions.map((one) => one.entityId)).toEqual([entityId, other]);
    expect(await alerts()).toEqual([`article:${id}:${entityId}`, `article:${id}:${other}`]);
  });

  test('is only unlinked from linked entities, and only linked again to unlinked ones', async () => {
    const other = await anEntity(ctx, { name: 'Jonas Holm' });
    await expect(media.unlink({ id, entityId: other, reason })).rejects.toThrow(
      'This article is not linked to this entity.',
    );
    await expect(media.relink({ id, entityId })).rejects.toThrow('This article was not unlinked from this entity.');
    await expect(media.unlink({ id: 99, entityId, reason })).rejects.toThrow('Article not found');
    await expect(media.unlink({ id, entityId: 99, reason })).rejects.toThrow('not found');
    await expect(media.unlink({ id, entityId, reason: ' ' })).rejects.toThrow('Reason is required');
  });
});
