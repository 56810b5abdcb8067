import { alert, article, articleEntity, entity } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aContext } from '../../test/test-context.ts';
import { seedDemo } from './demo.ts';

test('the news of the demo name its customers, in every level, and come once', async () => {
  const ctx = await aContext({ role: null });
  await seedDemo(ctx);
  const rows = await ctx.db.orm
    .select({ title: article.title, level: article.riskLevel, name: entity.name, places: articleEntity.places })
    .from(article)
    .innerJoin(articleEntity, eq(articleEntity.articleId, article.id))
    .innerJoin(entity, eq(entity.id, articleEntity.entityId))
    .orderBy(article.id, entity.name);
  expect(rows.every(({ places }) => places.length > 0)).toBe(true);
  expect(rows.map(({ name, level }) => [name, level])).toEqual([
    ['Kestrel & Oduya Trading Ltd', 'low'],
    ['Γιώργος Παπαμάρκου', 'low'],
    ['Sergej Stroganin', 'low'],
    ['Rustem Halvani', 'medium'],
    ['Abdulrahman K. Haddar', 'high'],
    ['Halcyon Freight Forwarding Pte Ltd', 'high'],
    ['Meridian Gulf Bunkering', 'high'],
    ['Rustem Halvani', 'high'],
  ]);
  const before = await ctx.db.orm.select().from(alert);
  await seedDemo(ctx);
  expect(await ctx.db.orm.select().from(article)).toHaveLength(6);
  expect(await ctx.db.orm.select().from(alert)).toEqual(before);
});
