import { match } from '@tamis/db/schema';
import type { ListedParty } from '@tamis/screening';
import { describe, expect, test } from 'vitest';
import { aUser, halvani } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { plansOf } from '../../test/query-plan.ts';
import { type TestCtx, aContext, as } from '../../test/test-context.ts';
import { rescreenEntities } from '../entities/screen-again.ts';
import { createEntity } from '../entities/service.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { changeFourEyes } from '../settings/four-eyes.ts';
import { confirmMatches, dismissMatches, undoDecisions } from './decisions.ts';
import type { ListMatches } from './schema.ts';
import { listMatches, listQueue, queueRow } from './match-queue.ts';

const customer = { ...halvani, name: 'Rustam Idrisovich Halvani' };
/** Another person of that name. */
const born1971 = { dates: [{ from: '1971', to: '1971' }] };

const imported = (ctx: TestCtx, code: string, ...parties: ListedParty[]) =>
  aList(ctx, parties, { list: { code, title: `${code} list` } });

/** A customer of whom OFAC, the EU and the UN have one record; the UK has one of somebody else of that name. */
async function onFourLists(ctx?: TestCtx) {
  const own = ctx ?? (await aContext());
  await imported(own, 'OFAC', aListedParty());
  await imported(own, 'EU', aListedParty({ name: 'Rustam Idrisovich HALVANI', sourceRef: 'EU.1' }));
  await imported(
    own,
    'UN',
    aListedParty({ name: 'Rustam Idrisovich Khalvani', sourceRef: 'TSi.9', dates: [{ from: '1968', to: '1968' }] }),
  );
  await imported(own, 'UK', aListedParty({ sourceRef: 'GHR1', ...born1971 }));
  const entity = await createEntity(own, {
    ...customer,
    additionalInfo: { ...customer.additionalInfo, birthDate: null },
  });
  return { ctx: own, entityId: entity.id };
}

/** The lists of each row of the queue, and how many rows there are. */
async function queue(ctx: TestCtx, asked: Partial<ListMatches> = {}) {
  const { rows, total } = await listQueue(ctx, { state: 'pending', limit: 50, offset: 0, ...asked });
  return {
    lists: rows
      .map((row) =>
        [row, ...row.folded]
          .map(({ list }) => list.code)
          .toSorted()
          .join(' '),
      )
      .toSorted(),
    rows,
    total,
  };
}

const idsOf = (row: { id: number; folded: { id: number }[] } | undefined) =>
  row ? [row, ...row.folded].map(({ id }) => id) : [];

describe('the queue', () => {
  test('has one row for one customer and one party, whatever lists it is on, and one for another party', async () => {
    const { ctx } = await onFourLists();
    const { lists, rows, total } = await queue(ctx);
    expect(lists).toEqual(['EU OFAC UN', 'UK']);
    expect(total).toBe(2);
    expect((await listMatches(ctx, { limit: 50, offset: 0 })).total).toBe(4);
    for (const { score, folded } of rows) for (const mate of folded) expect(mate.score).toBeLessThanOrEqual(score);
  });

  test('has a row of its own for each customer, pages of the requested size, and the same rows in every order', async () => {
    const { ctx } = await onFourLists();
    await createEntity(ctx, customer);
    const first = await queue(ctx, { limit: 2 });
    const second = await queue(ctx, { limit: 2, offset: 2 });
    expect([first.rows.length, first.total]).toEqual([2, second.total]);
    const all = new Set([...first.rows, ...second.rows].flatMap(idsOf));
    expect(all.size).toBe((await listMatches(ctx, { limit: 50, offset: 0 })).total);
    for (const order of ['newest', 'oldest', 'customer'] as const) {
      expect(new Set((await queue(ctx, { order })).rows.flatMap(idsOf))).toEqual(all);
    }
  });

  test('is settled for all lists by one decision, and has the row again when it is undone', async () => {
    const { ctx } = await onFourLists();
    const row = (await queue(ctx)).rows.find(({ folded }) => folded.length > 0);
    await dismissMatches(ctx, { matchIds: idsOf(row), reason: 'Another person', keepQuiet: true });
    expect((await queue(ctx)).lists).toEqual(['UK']);
    // Each decided match is a row of its own.
    expect((await queue(ctx, { state: 'dismissed' })).lists).toEqual(expect.arrayContaining(['EU', 'OFAC', 'UN']));
    await undoDecisions(ctx, idsOf(row));
    expect((await queue(ctx)).lists).toEqual(['EU OFAC UN', 'UK']);
  });

  test('keeps the rest of a row if one of its matches is decided alone', async () => {
    const { ctx } = await onFourLists();
    const row = (await queue(ctx)).rows.find(({ folded }) => folded.length > 0);
    await confirmMatches(ctx, { matchIds: [row!.id] });
    const left = ['EU', 'OFAC', 'UN'].filter((code) => code !== row!.list.code);
    expect((await queue(ctx)).lists).toEqual([left.join(' '), 'UK']);
  });

  test('finds the row of any of its matches; a decided match is a row of its own', async () => {
    const { ctx } = await onFourLists();
    const { rows } = await queue(ctx);
    const row = rows.find(({ folded }) => folded.length > 0)!;
    for (const id of idsOf(row)) expect(idsOf((await queueRow(ctx, id))!)).toEqual(idsOf(row));
    const [, mate] = idsOf(row);
    await dismissMatches(ctx, { matchIds: [mate!], reason: 'Different person', keepQuiet: true });
    expect(await queueRow(ctx, mate!)).toMatchObject({ id: mate, state: 'dismissed', folded: [] });
    expect(idsOf((await queueRow(ctx, row.id))!)).not.toContain(mate);
    expect(await queueRow(ctx, 9_999)).toBeNull();
  });

  test('under a filter has the row of the match that fits, with all its lists', async () => {
    const { ctx, entityId } = await onFourLists();
    expect((await queue(ctx, { list: 'UN' })).lists).toEqual(['EU OFAC UN']);
    const ofUn = (await queue(ctx, { list: 'UN' })).rows[0]!;
    expect(ofUn.list.code).toBe('UN');
    expect((await queue(ctx, { partyId: ofUn.partyId })).rows.map(({ id }) => id)).toEqual([ofUn.id]);
    expect((await queue(ctx, { entityId })).total).toBe(2);
    expect((await queue(ctx, { name: 'Khalvani' })).lists).toContain('EU OFAC UN');
  });

  test('has one row for what one person has proposed for all of them at once', async () => {
    const ctx = await aContext({ config: { registration: 'closed' } });
    await aUser(ctx, { username: 'colleague' });
    const admin = as(ctx, await aUser(ctx, { username: 'admin', role: 'admin' }));
    await onFourLists(ctx);
    await changeFourEyes(admin, { version: 0, from: 'low', reason: 'Board decision 12' });
    const row = (await queue(ctx)).rows.find(({ folded }) => folded.length > 0);
    const [one, ...others] = idsOf(row);
    await confirmMatches(ctx, { matchIds: others });
    expect((await queue(ctx, { state: 'proposed' })).lists).toHaveLength(1);
    ctx.advance(1_000);
    await confirmMatches(ctx, { matchIds: [one!] });
    expect((await queue(ctx, { state: 'proposed' })).lists).toHaveLength(2);
  });

  test('splits what a list update distinguishes, and folds what another one brings together', async () => {
    const { ctx } = await onFourLists();
    await imported(ctx, 'EU', aListedParty({ name: 'Rustam Idrisovich HALVANI', sourceRef: 'EU.1', ...born1971 }));
    await runDueJobs(ctx);
    expect((await queue(ctx)).lists).toEqual(['EU UK', 'OFAC UN']);
  });

  test('folds matches from before it was known once their entity is screened again', async () => {
    const { ctx, entityId } = await onFourLists();
    await ctx.db.orm.update(match).set({ foldId: null });
    expect((await queue(ctx)).total).toBe(4);
    await rescreenEntities(ctx, [entityId]);
    expect((await queue(ctx)).total).toBe(2);
  });

  test('reports as many rows as it has, whatever the filter', async () => {
    const { ctx, entityId } = await onFourLists();
    const { rows } = await queue(ctx);
    await createEntity(ctx, customer);
    const row = rows.find(({ folded }) => folded.length > 0);
    await dismissMatches(ctx, { matchIds: [row!.folded[0]!.id], reason: 'Another person', keepQuiet: true });
    const asked: Partial<ListMatches>[] = [
      {},
      { entityId },
      { list: 'UN' },
      { partyId: row!.partyId },
      { name: 'Khalvani' },
      { state: 'dismissed' },
      { state: 'proposed' },
    ];
    for (const one of asked) {
      const found = await queue(ctx, one);
      expect([one, found.total]).toEqual([one, found.rows.length]);
    }
  });

  test('is read by indexes only', async () => {
    const { ctx } = await onFourLists();
    const plans = await plansOf(ctx, () => queue(ctx));
    expect(plans).toContain('SEARCH mate USING INDEX match_fold (fold_id=?)');
    expect(plans.join('\n')).toMatch(/SEARCH match USING COVERING INDEX match_state \(state=\?\)/u);
    expect(plans.filter((step) => /^SCAN (?:match|mate|party|listed|entity)/u.test(step))).toEqual([]);
  });
});
