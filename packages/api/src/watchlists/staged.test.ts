import { auditEvent, indexSegment, partyRevision, watchlist } from '@tamis/db/schema';
import { describe, expect, test } from 'vitest';
import { aList, aListedParty, importFile } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { listEvents, verify } from '../audit/service.ts';
import { createIndexStore } from '../screening/index-store.ts';
import { screenNames } from '../screening/screen-names.ts';
import { outcomeSentence } from './outcome-sentence.ts';
import { listStatuses, listVersions } from './service.ts';
import { acceptStaged, rejectStaged } from './staged.ts';

const ten = Array.from({ length: 10 }, (_, n) => aListedParty({ name: `Person Number ${n}` }));
const seven = ten.slice(0, 7);
const status = async (ctx: TestCtx) => (await listStatuses(ctx)).find((one) => one.list === 'OFAC');
const states = async (ctx: TestCtx) => (await listVersions(ctx, 'OFAC')).map((one) => one.state);
const isFound = async (ctx: TestCtx, name: string) => {
  const [answer] = await screenNames(ctx, { queries: [{ name }], threshold: 80, limit: 20 });
  return answer!.matches.some((hit) => hit.primaryName === name);
};

/** A party with its other names. */
function named(n: number, ...others: string[]) {
  const [text, ...rest] = [`Person Number ${n}`, ...others];
  const names = [
    { text: text ?? '', kind: 'primary', strength: 'strong' } as const,
    ...rest.map((other) => ({ text: other, kind: 'aka', strength: 'strong' }) as const),
  ];
  return aListedParty({ sourceRef: `N-${n}`, names });
}

const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => named(from + n));

/** A list of ten parties in force, and a file of seven that waits. */
async function aStagedShrink(): Promise<TestCtx> {
  const ctx = await aContext({ role: 'admin' });
  await aList(ctx, ten, { publishedAt: '2025-02-01' });
  expect(await aList(ctx, seven, { publishedAt: '2025-02-02' })).toMatchObject({
    outcome: 'staged',
    removed: 3,
    jobId: null,
    reason: expect.stringContaining('it would shrink by more than 20 %'),
  });
  return ctx;
}

describe('a file that is far smaller waits for a person', () => {
  test('meanwhile the list in force stays, and the list says what waits', async () => {
    const ctx = await aStagedShrink();
    const now = await status(ctx);
    expect(now).toMatchObject({ parties: 10, error: expect.stringContaining('lists accept ofac') });
    expect(now?.error).toMatch(
      /Accept it on the Lists page if it is right; otherwise reject it there\. On the command line: pnpm cli lists accept ofac, or import it again with --accept-shrink\.$/u,
    );
    expect(now?.stagedVersion).not.toBe(now?.version);
    expect(now).toMatchObject({ number: 1, stagedNumber: 2, failed: false });
    expect(now?.stagedReason).toMatch(/^The file has 7 parties, .* more than 20 %\.$/u);
    expect(await isFound(ctx, 'Person Number 9')).toBe(true);
    expect(await states(ctx)).toEqual(['staged', 'accepted']);
  });

  test('a fetch that fails meanwhile is shown as a failure', async () => {
    const ctx = await aStagedShrink();
    await expect(
      importFile(ctx, 'ofac', Buffer.alloc(0), { source: 'https://lists.example/ofac.xml' }),
    ).rejects.toThrow('empty');
    expect(await status(ctx)).toMatchObject({ stagedNumber: 2, failed: true });
  });

  test('of one party that is left it says so in the singular', async () => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, [named(1), named(2)], { publishedAt: '2025-02-01' });
    const reason = 'The file has 1 party, the list in force 2: it would shrink by more than 20 %.';
    expect(await aList(ctx, [named(1)], { publishedAt: '2025-02-02' })).toMatchObject({
      outcome: 'staged',
      reason: expect.stringContaining(reason),
    });
    expect(outcomeSentence('OFAC', await acceptStaged(ctx, 'ofac'))).toContain(': 1 party with 1 name (');
  });

  test('so does one that has all parties and not their other names', async () => {
    const ctx = await aContext({ role: 'admin' });
    const numbers = Array.from({ length: 10 }, (_, n) => n);
    await aList(
      ctx,
      numbers.map((n) => named(n, `Other ${n}`)),
      { publishedAt: '2025-02-01' },
    );
    const without = numbers.map((n) => named(n));
    expect(await aList(ctx, without, { publishedAt: '2025-02-02' })).toMatchObject({
      outcome: 'staged',
      reason: expect.stringContaining('10 names of its parties, the list in force 20: it would lose more than 20 %'),
    });
    expect(await aList(ctx, without, { publishedAt: '2025-02-02', acceptShrink: true })).toMatchObject({
      outcome: 'accepted',
    });
  });

  test('so does one that has others in place of the parties in force: as many, or more', async () => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, numbered(0, 20), { publishedAt: '2025-02-01' });
    const others = numbered(15, 60);
    expect(await aList(ctx, others, { publishedAt: '2025-02-02' })).toMatchObject({
      outcome: 'staged',
      reason: expect.stringMatching(
        /^The file lacks 15 of the 20 parties in force and has others: .* --accept-shrink\.$/u,
      ),
    });
    expect(await isFound(ctx, 'Person Number 3')).toBe(true);
    expect(await aList(ctx, others, { publishedAt: '2025-02-02', acceptShrink: true })).toMatchObject({
      outcome: 'accepted',
      removed: 15,
    });
  });

  test('names that were put right, or a few that changed, are believed', async () => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, ten, { publishedAt: '2025-02-01' });
    const corrected = [...ten.slice(0, 2), ...Array.from({ length: 8 }, (_, n) => named(90 + n))];
    expect(await aList(ctx, corrected, { publishedAt: '2025-02-02' })).toMatchObject({
      outcome: 'accepted',
      removed: 8,
    });
  });

  test('the keeper of an own list may remove other names', async () => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, [named(1, 'Other 1', 'Another 1'), named(2, 'Other 2')], { list: { code: 'OWN', kind: 'own' } });
    expect(await aList(ctx, [named(1), named(2)], { list: { code: 'OWN', kind: 'own' } })).toMatchObject({
      outcome: 'accepted',
    });
  });

  test('accepted, it is in force, and the history says by whom', async () => {
    const ctx = await aStagedShrink();
    expect(await acceptStaged(ctx, 'ofac')).toMatchObject({ outcome: 'accepted', parties: 7, removed: 3 });
    expect(await status(ctx)).toMatchObject({ parties: 7, error: null, stagedVersion: null });
    expect(await isFound(ctx, 'Person Number 9')).toBe(false);
    expect((await listVersions(ctx, 'OFAC'))[0]).toMatchObject({
      state: 'accepted',
      decidedBy: 'Test Admin',
      reason: null,
    });
    await expect(acceptStaged(ctx, 'ofac')).rejects.toThrow('No version of OFAC waits for a decision.');
    expect((await verify(ctx)).ok).toBe(true);
  });

  test('is decided on as it was seen: another one that waits by now is not', async () => {
    const ctx = await aStagedShrink();
    const seen = (await status(ctx))?.stagedVersion ?? 0;
    await aList(ctx, ten.slice(0, 5), { publishedAt: '2025-02-03' });
    const waiting = (await status(ctx))?.stagedVersion ?? 0;
    expect(waiting).not.toBe(seen);
    const refusal = 'Another file of OFAC is waiting by now. Look at what it would change, then decide.';
    await expect(acceptStaged(ctx, 'ofac', { seen })).rejects.toThrow(refusal);
    await expect(rejectStaged(ctx, 'ofac', { seen })).rejects.toThrow(refusal);
    await expect(rejectStaged(ctx, 'ofac', { seen: 999 })).rejects.toThrow(
      `OFAC has no version with the id 999. The one that waits has the id ${waiting}`,
    );
    expect(await status(ctx)).toMatchObject({ parties: 10, stagedVersion: waiting });
    expect(await acceptStaged(ctx, 'ofac', { seen: waiting })).toMatchObject({ outcome: 'accepted', parties: 5 });
  });

  test('accepted by a program that was killed before the flip, it can be accepted again', async () => {
    const ctx = await aStagedShrink();
    const listVersionId = (await status(ctx))?.stagedVersion ?? 0;
    const chunks = [0, 1].map((chunk) => ({ listVersionId, chunk, chunks: 2, sha256: '', bytes: new Uint8Array(1) }));
    await ctx.db.orm.insert(indexSegment).values(chunks);
    expect(await acceptStaged(ctx, 'ofac')).toMatchObject({ outcome: 'accepted', parties: 7 });
    expect(await isFound({ ...ctx, index: createIndexStore(ctx.db, ctx.createHash) }, 'Person Number 6')).toBe(true);
  });

  test('rejected, it leaves nothing behind, and the same file is not asked about again', async () => {
    const ctx = await aStagedShrink();
    await rejectStaged(ctx, 'ofac');
    expect(await status(ctx)).toMatchObject({ parties: 10, error: null, stagedVersion: null });
    expect((await ctx.db.orm.select().from(partyRevision)).every((row) => row.toVersion === null)).toBe(true);
    await expect(aList(ctx, seven, { publishedAt: '2025-02-02' })).rejects.toThrow('that Test Admin has rejected');
    expect(await states(ctx)).toEqual(['refused', 'accepted']);
    // What could have been done about it is over.
    const [refused] = await listVersions(ctx, 'OFAC');
    expect(refused?.reason).toMatch(/^Rejected by Test Admin\. The file has 7 parties, .* more than 20 %\.$/u);
    expect(await status(ctx)).toMatchObject({ parties: 10, error: null });
    const source = 'https://lists.example/ofac.xml';
    await expect(aList(ctx, seven, { publishedAt: '2025-02-02', source })).rejects.toThrow('has rejected');
    expect(await status(ctx)).toMatchObject({ parties: 10, error: expect.stringContaining('has rejected') });
  });

  test('rejected, it leaves the error of a fetch that has failed since', async () => {
    const ctx = await aStagedShrink();
    await expect(
      importFile(ctx, 'ofac', Buffer.alloc(0), { source: 'https://lists.example/ofac.xml' }),
    ).rejects.toThrow('empty');
    await rejectStaged(ctx, 'ofac');
    expect(await status(ctx)).toMatchObject({ failed: true, error: expect.stringContaining('empty') });
  });

  test('rejected, it is audited as the decision of a person, and what the program refuses as another thing', async () => {
    const ctx = await aStagedShrink();
    await rejectStaged(ctx, 'ofac');
    await expect(importFile(ctx, 'ofac', Buffer.alloc(0))).rejects.toThrow('empty');
    const { rows } = await listEvents(ctx, { subjectType: 'list', limit: 3, offset: 0 });
    expect(rows.map(({ action, actor, payload }) => ({ action, actor, payload }))).toMatchObject([
      { action: 'list.refused', payload: { reason: expect.stringContaining('empty') } },
      { action: 'list.import' },
      { action: 'list.reject', actor: 'admin', payload: { reason: expect.stringMatching(/^The file has 7 parties/u) } },
    ]);
  });

  test('the yes may come with the file', async () => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, ten);
    expect(await aList(ctx, seven, { acceptShrink: true })).toMatchObject({ outcome: 'accepted', removed: 3 });
  });

  test('the same file again waits once; a better one takes its place', async () => {
    const ctx = await aStagedShrink();
    await aList(ctx, seven, { publishedAt: '2025-02-02' });
    expect(await states(ctx)).toEqual(['staged', 'accepted']);
    const nine = await aList(ctx, ten.slice(0, 9), { publishedAt: '2025-02-03' });
    expect(nine).toMatchObject({ outcome: 'accepted', added: 0, removed: 1 });
    expect(await status(ctx)).toMatchObject({ parties: 9, error: null, stagedVersion: null });
    expect(await states(ctx)).toEqual(['accepted', 'refused', 'accepted']);
    expect(await isFound(ctx, 'Person Number 8')).toBe(true);
  });

  test('the same file again leaves it as it was seen, so that it can be decided on', async () => {
    const ctx = await aStagedShrink();
    const seen = (await status(ctx))?.stagedVersion ?? 0;
    expect(await aList(ctx, seven, { publishedAt: '2025-02-02' })).toMatchObject({
      outcome: 'staged',
      version: seen,
      removed: 3,
      reason: expect.stringContaining('it would shrink by more than 20 %'),
    });
    expect(await status(ctx)).toMatchObject({ error: expect.stringContaining('lists accept ofac') });
    expect(await acceptStaged(ctx, 'ofac', { seen })).toMatchObject({ outcome: 'accepted', parties: 7, removed: 3 });
    expect(await isFound(ctx, 'Person Number 9')).toBe(false);
    expect((await verify(ctx)).ok).toBe(true);
  });

  test('the same file again with a yes is in force', async () => {
    const ctx = await aStagedShrink();
    const again = await aList(ctx, seven, { publishedAt: '2025-02-02', acceptShrink: true });
    expect(again).toMatchObject({ outcome: 'accepted', removed: 3 });
    expect(await states(ctx)).toEqual(['accepted', 'accepted']);
  });

  test.each([
    ['the file in force', (ctx: TestCtx) => aList(ctx, ten, { publishedAt: '2025-02-01' })],
    [
      'a file that was rejected',
      (ctx: TestCtx) => expect(aList(ctx, ten.slice(0, 4))).rejects.toThrow('that Test Admin has rejected'),
    ],
  ])('%s that comes after it leaves it waiting', async (_, comes) => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, ten, { publishedAt: '2025-02-01' });
    await aList(ctx, ten.slice(0, 4));
    await rejectStaged(ctx, 'ofac');
    const { version: seen } = await aList(ctx, seven, { publishedAt: '2025-02-02' });
    await comes(ctx);
    expect(await status(ctx)).toMatchObject({ parties: 10, stagedVersion: seen });
    expect(await acceptStaged(ctx, 'ofac', { seen })).toMatchObject({ outcome: 'accepted', parties: 7, removed: 3 });
    expect(await isFound(ctx, 'Person Number 9')).toBe(false);
    expect(await isFound(ctx, 'Person Number 6')).toBe(true);
  });

  test('a broken file that comes after it leaves it waiting', async () => {
    const ctx = await aStagedShrink();
    await expect(aList(ctx, [...ten, ...ten], { fails: true })).rejects.toThrow('breaks off');
    expect(await acceptStaged(ctx, 'OFAC')).toMatchObject({ parties: 7, removed: 3 });
    expect(await isFound(ctx, 'Person Number 9')).toBe(false);
    expect(await isFound(ctx, 'Person Number 6')).toBe(true);
  });
});

describe('a file of which much could not be read', () => {
  const records = [
    'id,type,name',
    ...Array.from({ length: 1_200 }, (_, n) => `g${n},person,Person Number ${n}`),
    ...Array.from({ length: 1_100 }, (_, n) => `b${n},person,`),
  ];
  const half = new TextEncoder().encode(`${records.join('\n')}\n`);

  test('waits for a person, even where it is the first, and says how much', async () => {
    const ctx = await aContext({ role: 'admin' });
    const waiting = await importFile(ctx, 'own', half);
    expect(waiting).toMatchObject({ outcome: 'staged', parties: 1_200, rejected: 1_100 });
    expect(waiting.rejects).toHaveLength(1_000);
    expect(waiting.reason).toMatch(/^Of the 2300 records of the file, 1100 could not be read. Accept it/u);
    expect((await listVersions(ctx, 'OWN'))[0]).toMatchObject({ state: 'staged', rejects: 1_100 });
    const accepted = await acceptStaged(ctx, 'own');
    expect(outcomeSentence('OWN', accepted)).toContain('1100 records could not be read: ');
  });

  test('is believed where the version in force is no better', async () => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, ten, { rejected: 10 });
    expect(await aList(ctx, ten.slice(1), { rejected: 21 })).toMatchObject({ outcome: 'staged' });
    await acceptStaged(ctx, 'ofac');
    expect(await aList(ctx, ten.slice(2), { rejected: 22 })).toMatchObject({ outcome: 'accepted', rejected: 22 });
  });
});

test('a file that was published before the version in force waits as well', async () => {
  const ctx = await aContext({ role: 'admin' });
  await aList(ctx, seven, { publishedAt: '2025-02-02' });
  const older = await aList(ctx, ten, { publishedAt: '2025-02-01' });
  expect(older).toMatchObject({ outcome: 'staged', reason: expect.stringContaining('it would be older') });
  expect(await status(ctx)).toMatchObject({ parties: 7 });
});

test('a file that somebody brings is as old as its publisher says, until the publisher has been asked', async () => {
  const ctx = await aContext({ role: 'admin' });
  await aList(ctx, ten, { publishedAt: '2024-05-03' });
  expect(await status(ctx)).toMatchObject({ checkedAt: null, oldFile: true, stale: false, fileDays: 302 });
  await aList(ctx, ten, { publishedAt: '2024-05-03' });
  expect(await status(ctx)).toMatchObject({ checkedAt: null, oldFile: true });
  ctx.advance(3_600_000);
  await ctx.db.orm.update(watchlist).set({ checkedAt: ctx.now(), validators: { url: '', etag: '"a"' } });
  expect(await status(ctx)).toMatchObject({ checkedAt: new Date(ctx.now()).toISOString(), oldFile: false });
});

test('a file that somebody brings is no old file while there need not be a newer one', async () => {
  const ctx = await aContext({ role: 'admin' });
  const recent = new Date(ctx.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  await aList(ctx, ten, { publishedAt: recent });
  expect(await status(ctx)).toMatchObject({ checkedAt: null, oldFile: false });
});

test('a file that somebody brings without a date is of unknown age, until the publisher has been asked', async () => {
  const ctx = await aContext({ role: 'admin' });
  await aList(ctx, ten);
  expect(await status(ctx)).toMatchObject({ undated: true, oldFile: false, fileDays: null });
  ctx.advance(3_600_000);
  await ctx.db.orm.update(watchlist).set({ checkedAt: ctx.now(), validators: { url: '', etag: '"a"' } });
  expect(await status(ctx)).toMatchObject({ undated: false, fileDays: null });
});

test('the file in force, come again, makes no new version, but the list was looked at', async () => {
  const ctx = await aContext({ role: 'admin' });
  const first = await aList(ctx, ten);
  ctx.advance(80 * 3_600_000);
  expect(await status(ctx)).toMatchObject({ stale: true });
  // At a clock that was a year ahead.
  ctx.advance(-365 * 24 * 3_600_000);
  expect(await status(ctx)).toMatchObject({ stale: true });
  ctx.advance(365 * 24 * 3_600_000);
  expect(await aList(ctx, ten)).toMatchObject({ outcome: 'unchanged', version: first.version, jobId: null });
  expect(await status(ctx)).toMatchObject({ version: first.version, stale: false });
  expect(await states(ctx)).toEqual(['accepted']);
  const actions = (await ctx.db.orm.select().from(auditEvent)).map((event) => event.action);
  expect(actions.at(-1)).toBe('list.unchanged');
});
