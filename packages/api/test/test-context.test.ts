import { expect, test } from 'vitest';
import { aCase, anAlert, anArticle, anAssessment, anEntity } from './builders.ts';
import { START, aContext } from './test-context.ts';

test('a context is a new system with one user, a clock that stands still and no network', async () => {
  const ctx = await aContext({ role: 'admin' });
  expect(ctx.user).toMatchObject({ id: 1, username: 'admin', role: 'admin', pending: false });
  expect(ctx.now()).toBe(START);
  ctx.advance(1_000);
  expect(ctx.now()).toBe(START + 1_000);
  const nowhere = { headers: {}, signal: new AbortController().signal, privateHosts: [] };
  await expect(ctx.fetchPublic(new URL('https://example.com'), nowhere)).rejects.toThrow('https://example.com');
});

test('builders fill in what a test does not care about', async () => {
  const ctx = await aContext();
  const entityId = await anEntity(ctx, { declaredScore: 80, declaredLists: ['OFAC'] });
  expect(await anEntity(ctx)).toBe(entityId + 1);
  expect(await aCase(ctx, { entityId })).toBe(1);
  expect(await anAlert(ctx, { entityId })).toBe(1);
  expect(await anAlert(ctx, { entityId })).toBe(2);
  expect(await anArticle(ctx, { entityIds: [entityId] })).toBe(1);
  expect(await anAssessment(ctx, { entityId })).toBe(1);
  expect((await ctx.db.orm.query.entity.findFirst())?.declaredLists).toEqual(['OFAC']);
});
