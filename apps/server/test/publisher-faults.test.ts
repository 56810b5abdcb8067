import { systemCtx } from '@tamis/api/context';
import type { Ctx } from '@tamis/api/context';
import { verify } from '@tamis/api/audit/service';
import { screenNames } from '@tamis/api/screening/screen-names';
import { readList } from '@tamis/api/watchlists/read-list';
import { listStatuses } from '@tamis/api/watchlists/service';
import { rejectStaged } from '@tamis/api/watchlists/staged';
import { syncList } from '@tamis/api/watchlists/sync';
import { expect, test } from 'vitest';
import { randomFrom } from '@tamis/screening/self-test/random';
import { nodeHasher } from '../src/node-crypto.ts';
import { PATIENCE, aFile, aPublisher, status } from './misbehaving-publisher.ts';
import { aUnList, faultsOf } from './publisher-faults.ts';
import { startTestApp } from './test-app.ts';

/** `TAMIS_PUBLISHER_FAULTS=200` makes more of them, `TAMIS_PUBLISHER_SEED=2` others. */
const COUNT = Number(process.env['TAMIS_PUBLISHER_FAULTS'] ?? '48');
const SEED = Number(process.env['TAMIS_PUBLISHER_SEED'] ?? '1');
const limits = { ...PATIENCE, attempts: 2, maxBytes: 5_000_000 };
const GOOD = aUnList(300);

async function aSystem() {
  const publisher = await aPublisher({ '/un.xml': aFile(GOOD) });
  const { services } = await startTestApp({
    PRIVATE_HOSTS: '127.0.0.1',
    LISTS_SOURCES: `un=${publisher.url('/un.xml')}`,
  });
  return { publisher, ctx: systemCtx(services) };
}

/** The list in force, which must be whole: by its version, its rows, its index and what a search finds. */
async function inForce(ctx: Ctx) {
  const un = (await listStatuses(ctx)).find(({ list }) => list === 'UN');
  const [rows] = (
    await ctx.db.client.execute({
      sql: `select count(*) n from party_revision where from_version <= ?1 and (to_version is null or to_version > ?1)
        and watchlist_id = (select watchlist_id from list_version where id = ?1)`,
      args: [un?.version ?? 0],
    })
  ).rows;
  const { indexes, lists } = await ctx.index.current();
  const indexed = indexes[lists.findIndex(({ code }) => code === 'UN')]?.partyCount;
  const last = `Ivor${(un?.parties ?? 0) - 1} Quellstöne`;
  const [answer] = await screenNames(ctx, { queries: [{ name: last }], threshold: 70, limit: 1 });
  expect([Number(rows?.['n']), indexed]).toEqual([un?.parties, un?.parties]);
  expect(answer?.matches).toHaveLength(1);
  return { version: un?.version, parties: un?.parties, error: un?.error ?? null, staged: un?.stagedVersion ?? null };
}

type State = Awaited<ReturnType<typeof inForce>>;
type Found = State & { told: string; isNewer: boolean };

/** How the list must stand after a fault, by what must come of it. */
const MUST: Record<'refused' | 'staged' | 'taken', (before: State, found: Found) => object> = {
  refused: (before, { told }) => ({
    ...before,
    told: expect.stringMatching(/^[A-Z].{10,300}\.$/u),
    error: told,
    isNewer: false,
  }),
  staged: (before) => ({
    ...before,
    told: 'staged',
    staged: expect.any(Number),
    error: expect.stringContaining('Accept it on the Lists page'),
    isNewer: false,
  }),
  taken: (_, found) => ({
    ...found,
    told: expect.stringMatching(/^(?:accepted|unchanged)$/u),
    error: null,
    staged: null,
    isNewer: found.told === 'accepted',
  }),
};

/** Whether a file that arrives whole is a list, read by itself. */
const isList = (bytes: Uint8Array | undefined) =>
  readList(new Blob([bytes as BlobPart]).stream(), { createHash: nodeHasher, expected: 'un' }).then(
    () => true,
    () => false,
  );

test(
  `after each of ${COUNT} faults of a publisher the list in force is as it was, or rightly another, and the reason is told`,
  { timeout: 30_000 + COUNT * 5_000 },
  async () => {
    const { publisher, ctx } = await aSystem();
    await syncList(ctx, 'un', { limits });
    for (const [nr, { name, answer, verdict, bytes, patience }] of faultsOf(COUNT, randomFrom(SEED), GOOD).entries()) {
      const before = await inForce(ctx);
      publisher.paths['/un.xml'] = answer;
      const told = await syncList(ctx, 'un', { limits: { ...limits, ...patience } }).then(
        ({ outcome }) => outcome,
        (error: Error) => error.message,
      );
      const after = await inForce(ctx);
      const expected = verdict === 'as the file is' ? ((await isList(bytes)) ? 'taken' : 'refused') : verdict;
      const found = { ...after, told, isNewer: (after.version ?? 0) > (before.version ?? 0) };
      expect.soft({ nr, name, ...found }).toEqual({ nr, name, ...MUST[expected](before, found) });
      if (after.staged !== null) await rejectStaged(ctx, 'un');
      // Each fault meets the same list.
      publisher.paths['/un.xml'] = aFile(GOOD, `"good ${nr}"`);
      await syncList(ctx, 'un', { limits, acceptShrink: true });
    }
    expect((await verify(ctx)).ok).toBe(true);
    await publisher.close();
  },
);

test('a publisher that says unchanged although nothing is in force is reported as a failure', async () => {
  const { publisher, ctx } = await aSystem();
  publisher.paths['/un.xml'] = status(304);
  await expect(syncList(ctx, 'un', { limits })).rejects.toThrow('The publisher answered with status 304');
  const un = (await listStatuses(ctx)).find(({ list }) => list === 'UN');
  expect(un).toMatchObject({ version: null, error: expect.stringContaining('304') });
  await publisher.close();
});
