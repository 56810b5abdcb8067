import { alert, auditEvent, entity, job, ownershipLink } from '@tamis/db/schema';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCustomer, aMatch, aUser, anAssessment, anEntity, halvani, matchesOf } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { aModel } from '../../test/model-server.ts';
import { type TestCtx, aContext, as } from '../../test/test-context.ts';
import { verify } from '../audit/service.ts';
import { DAY_MS } from '../durations.ts';
import { createEntity, getEntity, updateEntity } from '../entities/service.ts';
import { NotFound } from '../errors.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { createCaller } from '../router.ts';
import { currentAssessment } from '../risk/service.ts';
import { confirmMatches, undoDecisions } from '../screening/decisions.ts';
import { listMatches } from '../screening/match-queue.ts';
import { ownershipOf } from './ownership-of.ts';
import { reviewOwnership } from './review.ts';
import { LinkChange, NewLink, Ownership } from './schema.ts';
import { addLink, changeLink, removeLink } from './service.ts';
import { uploadOwners } from './upload.ts';

const aCompany = (ctx: TestCtx, name: string, given: Partial<typeof entity.$inferInsert> = {}) =>
  anEntity(ctx, { name, type: 'company', ...given });
const aSanctioned = (ctx: TestCtx, name: string) => anEntity(ctx, { name, declaredSanctioned: true });
const owns = (ctx: TestCtx, ownerEntityId: number, share: number | null, ownedEntityId: number, more = {}) =>
  addLink(ctx, v.parse(NewLink, { ownerEntityId, share, ownedEntityId, ...more }));
const shareOf = async (ctx: TestCtx, id: number) => (await getEntity(ctx, id)).blockedShare;
const eventsOf = async (ctx: TestCtx, id: number) =>
  (await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.subjectId, id)).orderBy(asc(auditEvent.seq))).map(
    (event) => event.action,
  );
const alertsOf = (ctx: TestCtx, entityId: number) =>
  ctx.db.orm.select().from(alert).where(eq(alert.entityId, entityId));

/** A customer who resembles the listed party, with the match of each list. */
async function aCustomerOnLists(ctx: TestCtx) {
  const { id: owner } = await createEntity(ctx, halvani);
  const rows = await matchesOf(ctx, owner);
  return { owner, matches: Object.fromEntries(rows.map(({ id, list }) => [list.code, id])) };
}

/** Ivan owns 30 % of Target; Maria owns 50 % of Middle, which owns 25 % of Target. Both people are sanctioned. */
async function aChain() {
  const ctx = await aContext();
  const [ivan, maria] = [await aSanctioned(ctx, 'Ivan Quell'), await aSanctioned(ctx, 'Maria Stern')];
  const [middle, target] = [await aCompany(ctx, 'Middle Holding'), await aCompany(ctx, 'Target Trading')];
  const direct = await owns(ctx, ivan, 30, target);
  const upper = await owns(ctx, maria, 50, middle);
  const lower = await owns(ctx, middle, 25, target);
  return { ctx, ivan, maria, middle, target, direct, upper, lower };
}

test('an owner needs a readable name, by tRPC and REST alike', async () => {
  const { ctx, target } = await aChain();
  const named = (ownerName: string) => addLink(ctx, v.parse(NewLink, { ownedEntityId: target, ownerName, share: 1 }));
  expect((await named('Petra\u202e Holm')).owner.name).toBe('Petra Holm');
  await expect(named('\u200b\u2060')).rejects.toThrow('Owner is required: its name has no visible character.');
  const file = new File(['owner,owned,share\n\u200b,Target Trading,1\n'], 'owners.csv', { type: 'text/csv' });
  expect(await uploadOwners(ctx, file)).toMatchObject({ success: 0, error: 1 });
});

test('a company with owners stays a company: only companies can be owned', async () => {
  const { ctx, target, middle, direct, lower } = await aChain();
  const turn = (id: number) => updateEntity(ctx, id, { type: 'person' });
  await expect(turn(target)).rejects.toThrow(
    'type: Target Trading has owners, and only a company can be owned. Remove its owners first.',
  );
  await expect(turn(middle)).rejects.toThrow('Middle Holding has owners');
  await removeLink(ctx, direct.id);
  await removeLink(ctx, lower.id);
  expect(await turn(target)).toMatchObject({ type: 'person', blockedShare: null });
});

test('a field that has changed since it was read is not overwritten; another field is', async () => {
  const { ctx, lower } = await aChain();
  const edit = (change: v.InferInput<typeof LinkChange>, read: v.InferInput<typeof LinkChange>) =>
    changeLink(ctx, lower.id, v.parse(LinkChange, change), v.parse(LinkChange, read));
  await edit({ share: 60 }, { share: 25 });
  await expect(edit({ share: 10 }, { share: 25 })).rejects.toThrow('The share has changed since this form was opened');
  expect(await edit({ source: 'Register' }, { source: null })).toMatchObject({ share: 60, source: 'Register' });
  expect(await edit({ share: 60 }, { share: 25 })).toMatchObject({ share: 60 });
});

describe('a company owned 50 % or more in aggregate by blocked parties', () => {
  test('is flagged, directly or through another flagged company, with its reason, its risk and one alert', async () => {
    const { ctx, middle, target } = await aChain();
    expect(await getEntity(ctx, target)).toMatchObject({
      isSanctioned: false,
      blockedShare: 55,
      riskScore: 100,
      flags: { sanctionLists: [], reasons: ['Owned 55 % by blocked parties (50 % rule)'] },
    });
    expect(await shareOf(ctx, middle)).toBe(50);
    expect(await currentAssessment(ctx, target)).toMatchObject({
      scores: { sanctionsRisk: 100 },
      summary: expect.stringContaining('Owned 55 % by blocked parties (50 % rule)'),
    });
    expect(await alertsOf(ctx, target)).toMatchObject([
      {
        alertType: 'sanction',
        severity: 'high',
        content: 'Owned 55 % by blocked parties (50 % rule): Ivan Quell 30 %, Middle Holding 25 %.',
      },
    ]);
    expect(await eventsOf(ctx, target)).toEqual(['ownership.add', 'ownership.add', 'entity.block']);
    expect((await verify(ctx)).ok).toBe(true);
  });

  test('gets an alert with its own cause, even if its assessment is the same as before', async () => {
    const { ctx, middle, target } = await aChain();
    // As after a partial restore: the flag is gone, but the assessments with it are still there.
    await ctx.db.client.executeMultiple('delete from alert; update entity set blocked_share = null');
    await ctx.db.client.execute('update ownership_link set review_on = 0');
    await reviewOwnership(ctx);
    expect([await shareOf(ctx, middle), await shareOf(ctx, target)]).toEqual([50, 55]);
    const causes = [await alertsOf(ctx, middle), await alertsOf(ctx, target)].flat().map(({ cause }) => cause);
    expect(causes).toEqual([`ownership:${middle}:${ctx.now()}`, `ownership:${target}:${ctx.now()}`]);
  });

  test('shows the risk score and the undecided matches of each owner that is an entity', async () => {
    const { ctx, target, maria } = await aChain();
    await aList(ctx, [aListedParty()]);
    const owner = await createEntity(ctx, halvani);
    const add = (link: object) => addLink(ctx, v.parse(NewLink, { ownedEntityId: target, share: 5, ...link }));
    await add({ ownerEntityId: owner.id });
    await add({ ownerName: 'Nobody Known' });
    const { owners } = await ownershipOf(ctx, { entityId: target });
    const of = (name: string) => owners.find((link) => link.owner.name === name)?.owner;
    expect(of(halvani.name)).toMatchObject({ riskScore: owner.riskScore, pendingMatches: 1 });
    expect(of('Nobody Known')).toMatchObject({ riskScore: null, pendingMatches: null });
    const { holdings } = await ownershipOf(ctx, { entityId: maria });
    expect(holdings).toMatchObject([{ owner: { pendingMatches: 0 } }]);
  });

  test('is explained by the chain above it, nearest first', async () => {
    const { ctx, target, middle, maria } = await aChain();
    const ownership = await ownershipOf(ctx, { entityId: target });
    expect(v.parse(Ownership, ownership)).toEqual(ownership);
    expect(ownership).toMatchObject({ on: '2025-03-01', blockedShare: 55, isBlocked: true, recordedShare: 55 });
    expect(ownership.chain.map(({ owner, share, counts }) => [owner.name, owner.status, share, counts])).toEqual([
      ['Ivan Quell', 'sanctioned', 30, true],
      ['Middle Holding', 'owned', 25, true],
      ['Maria Stern', 'sanctioned', 50, true],
    ]);
    const below = await ownershipOf(ctx, { entityId: maria });
    expect(below.holdings).toMatchObject([{ owned: { entityId: middle, status: 'owned' }, share: 50 }]);
    expect(below).toMatchObject({ owners: [], chain: [], blockedShare: 0, isBlocked: false });
  });

  test('loses the flag when a link is removed, as do the companies it owns; both are audited', async () => {
    const { ctx, target, middle, upper } = await aChain();
    const before = await eventsOf(ctx, target);
    expect(await removeLink(ctx, upper.id)).toMatchObject({ entityId: middle, isBlocked: false, owners: [] });
    expect([await shareOf(ctx, middle), await shareOf(ctx, target)]).toEqual([null, null]);
    expect(await getEntity(ctx, target)).toMatchObject({ flags: { reasons: [] } });
    expect((await getEntity(ctx, target)).riskScore).toBeLessThan(40);
    expect((await eventsOf(ctx, target)).slice(before.length)).toEqual(['entity.unblock']);
    const [row] = await ctx.db.orm.select().from(ownershipLink).where(eq(ownershipLink.id, upper.id));
    expect(row).toMatchObject({ share: 50, removedAt: ctx.now(), removedBy: ctx.user?.id });
    const events = (await eventsOf(ctx, middle)).length;
    await expect(removeLink(ctx, upper.id)).rejects.toThrow(new NotFound('Ownership link not found'));
    expect(await eventsOf(ctx, middle)).toHaveLength(events);
    await expect(changeLink(ctx, upper.id, { share: 60 })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('follows a changed share, and alerts again if it is blocked again', async () => {
    const { ctx, target, lower } = await aChain();
    await changeLink(ctx, lower.id, v.parse(LinkChange, { share: 19.9 }));
    expect(await shareOf(ctx, target)).toBeNull();
    expect((await ownershipOf(ctx, { entityId: target })).blockedShare).toBe(49.9);
    await changeLink(ctx, lower.id, v.parse(LinkChange, { share: 20, source: 'Register' }));
    expect(await shareOf(ctx, target)).toBe(50);
    await changeLink(ctx, lower.id, v.parse(LinkChange, { share: 40 }));
    expect(await shareOf(ctx, target)).toBe(70);
    expect(await alertsOf(ctx, target)).toHaveLength(2);
  });

  test('ignores a change that changes nothing, and records no event for it', async () => {
    const { ctx, lower, target } = await aChain();
    const before = await eventsOf(ctx, target);
    ctx.advance(1);
    expect(await changeLink(ctx, lower.id, v.parse(LinkChange, { share: 25 }))).toEqual(lower);
    expect(await eventsOf(ctx, target)).toEqual(before);
  });

  test('follows the decisions on its owners', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const { owner, matches } = await aCustomerOnLists(ctx);
    const target = await aCompany(ctx, 'Target Trading');
    await owns(ctx, owner, 60, target);
    expect(await shareOf(ctx, target)).toBeNull();
    await confirmMatches(ctx, { matchIds: [matches['OFAC']!] });
    expect(await shareOf(ctx, target)).toBe(60);
    await undoDecisions(ctx, [matches['OFAC']!]);
    expect(await shareOf(ctx, target)).toBeNull();
  });

  test('follows what is declared about its owners', async () => {
    const { ctx, target, ivan } = await aChain();
    await updateEntity(ctx, ivan, { isSanctioned: false });
    expect(await shareOf(ctx, target)).toBeNull();
    await updateEntity(ctx, ivan, { isSanctioned: true });
    expect(await shareOf(ctx, target)).toBe(55);
  });

  test("has its owner's current name in the alert and in the audit log", async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const owner = await aCustomer(ctx, { name: 'Ivan Quell' });
    const target = await aCompany(ctx, 'Target Trading');
    await owns(ctx, owner, 60, target);
    await updateEntity(ctx, owner, { name: 'Igor Quell' });
    await updateEntity(ctx, owner, { isSanctioned: true });
    const [told] = await alertsOf(ctx, target);
    expect(told?.content).toBe('Owned 60 % by blocked parties (50 % rule): Igor Quell 60 %.');
    const [event] = await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'entity.block'));
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({ owners: [{ name: 'Igor Quell', share: 60 }] });
    // Renamed by the same update that declares it as sanctioned.
    await updateEntity(ctx, owner, { isSanctioned: false });
    ctx.advance(60_000);
    await updateEntity(ctx, owner, { name: 'Ivo Quell', isSanctioned: true });
    expect((await alertsOf(ctx, target)).at(-1)?.content).toContain(': Ivo Quell 60 %.');
  });

  test('stays flagged when it is screened or read again for other reasons', async () => {
    const { ctx, target } = await aChain();
    await updateEntity(ctx, target, { country: 'Malta' });
    expect(await getEntity(ctx, target)).toMatchObject({
      blockedShare: 55,
      flags: { reasons: ['Owned 55 % by blocked parties (50 % rule)'] },
    });
    expect(await alertsOf(ctx, target)).toHaveLength(1);
    // A GET can be PUT back: what the rule derived does not count as declared.
    const { flags } = await getEntity(ctx, target);
    await updateEntity(ctx, target, { flags });
    const [row] = await ctx.db.orm.select().from(entity).where(eq(entity.id, target));
    expect(row?.declaredReasons).toEqual([]);
  });
});

describe('what does not flag', () => {
  test('control without a share, and an owner that is only a name', async () => {
    const ctx = await aContext();
    const [ivan, target] = [await aSanctioned(ctx, 'Ivan Quell'), await aCompany(ctx, 'Target Trading')];
    await owns(ctx, ivan, null, target, { source: 'Appoints the board' });
    await addLink(ctx, v.parse(NewLink, { ownerName: 'Ivan Quell', share: 60, ownedEntityId: target }));
    expect(await shareOf(ctx, target)).toBeNull();
    const { owners } = await ownershipOf(ctx, { entityId: target });
    expect(owners.map(({ owner, counts }) => [owner.status, counts])).toEqual([
      ['unscreened', false],
      ['sanctioned', false],
    ]);
  });

  test('companies that own each other, once the blocked owner is gone', async () => {
    const ctx = await aContext();
    const [one, other] = [await aCompany(ctx, 'One'), await aCompany(ctx, 'Other')];
    await owns(ctx, one, 60, other);
    await owns(ctx, other, 30, one);
    const link = await owns(ctx, await aSanctioned(ctx, 'Ivan Quell'), 50, one);
    expect([await shareOf(ctx, one), await shareOf(ctx, other)]).toEqual([80, 60]);
    await removeLink(ctx, link.id);
    expect([await shareOf(ctx, one), await shareOf(ctx, other)]).toEqual([null, null]);
  });

  test('what lists say about the owners of a party it matches', async () => {
    const ctx = await aContext();
    const remarks = '(Linked To: GREY FLEET HOLDING) Owned or controlled by Ivan Quell and is involved in much.';
    await aList(ctx, [
      aListedParty({ name: 'Target Trading', type: 'company', remarks, owners: [{ name: 'Maria Stern', share: 80 }] }),
    ]);
    const target = await aCompany(ctx, 'Target Trading');
    const matchId = await aMatch(ctx, { entityId: target, partyId: 1 });
    const { stated, isBlocked } = await ownershipOf(ctx, { entityId: target });
    expect(isBlocked).toBe(false);
    expect(stated.map(({ relation, ownerName, share }) => [relation, ownerName, share])).toEqual([
      ['Owner', 'Maria Stern', 80],
      ['Linked To', 'GREY FLEET HOLDING', null],
      ['Owned or controlled by', 'Ivan Quell', null],
    ]);
    expect(stated[0]).toMatchObject({ matchId, list: 'OFAC', partyName: 'Target Trading', isConfirmed: false });
  });
});

describe('the day of the picture', () => {
  test('decides which links are in force', async () => {
    const ctx = await aContext();
    const [ivan, target] = [await aSanctioned(ctx, 'Ivan Quell'), await aCompany(ctx, 'Target Trading')];
    await owns(ctx, ivan, 60, target, { from: '2024-01-01', to: '2024-12-31' });
    expect(await shareOf(ctx, target)).toBeNull();
    expect(await ownershipOf(ctx, { entityId: target, on: '2024-06-30' })).toMatchObject({ isBlocked: true });
    expect(await ownershipOf(ctx, { entityId: target })).toMatchObject({ isBlocked: false, recordedShare: 0 });
  });

  test('a link that begins or ends takes effect on its day, once', async () => {
    const ctx = await aContext();
    const [ivan, target] = [await aSanctioned(ctx, 'Ivan Quell'), await aCompany(ctx, 'Target Trading')];
    await owns(ctx, ivan, 60, target, { from: '2025-03-02', to: '2025-03-03' });
    await runDueJobs(ctx);
    expect(await shareOf(ctx, target)).toBeNull();
    ctx.advance(DAY_MS);
    await runDueJobs(ctx);
    expect(await shareOf(ctx, target)).toBe(60);
    const events = await eventsOf(ctx, target);
    await runDueJobs(ctx);
    expect(await eventsOf(ctx, target)).toEqual(events);
    ctx.advance(2 * DAY_MS);
    await runDueJobs(ctx);
    expect(await shareOf(ctx, target)).toBeNull();
    expect(await eventsOf(ctx, target)).toEqual([...events, 'entity.unblock']);
  });
});

describe('a listed party as an owner', () => {
  test('blocks while it is on its sanctions list', async () => {
    const ctx = await aContext();
    const others = ['Fleet One', 'Fleet Two', 'Fleet Three'].map((name) => aListedParty({ name }));
    await aList(ctx, [aListedParty(), ...others]);
    const target = await aCompany(ctx, 'Target Trading');
    const ownerParty = { list: 'ofac', sourceRef: 'Rustam Idrisovich Halvani' };
    const link = await addLink(ctx, v.parse(NewLink, { ownerParty, share: 50, ownedEntityId: target }));
    expect(link.owner).toMatchObject({
      name: 'Rustam Idrisovich Halvani',
      status: 'sanctioned',
      party: { list: 'OFAC', sourceRef: 'Rustam Idrisovich Halvani' },
    });
    expect(await shareOf(ctx, target)).toBe(50);
    await aList(ctx, others, { acceptShrink: true });
    await runDueJobs(ctx);
    expect(await shareOf(ctx, target)).toBeNull();
    await aList(ctx, [aListedParty(), ...others]);
    await runDueJobs(ctx);
    expect(await shareOf(ctx, target)).toBe(50);
  });

  test('of a PEP list blocks nobody', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()], { list: { code: 'PEP', kind: 'pep' } });
    const target = await aCompany(ctx, 'Target Trading');
    const ownerParty = { list: 'PEP', sourceRef: 'Rustam Idrisovich Halvani' };
    await addLink(ctx, v.parse(NewLink, { ownerParty, share: 90, ownedEntityId: target }));
    expect(await shareOf(ctx, target)).toBeNull();
  });

  test.each([
    ['OFAC-CONS', undefined, null],
    ['UK', 'Sanctions imposed: Travel Ban. An asset freeze was lifted.', null],
    ['UK', 'Sanctions imposed: Asset freeze, Travel Ban.', 90],
    ['UK', undefined, 90],
  ])('on the list %s (%s) is sanctioned, and counts where what it owns is blocked', async (code, remarks, share) => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty(remarks === undefined ? {} : { remarks })], { list: { code } });
    const target = await aCompany(ctx, 'Target Trading');
    const ownerParty = { list: code, sourceRef: 'Rustam Idrisovich Halvani' };
    const link = await addLink(ctx, v.parse(NewLink, { ownerParty, share: 90, ownedEntityId: target }));
    expect(link).toMatchObject({ owner: { status: 'sanctioned' }, counts: share !== null });
    expect(await shareOf(ctx, target)).toBe(share);
  });

  test('of a list that blocks nothing does not count as a customer either, until it is on another list', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()], { list: { code: 'OFAC-CONS' } });
    await aList(ctx, [aListedParty()], { list: { code: 'EU' } });
    const { owner, matches } = await aCustomerOnLists(ctx);
    const target = await aCompany(ctx, 'Target Trading');
    await owns(ctx, owner, 60, target);
    await confirmMatches(ctx, { matchIds: [matches['OFAC-CONS']!] });
    expect(await getEntity(ctx, owner)).toMatchObject({ isSanctioned: true });
    expect(await shareOf(ctx, target)).toBeNull();
    await confirmMatches(ctx, { matchIds: [matches['EU']!] });
    expect(await shareOf(ctx, target)).toBe(60);
    await undoDecisions(ctx, [matches['EU']!]);
    expect(await shareOf(ctx, target)).toBeNull();
  });

  test('and the customer that it is confirmed to be are one owner: the larger share counts, once', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const { owner, matches } = await aCustomerOnLists(ctx);
    const target = await aCompany(ctx, 'Target Trading');
    await owns(ctx, owner, 30, target);
    const ownerParty = { list: 'OFAC', sourceRef: 'Rustam Idrisovich Halvani' };
    const listed = await addLink(ctx, v.parse(NewLink, { ownerParty, share: 30, ownedEntityId: target }));
    await confirmMatches(ctx, { matchIds: [matches['OFAC']!] });
    expect(await shareOf(ctx, target)).toBeNull();
    expect(await alertsOf(ctx, target)).toEqual([]);
    const { blockedShare, recordedShare, owners } = await ownershipOf(ctx, { entityId: target });
    expect({ blockedShare, recordedShare }).toEqual({ blockedShare: 30, recordedShare: 30 });
    expect(owners.filter(({ counts }) => counts)).toHaveLength(1);
    await changeLink(ctx, listed.id, v.parse(LinkChange, { share: 55 }));
    expect(await shareOf(ctx, target)).toBe(55);
    expect((await alertsOf(ctx, target))[0]?.content).toContain('Rustam Idrisovich Halvani 55 %.');
    // They are two owners again; one of them is sanctioned.
    await undoDecisions(ctx, [matches['OFAC']!]);
    expect(await ownershipOf(ctx, { entityId: target })).toMatchObject({ blockedShare: 55, recordedShare: 85 });
  });
});

/** Two customers who own 30 % each of a company, and a third customer; each resembles the party on both lists. */
async function aTrio(codes: [string, string] = ['OFAC', 'EU']) {
  const ctx = await aContext();
  for (const code of codes) await aList(ctx, [aListedParty()], { list: { code } });
  const [one, other, third] = [await aCustomerOnLists(ctx), await aCustomerOnLists(ctx), await aCustomerOnLists(ctx)];
  const target = await aCompany(ctx, 'Target Trading');
  for (const { owner } of [one, other]) await owns(ctx, owner, 30, target);
  const confirm = (...ids: (number | undefined)[]) => confirmMatches(ctx, { matchIds: ids.map((id) => id!) });
  return { ctx, one, other, third, target, confirm };
}

describe('customers that are confirmed to be the same listed party', () => {
  test('are one owner: the larger share counts, once', async () => {
    const { ctx, one, other, target, confirm } = await aTrio();
    await confirm(one.matches['OFAC'], other.matches['OFAC']);
    expect(await shareOf(ctx, target)).toBeNull();
    const { blockedShare, recordedShare, owners } = await ownershipOf(ctx, { entityId: target });
    expect({ blockedShare, recordedShare }).toEqual({ blockedShare: 30, recordedShare: 30 });
    expect(owners.filter(({ counts }) => counts)).toHaveLength(1);
    await undoDecisions(ctx, [other.matches['OFAC']!]);
    await confirm(other.matches['EU']);
    expect(await shareOf(ctx, target)).toBe(60);
  });

  test('are one owner through a third customer that is both parties', async () => {
    const { ctx, one, other, third, target, confirm } = await aTrio();
    await owns(ctx, third.owner, 10, target);
    await confirm(one.matches['OFAC'], other.matches['EU']);
    expect(await shareOf(ctx, target)).toBe(60);
    await confirm(third.matches['OFAC'], third.matches['EU']);
    expect(await shareOf(ctx, target)).toBeNull();
    expect(await ownershipOf(ctx, { entityId: target })).toMatchObject({ blockedShare: 30, recordedShare: 30 });
  });

  test('stay two owners where the list blocks nobody: one of them may be blocked by its own owners', async () => {
    const { ctx, one, other, target, confirm } = await aTrio(['OFAC-CONS', 'EU']);
    await confirm(one.matches['OFAC-CONS'], other.matches['OFAC-CONS']);
    await ctx.db.client.execute("update entity set type = 'company'");
    const ivan = await aSanctioned(ctx, 'Ivan Quell');
    await owns(ctx, ivan, 80, other.owner);
    await owns(ctx, ivan, 25, target);
    expect(await shareOf(ctx, target)).toBe(55);
  });
});

const almqvist = aListedParty({ name: 'Signe Almqvist' });
const confirmAll = async (ctx: TestCtx) => {
  const { rows } = await listMatches(ctx, { state: 'pending', limit: 100, offset: 0 });
  const matchIds = rows.map(({ id }) => id);
  await confirmMatches(ctx, { matchIds });
  return matchIds;
};
/** A company with two customers as owners of equal shares; each resembles the parties of the same name. */
const aCompanyOfTwo = async (ctx: TestCtx, share: number) => {
  const owners = [await createEntity(ctx, halvani), await createEntity(ctx, { ...halvani, name: 'Signe Almqvist' })];
  const target = await aCompany(ctx, 'Target Trading');
  for (const { id } of owners) await owns(ctx, id, share, target);
  return target;
};

describe('one decision on two owners, one of whom is screened again by it', () => {
  test('counts both when it confirms, and alerts once', async () => {
    const ctx = await aContext();
    const namesakes = Array.from({ length: 21 }, (_, at) => aListedParty({ sourceRef: String(at) }));
    await aList(ctx, [...namesakes, almqvist]);
    const target = await aCompanyOfTwo(ctx, 30);
    // The last undecided match of one owner is decided, and there are more parties than were kept.
    await confirmAll(ctx);
    expect(await shareOf(ctx, target)).toBe(60);
    expect((await alertsOf(ctx, target)).map(({ alertType }) => alertType)).toEqual(['sanction']);
    expect((await eventsOf(ctx, target)).filter((action) => action === 'entity.block')).toHaveLength(1);
  });

  test('counts neither when it is undone', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty(), almqvist]);
    const target = await aCompanyOfTwo(ctx, 50);
    const matchIds = await confirmAll(ctx);
    expect(await shareOf(ctx, target)).toBe(100);
    // One of the parties has changed since it was compared.
    await aList(ctx, [aListedParty({ dates: [] }), almqvist]);
    await undoDecisions(ctx, matchIds);
    expect(await shareOf(ctx, target)).toBeNull();
    expect((await eventsOf(ctx, target)).filter((action) => action === 'entity.unblock')).toHaveLength(1);
  });
});

test('what a write has no room for is done after it', async () => {
  const ctx = await aContext();
  const [ivan, holding] = [await aSanctioned(ctx, 'Ivan Quell'), await aCompany(ctx, 'Holding')];
  const ids: number[] = [];
  for (let at = 0; at < 260; at += 1) ids.push(await aCompany(ctx, `Branch ${at}`));
  const terms = {
    ownerEntityId: holding,
    ownerName: 'Holding',
    share: 100,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  };
  await ctx.db.orm.insert(ownershipLink).values(ids.map((ownedEntityId) => ({ ownedEntityId, ...terms })));
  const flagged = async () =>
    (await ctx.db.orm.select().from(entity)).filter((row) => row.blockedShare !== null).length;
  const link = await owns(ctx, ivan, 75, holding);
  expect(await flagged()).toBe(250);
  await runDueJobs(ctx);
  expect(await flagged()).toBe(261);
  await removeLink(ctx, link.id);
  await runDueJobs(ctx);
  expect(await flagged()).toBe(0);
});

describe('a link is refused', () => {
  test.each([
    ['of itself', { ownerEntityId: 2 }, 'A company cannot own itself: name another owner.'],
    ['into a person', { ownedEntityId: 1, ownerName: 'A' }, 'Only a company can be owned, and Ivan Quell is a person.'],
    ['into nothing', { ownedEntityId: 99, ownerName: 'A' }, 'ownedEntityId: entity 99 does not exist.'],
    ['of nobody', {}, 'Owner is required: one of ownerEntityId, ownerParty or ownerName.'],
    [
      'of two',
      { ownerEntityId: 1, ownerName: 'A' },
      'Owner is required: one of ownerEntityId, ownerParty or ownerName.',
    ],
    ['of an unknown entity', { ownerEntityId: 99 }, 'ownerEntityId: entity 99 does not exist.'],
    [
      'of an unknown party',
      { ownerParty: { list: 'OFAC', sourceRef: '1' } },
      'ownerParty: there is no party 1 on the list OFAC.',
    ],
    ['with a day that there is not', { ownerEntityId: 1, to: '2025-02-30' }, 'to: 2025-02-30 is not a real date.'],
    [
      'that ends before it begins',
      { ownerEntityId: 1, from: '2025-02-02', to: '2025-02-01' },
      'From (2025-02-02) must not be after To (2025-02-01).',
    ],
  ])('%s', async (_, given, message) => {
    const ctx = await aContext();
    await aSanctioned(ctx, 'Ivan Quell');
    const target = await aCompany(ctx, 'Target Trading');
    const input = v.parse(NewLink, { ownedEntityId: target, share: 10, ...given });
    await expect(addLink(ctx, input)).rejects.toMatchObject({ code: 'BAD_REQUEST', message });
  });

  test('that is recorded already for the same period, but not for another', async () => {
    const ctx = await aContext();
    const [ivan, target] = [await aSanctioned(ctx, 'Ivan Quell'), await aCompany(ctx, 'Target Trading')];
    await owns(ctx, ivan, 10, target, { to: '2024-12-31' });
    await expect(owns(ctx, ivan, 20, target)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Ivan Quell is already recorded as an owner at that time, with 10 %. Change that link instead.',
    });
    await owns(ctx, ivan, 20, target, { from: '2025-01-01' });
    expect((await ownershipOf(ctx, { entityId: target })).owners).toHaveLength(2);
  });

  test('to a viewer, who may read', async () => {
    const { ctx, target, direct } = await aChain();
    const viewer = createCaller(as(ctx, await aUser(ctx, { role: 'viewer' })));
    expect(await viewer.ownership.of({ entityId: target })).toMatchObject({ isBlocked: true });
    await expect(viewer.ownership.remove({ linkId: direct.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

test('an entity assessed before the rule existed is assessed again only when it changes', async () => {
  const ctx = await aContext();
  const target = await aCompany(ctx, 'Target Trading');
  await anAssessment(ctx, { entityId: target });
  await addLink(ctx, v.parse(NewLink, { ownerName: 'Somebody', share: 60, ownedEntityId: target }));
  expect((await currentAssessment(ctx, target)).history).toHaveLength(1);
});

test('the model summarises the consequences at once: of an added, changed or removed link, of a file and of a day', async () => {
  const { model } = await aModel();
  const ctx = await aContext({ model });
  const owned = await anEntity(ctx, { name: 'Target Trading', type: 'company' });
  /** The model's jobs so far: all are done, and none was left for later. */
  const done = async () => {
    await ctx.settled();
    const jobs = await ctx.db.orm.select().from(job).where(eq(job.kind, 'model'));
    expect(jobs.map(({ state, payload }) => [state, payload])).toEqual(
      jobs.map(() => ['done', { articleIds: [], entityIds: [owned] }]),
    );
    return jobs.length;
  };
  const link = await addLink(ctx, v.parse(NewLink, { ownedEntityId: owned, ownerName: 'Ada', to: '2025-03-05' }));
  expect(await done()).toBe(1);
  await changeLink(ctx, link.id, v.parse(LinkChange, { share: 20 }));
  expect(await done()).toBe(2);
  const second = await addLink(ctx, v.parse(NewLink, { ownedEntityId: owned, ownerName: 'Bea' }));
  await removeLink(ctx, second.id);
  expect(await done()).toBe(4);
  await uploadOwners(ctx, new File([`owner,owned\nCleo,${owned}\nDora,${owned}`], 'owners.csv', { type: 'text/csv' }));
  expect(await done()).toBe(5);
  ctx.advance(10 * DAY_MS);
  await runDueJobs(ctx);
  expect(await done()).toBe(6);
});
