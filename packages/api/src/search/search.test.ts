import { insertMany } from '@tamis/db/db';
import { entity } from '@tamis/db/schema';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCase, anAlert, anArticle, anEntity } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { queryPlan } from '../../test/query-plan.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { nameKey } from '../entities/name-key.ts';
import { keyQuery, spellingQuery } from './entity-search.ts';
import { likePattern } from './like-pattern.ts';
import { queryWords } from './query-words.ts';
import { SearchQuery, SearchResult } from './schema.ts';
import { search, searchEntities } from './service.ts';

const named = (ctx: TestCtx, name: string) => anEntity(ctx, { name, nameKey: nameKey(name) });
const names = async (ctx: TestCtx, q: string) => (await searchEntities(ctx, q)).map((found) => found.name);

describe('entities by name', () => {
  test('the best first: the same name, its words, their beginnings, then letters inside', async () => {
    const ctx = await aContext();
    for (const name of ['Romanovich', 'Ann Romanov', 'Roman', 'Boris Roman', 'Aroman']) await named(ctx, name);
    expect(await names(ctx, 'roman')).toEqual(['Roman', 'Boris Roman', 'Romanovich', 'Ann Romanov', 'Aroman']);
  });

  test('in any order, case and script', async () => {
    const ctx = await aContext();
    await named(ctx, 'Рустам Халвани');
    await named(ctx, 'HALVANI, Rustam');
    for (const q of ['rustam halvani', 'Halvani RUSTAM', 'рустам халвани', 'halv rus']) {
      expect((await names(ctx, q)).toSorted()).toEqual(['HALVANI, Rustam', 'Рустам Халвани']);
    }
  });

  test('in Latin letters, of names that are written without vowels', async () => {
    const ctx = await aContext();
    await named(ctx, 'محمد حسين');
    await named(ctx, 'Mohamed Hussein');
    expect(await names(ctx, 'muhammad')).toEqual(['محمد حسين']);
    expect(await names(ctx, 'mohamed hussein')).toEqual(['Mohamed Hussein', 'محمد حسين']);
    expect(await names(ctx, 'محمد')).toEqual(['محمد حسين']);
  });

  test('in the romanisations of East Asian names', async () => {
    const ctx = await aContext();
    await named(ctx, '习近平');
    await named(ctx, 'Xi Jinping');
    expect((await names(ctx, '习近平')).toSorted()).toEqual(['Xi Jinping', '习近平']);
    expect((await names(ctx, 'jinping xi')).toSorted()).toEqual(['Xi Jinping', '习近平']);
  });

  test('every word must be there', async () => {
    const ctx = await aContext();
    await named(ctx, 'Anna Beispiel');
    expect(await names(ctx, 'anna muster')).toEqual([]);
  });

  test('as it was typed, where there are no words in it; wildcards stand for themselves', async () => {
    const ctx = await aContext();
    await named(ctx, '100% Pure_Trade (№ 9)');
    await named(ctx, '100 Pure Trade');
    expect(await names(ctx, '№')).toEqual(['100% Pure_Trade (№ 9)']);
    expect(await names(ctx, '%')).toEqual(['100% Pure_Trade (№ 9)']);
    expect(likePattern(String.raw`50%_\x`)).toBe(String.raw`%50\%\_\\x%`);
  });

  test('at most a hundred, from indexes only, however many there are', async () => {
    const ctx = await aContext();
    const rows = Array.from({ length: 1_000 }, (_, at) => ({
      name: `Anna Beispiel ${at}`,
      type: 'person' as const,
      country: 'Germany',
      nameKey: `${at} anna beispiel`,
      matchHash: '',
      createdAt: at,
      updatedAt: at,
    }));
    await ctx.db.write([insertMany(entity, rows)]);
    expect(await searchEntities(ctx, 'anna beispiel')).toHaveLength(100);
    expect((await queryPlan(ctx, keyQuery(ctx, 'anna', queryWords('anna'))))[0]).toBe(
      'SCAN entity USING COVERING INDEX entity_name_key',
    );
    expect((await queryPlan(ctx, spellingQuery(ctx, 'anna')))[0]).toBe('SCAN entity USING COVERING INDEX entity_name');
  });

  test('whatever is asked, there is an answer', async () => {
    const ctx = await aContext();
    await named(ctx, 'Anna');
    for (const q of ["'", '"; drop table entity; --', 'a '.repeat(250), '\u0000', '🙂', '习近平', '%_\\', ')(']) {
      expect(await searchEntities(ctx, q)).toBeInstanceOf(Array);
    }
  });
});

describe('the top bar', () => {
  test('finds entities, cases, alerts, articles and listed parties', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty({ name: 'Rustam Halvani', sourceUrl: 'https://lists.example/1' })]);
    const entityId = await named(ctx, 'Rustam Halvani');
    const other = await named(ctx, 'Anna Beispiel');
    const ofEntity = await aCase(ctx, { entityId, title: 'Look into it' });
    const inText = await aCase(ctx, { entityId: other, description: 'Paid by Rustam Halvani in cash.' });
    await aCase(ctx, { entityId: other });
    const alertId = await anAlert(ctx, { entityId });
    await anAlert(ctx, { entityId: other });
    const articleId = await anArticle(ctx, { entityIds: [other], title: 'Halvani, Rustam charged' });
    const found = await search(ctx, 'halvani rustam');
    expect(v.parse(SearchResult, found)).toEqual(found);
    expect(found.entities.map((one) => one.id)).toEqual([entityId]);
    expect(new Set(found.cases.map((one) => one.id))).toEqual(new Set([ofEntity, inText]));
    expect(found.alerts.map((one) => one.id)).toEqual([alertId]);
    expect(found.articles.map((one) => one.id)).toEqual([articleId]);
    expect(found.parties).toMatchObject([
      { list: 'OFAC', primaryName: 'Rustam Halvani', sourceUrl: 'https://lists.example/1' },
    ]);
    expect(found.parties[0]?.score).toBeGreaterThanOrEqual(60);
  });

  test('finds nothing where nothing is, also before any list was imported', async () => {
    const ctx = await aContext();
    const nothing = { entities: [], cases: [], alerts: [], articles: [], parties: [] };
    expect(await search(ctx, 'nobody at all')).toEqual(nothing);
  });

  test('each section besides the entities has at most twenty rows, newest first', async () => {
    const ctx = await aContext();
    const entityId = await named(ctx, 'Anna Beispiel');
    for (let at = 0; at < 22; at += 1) {
      await anAlert(ctx, { entityId, content: `Alert ${at}` });
      ctx.advance(1_000);
    }
    const { alerts } = await search(ctx, 'alert');
    expect(alerts).toHaveLength(20);
    expect(alerts[0]?.content).toBe('Alert 21');
  });

  test.each([
    ['', 'q is required'],
    ['   ', 'q is required'],
    ['x'.repeat(501), 'q must be at most 500 characters'],
  ])('%j is refused', (q, message) => {
    expect(v.safeParse(SearchQuery, { q }).issues?.[0].message).toBe(message);
  });
});
