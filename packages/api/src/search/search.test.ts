import { insertMany } from '@tamis/db/db';
import { entity, listedParty } from '@tamis/db/schema';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCase, anAlert, anArticle, anEntity } from '../../test/builders.ts';
import { updateCase } from '../cases/service.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { plansOf, queryPlan } from '../../test/query-plan.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { createEntityIndex } from '../entities/entity-index.ts';
import { buildEntityIndex } from '../entities/indexed-entities.ts';
import { nameKey } from '../entities/name-key.ts';
import { namedAsWritten } from '../entities/named-as-written.ts';
import { NewEntity } from '../entities/schema.ts';
import { createEntity, updateEntity } from '../entities/service.ts';
import { uploadEntities } from '../entities/upload.ts';
import { likePattern } from '../like-pattern.ts';
import { searchEntities, searchEntityPage } from './entity-search.ts';
import { type SearchFilter, SearchQuery, SearchResult } from './schema.ts';
import { search } from './service.ts';

const named = (ctx: TestCtx, name: string) => anEntity(ctx, { name, nameKey: nameKey(name) });
const onlyParty = async (ctx: TestCtx) => (await ctx.db.orm.select().from(listedParty))[0]?.id;
const names = async (ctx: TestCtx, q: string) => (await searchEntities(ctx, q)).map((found) => found.name);

const peopleNamed = (name: string, length: number) =>
  Array.from({ length }, (_, at) => ({
    name: `${name} ${at}`,
    type: 'person' as const,
    country: 'Germany',
    nameKey: '',
    matchHash: '',
    createdAt: at,
    updatedAt: at,
  }));

/** Gives a context an index of entities that does not finish building between `delay` and `finish`. */
function delayedIndex(ctx: TestCtx) {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  let isDelayed = false;
  ctx.entityIndex = createEntityIndex(ctx.db, {
    breathe: async () => undefined,
    build: async (source) => {
      if (isDelayed) await finished;
      return buildEntityIndex(source, async () => undefined);
    },
  });
  return {
    delay: () => {
      isDelayed = true;
    },
    finish,
  };
}

describe('entities by name', () => {
  test('best first: the same name, its words, their beginnings, then letters inside', async () => {
    const ctx = await aContext();
    for (const name of ['Romanovich', 'Ann Romanov', 'Roman', 'Boris Roman', 'Xaviroman']) await named(ctx, name);
    expect(await names(ctx, 'roman')).toEqual(['Roman', 'Boris Roman', 'Romanovich', 'Ann Romanov', 'Xaviroman']);
  });

  test('in any order, case and script', async () => {
    const ctx = await aContext();
    await named(ctx, 'Рустам Халвани');
    await named(ctx, 'HALVANI, Rustam');
    for (const q of ['rustam halvani', 'Halvani RUSTAM', 'рустам халвани', 'halv rus']) {
      expect((await names(ctx, q)).toSorted()).toEqual(['HALVANI, Rustam', 'Рустам Халвани']);
    }
  });

  test('in Latin letters, for names that are written without vowels', async () => {
    const ctx = await aContext();
    await named(ctx, 'محمد حسين');
    await named(ctx, 'Mohamed Hussein');
    for (const q of ['muhammad', 'mohamed hussein', 'محمد']) {
      expect((await names(ctx, q)).toSorted()).toEqual(['Mohamed Hussein', 'محمد حسين']);
    }
  });

  test('in the romanisations of East Asian names', async () => {
    const ctx = await aContext();
    await named(ctx, '习近平');
    await named(ctx, 'Xi Jinping');
    expect((await names(ctx, '习近平')).toSorted()).toEqual(['Xi Jinping', '习近平']);
    expect((await names(ctx, 'jinping xi')).toSorted()).toEqual(['Xi Jinping', '习近平']);
  });

  test('new entities as written while they are being indexed, and by any spelling afterwards', async () => {
    const ctx = await aContext();
    await named(ctx, 'Livia Teodorescu');
    const index = delayedIndex(ctx);
    expect(await names(ctx, 'teodorescu')).toEqual(['Livia Teodorescu']);
    index.delay();
    const rows = Array.from({ length: 600 }, (_, n) => `Torvald Ekdahl${n},person,Malta`);
    await uploadEntities(ctx, new File([['name,type,country', ...rows].join('\n')], 'more.csv', { type: 'text/csv' }));
    expect(await names(ctx, 'Torvald Ekdahl599')).toEqual(['Torvald Ekdahl599']);
    index.finish();
    await ctx.settled();
    // What is in the index is in it without a search that asks for it.
    expect(await names(ctx, 'ekdahl599 torvalt')).toContain('Torvald Ekdahl599');
  });

  test('a new entity with exactly the name comes first, although the index holds more names than are shown', async () => {
    const ctx = await aContext();
    await ctx.db.write([insertMany(entity, peopleNamed('Ekdahlberg', 120))]);
    const index = delayedIndex(ctx);
    expect(await names(ctx, 'ekdahl')).toHaveLength(100);
    index.delay();
    await ctx.db.write([insertMany(entity, peopleNamed('Signe Almqvist', 300))]);
    await named(ctx, 'Ekdahl');
    expect((await names(ctx, 'ekdahl'))[0]).toBe('Ekdahl');
    index.finish();
  });

  test('only if every word is found', async () => {
    const ctx = await aContext();
    await named(ctx, 'Anna Beispiel');
    expect(await names(ctx, 'anna muster')).toEqual([]);
  });

  test('as typed if there are no words in it; wildcards have no meaning', async () => {
    const ctx = await aContext();
    await named(ctx, '100% Pure_Trade (№ 9)');
    await named(ctx, '100 Pure Trade');
    expect(await names(ctx, '№')).toEqual(['100% Pure_Trade (№ 9)']);
    expect(await names(ctx, '%')).toEqual(['100% Pure_Trade (№ 9)']);
    expect(likePattern(String.raw`50%_\x`)).toBe(String.raw`%50\%\_\\x%`);
  });

  test('however short they are', async () => {
    const ctx = await aContext();
    for (const name of ['李', 'Ng', 'U Nu', 'Signe Almqvist']) await named(ctx, name);
    expect((await names(ctx, '李'))[0]).toBe('李');
    expect(await names(ctx, 'ng')).toContain('Ng');
    expect(await names(ctx, 'u')).toEqual(['U Nu']);
  });

  test.each([
    ['halvani rustam', 'name', 100, ['Rustam', 'Halvani']],
    ['halvani', 'name', 99, ['Halvani']],
    ['halv', 'beginning', 89, ['Halvani']],
    ['rustm halvanni', 'spelling', expect.closeTo(90, -1), ['Rustam', 'Halvani']],
    ['lva usta', 'inside', 50, ['Rustam', 'Halvani']],
    ['халвани', 'transliterated', 99, ['Halvani']],
  ])('%s finds Rustam Halvani, with reason, score and agreeing words', async (q, reason, score, agreeing) => {
    const ctx = await aContext();
    await named(ctx, 'Rustam Halvani');
    await named(ctx, 'Signe Almqvist');
    expect(await searchEntities(ctx, q)).toMatchObject([{ name: 'Rustam Halvani', reason, score, agreeing }]);
  });

  test.each([
    ['12345', 'Wei V. Smith 12345'],
    ['100%', '100% Pure Trade'],
  ])('%s finds %s as it is written: digits belong to no other script', async (q, name) => {
    const ctx = await aContext();
    await named(ctx, name);
    expect(await searchEntities(ctx, q)).toMatchObject([{ name, reason: 'name' }]);
  });

  test('by type, risk level and country', async () => {
    const ctx = await aContext();
    await anEntity(ctx, { name: 'Anna Eins', country: 'Malta', declaredScore: 80 });
    await anEntity(ctx, { name: 'Anna Zwei', country: 'Mali', declaredScore: 40 });
    await anEntity(ctx, { name: 'Anna Trading Ltd', country: 'Kenya', type: 'company' });
    const found = async (filter: SearchFilter) => (await searchEntities(ctx, 'anna', filter)).map(({ name }) => name);
    expect(await found({ type: 'company' })).toEqual(['Anna Trading Ltd']);
    expect(await found({ risk: 'high' })).toEqual(['Anna Eins']);
    expect(await found({ risk: 'medium' })).toEqual(['Anna Zwei']);
    expect(await found({ risk: 'low' })).toEqual(['Anna Trading Ltd']);
    expect((await found({ country: ' MAL' })).toSorted()).toEqual(['Anna Eins', 'Anna Zwei']);
    expect(await found({ type: 'company', country: 'mal' })).toEqual([]);
  });

  test('by type, although hundreds of others match better, and reads only the entities that are found', async () => {
    const ctx = await aContext();
    const rows = Array.from({ length: 300 }, (_, at) => ({
      name: at === 0 ? 'Anna Beispiel Trading and Shipping Ltd' : 'Anna Beispiel',
      type: at === 0 ? ('company' as const) : ('person' as const),
      country: 'Malta',
      countryName: 'Malta',
      nameKey: 'anna beispiel',
      matchHash: '',
      createdAt: at,
      updatedAt: at,
    }));
    await ctx.db.write([insertMany(entity, rows)]);
    await named(ctx, 'Signe Almqvist');
    const found = async (filter: SearchFilter) => (await searchEntities(ctx, 'anna', filter)).map(({ name }) => name);
    expect(await found({ type: 'company' })).toEqual(['Anna Beispiel Trading and Shipping Ltd']);
    expect(await found({ country: 'malta', type: 'person' })).toHaveLength(100);
    const plans = await plansOf(ctx, () => found({ type: 'company', risk: 'low', country: 'malta' }));
    expect(plans).toContain('SEARCH entity USING INTEGER PRIMARY KEY (rowid=?)');
    expect(plans.filter((step) => /^(?:SCAN entity|SEARCH entity USING (?:COVERING )?INDEX)/.test(step))).toEqual([]);
  });

  test('in their current state: a new one, and a renamed one by its new name only', async () => {
    const ctx = await aContext();
    await named(ctx, 'Signe Almqvist');
    expect(await names(ctx, 'halvani')).toEqual([]);
    const { id } = await createEntity(
      ctx,
      v.parse(NewEntity, { name: 'Rustam Halvani', type: 'person', country: 'Malta' }),
    );
    expect(await names(ctx, 'halvani')).toEqual(['Rustam Halvani']);
    await updateEntity(ctx, id, { name: 'Boris Ostrovsky' });
    expect(await names(ctx, 'halvani')).toEqual([]);
    expect(await names(ctx, 'ostrovsky')).toEqual(['Boris Ostrovsky']);
    for (const name of ['Anna Eins', 'Anna Zwei', 'Anna Drei']) await named(ctx, name);
    expect(await names(ctx, 'ostrovsky')).toEqual(['Boris Ostrovsky']);
    expect(await names(ctx, 'halvani')).toEqual([]);
    expect(await names(ctx, 'anna')).toHaveLength(3);
  });

  test('at most a hundred', async () => {
    const ctx = await aContext();
    const rows = Array.from({ length: 300 }, (_, at) => ({
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
    const ofAll = await queryPlan(ctx, namedAsWritten(ctx, '№', { limit: 100 }));
    expect(ofAll[0]).toBe('SCAN entity USING COVERING INDEX entity_name');
    const newer = await queryPlan(ctx, namedAsWritten(ctx, 'Anna', { after: 7 }));
    expect(newer[0]).toBe('SEARCH entity USING INTEGER PRIMARY KEY (rowid>?)');
  });

  test('page by page, each once and best first, with the total', async () => {
    const ctx = await aContext();
    const rows = Array.from({ length: 300 }, (_, at) => ({
      name: at % 3 === 0 ? `Anna Beispiel ${at}` : `Annabel Beispiel ${at}`,
      type: 'person' as const,
      country: at % 2 === 0 ? 'Germany' : 'Austria',
      countryName: at % 2 === 0 ? 'Germany' : 'Austria',
      nameKey: `${at} anna beispiel`,
      matchHash: '',
      createdAt: at,
      updatedAt: at,
    }));
    await ctx.db.write([insertMany(entity, rows)]);
    const page = (offset: number, limit = 80) => searchEntityPage(ctx, 'anna', {}, { limit, offset });
    const pages = await Promise.all([0, 80, 160, 240, 320].map((offset) => page(offset)));
    expect(pages.map((one) => [one.rows.length, one.total, one.isMore])).toEqual([
      [80, 300, false],
      [80, 300, false],
      [80, 300, false],
      [60, 300, false],
      [0, 300, false],
    ]);
    const found = pages.flatMap((one) => one.rows);
    expect(new Set(found.map(({ id }) => id)).size).toBe(300);
    expect(found.map(({ score }) => score)).toEqual(
      found.map(({ score }) => score).toSorted((one, other) => other - one),
    );
    expect(found.slice(0, 100).every(({ name }) => name.startsWith('Anna '))).toBe(true);
    expect((await page(0, 5)).total).toBe(300);
    const german = await searchEntityPage(ctx, 'anna', { country: 'germ' }, { limit: 5, offset: 145 });
    expect([german.rows.length, german.total]).toEqual([5, 150]);
    const all = await search(ctx, 'anna', { page: { limit: 50, offset: 250 } });
    expect([all.entities.length, all.entityTotal]).toEqual([50, { count: 300, isMore: false }]);
    expect(all.entities.map(({ id }) => id)).toEqual(found.slice(250).map(({ id }) => id));
    expect(await search(ctx, 'anna')).not.toHaveProperty('entityTotal');
  });

  test('the best of more than five thousand in order, and says that there are more', async () => {
    const ctx = await aContext();
    const rows = Array.from({ length: 5_100 }, (_, at) => ({
      name: `Anna Beispiel ${at}`,
      type: 'person' as const,
      country: 'Germany',
      nameKey: `${at} anna beispiel`,
      matchHash: '',
      createdAt: at,
      updatedAt: at,
    }));
    await ctx.db.write([insertMany(entity, rows)]);
    expect(await searchEntityPage(ctx, 'anna', {}, { limit: 1, offset: 4_999 })).toMatchObject({
      rows: [{}],
      total: 5_000,
      isMore: true,
    });
  });

  test.each(["'", '’', '-', '.', ', .', "''"])(
    '%s alone finds nobody, not even who was added a moment ago',
    async (q) => {
      const ctx = await aContext();
      const entityId = await named(ctx, `A-1 O'Brien, Co. ’s`);
      await aCase(ctx, { entityId, title: `It's Co. - now`, description: `It’s Co., 'now' - or ''.` });
      expect(await names(ctx, 'brien')).toHaveLength(1);
      // The index does not have it yet.
      await named(ctx, `Another, .Ltd, .d'Or-Ouest ’s ''`);
      const { entities, cases, alerts, articles, parties } = await search(ctx, q);
      expect([entities, cases, alerts, articles, parties].flat()).toEqual([]);
    },
  );

  test('any query gets a result', async () => {
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
    await aList(ctx, [aListedParty({ name: 'Rustam Halvani' })]);
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
    expect(found.parties).toMatchObject([{ list: 'OFAC', primaryName: 'Rustam Halvani', id: await onlyParty(ctx) }]);
    expect(found.parties[0]?.score).toBe(100);
    expect(found.entityCount).toBe(2);
    expect(found.lists).toEqual([{ title: 'OFAC SDN List', number: 1, publishedAt: null }]);
  });

  test('distinguishes listed parties with one name by type, countries (nationality first) and dates', async () => {
    const ctx = await aContext();
    const dates = [{ from: '1970', to: '1970', circa: true }];
    const countries = [
      { code: 'AE', text: 'Dubai', role: 'residence' as const },
      { code: 'IR', text: 'Iran (Islamic Republic of)', role: 'nationality' as const },
    ];
    await aList(ctx, [
      aListedParty({ name: 'Hassan Karami', sourceRef: '1', dates, countries }),
      aListedParty({ name: 'Hassan Karami', sourceRef: '2', type: 'vessel', dates: [], countries: [] }),
    ]);
    const { parties } = await search(ctx, 'karami');
    const told = new Map(parties.map(({ sourceRef, type, countries, dates }) => [sourceRef, [type, countries, dates]]));
    expect(told.get('1')).toEqual(['person', ['Iran', 'United Arab Emirates'], dates]);
    expect(told.get('2')).toEqual(['vessel', [], []]);
  });

  test('finds a listed party once, however many lists it is on, and its namesake separately', async () => {
    const ctx = await aContext();
    const namesake = { dates: [{ from: '1991', to: '1991' }], countries: [] };
    await aList(ctx, [
      aListedParty({ name: 'Rustam Halvani', sourceRef: 'o1' }),
      aListedParty({ name: 'Rustam Halvani', sourceRef: 'o2', ...namesake }),
    ]);
    const onEu = aListedParty({ name: 'Rustam HALVANI', sourceRef: 'e1' });
    await aList(ctx, [onEu], { list: { code: 'EU', title: 'EU Consolidated List' } });
    const { parties } = await search(ctx, 'rustam halvani');
    const told = parties.map(({ sourceRef, others }) => others.map((other) => other.sourceRef).concat(sourceRef));
    expect(new Set(told.map((refs) => refs.toSorted().join(' ')))).toEqual(new Set(['e1 o1', 'o2']));
  });

  test('orders listed parties by the score that it shows', async () => {
    const ctx = await aContext();
    const names = ['Pavel Evgenyevich Igor Maria Prigozhin', 'Lyubov Prigozhina', 'Evgeny Prigozhin'];
    await aList(
      ctx,
      names.map((name, at) => aListedParty({ name, sourceRef: `${at}` })),
    );
    const scores = (await search(ctx, 'prigozhin')).parties.map(({ score }) => score);
    expect(scores).toHaveLength(3);
    // The family name as it is spelled is near, however many other names there are.
    expect(scores[0]).toBe(99);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  test('shows, of several matching names, the one with the words as typed', async () => {
    const ctx = await aContext();
    const names = [{ text: 'Jin Tiesan (金铁山)', kind: 'aka' as const, strength: 'strong' as const }];
    const party = aListedParty({ name: 'KIM CHOL SAM', sourceRef: '1' });
    await aList(ctx, [{ ...party, names: [...names, ...party.names] }]);
    const told = async (q: string) =>
      (await search(ctx, q)).parties.map(({ matchedName, reason }) => [matchedName, reason]);
    expect(await told('kim')).toEqual([['KIM CHOL SAM', 'name']]);
    expect(await told('tiesan')).toEqual([['Jin Tiesan (金铁山)', 'alias']]);
  });

  test('finds listed parties by mistyped words, and none by random keys', async () => {
    const ctx = await aContext();
    const names = [
      'Sergey LAVROV',
      'ROSNEFT TRADING S.A.',
      'Vladimir PUTIN',
      'JOINT STOCK COMPANY PMC WAGNER CENTER',
      'LIMITED LIABILITY COMPANY GAZPROM LINDE ENGINEERING',
      'ZUBAIDI AND QALEI LLC',
      'ZK HOLDING',
      'QVARTA VK COMPANY LIMITED',
      'Sadegh HOSSEINI',
      'Dmitry BALABA',
      'YAZ',
    ];
    await aList(
      ctx,
      names.map((name, at) => aListedParty({ name, sourceRef: `${at}`, dates: [] })),
    );
    const listed = async (q: string) => (await search(ctx, q)).parties.map(({ primaryName }) => primaryName);
    expect(await listed('Lavrow Sergej')).toEqual(['Sergey LAVROV']);
    expect(await listed('rosneftt')).toEqual(['ROSNEFT TRADING S.A.']);
    expect(await listed('putn')).toEqual(['Vladimir PUTIN']);
    expect(await listed('wagnr')).toEqual(['JOINT STOCK COMPANY PMC WAGNER CENTER']);
    expect(await listed('gazprm')).toEqual(['LIMITED LIABILITY COMPANY GAZPROM LINDE ENGINEERING']);
    for (const q of ['zzzzqq', 'qwerty', 'asdfgh', 'blabla', 'yyyyzz']) expect(await listed(q)).toEqual([]);
  });

  test('finds listed parties by any of their numbers, however it is written', async () => {
    const ctx = await aContext();
    const identifiers = [
      { kind: 'imo', value: 'IMO 8660313' },
      { kind: 'passport', value: 'A-0003456' },
      { kind: 'tax', value: 'LV40003998217' },
      { kind: 'swift', value: 'SABRRUMMXXX' },
    ] as const;
    await aList(ctx, [
      ...identifiers.map((one) => aListedParty({ name: `Owner of the ${one.kind}`, identifiers: [one] })),
      aListedParty({ name: 'Anna 8660313', dates: [] }),
    ]);
    const listed = async (q: string) =>
      (await search(ctx, q)).parties.map(({ primaryName, reason, score }) => [primaryName, reason, score]);
    for (const q of ['IMO 8660313', '8660313'])
      expect((await listed(q))[0]).toEqual(['Owner of the imo', 'identifier', 100]);
    expect(await listed('8660313')).toHaveLength(2);
    expect(await listed('passport a 0003456')).toEqual([['Owner of the passport', 'identifier', 100]]);
    for (const q of ['LV 40003998217', '40003998217'])
      expect(await listed(q)).toEqual([['Owner of the tax', 'identifier', 100]]);
    expect(await listed('SABRRUMM')).toEqual([['Owner of the swift', 'identifier', 100]]);
    for (const q of ['8660314', '0003', 'owners']) expect((await listed(q)).flat()).not.toContain('identifier');
  });

  test('finds prose by the beginnings of its words, ignoring diacritics, and in scripts without spaces', async () => {
    const ctx = await aContext();
    const entityId = await named(ctx, 'Anna Beispiel');
    const caseId = await aCase(ctx, { entityId, description: 'Überweisung an die Raffinerie' });
    const articleId = await anArticle(ctx, { entityIds: [entityId], content: '银行因内部控制薄弱被罚款' });
    const found = async (q: string) => {
      const { cases, articles } = await search(ctx, q);
      return [...cases, ...articles].map(({ id }) => id);
    };
    expect(await found('uberweis raff')).toEqual([caseId]);
    expect(await found('weisung')).toEqual([]);
    for (const q of ['银', '款', '罚款', '内部控制', '内部控制薄弱 罚']) expect(await found(q)).toEqual([articleId]);
    expect(await found('部内')).toEqual([]);
    await updateCase(ctx, caseId, { description: 'Look at the invoices again.' });
    expect(await found('uberweis')).toEqual([]);
    expect(await found('invoices')).toEqual([caseId]);
    await updateCase(ctx, caseId, { description: '在Q股市场 โอนเงิน わたし' });
    for (const q of ['Q股', 'q股市', 'โอน', 'たし', 'し']) expect(await found(q)).toEqual([caseId]);
    await updateCase(ctx, caseId, { description: '发票' });
    expect([await found('Q股'), await found('发票')]).toEqual([[], [caseId]]);
  });

  test('finds words and characters of prose by indexes', async () => {
    const ctx = await aContext();
    await named(ctx, 'Anna Beispiel');
    for (const q of ['invoices', '李', '罚款', '内部控制']) {
      const plans = await plansOf(ctx, () => search(ctx, q));
      expect(plans.filter((step) => /^SCAN (?:alert|article|case)(?: |$)/.test(step))).toEqual([]);
    }
  });

  test('finds nothing if there is nothing, even before any list was imported', async () => {
    const ctx = await aContext();
    const nothing = { entities: [], cases: [], alerts: [], articles: [], parties: [], lists: [], entityCount: 0 };
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
  ])('%j is rejected', (q, message) => {
    expect(v.safeParse(SearchQuery, { q }).issues?.[0].message).toBe(message);
  });
});

test('the entity with an id is found first, however many have the number in their name', async () => {
  const ctx = await aContext();
  const { id } = await createEntity(ctx, v.parse(NewEntity, { name: 'Anna Lind', type: 'person', country: 'Malta' }));
  for (let at = 0; at < 12; at++) await anEntity(ctx, { name: `Unit ${id}`, type: 'company' });
  expect((await searchEntities(ctx, String(id)))[0]).toMatchObject({ id, reason: 'identifier' });
});

test('a number finds the entity with that id, and a reference the party with that reference', async () => {
  const ctx = await aContext();
  await aList(ctx, [
    aListedParty({ name: 'Rustam Halvani', sourceRef: '35096' }),
    aListedParty({ name: 'Other Party' }),
  ]);
  const { id } = await createEntity(ctx, v.parse(NewEntity, { name: 'Anna Lind', type: 'person', country: 'Malta' }));
  for (const q of [String(id), `ID ${id}`, `id${id}`, `#${id}`])
    expect(await searchEntities(ctx, q)).toMatchObject([{ id, reason: 'identifier' }]);
  for (const q of ['35096', 'OFAC 35096', 'ofac 35096'])
    expect((await search(ctx, q)).parties).toMatchObject([{ primaryName: 'Rustam Halvani', reason: 'identifier' }]);
  expect((await search(ctx, 'EU 35096')).parties).toEqual([]);
  // The id of an EU record is an internal number; people cite what is among the remarks.
  const remarks = 'EU reference number: EU.88.7.';
  await aList(ctx, [aListedParty({ name: 'Wanda Brennecke', sourceRef: '144852', remarks })], { list: { code: 'EU' } });
  for (const q of ['144852', 'EU.88.7', 'EU EU.88.7', 'eu.88.7'])
    expect((await search(ctx, q)).parties).toMatchObject([{ primaryName: 'Wanda Brennecke', reason: 'identifier' }]);
  const plans = await plansOf(ctx, () => search(ctx, 'OFAC 35096'));
  expect(plans.filter((step) => /^SCAN (?:listed_party|party_revision)/u.test(step))).toEqual([]);
});
