import { describe, expect, test } from 'vitest';
import { aCustomer, aUser, halvani } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { type TestCtx, aContext, as } from '../../test/test-context.ts';
import { commentOnCase, createCase, updateCase } from '../cases/service.ts';
import { rescreenEntities } from '../entities/screen-again.ts';
import { createEntity, updateEntity } from '../entities/service.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { queueRescreenAll } from '../jobs/service.ts';
import { createReport } from '../reports/service.ts';
import {
  approveMatches,
  confirmMatches,
  dismissMatches,
  returnMatches,
  undoDecisions,
} from '../screening/decisions.ts';
import { listMatches } from '../screening/match-queue.ts';
import { changeFourEyes } from '../settings/four-eyes.ts';
import { alteredRecords } from './altered-records.ts';

const dismissal = { reason: 'Another person', note: 'Passport seen', keepQuiet: true };
const asked = {
  title: 'Source of funds',
  description: 'The customer bought a property.',
  status: 'open',
  priority: 'high',
} as const;

/** A dismissed and a confirmed match, a case with comments, a report, and a rescreen that finds one of two clear. */
async function aWeek() {
  const ctx = await aContext({ role: 'admin' });
  await aList(ctx, [aListedParty({ sourceRef: '1' }), aListedParty({ sourceRef: '2', dates: [] })]);
  const { id: entityId } = await createEntity(ctx, halvani);
  const [one, other] = (await listMatches(ctx, { entityId, limit: 10, offset: 0 })).rows;
  await confirmMatches(ctx, { matchIds: [one!.id] });
  await dismissMatches(ctx, { matchIds: [other!.id], ...dismissal });
  const { id: caseId } = await createCase(ctx, { ...asked, entityId, dueDate: '2025-03-20' });
  await commentOnCase(ctx, { caseId, content: 'Contract received' });
  await updateCase(ctx, caseId, { status: 'resolved', outcome: 'No concern' }, { comment: 'Nothing found' });
  await createReport(ctx, { entityId, format: 'html' });
  await createEntity(ctx, { ...halvani, name: 'Otto Berg' });
  await queueRescreenAll(ctx);
  await runDueJobs(ctx);
  return { ctx, dismissed: other!.id, entityId };
}

const alter = (ctx: TestCtx, statement: string) => ctx.db.client.executeMultiple(statement);

describe('records that were altered behind the audit log', () => {
  test('are none while everything is written through Tamis', async () => {
    const { ctx } = await aWeek();
    expect(await alteredRecords(ctx)).toEqual([]);
  });

  test.each([
    ['the reason of a dismissal', `update match set reason = 'Name only' where id = 2`, 'match 2 of entity 1: reason'],
    ['its note', `update match set note = null where id = 2`, 'match 2 of entity 1: note'],
    ['who decided', 'update match set decided_by = null where id = 1', 'match 1 of entity 1: decided by'],
    ['a second person', 'update match set approved_by = 1, approved_at = 1 where id = 1', 'approved by, approved at'],
    ['the day of a decision', 'update match set decided_at = decided_at - 86400000 where id = 1', 'decided at'],
    ['a state', `update match set state = 'dismissed' where id = 1`, 'match 1 of entity 1: state'],
    ['a removed match', 'delete from match where id = 2', 'match 2: removed'],
    ['a case', `update "case" set outcome = 'Reported', due_date = null`, 'case 1: outcome, dueDate'],
    [
      'a comment',
      `update case_activity set content = 'x' where activity_type = 'comment' and content like 'C%'`,
      'case 1: content',
    ],
    ['a report', `update report set bytes = x'00'`, 'report 1 on entity 1: content'],
    ['the answer of a search', `update screening set answer = '[]' where id = 1`, 'certificate 1: content'],
    ['the time of a search', `update screening set at = at + 1 where id = 1`, 'certificate 1: content'],
    ['a removed search', `delete from screening where id = 2`, 'certificate 2: content'],
    ['the threshold of a run', `update screening_run set threshold = 99`, 'certificates 3 to 4: content'],
    ['a removed range', `delete from screening_range`, 'certificates 3 to 4: content'],
    ['a removed report', `delete from report`, 'report 1: removed'],
    [
      'a report that nobody made',
      `insert into report select 9, entity_id, format, sha256, bytes, created_by, created_at from report`,
      'report 9 on entity 1: content (no event)',
    ],
  ])('%s is found', async (_, statement, fault) => {
    const { ctx } = await aWeek();
    await alter(ctx, statement);
    expect(await alteredRecords(ctx)).toEqual([expect.stringContaining(fault)]);
  });

  test('name the event that says otherwise', async () => {
    const { ctx, dismissed, entityId } = await aWeek();
    await alter(ctx, `update match set reason = 'Name only', note = 'x' where id = ${dismissed}`);
    const [{ seq }] = (await ctx.db.orm.all<{ seq: number }>(
      `select seq from audit_event where action = 'match.dismiss'`,
    )) as [{ seq: number }];
    expect(await alteredRecords(ctx)).toEqual([
      `match ${dismissed} of entity ${entityId}: reason, note (event ${seq})`,
    ]);
  });

  test('are not looked for where the content of an event was erased', async () => {
    const { ctx } = await aWeek();
    await alter(
      ctx,
      `update audit_event set payload = '' where action in ('match.dismiss', 'case.comment', 'report.create')`,
    );
    expect(await alteredRecords(ctx)).toEqual([]);
  });

  test('are named up to twenty', async () => {
    const { ctx } = await aWeek();
    const ids = await Promise.all(Array.from({ length: 25 }, (_, n) => aCustomer(ctx, { name: `Customer ${n}` })));
    for (const entityId of ids) await createCase(ctx, { ...asked, entityId });
    await alter(ctx, `update "case" set title = 'Another title'`);
    expect(await alteredRecords(ctx)).toHaveLength(20);
  });
});

test('whatever people decide, propose, return, approve and undo, and whatever lists and customers do meanwhile, nothing looks altered', async () => {
  const ctx = await aContext({ config: { registration: 'closed' } });
  const colleague = as(ctx, await aUser(ctx, { username: 'colleague' }));
  const admin = as(ctx, await aUser(ctx, { username: 'admin', role: 'admin' }));
  const parties = [aListedParty({ sourceRef: '1' }), aListedParty({ sourceRef: '2', dates: [] })];
  await aList(ctx, parties);
  const { id: entityId } = await createEntity(ctx, halvani);
  let seed = 7;
  const pick = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return Math.floor(seed / 256) % count;
  };
  let version = 0;
  const matchIds = () => [1 + pick(2)];
  const acts: (() => Promise<unknown>)[] = [
    () => confirmMatches(who(), { matchIds: matchIds() }),
    () => dismissMatches(who(), { matchIds: matchIds(), ...dismissal, keepQuiet: pick(2) === 0 }),
    () => undoDecisions(who(), matchIds(), 'Looked again'),
    () => approveMatches(who(), { matchIds: matchIds() }),
    () => returnMatches(who(), { matchIds: matchIds(), note: 'Get the passport' }),
    () => updateEntity(ctx, entityId, { name: ['Rustam Halvani', 'Rustam Idrisovich Halvani', 'Otto Berg'][pick(3)]! }),
    async () => {
      await aList(ctx, parties.slice(pick(2)), { acceptShrink: true, publishedAt: '2025-02-28' });
      await rescreenEntities(ctx, [entityId]);
    },
    async () => {
      await changeFourEyes(admin, { version, from: pick(2) === 0 ? 'off' : 'low', reason: 'Policy' });
      version += 1;
    },
  ];
  const who = () => [ctx, colleague][pick(2)]!;
  let done = 0;
  for (let n = 0; n < 150; n += 1) {
    ctx.advance(1_000);
    // What the rules refuse changes nothing.
    await acts[pick(acts.length)]!().then(
      () => (done += 1),
      () => undefined,
    );
    expect(await alteredRecords(ctx)).toEqual([]);
  }
  expect(done).toBeGreaterThan(50);
  const actions = await ctx.db.orm.all<{ action: string }>(`select distinct action from audit_event`);
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['match.propose', 'match.approve', 'match.return', 'match.undo', 'match.reopen']),
  );
}, 60_000);
