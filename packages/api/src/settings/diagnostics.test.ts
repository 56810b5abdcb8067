import { job, mediaFeed } from '@tamis/db/schema';
import { expect, test } from 'vitest';
import { aContext } from '../../test/test-context.ts';
import { DAY_MS } from '../durations.ts';
import { getDiagnostics } from './diagnostics.ts';

const aJob = (state: 'failed' | 'done', createdAt: number) => ({
  kind: 'rescreen' as const,
  state,
  payload: {},
  createdAt,
});

test('reports what is not configured and what has failed', async () => {
  const ctx = await aContext();
  expect(await getDiagnostics(ctx)).toEqual({ model: null, feeds: 0, failedFeeds: 0, failedJobs: 0 });
  const now = ctx.now();
  const aFeed = (url: string, lastError: string | null) => ({ url, everyHours: 1, createdAt: now, lastError });
  await ctx.db.orm
    .insert(mediaFeed)
    .values([aFeed('https://news.example/a', null), aFeed('https://news.example/b', 'No answer')]);
  await ctx.db.orm.insert(job).values([aJob('failed', now), aJob('done', now), aJob('failed', now - 8 * DAY_MS)]);
  const model = { name: 'a-model', ask: async () => ({ value: null, reason: 'none' }) };
  expect(await getDiagnostics({ ...ctx, model })).toEqual({
    model: 'a-model',
    feeds: 2,
    failedFeeds: 1,
    failedJobs: 1,
  });
});
