import { alert, article, auditEvent, entity, riskAssessment } from '@tamis/db/schema';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { anArticle, anEntity } from '../../test/builders.ts';
import { aContext } from '../../test/test-context.ts';
import { DAY_MS } from '../durations.ts';
import { type NewArticle, addArticle } from './add-article.ts';
import { Article, MediaItem } from './schema.ts';
import { articleEvidence, getArticle, mediaOf } from './service.ts';

const news = (given: Partial<NewArticle> & { entityIds: readonly number[] }): NewArticle => ({
  title: 'Trader charged with fraud',
  content: 'Prosecutors charged the trader on Monday.',
  source: 'Example Times',
  publishedAt: Date.UTC(2025, 1, 10),
  riskLevel: 'high',
  aiSummary: 'Charged with fraud.',
  ...given,
});

test('the media of an entity are the articles that mention it, newest first', async () => {
  const ctx = await aContext();
  const [one, two] = [await anEntity(ctx), await anEntity(ctx)];
  const older = await anArticle(ctx, { entityIds: [one, two], publishedAt: ctx.now() - DAY_MS });
  const newer = await anArticle(ctx, { entityIds: [one] });
  await anArticle(ctx, { entityIds: [two] });
  const media = await mediaOf(ctx, one);
  expect(media.map((item) => item.id)).toEqual([newer, older]);
  expect(media.map((item) => v.parse(MediaItem, item))).toEqual(media);
  await expect(mediaOf(ctx, 99)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Entity not found' });
});

test("an unknown article is 'Article not found'", async () => {
  const ctx = await aContext();
  await expect(getArticle(ctx, 1)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: "Article not found: The article you're looking for could not be found.",
  });
});

test('the evidence of articles is read for many entities at once', async () => {
  const ctx = await aContext();
  const [one, two, three] = [await anEntity(ctx), await anEntity(ctx), await anEntity(ctx)];
  await anArticle(ctx, { entityIds: [one, two], riskLevel: 'medium', publishedAt: Date.UTC(2024, 0, 1) });
  await anArticle(ctx, { entityIds: [one], riskLevel: 'low', publishedAt: Date.UTC(2025, 0, 1) });
  const medium = { level: 'medium', publishedAt: '2024-01-01T00:00:00.000Z' };
  const low = { level: 'low', publishedAt: '2025-01-01T00:00:00.000Z' };
  expect(await articleEvidence(ctx, [one, two, three])).toEqual(
    new Map([
      [one, [medium, low]],
      [two, [medium]],
    ]),
  );
});

describe('an article arrives', () => {
  test('it is stored, linked, and raises an alert for each entity with its level, in one audited commit', async () => {
    const ctx = await aContext();
    const ids = [await anEntity(ctx), await anEntity(ctx)];
    const added = await addArticle(ctx, news({ entityIds: ids, riskLevel: 'medium' }));
    const stored = await getArticle(ctx, added.id);
    expect(v.parse(Article, stored)).toEqual(stored);
    expect(await mediaOf(ctx, ids[1]!)).toHaveLength(1);
    const alerts = await ctx.db.orm.select().from(alert);
    expect(alerts.map(({ entityId, alertType, severity }) => ({ entityId, alertType, severity }))).toEqual(
      ids.map((entityId) => ({ entityId, alertType: 'adverse_media', severity: 'medium' })),
    );
    const events = await ctx.db.orm.select().from(auditEvent);
    expect(events.map((event) => event.action)).toEqual(['article.add']);
  });

  test('the same text again is the same article, and raises no second alert', async () => {
    const ctx = await aContext();
    const [one, two] = [await anEntity(ctx), await anEntity(ctx)];
    const first = await addArticle(ctx, news({ entityIds: [one] }));
    const again = news({
      entityIds: [one, two],
      source: 'Another Paper',
      content: 'PROSECUTORS charged the trader on\nMonday. ',
    });
    expect((await addArticle(ctx, again)).id).toBe(first.id);
    expect((await addArticle(ctx, again)).id).toBe(first.id);
    expect(await ctx.db.orm.select().from(article)).toHaveLength(1);
    expect((await ctx.db.orm.select().from(alert)).map((row) => row.entityId)).toEqual([one, two]);
  });

  test('the risk of the entities that it mentions is assessed again', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx);
    await addArticle(ctx, news({ entityIds: [entityId] }));
    const [assessed] = await ctx.db.orm.select().from(riskAssessment);
    expect(assessed).toMatchObject({ entityId, adverseMedia: 85 });
    const [row] = await ctx.db.orm.select().from(entity);
    expect(row?.riskScore).toBe(assessed?.overall);
  });

  test('its HTML is sanitised on the way in', async () => {
    const ctx = await aContext();
    const html = '<p onclick="x()">Charged <script>alert(1)</script><a href="javascript:x">here</a></p>';
    const added = await addArticle(ctx, news({ entityIds: [await anEntity(ctx)], fullContent: html }));
    expect((await getArticle(ctx, added.id)).fullContent).toBe('<p>Charged here</p>');
  });

  test.each([
    [{ url: 'javascript:alert(1)' }, 'url: expected an http or https address'],
    [{ entityIds: [99] }, 'entityIds: entity 99 does not exist'],
    [{ content: 'x'.repeat(500_001) }, 'content: an article must be at most 500000 characters'],
  ])('%# is rejected with the field and the reason', async (given, message) => {
    const ctx = await aContext();
    const entityIds = [await anEntity(ctx)];
    await expect(addArticle(ctx, news({ entityIds, ...given }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message,
    });
    expect(await ctx.db.orm.select().from(article)).toEqual([]);
  });
});
