import { createCaller } from '../router.ts';
import { alert, auditEvent, screening } from '@tamis/db/schema';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { aMatch, anEntity, matchesOf } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { listAlerts } from '../alerts/service.ts';
import { currentAssessment } from '../risk/service.ts';
import { ListAlerts } from '../alerts/schema.ts';
import { plansOf, queryPlan } from '../../test/query-plan.ts';
import { searchEntities } from '../search/entity-search.ts';
import { rescreenEntities } from './screen-again.ts';
import { Entity, EntityChange, ListEntities, NewEntity, Rescreen } from './schema.ts';
import { EntitySort, EntityTab } from './view-schema.ts';
import { countTabs, entityCountQuery, entityIdsQuery, listEntities } from './entity-list.ts';
import { createEntity, getEntity, updateEntity } from './service.ts';

const halvani = {
  name: 'Rustam Halvani',
  type: 'person',
  country: 'Uzbekistan',
  additionalInfo: { birthDate: '1968-03-14' },
} as const;
const innocent = { name: 'Signe Almqvist', type: 'person', country: 'Sweden' } as const;

const create = (ctx: TestCtx, input: v.InferInput<typeof NewEntity>) => createEntity(ctx, v.parse(NewEntity, input));
const update = (ctx: TestCtx, id: number, change: v.InferInput<typeof EntityChange>) =>
  updateEntity(ctx, id, v.parse(EntityChange, change));
const list = (ctx: TestCtx, input: v.InferInput<typeof ListEntities> = {}) =>
  listEntities(ctx, v.parse(ListEntities, input));
const alerts = async (ctx: TestCtx) => (await listAlerts(ctx, v.parse(ListAlerts, {}))).rows;

/** A person whose country and office came with signs that turn the text round. */
const named = (name: string) =>
  v.parse(NewEntity, {
    name,
    type: 'person',
    country: 'Iran\u202e',
    additionalInfo: { position: '\u2067Minister\u2069' },
  });

describe('an entity on arrival', () => {
  test('whose country was given as a code is shown with its name: in the comparison and in the risk', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const { id } = await create(ctx, { ...halvani, country: 'UZ' });
    const [match] = await matchesOf(ctx, id);
    expect(match?.fields).toContainEqual(expect.objectContaining({ field: 'country', subject: 'Uzbekistan' }));
    const other = await create(ctx, { ...innocent, country: 'KP' });
    expect((await currentAssessment(ctx, other.id)).summary).toContain('North Korea, ');
  });

  test('that is listed gets a pending match with its evidence, an alert and a risk', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const made = await create(ctx, halvani);
    expect(made.pendingMatches).toBe(1);
    expect(v.parse(Entity, made)).toEqual(made);
    const [match] = await matchesOf(ctx, made.id);
    expect(match).toMatchObject({
      state: 'pending',
      list: { code: 'OFAC' },
      party: { sourceRef: 'Rustam Idrisovich Halvani' },
    });
    expect(match?.parts.length).toBeGreaterThan(1);
    expect(match?.fields.map((field) => field.field)).toContain('date');
    expect((await alerts(ctx))[0]).toMatchObject({
      alertType: 'sanction',
      severity: 'high',
      entityId: made.id,
      isRead: false,
    });
    expect(made.riskScore).toBe((await currentAssessment(ctx, made.id)).overall);
    expect(made.riskScore).toBeGreaterThanOrEqual(40);
    expect(made.isSanctioned).toBe(false);
  });

  test('that is not listed gets a certificate of the search and no alert', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const made = await create(ctx, innocent);
    expect(made).toMatchObject({ pendingMatches: 0, isSanctioned: false });
    expect(await alerts(ctx)).toEqual([]);
    const [certificate] = await ctx.db.orm.select().from(screening);
    expect(certificate).toMatchObject({ entityId: made.id, cause: 'created', answer: [], byUserId: ctx.user?.id });
  });

  test('on a PEP list raises an alert of medium severity', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()], { list: { code: 'PEP', kind: 'pep' } });
    await create(ctx, halvani);
    expect((await alerts(ctx))[0]?.severity).toBe('medium');
  });

  test('keeps what was declared: score, flags, lists and reasons', async () => {
    const ctx = await aContext();
    const made = await create(ctx, {
      ...innocent,
      riskScore: 55,
      isPep: true,
      isSanctioned: true,
      flags: { sanctionLists: ['OFAC'], reasons: ['Political connections', 'Sanctions list'] },
    });
    expect(made).toMatchObject({
      isPep: true,
      isSanctioned: true,
      riskScore: 100,
      flags: { sanctionLists: ['OFAC'], reasons: ['Political connections', 'Sanctions list'] },
    });
  });

  test('that is declared to be on a list is sanctioned, whatever the flag says', async () => {
    const ctx = await aContext();
    const flags = { sanctionLists: ['EU'] };
    expect(await create(ctx, { ...innocent, isSanctioned: false, flags })).toMatchObject({
      isSanctioned: true,
      flags,
    });
    expect(await countTabs(ctx)).toMatchObject({ sanctioned: 1 });
  });

  test('is declared to be on one of the four lists by its code in any case', async () => {
    const ctx = await aContext();
    const made = await create(ctx, { ...innocent, flags: { sanctionLists: ['ofac', 'Eu', 'Swiss list'] } });
    expect(made.flags.sanctionLists).toEqual(['OFAC', 'EU', 'Swiss list']);
  });

  test('keeps the lists when only the reasons are changed, and the other way round', async () => {
    const ctx = await aContext();
    const { id } = await create(ctx, {
      ...innocent,
      flags: { sanctionLists: ['OFAC', 'EU'], reasons: ['Sanctions list'] },
    });
    const reviewed = await update(ctx, id, { flags: { reasons: ['Sanctions list', 'Reviewed'] } });
    expect(reviewed.flags).toEqual({ sanctionLists: ['OFAC', 'EU'], reasons: ['Sanctions list', 'Reviewed'] });
    const shortened = await update(ctx, id, { flags: { sanctionLists: ['EU'] } });
    expect(shortened.flags).toEqual({ sanctionLists: ['EU'], reasons: ['Sanctions list', 'Reviewed'] });
  });

  test('loses the reason that a flag has brought with the flag', async () => {
    const ctx = await aContext();
    const reasons = ['Political connections', 'Sanctions list', 'Reviewed'];
    const { id } = await create(ctx, { ...innocent, isPep: true, isSanctioned: true, flags: { reasons } });
    expect((await update(ctx, id, { isPep: false })).flags.reasons).toEqual(['Sanctions list', 'Reviewed']);
    expect((await update(ctx, id, { isSanctioned: false })).flags.reasons).toEqual(['Reviewed']);
  });

  test('keeps of the declared lists and reasons each once, and none that is blank', async () => {
    const ctx = await aContext();
    const flags = { sanctionLists: ['OFAC', ' OFAC ', '', 'EU'], reasons: [' ', 'Sanctions list'] };
    const made = await create(ctx, { ...innocent, flags });
    expect(made.flags).toEqual({ sanctionLists: ['OFAC', 'EU'], reasons: ['Sanctions list'] });
  });

  test('takes away what turns a name round, and keeps the marks that names are written with', () => {
    const read = { name: 'evil', country: 'Iran', additionalInfo: { position: 'Minister' } };
    expect(named(' \u202e evil\u202c')).toMatchObject(read);
    expect(v.parse(EntityChange, { name: '\u202eevil' }).name).toBe('evil');
    // Persian with a joiner, Hebrew and Arabic with marks of direction.
    for (const name of ['می\u200cخواهم', 'בע\u200f"מ \u200eLtd', '\u061cمحمد']) expect(named(name).name).toBe(name);
    expect(() => named('\u202e\u202dX')).toThrow('Name must be at least 2 characters');
  });

  test('has one space where several were typed, so that it is not another name', () => {
    expect(v.parse(NewEntity, { ...innocent, name: ' Ute   Garcia ' }).name).toBe('Ute Garcia');
  });

  test('takes away what controls a device, and keeps what is a letter misread', () => {
    expect(named('\u0007Ann\u001ba\u007f').name).toBe('Anna');
    expect(v.parse(EntityChange, { name: 'Ann\u0007a' }).name).toBe('Anna');
    expect(named('Wa\u00c5\u0082\u00c4\u0099sa').name).toBe('Wa\u00c5\u0082\u00c4\u0099sa');
    expect(() => named('\u0007\u0008X')).toThrow('Name must be at least 2 characters');
  });

  test('stores dates of the form as they were typed', async () => {
    const ctx = await aContext();
    const made = await create(ctx, { ...innocent, additionalInfo: { birthDate: 'spring of 1990' } });
    expect(made.additionalInfo.birthDate).toBe('spring of 1990');
  });

  test('of a type has the facts of that type; others are left out, as of a file and at a change of type', async () => {
    const ctx = await aContext();
    const facts = { birthDate: '1990-01-01', position: 'Minister', founded: '1998-01-01', industry: 'Trade' };
    const made = await create(ctx, { ...innocent, type: 'company', additionalInfo: facts });
    const own = { birthDate: null, position: null, founded: '1998-01-01', industry: 'Trade' };
    expect(made.additionalInfo).toEqual(own);
    const [event] = await ctx.db.orm.select().from(auditEvent);
    expect(event?.payload).not.toContain('1990');
    await update(ctx, made.id, { additionalInfo: { birthDate: '1990-01-01', industry: 'Ships' } });
    expect((await getEntity(ctx, made.id)).additionalInfo).toEqual({ ...own, industry: 'Ships' });
  });

  test('is in the audit log with who did it', async () => {
    const ctx = await aContext();
    const made = await create(ctx, innocent);
    const [event] = await ctx.db.orm.select().from(auditEvent);
    expect(event).toMatchObject({
      action: 'entity.create',
      subjectType: 'entity',
      subjectId: made.id,
      actor: 'analyst',
    });
  });
});

describe('changing an entity', () => {
  test('to another declared score is explained by its assessment', async () => {
    const ctx = await aContext();
    const { id } = await create(ctx, { ...innocent, riskScore: 45 });
    const summary = async () => (await currentAssessment(ctx, id)).summary;
    expect(await summary()).toContain('a score of 45 was declared.');
    await update(ctx, id, { riskScore: 60 });
    expect(await summary()).toContain('a score of 60 was declared.');
    await update(ctx, id, { riskScore: 0 });
    expect(await summary()).toContain('Signe Almqvist is low risk with a score of');
  });

  test('changes what is given and leaves the rest; what was read can be sent back', async () => {
    const ctx = await aContext();
    const made = await create(ctx, { ...innocent, riskScore: 10, additionalInfo: { position: 'Architect' } });
    const changed = await update(ctx, made.id, { country: 'Norway' });
    expect(changed).toMatchObject({
      name: 'Signe Almqvist',
      country: 'Norway',
      additionalInfo: { position: 'Architect' },
    });
    const { pendingMatches, ...rest } = changed;
    expect(await update(ctx, made.id, { ...rest, pendingMatches })).toMatchObject({
      country: 'Norway',
      riskScore: changed.riskScore,
    });
  });

  test('sending back an effective value declares nothing', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const made = await create(ctx, halvani);
    await update(ctx, made.id, { riskScore: made.riskScore });
    const renamed = await update(ctx, made.id, { name: 'Somebody Quite Different' });
    expect(renamed.riskScore).toBeLessThan(made.riskScore);
  });

  test('refuses a field that has changed since it was read, and no other; what was to be so is so', async () => {
    const ctx = await aContext();
    const { id, isPep } = await create(ctx, innocent);
    await update(ctx, id, { country: 'Norway', isPep: true });
    const edit = (change: v.InferInput<typeof EntityChange>, read: v.InferInput<typeof EntityChange>) =>
      updateEntity(ctx, id, v.parse(EntityChange, change), v.parse(EntityChange, read));
    await expect(edit({ country: 'Malta' }, { country: 'Sweden' })).rejects.toThrow(
      'The country has changed since this form was opened, and nothing was saved.',
    );
    const birthDate = { additionalInfo: { birthDate: '1970-01-01' } };
    const noDate = { additionalInfo: { birthDate: null } };
    await edit(birthDate, noDate);
    await expect(edit({ additionalInfo: { birthDate: '1971-01-01' } }, noDate)).rejects.toThrow('The birth date has');
    expect(await edit({ isPep: true, name: 'Signe Alm' }, { isPep, name: innocent.name })).toMatchObject({
      name: 'Signe Alm',
      country: 'Norway',
      isPep: true,
      ...birthDate,
    });
  });

  test('to what it is already changes nothing: no event, no search, no other time', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const before = await create(ctx, {
      ...halvani,
      riskScore: 20,
      flags: { sanctionLists: ['EU'], reasons: ['Told'] },
    });
    const done = async () => [
      (await ctx.db.orm.select().from(auditEvent)).length,
      (await ctx.db.orm.select().from(screening)).length,
    ];
    const soFar = await done();
    ctx.advance(60_000);
    expect(await update(ctx, before.id, before)).toEqual(before);
    expect(await update(ctx, before.id, { name: halvani.name, additionalInfo: { birthDate: '1968-03-14' } })).toEqual(
      before,
    );
    expect(await update(ctx, before.id, {})).toEqual(before);
    expect(await done()).toEqual(soFar);
    await update(ctx, before.id, { ...before, country: 'Malta' });
    const [event] = (await ctx.db.orm.select().from(auditEvent)).slice(soFar[0]);
    expect(JSON.parse(event?.payload ?? '')).toEqual({
      before: { country: 'Uzbekistan' },
      after: { country: 'Malta' },
      certificates: { from: 2, to: 2, sha256: expect.any(String) },
    });
  });

  test('screens it again: a match that no longer holds is withdrawn, and a change of band is reported', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const made = await create(ctx, halvani);
    await update(ctx, made.id, { name: 'Somebody Quite Different' });
    expect(await matchesOf(ctx, made.id)).toMatchObject([
      { state: 'dismissed', reason: 'No longer alike after a change', decidedBy: null },
    ]);
    expect((await alerts(ctx))[0]).toMatchObject({ alertType: 'risk_score_change' });
  });

  test('to another type drops the facts that it does not have, and the audit event names them', async () => {
    const ctx = await aContext();
    const { id } = await create(ctx, {
      ...innocent,
      additionalInfo: { birthDate: '1970-01-01', position: 'Minister' },
    });
    const after = await update(ctx, id, { type: 'company', additionalInfo: { founded: '1998', position: 'Minister' } });
    expect(after.additionalInfo).toEqual({ birthDate: null, position: null, founded: '1998', industry: null });
    const [event] = (await ctx.db.orm.select().from(auditEvent)).slice(-1);
    expect(JSON.parse(event?.payload ?? '')).toEqual({
      before: { type: 'person', birthDate: '1970-01-01', position: 'Minister', founded: null },
      after: { type: 'company', birthDate: null, position: null, founded: '1998' },
    });
  });

  const onEu = { ...innocent, isSanctioned: true, flags: { sanctionLists: ['EU'], reasons: ['Sanctions list'] } };

  test.each([
    ['the flag alone', { isSanctioned: false }],
    ['as the dialog does', { isSanctioned: false, flags: { sanctionLists: ['EU'], reasons: [] } }],
  ])('that is no longer declared to be sanctioned takes it off the declared lists: %s', async (_, change) => {
    const ctx = await aContext();
    const { id } = await create(ctx, onEu);
    const after = await update(ctx, id, change);
    expect(after).toMatchObject({ isSanctioned: false, flags: { sanctionLists: [] } });
    expect(after.riskScore).toBeLessThan(100);
    expect(await countTabs(ctx)).toMatchObject({ sanctioned: 0 });
  });

  test('that adds a list makes it sanctioned; one that removes a list leaves it sanctioned, by an unnamed list', async () => {
    const ctx = await aContext();
    const { id } = await create(ctx, innocent);
    const before = await getEntity(ctx, id);
    const listed = await update(ctx, id, { ...before, flags: { sanctionLists: ['UN'], reasons: [] } });
    expect(listed).toMatchObject({ isSanctioned: true, flags: { sanctionLists: ['UN'] } });
    expect(await update(ctx, id, { flags: { sanctionLists: [], reasons: [] } })).toMatchObject({
      isSanctioned: true,
      flags: { sanctionLists: [] },
    });
  });

  test('of an entity that does not exist is an error', async () => {
    const ctx = await aContext();
    await expect(update(ctx, 77, { name: 'Nobody' })).rejects.toThrow('Entity not found');
    await expect(getEntity(ctx, 77)).rejects.toThrow('Entity not found');
  });
});

describe('the entity list', () => {
  test('its tabs cut at 70 and 40', async () => {
    const ctx = await aContext();
    for (const riskScore of [39, 40, 69, 70]) await create(ctx, { ...innocent, name: `Score ${riskScore}`, riskScore });
    const names = async (tab: 'high' | 'medium' | 'low') =>
      (await list(ctx, { tab, sort: 'riskScore' })).rows.map((row) => row.name);
    expect(await names('low')).toEqual(['Score 39']);
    expect(await names('medium')).toEqual(['Score 40', 'Score 69']);
    expect(await names('high')).toEqual(['Score 70']);
    expect(await countTabs(ctx)).toEqual({ all: 4, high: 1, medium: 2, low: 1, pep: 0, sanctioned: 0 });
  });

  test('is narrowed to those with a match that waits for a decision', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    await create(ctx, { ...innocent, name: 'Signe Almqvist' });
    const { id } = await create(ctx, halvani);
    const waiting = await list(ctx, { matches: 'waiting' });
    expect([waiting.total, waiting.rows.map((row) => row.id)]).toEqual([1, [id]]);
  });

  test('finds part of a name in any script and takes wildcards for what they are', async () => {
    const ctx = await aContext();
    await create(ctx, { ...innocent, name: 'Рустам Халвани' });
    await create(ctx, { ...innocent, name: 'Al%ce' });
    expect((await list(ctx, { name: 'rustam' })).total).toBe(1);
    expect((await list(ctx, { name: ' % ' })).total).toBe(1);
    expect((await list(ctx, { name: '👍' })).total).toBe(0);
    expect((await list(ctx, { name: ' ' })).total).toBe((await list(ctx)).total);
    expect((await list(ctx, { country: '%' })).total).toBe(0);
    expect((await list(ctx, { country: 'SWED' })).total).toBe(2);
  });

  test.each(['Österreich', 'österreich', 'ÖSTERREICH', 'Öst', 'sterr', 'österREICH'])(
    'finds the country of %s',
    async (country) => {
      const ctx = await aContext();
      await create(ctx, { ...innocent, country: 'Republik Österreich' });
      expect((await list(ctx, { country })).total).toBe(1);
      expect(await searchEntities(ctx, 'signe', { country })).toHaveLength(1);
    },
  );

  test.each(['belarus', 'by', 'BELA', 'BLR', 'Weißrussland', 'Беларусь'])(
    'finds a customer of BY by %s, and shows Belarus',
    async (country) => {
      const ctx = await aContext();
      const { id } = await create(ctx, { ...innocent, country: 'BY' });
      await create(ctx, innocent);
      const { rows } = await list(ctx, { country });
      expect(rows.map((row) => [row.id, row.country, row.countryName])).toEqual([[id, 'BY', 'Belarus']]);
      expect(await searchEntities(ctx, 'signe', { country })).toHaveLength(1);
    },
  );

  test.each(['Россия', 'Russian Federation', 'RU'])(
    'finds a customer of %s by Russia, and shows one name',
    async (given) => {
      const ctx = await aContext();
      const { id } = await create(ctx, { ...innocent, country: given });
      await create(ctx, innocent);
      for (const country of ['Russia', 'RUSS', given.slice(0, 5)]) {
        const { rows } = await list(ctx, { country });
        expect(rows.map((row) => [row.id, row.country, row.countryName])).toEqual([[id, given, 'Russia']]);
      }
      expect(await searchEntities(ctx, 'signe', { country: 'Russia' })).toHaveLength(1);
    },
  );

  test.each(['Korea', 'Crimea', 'Atlantis'])(
    'a country that is not surely one stays as it was given: %s',
    async (given) => {
      const ctx = await aContext();
      expect(await create(ctx, { ...innocent, country: given })).toMatchObject({ country: given, countryName: given });
    },
  );

  test('returns a page and the total', async () => {
    const ctx = await aContext();
    for (let n = 0; n < 3; n += 1) await create(ctx, { ...innocent, name: `Person ${n}` });
    const page = await list(ctx, { limit: 2, offset: 1, sort: 'name' });
    expect(page.total).toBe(3);
    expect(page.rows.map((row) => row.name)).toEqual(['Person 1', 'Person 2']);
  });
});

test('two entities created at once are both screened and alerted', async () => {
  const ctx = await aContext();
  await aList(ctx, [aListedParty()]);
  await Promise.all([create(ctx, halvani), create(ctx, halvani)]);
  expect(await ctx.db.orm.select().from(alert)).toHaveLength(2);
});

const ofEntities = EntitySort.options.filter((sort) => sort !== 'matches' && sort !== '-matches');

describe('a page of entities', () => {
  test.each(ofEntities)('by %s walks over an index and sorts nothing', async (sort) => {
    const ctx = await aContext();
    const steps = await queryPlan(ctx, entityIdsQuery(ctx, { ...v.parse(ListEntities, { offset: 99_900 }), sort }));
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatch(sort.endsWith('createdAt') ? /^SCAN entity$/u : /^SCAN entity USING (COVERING )?INDEX/u);
  });

  test.each([{ type: 'country', country: 'mal' }, { country: 'mal' }, { name: 'maria' }] as const)(
    'narrowed to %j looks at each row once, as the table has them: an index would lead to them one by one',
    async (narrowed) => {
      const ctx = await aContext();
      for (const tab of EntityTab.options)
        for (const sort of ofEntities) {
          const input = { ...v.parse(ListEntities, { ...narrowed, tab }), sort };
          expect((await queryPlan(ctx, entityIdsQuery(ctx, input)))[0]).toBe('SCAN entity');
          const isByNameAlone = 'name' in narrowed && tab === 'all';
          const counted = isByNameAlone ? 'SCAN entity USING COVERING INDEX entity_name_key' : 'SCAN entity';
          expect(await queryPlan(ctx, entityCountQuery(ctx, input))).toEqual([counted]);
        }
    },
  );

  test.each(['all', 'high', 'medium', 'low'] as const)(
    'of one type, %s, walks over the index of types',
    async (tab) => {
      const ctx = await aContext();
      const ofType = /^SEARCH entity USING (?:COVERING )?INDEX entity_type \(type=\?/u;
      for (const sort of ['riskScore', '-riskScore'] as const) {
        const input = { ...v.parse(ListEntities, { type: 'company', tab }), sort };
        expect(await queryPlan(ctx, entityIdsQuery(ctx, input))).toEqual([expect.stringMatching(ofType)]);
        expect(await queryPlan(ctx, entityCountQuery(ctx, input))).toEqual([expect.stringMatching(ofType)]);
      }
    },
  );

  test.each([
    ['high', 'name'],
    ['all', '-country'],
    ['all', 'createdAt'],
    ['pep', '-riskScore'],
    ['sanctioned', 'riskScore'],
  ] as const)('of one type, %s by %s, which that index has not, looks at each row once', async (tab, sort) => {
    const ctx = await aContext();
    const input = { ...v.parse(ListEntities, { type: 'company', tab }), sort };
    expect((await queryPlan(ctx, entityIdsQuery(ctx, input)))[0]).toBe('SCAN entity');
  });

  test('keeps the order that was asked for, equal ones by their number', async () => {
    const ctx = await aContext();
    for (const country of ['Malta', 'Kenya', 'Malta']) await create(ctx, { ...innocent, country });
    const ids = async (sort: v.InferInput<typeof EntitySort>) => (await list(ctx, { sort })).rows.map(({ id }) => id);
    expect(await ids('country')).toEqual([2, 1, 3]);
    expect(await ids('-country')).toEqual([3, 1, 2]);
  });

  test('by flags has the sanctioned first, then the blocked, then politicians', async () => {
    const ctx = await aContext();
    const flags = [{}, { declaredPep: true }, { blockedShare: 60 }, { declaredSanctioned: true }];
    for (const one of flags) await anEntity(ctx, one);
    const ids = async (sort: v.InferInput<typeof EntitySort>) => (await list(ctx, { sort })).rows.map(({ id }) => id);
    expect(await ids('-flags')).toEqual([4, 3, 2, 1]);
    expect(await ids('flags')).toEqual([1, 2, 3, 4]);
  });

  test('by matches has who has most that wait first, then all others as they were added, page by page', async () => {
    const ctx = await aContext();
    await aList(
      ctx,
      ['a', 'b', 'c'].map((sourceRef) => aListedParty({ sourceRef })),
    );
    for (let at = 0; at < 6; at += 1) await anEntity(ctx, { type: at === 5 ? 'company' : 'person' });
    for (const [entityId, waiting] of [
      [2, 1],
      [4, 3],
      [6, 1],
    ] as const)
      for (let at = 0; at < waiting; at += 1)
        await aMatch(ctx, { entityId, partyId: at + 1, state: at === 1 ? 'proposed' : 'pending' });
    await aMatch(ctx, { entityId: 5, partyId: 1, state: 'dismissed' });
    const ids = async (given: v.InferInput<typeof ListEntities>) => (await list(ctx, given)).rows.map(({ id }) => id);
    expect(await ids({ sort: '-matches' })).toEqual([4, 6, 2, 5, 3, 1]);
    expect(await ids({ sort: 'matches' })).toEqual([1, 3, 5, 2, 6, 4]);
    for (const sort of ['matches', '-matches'] as const) {
      const pages = await Promise.all([0, 2, 4, 6].map((offset) => ids({ sort, limit: 2, offset })));
      expect(pages.flat()).toEqual(await ids({ sort }));
    }
    expect(await ids({ sort: '-matches', type: 'person' })).toEqual([4, 2, 5, 3, 1]);
    expect(await ids({ sort: 'matches', matches: 'waiting' })).toEqual([2, 6, 4]);
    const plans = await plansOf(ctx, () => ids({ sort: '-matches', limit: 2 }));
    expect(plans.filter((step) => /^SCAN match\b(?!.* INDEX)/.test(step))).toEqual([]);
    // Of those that wait no more are read than the page has.
    const execute = vi.spyOn(ctx.db.client, 'execute');
    await ids({ sort: '-matches', limit: 1 });
    const answers = await Promise.all(execute.mock.results.map(({ value }) => value as Promise<{ rows: object[] }>));
    execute.mockRestore();
    expect(answers.flatMap(({ rows }) => rows).filter((row) => 'ids' in row)).toEqual([
      expect.objectContaining({ ids: '[4]' }),
    ]);
  });

  test('by name is as an alphabet has it, whatever the case and the accents', async () => {
    const ctx = await aContext();
    for (const name of ['Zoya', 'iran', 'Óscar', 'Petra', 'Łucja', 'Magda', 'Kim'])
      await create(ctx, { ...innocent, name });
    await update(ctx, 1, { name: 'Élodie' });
    const { rows } = await list(ctx, { sort: 'name' });
    expect(rows.map(({ name }) => name)).toEqual(['Élodie', 'iran', 'Kim', 'Łucja', 'Magda', 'Óscar', 'Petra']);
  });

  test('by country follows the names that are shown, also where codes were given or changed', async () => {
    const ctx = await aContext();
    for (const country of ['CI', 'Cyprus', 'CH', 'Chad']) await create(ctx, { ...innocent, country });
    await update(ctx, 4, { country: 'de' });
    const { rows } = await list(ctx, { sort: 'country' });
    expect(rows.map((row) => row.countryName)).toEqual(['Cyprus', "Côte d'Ivoire", 'Germany', 'Switzerland']);
  });
});

describe('screening chosen entities again', () => {
  test('searches the lists in force for each, and each gets a certificate', async () => {
    const ctx = await aContext();
    const ids = [(await create(ctx, halvani)).id, (await create(ctx, innocent)).id];
    await aList(ctx, [aListedParty()]);
    expect(await rescreenEntities(ctx, ids)).toEqual({ screened: 2, hits: 1 });
    expect((await matchesOf(ctx, ids[0] ?? 0)).map(({ state }) => state)).toEqual(['pending']);
    const certificates = await ctx.db.orm.select().from(screening);
    expect(certificates.filter(({ cause }) => cause === 'rescreen').map(({ entityId }) => entityId)).toEqual(ids);
  });

  test('is of none when one is not there', async () => {
    const ctx = await aContext();
    const { id } = await create(ctx, innocent);
    await expect(rescreenEntities(ctx, [id, 99])).rejects.toThrow('Entity 99 not found');
    expect((await ctx.db.orm.select().from(screening)).filter(({ cause }) => cause === 'rescreen')).toEqual([]);
  });

  test.each([
    [[], 'Choose at least one'],
    [Array.from({ length: 101 }, (_, at) => at + 1), 'Choose at most 100 at once'],
  ])('of %j is refused: %s', (entityIds, message) => {
    expect(v.safeParse(Rescreen, { entityIds }).issues?.[0].message).toBe(message);
  });
});

test('says whether screening can read a date', async () => {
  const { entities } = createCaller(await aContext());
  const read = (date: string) => entities.isDateRead({ date });
  for (const date of ['1968-03-14', '14.03.1968', '1968', 'March 1968', '1402-01-01'])
    expect(await read(date)).toBe(true);
  for (const date of ['31/02/2020', '2020-13-01', 'unknown']) expect(await read(date)).toBe(false);
});
