import { auditEvent } from '@tamis/db/schema';
import type { ListedParty } from '@tamis/screening';
import { like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aUser, halvani, matchesOf } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { plansOf } from '../../test/query-plan.ts';
import { type TestCtx, aContext, as } from '../../test/test-context.ts';
import { aWebhook } from '../../test/webhook-scene.ts';
import { createEntity, getEntity } from '../entities/service.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { changeFourEyes } from '../settings/four-eyes.ts';
import { approveMatches, confirmMatches, dismissMatches, undoDecisions } from './decisions.ts';
import { samePartyMatches } from './same-party.ts';

const customer = { ...halvani, name: 'Rustam Idrisovich Halvani' };

/** The same person as each publisher has him: the UK without a date, the UN as a citizen of Russia. */
const records: Readonly<Record<string, ListedParty>> = {
  OFAC: aListedParty(),
  EU: aListedParty({ name: 'Rustam Idrisovich HALVANI', sourceRef: 'EU.1' }),
  UK: aListedParty({ sourceRef: 'GHR1', dates: [] }),
  UN: aListedParty({ sourceRef: 'TSi.9', countries: [{ code: 'RU', text: 'Russia', role: 'nationality' }] }),
};

const imported = (ctx: TestCtx, code: string, ...parties: ListedParty[]) =>
  aList(ctx, parties, { list: { code, title: `${code} list` } });

/** A customer with a waiting match on each of four lists. */
async function onFourLists(ctx?: TestCtx) {
  const own = ctx ?? (await aContext());
  for (const [code, record] of Object.entries(records)) await imported(own, code, record);
  const entity = await createEntity(own, customer);
  const matches = await matchesOf(own, entity.id);
  return { ctx: own, entity, ids: matches.map(({ id }) => id), onList: (code: string) => idOn(matches, code) };
}

const idOn = (matches: Awaited<ReturnType<typeof matchesOf>>, code: string) =>
  matches.find(({ list }) => list.code === code)!.id;

const listsOf = async (ctx: TestCtx, matchId: number) =>
  (await samePartyMatches(ctx, matchId)).map(({ match }) => match.list.code).toSorted();

describe('a match of a party that is on four lists', () => {
  test('shows the matches on the other three, whichever is requested', async () => {
    const { ctx, onList } = await onFourLists();
    expect(await listsOf(ctx, onList('OFAC'))).toEqual(['EU', 'UK', 'UN']);
    expect(await listsOf(ctx, onList('UN'))).toEqual(['EU', 'OFAC', 'UK']);
  });

  test('shows how the two records differ, with the requested one as the subject', async () => {
    const { ctx, onList } = await onFourLists();
    const found = new Map((await samePartyMatches(ctx, onList('OFAC'))).map((row) => [row.match.list.code, row]));
    expect(found.get('UN')?.fields).toContainEqual(
      expect.objectContaining({ label: 'Country', subject: 'Uzbekistan', listed: 'Russia', verdict: 'differs' }),
    );
    expect(found.get('UK')?.fields).toContainEqual(
      expect.objectContaining({ field: 'date', subject: '1968-03-14', listed: '', verdict: 'unknown' }),
    );
    expect(found.get('EU')).toMatchObject({ score: 100, match: { state: 'pending', party: { sourceRef: 'EU.1' } } });
  });

  test('shows no record that contradicts it, and no other customers', async () => {
    const ctx = await aContext();
    await imported(ctx, 'OFAC', records.OFAC!);
    await imported(ctx, 'EU', { ...records.EU!, dates: [{ from: '1968-07-21', to: '1968-07-21' }] });
    await imported(ctx, 'UK', { ...records.UK!, gender: 'female' }, aListedParty({ sourceRef: 'x', name: 'Ola Nord' }));
    const { id } = await createEntity(ctx, {
      ...customer,
      additionalInfo: { ...customer.additionalInfo, birthDate: null },
    });
    await createEntity(ctx, customer);
    const matches = await matchesOf(ctx, id);
    expect(matches.map(({ list }) => list.code).toSorted()).toEqual(['EU', 'OFAC', 'UK']);
    expect(await listsOf(ctx, idOn(matches, 'OFAC'))).toEqual(['UK']);
  });

  test('is read by indexes only, and an unknown match is an error', async () => {
    const { ctx, onList } = await onFourLists();
    const plans = await plansOf(ctx, () => samePartyMatches(ctx, onList('OFAC')));
    expect(plans).toContain('SEARCH match USING COVERING INDEX match_entity_score (entity_id=?)');
    expect(plans.filter((step) => /^SCAN (?:match|party|listed|entity)/u.test(step))).toEqual([]);
    await expect(samePartyMatches(ctx, 999)).rejects.toThrow('Match 999 not found');
  });
});

const audited = async (ctx: TestCtx) => {
  const events = await ctx.db.orm.select().from(auditEvent).where(like(auditEvent.action, 'match.%'));
  return events.map(({ action, payload }) => [action, (JSON.parse(payload) as { match: number }).match]);
};

describe('one decision on all four', () => {
  test('has a record, an event and the consequences for each, as if decided one by one', async () => {
    const { ctx, entity, ids } = await onFourLists();
    const decided = await confirmMatches(ctx, { matchIds: ids, note: 'Passport agrees' });
    expect(decided).toHaveLength(4);
    for (const match of decided) {
      expect(match).toMatchObject({ state: 'confirmed', note: 'Passport agrees', decidedBy: 'Test Analyst' });
      expect(match.review?.checks[0]).toMatchObject({ label: 'Right list', detail: match.list.code });
    }
    expect(await audited(ctx)).toEqual(expect.arrayContaining(ids.map((id) => ['match.confirm', id])));
    expect((await getEntity(ctx, entity.id)).flags.sanctionLists.toSorted()).toEqual(['EU', 'OFAC', 'UK', 'UN']);
  });

  test('is undone for one of them alone', async () => {
    const { ctx, entity, ids, onList } = await onFourLists();
    await confirmMatches(ctx, { matchIds: ids });
    await undoDecisions(ctx, [onList('UN')]);
    expect((await getEntity(ctx, entity.id)).flags.sanctionLists.toSorted()).toEqual(['EU', 'OFAC', 'UK']);
    const states = new Map(
      (await samePartyMatches(ctx, onList('UN'))).map(({ match }) => [match.list.code, match.state]),
    );
    expect(states).toEqual(new Map(['EU', 'OFAC', 'UK'].map((code) => [code, 'confirmed'])));
  });

  test('keeps each dismissed pair quiet separately: only the one whose record changes opens again', async () => {
    const { ctx, entity, ids } = await onFourLists();
    await dismissMatches(ctx, { matchIds: ids, reason: 'Known to the branch', keepQuiet: true });
    await imported(ctx, 'EU', { ...records.EU!, dates: [{ from: '1968', to: '1968' }] });
    await runDueJobs(ctx);
    const states = (await matchesOf(ctx, entity.id)).map(({ list, state }) => [list.code, state]);
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        ['OFAC', 'dismissed'],
        ['EU', 'pending'],
        ['UK', 'dismissed'],
        ['UN', 'dismissed'],
      ]),
    );
  });

  test('waits for a second person, who approves all of them together', async () => {
    const ctx = await aContext({ config: { registration: 'closed' } });
    const colleague = as(ctx, await aUser(ctx, { username: 'colleague', fullName: 'Colleague' }));
    const admin = as(ctx, await aUser(ctx, { username: 'admin', role: 'admin' }));
    const { ids, onList } = await onFourLists(ctx);
    await changeFourEyes(admin, { version: 0, from: 'low', reason: 'Board decision 12' });
    const proposed = await confirmMatches(ctx, { matchIds: ids });
    expect(proposed.map(({ state }) => state)).toEqual(Array.from(ids, () => 'proposed'));
    await expect(approveMatches(ctx, { matchIds: ids })).rejects.toThrow('yourself');
    const offered = await samePartyMatches(colleague, onList('OFAC'));
    expect(offered.map(({ match }) => match.proposal?.to)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    const approved = await approveMatches(colleague, { matchIds: ids });
    expect(approved.map(({ approvedBy }) => approvedBy)).toEqual(Array.from(ids, () => 'Colleague'));
  });

  test('is sent to webhooks for each match', async () => {
    const { ctx, receiver, deliver } = await aWebhook('match.decided');
    const { ids } = await onFourLists(ctx);
    await confirmMatches(ctx, { matchIds: ids });
    await deliver();
    expect(receiver.received).toHaveLength(4);
  });
});
