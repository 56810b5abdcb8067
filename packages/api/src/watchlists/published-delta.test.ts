/** Two states of the UN list as published, where they are at hand (TAMIS_LISTS, or shared/lists beside the repository). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { alert } from '@tamis/db/schema';
import { describe, expect, test } from 'vitest';
import { aCustomer, matchesOf } from '../../test/builders.ts';
import { importFile } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { verify } from '../audit/service.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { versionChanges } from './version-changes.ts';

const folder = process.env['TAMIS_LISTS'] ?? fileURLToPath(new URL('../../../../../shared/lists', import.meta.url));
const bytesOf = (date: string) => readFileSync(join(folder, `un/un_consolidated_${date}.xml.gz`));
const importUn = (ctx: TestCtx, date: string) => importFile(ctx, 'un', bytesOf(date));

/** Counted without our reader: the reference numbers as they stand in the text. */
const referencesOf = (date: string) =>
  new Set(
    [
      ...gunzipSync(bytesOf(date))
        .toString('utf8')
        .matchAll(/<REFERENCE_NUMBER>\s*([^<]*?)\s*<\/REFERENCE_NUMBER>/gu),
    ].map(([, reference]) => reference ?? ''),
  );

const without = (all: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...all].filter((reference) => !others.has(reference)));

describe.skipIf(!existsSync(folder))('the UN list of August 2023, then that of April 2025', () => {
  test('differ by what an independent count says', async () => {
    const ctx = await aContext();
    const [before, after] = [referencesOf('2023-08-23'), referencesOf('2025-04-19')];
    await importUn(ctx, '2023-08-23');
    const update = await importUn(ctx, '2025-04-19');
    const changesOf = async (kind: 'added' | 'changed' | 'removed') =>
      (await versionChanges(ctx, { versionId: update.version, kind, limit: 1_000, offset: 0 })).rows;
    const [added, changed, removed] = [
      await changesOf('added'),
      await changesOf('changed'),
      await changesOf('removed'),
    ];
    expect(new Set(added.map(({ sourceRef }) => sourceRef))).toEqual(without(after, before));
    expect(new Set(removed.map(({ sourceRef }) => sourceRef))).toEqual(without(before, after));
    expect(update).toMatchObject({ added: added.length, changed: changed.length, removed: removed.length });
    expect(changed.every(({ fields }) => fields.length > 0)).toBe(true);
  }, 60_000);

  test('raise alerts for the customers who match an added party, and only for those; delistings are marked', async () => {
    const ctx = await aContext();
    const update = await (async () => {
      const scratch = await aContext();
      await importUn(scratch, '2023-08-23');
      const { version } = await importUn(scratch, '2025-04-19');
      const namesOf = async (kind: 'added' | 'removed') =>
        (await versionChanges(scratch, { versionId: version, kind, limit: 4, offset: 0 })).rows;
      return { added: await namesOf('added'), removed: await namesOf('removed') };
    })();
    await importUn(ctx, '2023-08-23');
    const customer = ({ primaryName, type }: { primaryName: string; type: string }) =>
      aCustomer(ctx, { name: primaryName, type: type === 'person' ? 'person' : 'company', country: 'Norway' });
    const matched: number[] = [];
    for (const party of update.added) matched.push(await customer(party));
    const delisted: number[] = [];
    for (const party of update.removed) delisted.push(await customer(party));
    await customer({ primaryName: 'Quentin Nobody Farquhar', type: 'person' });
    const earlier = (await ctx.db.orm.select().from(alert)).length;
    await importUn(ctx, '2025-04-19');
    await runDueJobs(ctx);
    const raised = (await ctx.db.orm.select().from(alert)).slice(earlier);
    const sanctions = raised.filter(({ alertType }) => alertType === 'sanction');
    expect(new Set(sanctions.map(({ entityId }) => entityId))).toEqual(new Set(matched));
    expect(sanctions.every(({ content }) => /published 2025-04-19, added /u.test(content))).toBe(true);
    for (const entityId of delisted) {
      const rows = await matchesOf(ctx, entityId);
      expect(rows.some(({ delistedAt }) => delistedAt !== null)).toBe(true);
    }
    expect((await verify(ctx)).ok).toBe(true);
  }, 60_000);
});
