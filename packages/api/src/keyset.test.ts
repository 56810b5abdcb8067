import { eq } from 'drizzle-orm';
import { match } from '@tamis/db/schema';
import { describe, expect, test } from 'vitest';
import { aCase, anAlert, anEntity, halvani } from '../test/builders.ts';
import { aList, aListedParty } from '../test/list-builders.ts';
import { plansOf } from '../test/query-plan.ts';
import { type TestCtx, aContext } from '../test/test-context.ts';
import { listAlerts, markRead } from './alerts/service.ts';
import { listCases } from './cases/list-cases.ts';
import { updateCase } from './cases/service.ts';
import { createEntity } from './entities/service.ts';
import { confirmMatches, dismissMatches, undoDecisions } from './screening/decisions.ts';
import { listMatches, listQueue } from './screening/match-queue.ts';
import type { ListMatches } from './screening/schema.ts';
import type { Page } from './wire.ts';

interface PageInput {
  limit: number;
  offset: number;
  cursor?: string;
}

/** Reads page after page of two, and does something with each row that takes it off the list before it asks for the next. */
async function workThrough(
  list: (page: PageInput) => Promise<Page<{ id: number }>>,
  work: (id: number) => Promise<unknown>,
): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | null | undefined;
  do {
    const { rows, next } = await list({ limit: 2, offset: 0, ...(cursor && { cursor }) });
    for (const { id } of rows) {
      seen.push(id);
      await work(id);
    }
    cursor = next;
  } while (cursor);
  return seen;
}

/** Five customers with a match each, some of them alike and some at the same time. */
async function fiveWaiting(): Promise<TestCtx> {
  const ctx = await aContext();
  await aList(ctx, [aListedParty()]);
  for (const name of [
    'Rustam Idrisovich Halvani',
    'Rustam Halvani',
    'Rustam Halvani',
    'Halvani Rustam',
    'R. Halvani',
  ]) {
    await createEntity(ctx, { ...halvani, name });
    if (name !== 'Rustam Halvani') ctx.advance(1_000);
  }
  return ctx;
}

const everything = { limit: 50, offset: 0 };
const idsOf = ({ rows }: Page<{ id: number }>) => rows.map(({ id }) => id);
const dismiss = (ctx: TestCtx, id: number) =>
  dismissMatches(ctx, { matchIds: [id], reason: 'Another person', keepQuiet: true });

describe('a list continues after the previous row, whatever has left the list since', () => {
  test.each(['score', 'newest', 'oldest', 'customer'] as const)('matches by %s, which are decided', async (order) => {
    for (const list of [listMatches, listQueue]) {
      const ctx = await fiveWaiting();
      const asked: Partial<ListMatches> = { state: 'pending', order };
      const all = idsOf(await list(ctx, { ...asked, ...everything }));
      expect(all).toHaveLength(5);
      const seen = await workThrough(
        (page) => list(ctx, { ...asked, ...page }),
        (id) => dismiss(ctx, id),
      );
      expect(seen).toEqual(all);
    }
  });

  test('decisions, the latest first, which are undone; what nobody decided comes last', async () => {
    const ctx = await fiveWaiting();
    const ids = idsOf(await listMatches(ctx, everything));
    for (const id of ids) {
      await dismiss(ctx, id);
      ctx.advance(1_000);
    }
    const latest = { order: 'decided' as const };
    const undo = (id: number) => undoDecisions(ctx, [id]);
    const list = (page: PageInput) => listMatches(ctx, { ...latest, state: 'dismissed', ...page });
    expect(await workThrough(list, undo)).toEqual(ids.toReversed());
    await confirmMatches(ctx, { matchIds: ids.slice(0, 1) });
    const all = idsOf(await listMatches(ctx, { ...latest, ...everything }));
    const seen = await workThrough(
      (page) => listMatches(ctx, { ...latest, ...page }),
      async () => undefined,
    );
    expect([all.length, seen]).toEqual([5, all]);
  });

  test('unread alerts, which are read', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx);
    for (const nr of [1, 2, 3, 4, 5]) {
      await anAlert(ctx, { entityId, cause: `test:${nr}` });
      if (nr % 2 === 0) ctx.advance(1_000);
    }
    const list = (page: PageInput) => listAlerts(ctx, { filter: 'unread', ...page });
    const all = idsOf(await list(everything));
    expect(all).toHaveLength(5);
    expect(await workThrough(list, (id) => markRead(ctx, id))).toEqual(all);
  });

  test.each(['-createdAt', 'dueDate'] as const)('open cases by %s, which are resolved', async (sort) => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx);
    for (const dueDate of ['2025-04-02', '2025-04-01', null, '2025-04-01', null])
      await aCase(ctx, { entityId, dueDate });
    const list = (page: PageInput) => listCases(ctx, { filter: 'open', sort, ...page });
    const all = idsOf(await list(everything));
    expect(all).toHaveLength(5);
    const resolve = (caseId: number) => updateCase(ctx, caseId, { status: 'resolved' });
    expect(await workThrough(list, resolve)).toEqual(all);
  });
});

test('the row before may be gone altogether, or stand elsewhere by now', async () => {
  const ctx = await fiveWaiting();
  const asked: Partial<ListMatches> = { state: 'pending' };
  const all = idsOf(await listMatches(ctx, { ...asked, ...everything }));
  const { next } = await listMatches(ctx, { ...asked, limit: 2, offset: 0 });
  await ctx.db.write([ctx.db.orm.update(match).set({ score: 99.9 }).where(eq(match.id, all[1]!))]);
  const rest = await listMatches(ctx, { ...asked, ...everything, cursor: next! });
  expect([idsOf(rest), rest.next, rest.total]).toEqual([all.slice(2), null, 5]);
});

test.each(['newest_1_2', 'score', 'score_1', 'score_1_2_3', 'score_a_2', 'score_1_', '__proto__', 'x'.repeat(200)])(
  'what is no cursor of this order is refused: %s',
  async (cursor) => {
    const ctx = await aContext();
    const asked = listMatches(ctx, { ...everything, cursor });
    await expect(asked).rejects.toThrow('cursor: give the one in the Link header of the previous page');
  },
);

test('a late page is found along the index, and not walked to', async () => {
  const ctx = await fiveWaiting();
  const { next } = await listMatches(ctx, { state: 'pending', limit: 2, offset: 0 });
  const plans = await plansOf(ctx, () => listMatches(ctx, { state: 'pending', ...everything, cursor: next! }));
  expect(plans).toContain('SEARCH match USING COVERING INDEX match_state (state=? AND score<?)');
});
