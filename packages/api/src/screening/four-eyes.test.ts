import { auditEvent } from '@tamis/db/schema';
import type { ListedParty } from '@tamis/screening';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aList, aListedParty, boris } from '../../test/list-builders.ts';
import { aUser, halvani, matchesOf } from '../../test/builders.ts';
import { type TestCtx, aContext, as } from '../../test/test-context.ts';
import { listAlerts } from '../alerts/service.ts';
import { rescreenEntities } from '../entities/screen-again.ts';
import { createEntity, getEntity, updateEntity } from '../entities/service.ts';
import { queueRescreenAll } from '../jobs/service.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { changeFourEyes } from '../settings/four-eyes.ts';
import { changeRiskWeights } from '../settings/risk-weights.ts';
import type { FourEyesFrom } from '../settings/schema.ts';
import { previewThreshold } from '../settings/threshold-preview.ts';
import { changeThreshold } from '../settings/threshold.ts';
import { approveMatches, confirmMatches, dismissMatches, returnMatches, undoDecisions } from './decisions.ts';
import { takesTwo } from './four-eyes.ts';
import { listMatches } from './match-queue.ts';

/** An analyst with two waiting matches of one customer each, and a colleague who may decide too. */
async function twoPeople(from: FourEyesFrom = 'low', kind: 'sanctions' | 'pep' | 'own' = 'sanctions') {
  const ctx = await aContext({ config: { registration: 'closed' } });
  const colleague = as(ctx, await aUser(ctx, { username: 'colleague', fullName: 'Colleague' }));
  const admin = as(ctx, await aUser(ctx, { username: 'admin', role: 'admin' }));
  await aList(ctx, [aListedParty()], { list: { kind } });
  const entity = await createEntity(ctx, halvani);
  const other = await createEntity(ctx, { ...halvani, country: 'Malta' });
  await changeFourEyes(admin, { version: 0, from, reason: 'Board decision 12' });
  const [match] = await matchesOf(ctx, entity.id);
  const [otherMatch] = await matchesOf(ctx, other.id);
  return { ctx, colleague, admin, entity, match: match!, otherMatch: otherMatch! };
}

const dismissal = { reason: 'Another person', keepQuiet: true };

const bands = (from: FourEyesFrom, formerRiskScore = 0) =>
  [20, 40, 70].map((score) => takesTwo(from, score, { formerRiskScore }));

test('the setting applies to a band and those above it', () => {
  expect(bands('off')).toEqual([false, false, false]);
  expect(bands('high')).toEqual([false, false, true]);
  expect(bands('medium')).toEqual([false, true, true]);
  expect(bands('low')).toEqual([true, true, true]);
  expect(bands('high', 95)).toEqual([true, true, true]);
});

describe('a decision that takes two people', () => {
  test('waits as a proposal: flags and risk stay as they are', async () => {
    const { ctx, entity, match } = await twoPeople();
    const before = await getEntity(ctx, entity.id);
    expect(match.takesTwo).toBe(true);
    expect(await confirmMatches(ctx, { matchIds: [match.id], note: 'Passport agrees' })).toMatchObject([
      {
        state: 'proposed',
        decidedBy: null,
        proposal: { to: 'confirmed', by: 'Test Analyst', byUserId: ctx.user?.id, note: 'Passport agrees' },
      },
    ]);
    expect(await getEntity(ctx, entity.id)).toEqual(before);
    expect(before.pendingMatches).toBe(1);
  });

  test('is in force once somebody else approves: both are named, flags and risk follow', async () => {
    const { ctx, colleague, entity, match } = await twoPeople();
    await confirmMatches(ctx, { matchIds: [match.id], note: 'Passport agrees' });
    expect(await approveMatches(colleague, { matchIds: [match.id] })).toMatchObject([
      {
        state: 'confirmed',
        decidedBy: 'Test Analyst',
        approvedBy: 'Colleague',
        note: 'Passport agrees',
        proposal: null,
        review: { score: match.score },
      },
    ]);
    expect(await getEntity(ctx, entity.id)).toMatchObject({ isSanctioned: true, riskScore: 100, pendingMatches: 0 });
    const { rows } = await listAlerts(ctx, { filter: 'all', entityId: entity.id, limit: 10, offset: 0 });
    expect(rows.map(({ matches }) => matches?.decidedBy)).toContainEqual(['Test Analyst', 'Colleague']);
  });

  test('cannot be approved or returned by the person who proposed it, whatever their role', async () => {
    const { ctx, admin, entity, match } = await twoPeople();
    await confirmMatches(admin, { matchIds: [match.id] });
    const itself = 'You proposed the decision on match 1 yourself. Another person has to look at it.';
    await expect(approveMatches(admin, { matchIds: [match.id] })).rejects.toThrow(itself);
    await expect(returnMatches(admin, { matchIds: [match.id], note: 'No' })).rejects.toThrow(itself);
    expect(await getEntity(ctx, entity.id)).toMatchObject({ isSanctioned: false });
  });

  test('comes back with a note when the second person does not agree', async () => {
    const { ctx, colleague, match } = await twoPeople();
    await dismissMatches(ctx, { matchIds: [match.id], ...dismissal });
    expect(await returnMatches(colleague, { matchIds: [match.id], note: 'The birth date agrees' })).toMatchObject([
      {
        state: 'pending',
        proposal: null,
        waitingSince: match.waitingSince,
        returned: { by: 'Colleague', note: 'The birth date agrees', to: 'dismissed' },
      },
    ]);
    expect(await confirmMatches(ctx, { matchIds: [match.id] })).toMatchObject([{ state: 'proposed', returned: null }]);
  });

  test('can be withdrawn by the person who proposed it, and by nobody else', async () => {
    const { ctx, colleague, match } = await twoPeople();
    await confirmMatches(ctx, { matchIds: [match.id] });
    await expect(undoDecisions(colleague, [match.id])).rejects.toThrow('Approve it or return it.');
    expect(await undoDecisions(ctx, [match.id])).toMatchObject([{ state: 'pending', proposal: null }]);
  });

  test('cannot be overridden by somebody else in the meantime', async () => {
    const { ctx, colleague, match } = await twoPeople();
    await confirmMatches(ctx, { matchIds: [match.id] });
    await expect(dismissMatches(colleague, { matchIds: [match.id], ...dismissal })).rejects.toThrow(
      'A decision on this match already waits for a second person.',
    );
  });

  test('one person cannot lift a confirmation by two: it stays until the reopening is approved', async () => {
    const { ctx, colleague, entity, match } = await twoPeople();
    await confirmMatches(ctx, { matchIds: [match.id], note: 'Passport agrees' });
    await approveMatches(colleague, { matchIds: [match.id] });
    await expect(undoDecisions(ctx, [match.id])).rejects.toThrow('reason is required');
    expect(await undoDecisions(ctx, [match.id], 'Another passport')).toMatchObject([
      {
        state: 'proposed',
        decidedBy: 'Test Analyst',
        proposal: { to: 'pending', from: 'confirmed', reason: 'Another passport' },
      },
    ]);
    expect(await getEntity(ctx, entity.id)).toMatchObject({ isSanctioned: true, riskScore: 100 });
    await returnMatches(colleague, { matchIds: [match.id], note: 'Nothing new' });
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'confirmed', note: 'Passport agrees' }]);
    await undoDecisions(ctx, [match.id], 'Another passport');
    ctx.advance(60_000);
    const waitingSince = new Date(ctx.now()).toISOString();
    await approveMatches(colleague, { matchIds: [match.id] });
    expect(await matchesOf(ctx, entity.id)).toMatchObject([
      {
        state: 'pending',
        approvedBy: null,
        note: null,
        waitingSince,
        returned: { by: 'Test Analyst', note: 'Another passport', to: 'confirmed', wasUndone: true },
      },
    ]);
    expect(await getEntity(ctx, entity.id)).toMatchObject({ isSanctioned: false });
  });

  test('one person can reopen a dismissal by two: looking again is always safe', async () => {
    const { ctx, colleague, match } = await twoPeople();
    await dismissMatches(ctx, { matchIds: [match.id], ...dismissal });
    await approveMatches(colleague, { matchIds: [match.id] });
    expect(await undoDecisions(ctx, [match.id], 'Another passport')).toMatchObject([{ state: 'pending' }]);
  });

  test('every step is audited with what was, what is and who', async () => {
    const { ctx, colleague, entity, match } = await twoPeople();
    await confirmMatches(ctx, { matchIds: [match.id] });
    await returnMatches(colleague, { matchIds: [match.id], note: 'Look at the date' });
    await confirmMatches(ctx, { matchIds: [match.id] });
    await approveMatches(colleague, { matchIds: [match.id] });
    const events = await ctx.db.orm
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.subjectId, entity.id))
      .orderBy(asc(auditEvent.seq));
    const steps = events
      .filter(({ action }) => action.startsWith('match.'))
      .map(({ action, actor, payload }) => {
        const { from, to } = JSON.parse(payload) as { from: string; to: string };
        return [action, actor, from, to];
      });
    expect(steps).toEqual([
      ['match.propose', 'analyst', 'pending', 'confirmed'],
      ['match.return', 'colleague', 'proposed', 'pending'],
      ['match.propose', 'analyst', 'pending', 'confirmed'],
      ['match.approve', 'colleague', 'proposed', 'confirmed'],
    ]);
    const returned = events.find(({ action }) => action === 'match.return');
    expect(JSON.parse(returned?.payload ?? ''), 'says which decision was returned').toMatchObject({
      proposed: 'confirmed',
    });
  });

  test('cannot be avoided by lowering the declared score before the decision and raising it again', async () => {
    const { ctx, entity, match } = await twoPeople('high', 'pep');
    expect((await updateEntity(ctx, entity.id, { riskScore: 95 })).riskScore).toBe(95);
    expect((await updateEntity(ctx, entity.id, { riskScore: 0 })).riskScore).toBeLessThan(70);
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'pending', takesTwo: true }]);
    expect(await dismissMatches(ctx, { matchIds: [match.id], ...dismissal })).toMatchObject([{ state: 'proposed' }]);
  });

  test('cannot be avoided by an administrator who lowers the weights first', async () => {
    const { ctx, admin, entity } = await twoPeople('medium', 'pep');
    await updateEntity(ctx, entity.id, { country: 'Iran' });
    const weights = { sanctionsRisk: 100, politicalExposure: 10, adverseMedia: 10, countryRisk: 10 } as const;
    await changeRiskWeights(admin, { version: 0, weights, reason: 'Trial' });
    await admin.settled();
    expect((await getEntity(ctx, entity.id)).riskScore).toBeLessThan(40);
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'pending', takesTwo: true }]);
  });

  test('lapses if what it was based on has changed', async () => {
    const { ctx, entity, match } = await twoPeople();
    await dismissMatches(ctx, { matchIds: [match.id], ...dismissal });
    ctx.advance(60_000);
    await updateEntity(ctx, entity.id, { name: 'Rustam Idrisovich Halvani' });
    // It was never decided, so it has waited all the time.
    const { waitingSince } = match;
    const lapsed = { wasProposed: true, formerReason: dismissal.reason, entity: ['name'] };
    expect(await matchesOf(ctx, entity.id)).toMatchObject([
      { state: 'pending', proposal: null, waitingSince, reopened: lapsed },
    ]);
    const [event] = await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'match.reopen'));
    const was = { state: 'proposed', to: 'dismissed', reason: dismissal.reason };
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({ match: match.id, was });
  });

  test('lapses if an edit makes the customer unlike the party, and two people decide again', async () => {
    const { ctx, colleague, entity, match } = await twoPeople();
    await confirmMatches(ctx, { matchIds: [match.id], note: 'Passport agrees' });
    await updateEntity(ctx, entity.id, { name: 'Signe Almqvist' });
    const lapsed = { isUnlike: true, wasProposed: true, formerNote: 'Passport agrees', entity: ['name'] };
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'pending', proposal: null, reopened: lapsed }]);
    await expect(approveMatches(colleague, { matchIds: [match.id] })).rejects.toThrow('does not wait');
    expect(await getEntity(ctx, entity.id)).toMatchObject({ isSanctioned: false, pendingMatches: 1 });
    await updateEntity(ctx, entity.id, { name: halvani.name });
    expect(await matchesOf(ctx, entity.id)).toMatchObject([
      { state: 'pending', proposal: null, reopened: { isUnlike: false, wasProposed: true } },
    ]);
  });

  test('to lift a confirmation keeps waiting whatever changes: the confirmation stays', async () => {
    const { ctx, colleague, entity, match } = await twoPeople();
    await confirmMatches(ctx, { matchIds: [match.id] });
    await approveMatches(colleague, { matchIds: [match.id] });
    await undoDecisions(ctx, [match.id], 'Another passport');
    await updateEntity(ctx, entity.id, { name: 'Signe Almqvist' });
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'proposed', proposal: { from: 'confirmed' } }]);
    expect(await getEntity(ctx, entity.id)).toMatchObject({ isSanctioned: true });
    // Once it is lifted, the edit of one person does not settle the match either.
    expect(await approveMatches(colleague, { matchIds: [match.id] })).toMatchObject([
      { state: 'pending', reopened: { isUnlike: true, entity: ['name'] } },
    ]);
  });

  test('keeps waiting when four-eyes is switched off', async () => {
    const { ctx, admin, match } = await twoPeople();
    await confirmMatches(ctx, { matchIds: [match.id] });
    await changeFourEyes(admin, { version: 1, from: 'off', reason: 'Trial over' });
    await expect(approveMatches(ctx, { matchIds: [match.id] })).rejects.toThrow('You proposed the decision');
    expect(await approveMatches(admin, { matchIds: [match.id] })).toMatchObject([{ state: 'confirmed' }]);
  });
});

/** The next version of the list, with what follows it. */
async function publish(ctx: TestCtx, ...parties: ListedParty[]): Promise<void> {
  await aList(ctx, parties, { acceptShrink: true });
  await runDueJobs(ctx);
}

describe('a waiting match that one person makes unlike by editing the customer', () => {
  const renamed = { name: 'Signe Almqvist' };
  const unlike = { state: 'pending', reopened: { isUnlike: true, entity: ['name'] } } as const;
  const UNLIKE = 'No longer alike after a change';

  test('keeps waiting, marked and with new evidence, until two people have decided it', async () => {
    const { ctx, colleague, entity, match } = await twoPeople();
    await updateEntity(ctx, entity.id, renamed);
    const [kept] = await matchesOf(ctx, entity.id);
    expect(kept).toMatchObject({ ...unlike, waitingSince: match.waitingSince, changedSince: [] });
    expect(kept!.score).toBeLessThan(match.score);
    expect(kept!.explanation).not.toBe(match.explanation);
    expect(await getEntity(ctx, entity.id)).toMatchObject({ pendingMatches: 1 });
    const [event] = await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'match.keep'));
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({ match: match.id, score: kept!.score, why: UNLIKE });
    expect(await dismissMatches(ctx, { matchIds: [match.id], ...dismissal })).toMatchObject([
      { state: 'proposed', reopened: { isUnlike: true } },
    ]);
    await rescreenEntities(ctx, [entity.id]);
    expect(await approveMatches(colleague, { matchIds: [match.id] })).toMatchObject([
      { state: 'dismissed', decidedBy: 'Test Analyst', approvedBy: 'Colleague' },
    ]);
  });

  test('is not withdrawn by a rescreening or by another edit, which is shown with the first', async () => {
    const { ctx, admin, entity } = await twoPeople();
    await updateEntity(ctx, entity.id, renamed);
    await rescreenEntities(ctx, [entity.id]);
    await queueRescreenAll(admin);
    await runDueJobs(ctx);
    expect(await matchesOf(ctx, entity.id)).toMatchObject([unlike]);
    expect(await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'match.keep'))).toHaveLength(1);
    await updateEntity(ctx, entity.id, { country: 'Norway' });
    expect(await matchesOf(ctx, entity.id)).toMatchObject([
      { state: 'pending', reopened: { isUnlike: true, entity: ['name', 'country'] } },
    ]);
  });

  test('is not withdrawn if the score is lowered in the same edit or before it', async () => {
    const { ctx, entity } = await twoPeople('high', 'own');
    await updateEntity(ctx, entity.id, { riskScore: 95 });
    await updateEntity(ctx, entity.id, { ...renamed, riskScore: 0 });
    expect(await matchesOf(ctx, entity.id)).toMatchObject([unlike]);
    await updateEntity(ctx, entity.id, { country: 'Norway' });
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'pending', reopened: { isUnlike: true } }]);
  });

  test('waits as before once the two are alike again', async () => {
    const { ctx, entity, match } = await twoPeople();
    await updateEntity(ctx, entity.id, renamed);
    await updateEntity(ctx, entity.id, { name: halvani.name });
    expect(await matchesOf(ctx, entity.id)).toMatchObject([
      { state: 'pending', score: match.score, waitingSince: match.waitingSince, reopened: null },
    ]);
  });

  test('keeps what was decided on it before', async () => {
    const { ctx, colleague, entity, match } = await twoPeople();
    await dismissMatches(ctx, { matchIds: [match.id], ...dismissal });
    await approveMatches(colleague, { matchIds: [match.id] });
    await updateEntity(ctx, entity.id, { country: 'Malta' });
    await updateEntity(ctx, entity.id, renamed);
    expect(await matchesOf(ctx, entity.id)).toMatchObject([
      { ...unlike, reopened: { ...unlike.reopened, formerReason: 'Another person', wasProposed: false } },
    ]);
  });

  test('is withdrawn with its party, which no single person takes off a list, and keeps waiting if only the party changes', async () => {
    const { ctx, entity } = await twoPeople();
    await updateEntity(ctx, entity.id, renamed);
    await publish(ctx, aListedParty({ birthPlaces: ['Tashkent'] }), boris);
    expect(await matchesOf(ctx, entity.id)).toMatchObject([
      { state: 'pending', reopened: { isUnlike: true, entity: ['name'], party: ['places of birth'] } },
    ]);
    await publish(ctx, boris);
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'dismissed', reason: 'Taken off the list' }]);
  });

  test('is withdrawn as before if the list has changed, below the band, and without four-eyes', async () => {
    const { ctx, entity } = await twoPeople();
    const otherName = { text: 'Quentin Farquhar', kind: 'primary', strength: 'strong' } as const;
    await publish(ctx, { ...aListedParty(), names: [otherName] });
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'dismissed', reason: UNLIKE }]);
    for (const { ctx: alone, entity: customer } of [await twoPeople('high', 'own'), await twoPeople('off')]) {
      await updateEntity(alone, customer.id, renamed);
      expect(await matchesOf(alone, customer.id)).toMatchObject([{ state: 'dismissed', reason: UNLIKE }]);
    }
  });

  test('is neither counted as withdrawn by another threshold nor withdrawn by it', async () => {
    const { ctx, admin, entity } = await twoPeople();
    await updateEntity(ctx, entity.id, renamed);
    expect(await previewThreshold(ctx, 75)).toMatchObject({ waiting: 2, withdrawn: 0 });
    await changeThreshold(admin, { version: 0, threshold: 75, reason: 'Trial' });
    await admin.settled();
    expect(await matchesOf(ctx, entity.id)).toMatchObject([unlike]);
  });
});

test('several are proposed and approved together; one that does not wait stops them all', async () => {
  const { ctx, colleague, match, otherMatch } = await twoPeople();
  const matchIds = [match.id, otherMatch.id];
  await confirmMatches(ctx, { matchIds: [match.id] });
  await expect(approveMatches(colleague, { matchIds })).rejects.toThrow(
    `1 of these 2 matches is not waiting for a second person, the first is match ${otherMatch.id}.`,
  );
  await expect(confirmMatches(ctx, { matchIds })).rejects.toThrow(
    `1 of these 2 matches is already waiting for a second person, the first is match ${match.id}.`,
  );
  await expect(undoDecisions(ctx, matchIds)).rejects.toThrow(
    '1 of these 2 matches is not decided yet, the first is match',
  );
  await confirmMatches(ctx, { matchIds: [otherMatch.id] });
  expect((await listMatches(ctx, { state: 'proposed', limit: 10, offset: 0 })).total).toBe(2);
  const approved = await approveMatches(colleague, { matchIds });
  expect(approved.map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);
});

test('below the band one person decides alone, in the same request as one that waits', async () => {
  const { ctx, match, otherMatch } = await twoPeople('high', 'own');
  await updateEntity(ctx, match.entityId, { riskScore: 95 });
  const decided = await dismissMatches(ctx, { matchIds: [match.id, otherMatch.id], ...dismissal });
  expect(new Map(decided.map(({ id, takesTwo: two, state }) => [id, [two, state]]))).toEqual(
    new Map([
      [match.id, [true, 'proposed']],
      [otherMatch.id, [false, 'dismissed']],
    ]),
  );
});
