import { insertMany } from '@tamis/db/db';
import { auditEvent, caseActivity, caseFile } from '@tamis/db/schema';
import * as v from 'valibot';
import { desc, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aCase, aUser, anEntity } from '../../test/builders.ts';
import { plansOf, questionsOf } from '../../test/query-plan.ts';
import { type TestCtx, aContext, as } from '../../test/test-context.ts';
import { verify } from '../audit/service.ts';
import { listAssignees } from './assignees.ts';
import { listCases } from './list-cases.ts';
import { casePlacesQuery } from './present.ts';
import { casesRouter } from './router.ts';
import { CaseActivity, CaseChange, CaseFile, ListCases, NewCase, NewCases } from './schema.ts';
import { commentOnCase, createCase, createCases, getCase, listActivities, updateCase } from './service.ts';

const aNewCase = (given: Partial<v.InferInput<typeof NewCase>> & { entityId: number }): NewCase =>
  v.parse(NewCase, { title: 'Wire to a listed bank', description: 'The payment of 3 March needs a look.', ...given });

const change = (given: v.InferInput<typeof CaseChange>): CaseChange => v.parse(CaseChange, given);
const contents = async (ctx: TestCtx, caseId: number) =>
  (await listActivities(ctx, caseId)).map((one) => `${one.activityType}: ${one.content}`).toReversed();
const lastEvent = async (ctx: TestCtx) =>
  (await ctx.db.orm.select().from(auditEvent).orderBy(desc(auditEvent.seq)).limit(1))[0];

describe('opening a case', () => {
  test('a new case is open, of medium priority and assigned to nobody', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx, { name: 'Ostbank' });
    const created = await createCase(ctx, aNewCase({ entityId }));
    expect(created).toMatchObject({
      status: 'open',
      priority: 'medium',
      assignedTo: null,
      assignee: null,
      entity: { id: entityId, name: 'Ostbank' },
      createdAt: '2025-03-01T12:00:00.000Z',
    });
    expect(v.parse(CaseFile, created)).toEqual(created);
    expect(await contents(ctx, created.id)).toEqual(['other: Case created: Wire to a listed bank']);
  });

  test('is in the audit log, with who did it', async () => {
    const ctx = await aContext();
    const created = await createCase(ctx, aNewCase({ entityId: await anEntity(ctx) }));
    expect(await lastEvent(ctx)).toMatchObject({
      action: 'case.create',
      actor: 'analyst',
      subjectType: 'case',
      subjectId: created.id,
    });
  });

  test('for several entities is one case each, or none when one of them is not there', async () => {
    const ctx = await aContext();
    const entityIds = [await anEntity(ctx, { name: 'Ostbank' }), await anEntity(ctx, { name: 'Westbank' })];
    const { entityId: _, ...given } = aNewCase({ entityId: 1 });
    const opened = await createCases(ctx, v.parse(NewCases, { ...given, entityIds: [...entityIds, entityIds[0]] }));
    expect(opened.map((one) => [one.entity.name, one.title])).toEqual([
      ['Ostbank', given.title],
      ['Westbank', given.title],
    ]);
    await expect(createCases(ctx, { ...given, entityIds: [...entityIds, 99] })).rejects.toThrow('entityId');
    expect((await listCases(ctx, v.parse(ListCases, {}))).total).toBe(2);
  });

  test('for many entities at once asks the database no more than for two', async () => {
    const ctx = await aContext();
    const entityIds: number[] = [];
    for (let n = 0; n < 8; n += 1) entityIds.push(await anEntity(ctx));
    const { entityId: _, ...given } = aNewCase({ entityId: 1 });
    const { questions } = await questionsOf(ctx, () =>
      createCases(ctx, { ...given, entityIds: entityIds.slice(0, 2) }),
    );
    const many = await questionsOf(ctx, () => createCases(ctx, { ...given, entityIds }));
    expect(many.answer.map(({ entity }) => entity.id)).toEqual(entityIds);
    expect(many.questions).toBe(questions);
  });

  test.each([
    [{ entityId: undefined }, 'Entity is required'],
    [{ entityId: 'x' }, 'Entity is required'],
    [{ title: 'ab' }, 'Title must be at least 3 characters'],
    [{ description: 'too short' }, 'Description must be at least 10 characters'],
  ])('%o is refused: %s', (given, message) => {
    const input = { entityId: 1, title: 'A title', description: 'A long description', ...given };
    expect(v.safeParse(NewCase, input).issues?.[0].message).toBe(message);
  });

  test('an entity that does not exist is refused, naming the field', async () => {
    const ctx = await aContext();
    const attempt = createCase(ctx, aNewCase({ entityId: 99 }));
    await expect(attempt).rejects.toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining('entityId') });
    expect((await listCases(ctx, v.parse(ListCases, {}))).total).toBe(0);
  });

  test('the assignee must exist and be no viewer', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx);
    const viewer = await aUser(ctx, { role: 'viewer' });
    const waiting = await aUser(ctx, { role: 'analyst', pendingRole: 'analyst' });
    const gone = await aUser(ctx, { disabledAt: 1 });
    for (const assignedTo of [99, viewer.id, waiting.id, gone.id]) {
      await expect(createCase(ctx, aNewCase({ entityId, assignedTo }))).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: expect.stringMatching(/^assignedTo: /u),
      });
    }
  });

  test('a user who may work on cases sees who else may, by name and nothing else', async () => {
    const ctx = await aContext();
    await aUser(ctx, { username: 'viewer', role: 'viewer' });
    await aUser(ctx, { username: 'waiting', role: 'analyst', pendingRole: 'analyst' });
    await aUser(ctx, { username: 'gone', role: 'analyst', disabledAt: ctx.now() });
    const ada = await aUser(ctx, { username: 'ada', fullName: 'Ada Brandt', role: 'admin' });
    expect(await listAssignees(ctx)).toEqual([
      { id: ada.id, fullName: 'Ada Brandt' },
      { id: ctx.user?.id, fullName: 'Test Analyst' },
    ]);
  });

  test('the error about an assignee with a disabled account says the name and what to do', async () => {
    const ctx = await aContext();
    const gone = await aUser(ctx, { fullName: 'Ada Brandt', disabledAt: 1 });
    const given = aNewCase({ entityId: await anEntity(ctx), assignedTo: gone.id });
    await expect(createCase(ctx, given)).rejects.toThrow(
      'assignedTo: Ada Brandt no longer has access. Choose somebody else, or ask an administrator to enable the account.',
    );
  });

  test('an assignment at once is an activity too', async () => {
    const ctx = await aContext();
    const ada = await aUser(ctx, { fullName: 'Ada Brandt', role: 'admin' });
    const created = await createCase(ctx, aNewCase({ entityId: await anEntity(ctx), assignedTo: ada.id }));
    expect(created.assignee).toBe('Ada Brandt');
    expect(await contents(ctx, created.id)).toContain('assignment_change: Assigned to Ada Brandt');
  });

  test('a viewer cannot open, change or comment on a case', async () => {
    const ctx = await aContext({ role: 'viewer' });
    const caller = casesRouter.createCaller(ctx);
    const caseId = await aCase(ctx, { entityId: await anEntity(ctx) });
    await expect(caller.create(aNewCase({ entityId: 1 }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(caller.update({ caseId, change: {} })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(caller.comment({ caseId, content: 'Hello' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await caller.get({ id: caseId })).id).toBe(caseId);
  });
});

describe('changing a case', () => {
  test('a PUT changes what is given and leaves the rest', async () => {
    const ctx = await aContext();
    const id = await aCase(ctx, { entityId: await anEntity(ctx), title: 'Old title', priority: 'high' });
    ctx.advance(60_000);
    const changed = await updateCase(ctx, id, change({ title: 'New title' }));
    expect(changed).toMatchObject({ title: 'New title', priority: 'high', status: 'open' });
    expect(changed.updatedAt).toBe('2025-03-01T12:01:00.000Z');
  });

  test('every change of status, assignee and priority is an activity in plain words', async () => {
    const ctx = await aContext();
    const [ada, ines] = [await aUser(ctx, { fullName: 'Ada Brandt' }), await aUser(ctx, { fullName: 'Ines Valcourt' })];
    const id = await aCase(ctx, { entityId: await anEntity(ctx) });
    await updateCase(ctx, id, change({ status: 'in_progress', assignedTo: ada.id, priority: 'high' }));
    await updateCase(ctx, id, change({ assignedTo: ines.id }));
    await updateCase(ctx, id, change({ assignedTo: null }));
    expect(await contents(ctx, id)).toEqual([
      'status_change: Status changed from Open to In Progress',
      'assignment_change: Assigned to Ada Brandt',
      'other: Priority changed from Medium to High',
      'assignment_change: Reassigned from Ada Brandt to Ines Valcourt',
      'assignment_change: No longer assigned to Ines Valcourt',
    ]);
  });

  test('any status may follow any other', async () => {
    const ctx = await aContext();
    const id = await aCase(ctx, { entityId: await anEntity(ctx), status: 'resolved' });
    for (const status of ['open', 'escalated', 'in_progress', 'resolved', 'escalated'] as const) {
      expect((await updateCase(ctx, id, change({ status }))).status).toBe(status);
    }
  });

  test('a GET can be PUT back, and then nothing is written', async () => {
    const ctx = await aContext();
    const id = await aCase(ctx, { entityId: await anEntity(ctx), assignedTo: ctx.user?.id });
    const got = await getCase(ctx, id);
    ctx.advance(1_000);
    expect(await updateCase(ctx, id, change(got))).toEqual(got);
    expect(await ctx.db.orm.select().from(caseActivity)).toEqual([]);
    expect(await lastEvent(ctx)).toBeUndefined();
  });

  test('an assignee who has left does not prevent other changes', async () => {
    const ctx = await aContext();
    const gone = await aUser(ctx, { disabledAt: 1 });
    const id = await aCase(ctx, { entityId: await anEntity(ctx), assignedTo: gone.id });
    expect((await updateCase(ctx, id, change({ assignedTo: gone.id, status: 'resolved' }))).status).toBe('resolved');
  });

  test('the audit log keeps what was and what is', async () => {
    const ctx = await aContext();
    const id = await aCase(ctx, { entityId: await anEntity(ctx) });
    await updateCase(ctx, id, change({ status: 'escalated' }));
    const event = await lastEvent(ctx);
    expect(event?.action).toBe('case.update');
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({
      before: { status: 'open' },
      after: { status: 'escalated' },
    });
  });

  test('changes made at the same time all stand, in one unbroken audit chain', async () => {
    const ctx = await aContext();
    const id = await aCase(ctx, { entityId: await anEntity(ctx) });
    const fields = [{ status: 'escalated' }, { priority: 'high' }, { title: 'Other title' }] as const;
    await Promise.all(fields.map((field) => updateCase(ctx, id, change(field))));
    expect(await getCase(ctx, id)).toMatchObject(Object.assign({}, ...fields));
    expect(await verify(ctx)).toMatchObject({ ok: true, events: 3 });
  });

  test('a text that has changed since it was read is not overwritten; one that has not is, and other fields are', async () => {
    const ctx = await aContext();
    const read = { title: 'Wire to a bank', description: 'The payment needs a look.' };
    const caseId = await aCase(ctx, { entityId: await anEntity(ctx), ...read });
    await updateCase(ctx, caseId, change({ description: 'The payment was explained.' }));
    const mine = change({ description: 'The payment is one of three.', status: 'in_progress' });
    await expect(updateCase(ctx, caseId, mine, { read })).rejects.toThrow(
      'The description has changed since this form was opened, and nothing was saved.',
    );
    expect(await getCase(ctx, caseId)).toMatchObject({ status: 'open', description: 'The payment was explained.' });
    await updateCase(ctx, caseId, change({ title: 'Wire to a listed bank', priority: 'high' }), { read });
    const { description } = await getCase(ctx, caseId);
    expect(await updateCase(ctx, caseId, change({ description }), { read })).toMatchObject({
      title: 'Wire to a listed bank',
      priority: 'high',
      description: 'The payment was explained.',
    });
  });

  test('a case that does not exist is not found', async () => {
    const ctx = await aContext();
    const missing = { code: 'NOT_FOUND', message: 'Case 7 not found' };
    await expect(getCase(ctx, 7)).rejects.toMatchObject(missing);
    await expect(updateCase(ctx, 7, change({ status: 'open' }))).rejects.toMatchObject(missing);
    await expect(listActivities(ctx, 7)).rejects.toMatchObject(missing);
    await expect(commentOnCase(ctx, { caseId: 7, content: 'Hi' })).rejects.toMatchObject(missing);
  });
});

describe('resolving a case with its outcome', () => {
  test('status and comment are stored together, in the order of the timeline, each with its audit event', async () => {
    const ctx = await aContext();
    const caseId = await aCase(ctx, { entityId: await anEntity(ctx) });
    const caller = casesRouter.createCaller(ctx);
    const comment = 'Outcome: No concern. The owners are a family of teachers.';
    expect((await caller.update({ caseId, change: { status: 'resolved' }, comment })).status).toBe('resolved');
    expect(await contents(ctx, caseId)).toEqual([
      'status_change: Status changed from Open to Resolved',
      `comment: ${comment}`,
    ]);
    const events = await ctx.db.orm.select().from(auditEvent).orderBy(auditEvent.seq);
    expect(events.map(({ action }) => action)).toEqual(['case.update', 'case.comment']);
    expect(JSON.parse(events[1]?.payload ?? '')).toMatchObject({ content: comment });
  });

  test('when the comment cannot be stored the status stays', async () => {
    const ctx = await aContext();
    const caseId = await aCase(ctx, { entityId: await anEntity(ctx) });
    await ctx.db.write([
      sql`create trigger no_comment before insert on case_activity when new.activity_type = 'comment'
          begin select raise(abort, 'disk is full'); end`,
    ]);
    const resolving = updateCase(ctx, caseId, change({ status: 'resolved' }), { comment: 'Outcome: Reported.' });
    await expect(resolving).rejects.toThrow('disk is full');
    expect((await getCase(ctx, caseId)).status).toBe('open');
    expect(await contents(ctx, caseId)).toEqual([]);
  });

  test('the comment is stored also when somebody else has resolved the case meanwhile', async () => {
    const ctx = await aContext();
    const caseId = await aCase(ctx, { entityId: await anEntity(ctx), status: 'resolved' });
    await updateCase(ctx, caseId, change({ status: 'resolved' }), { comment: 'Outcome: Reported.' });
    expect(await contents(ctx, caseId)).toEqual(['comment: Outcome: Reported.']);
  });
});

describe('the outcome of a case', () => {
  test('is kept while it is resolved, and is on the timeline and in the audit log', async () => {
    const ctx = await aContext();
    const id = await aCase(ctx, { entityId: await anEntity(ctx) });
    const outcomeAfter = async (given: CaseChange) => (await updateCase(ctx, id, change(given))).outcome;
    expect(await outcomeAfter({ outcome: 'Reported' })).toBeNull();
    expect(await outcomeAfter({ status: 'resolved', outcome: 'No concern' })).toBe('No concern');
    expect(await outcomeAfter({ priority: 'low' })).toBe('No concern');
    expect(await outcomeAfter({ outcome: 'Reported' })).toBe('Reported');
    expect(await outcomeAfter({ status: 'in_progress' })).toBeNull();
    // The call of the specification does not insist on one.
    expect(await outcomeAfter({ status: 'resolved' })).toBeNull();
    expect((await contents(ctx, id)).filter((content) => !content.includes('Priority'))).toEqual([
      'status_change: Status changed from Open to Resolved',
      'other: Outcome: No concern',
      'other: Outcome: Reported',
      'status_change: Status changed from Resolved to In Progress',
      'status_change: Status changed from In Progress to Resolved',
    ]);
    const [event] = await ctx.db.orm.select().from(auditEvent).orderBy(auditEvent.seq);
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({
      before: { outcome: null },
      after: { outcome: 'No concern' },
    });
  });
});

describe('the due date', () => {
  test('is none unless given, and each change of it is an activity in plain words', async () => {
    const ctx = await aContext();
    const id = await aCase(ctx, { entityId: await anEntity(ctx) });
    expect((await getCase(ctx, id)).dueDate).toBeNull();
    expect((await updateCase(ctx, id, change({ dueDate: '2025-03-31' }))).dueDate).toBe('2025-03-31');
    await updateCase(ctx, id, change({ dueDate: '2025-04-02' }));
    expect((await updateCase(ctx, id, change({ title: 'Other title' }))).dueDate).toBe('2025-04-02');
    expect((await updateCase(ctx, id, change({ dueDate: null }))).dueDate).toBeNull();
    expect(await contents(ctx, id)).toEqual([
      'other: Due date set to Mar 31, 2025',
      'other: Due date changed from Mar 31, 2025 to Apr 2, 2025',
      "other: Title changed from 'Possible match' to 'Other title'",
      'other: Due date Apr 2, 2025 removed',
    ]);
  });

  test('a change of it is in the audit log, before and after', async () => {
    const ctx = await aContext();
    const id = await aCase(ctx, { entityId: await anEntity(ctx), dueDate: '2025-03-31' });
    await updateCase(ctx, id, change({ dueDate: '2025-04-02' }));
    const event = await lastEvent(ctx);
    expect(event).toMatchObject({ action: 'case.update', subjectType: 'case', subjectId: id });
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({
      before: { dueDate: '2025-03-31' },
      after: { dueDate: '2025-04-02' },
    });
  });

  test('a new case may have one, which is its second activity', async () => {
    const ctx = await aContext();
    const created = await createCase(ctx, aNewCase({ entityId: await anEntity(ctx), dueDate: '2025-03-31' }));
    expect(created.dueDate).toBe('2025-03-31');
    expect(await contents(ctx, created.id)).toEqual([
      'other: Case created: Wire to a listed bank',
      'other: Due date set to Mar 31, 2025',
    ]);
    expect(JSON.parse((await lastEvent(ctx))?.payload ?? '')).toMatchObject({ dueDate: '2025-03-31' });
  });

  test('is a whole day', () => {
    for (const dueDate of ['2025', '2025-03', '31.03.2025', '2025-03-31T10:00:00Z', '']) {
      const issues = v.safeParse(CaseChange, { dueDate }).issues;
      expect(issues?.[0].message).toBe('Due date must be a date like 2026-12-31');
    }
  });

  test('is a day of the calendar', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx);
    const id = await aCase(ctx, { entityId });
    const refused = {
      code: 'BAD_REQUEST',
      message: 'dueDate: 2025-02-29 is not a real date.',
    };
    await expect(createCase(ctx, aNewCase({ entityId, dueDate: '2025-02-29' }))).rejects.toMatchObject(refused);
    await expect(updateCase(ctx, id, change({ dueDate: '2025-02-29' }))).rejects.toMatchObject(refused);
  });

  test('sorts the cases: what is not resolved, soonest first, then without a date, then what is resolved', async () => {
    const ctx = await aContext();
    const entityId = await anEntity(ctx);
    const late = await aCase(ctx, { entityId, dueDate: '2025-05-01' });
    const none = await aCase(ctx, { entityId });
    const soon = await aCase(ctx, { entityId, dueDate: '2025-03-02', status: 'escalated' });
    const done = await aCase(ctx, { entityId, dueDate: '2025-01-02', status: 'resolved' });
    const { rows } = await listCases(ctx, v.parse(ListCases, { sort: 'dueDate' }));
    expect(rows.map((row) => row.id)).toEqual([soon, late, none, done]);
  });

  test.each(['-createdAt', 'dueDate'] as const)('the list by %s is read in the order of an index', async (sort) => {
    const ctx = await aContext();
    const query = sql`explain query plan ${casePlacesQuery(ctx, undefined, { limit: 50, sort }).getSQL()}`;
    const plan = await ctx.db.orm.all<{ detail: string }>(query);
    expect(plan.map(({ detail }) => detail).join('; ')).not.toContain('TEMP B-TREE');
  });
});

test('a comment is an activity with its author, and audited', async () => {
  const ctx = await aContext();
  const caseId = await aCase(ctx, { entityId: await anEntity(ctx, { name: 'Ostbank' }) });
  const comment = await commentOnCase(ctx, { caseId, content: 'Called the customer.' });
  expect(v.parse(CaseActivity, comment)).toEqual(comment);
  expect(comment).toMatchObject({
    activityType: 'comment',
    content: 'Called the customer.',
    entity: { name: 'Ostbank' },
    user: { fullName: 'Test Analyst' },
  });
  expect((await lastEvent(ctx))?.action).toBe('case.comment');
});

describe('the list of cases', () => {
  test('filters by status, priority, entity and My Cases, newest first, with the total', async () => {
    const ctx = await aContext();
    const [one, two] = [await anEntity(ctx), await anEntity(ctx)];
    const first = await aCase(ctx, { entityId: one, status: 'resolved', priority: 'high' });
    ctx.advance(1_000);
    const second = await aCase(ctx, { entityId: two, priority: 'low', assignedTo: ctx.user?.id });
    const ids = async (input: v.InferInput<typeof ListCases>, seenBy = ctx) =>
      (await listCases(seenBy, v.parse(ListCases, input))).rows.map((row) => row.id);
    expect(await ids({})).toEqual([second, first]);
    expect(await ids({ filter: 'open' })).toEqual([second]);
    expect(await ids({ filter: 'resolved' })).toEqual([first]);
    expect(await ids({ filter: 'high' })).toEqual([first]);
    expect(await ids({ filter: 'mine' })).toEqual([second]);
    expect(await ids({ filter: 'mine' }, as(ctx, await aUser(ctx)))).toEqual([]);
    expect(await ids({ filter: 'mine', status: 'open' })).toEqual([second]);
    expect(await ids({ filter: 'mine', status: 'resolved' })).toEqual([]);
    expect(await ids({ status: 'unresolved' })).toEqual([second]);
    expect(await ids({ entityId: one })).toEqual([first]);
    const page = await listCases(ctx, v.parse(ListCases, { limit: 1, offset: 1 }));
    expect(page).toMatchObject({ total: 2, rows: [{ id: first }] });
  });

  test('those of nobody, and those with a text: by their own words or the name of their entity', async () => {
    const ctx = await aContext();
    const petrov = await anEntity(ctx, { name: 'Иван Петров' });
    const other = await anEntity(ctx, { name: 'Ostbank' });
    const named = await aCase(ctx, { entityId: petrov, title: 'Yearly review' });
    const said = await aCase(ctx, { entityId: other, description: 'A payment to Petrov is unclear.' });
    const taken = await aCase(ctx, { entityId: other, title: 'Überweisung', assignedTo: ctx.user?.id });
    const found = async (input: v.InferInput<typeof ListCases>) => {
      const { rows, total } = await listCases(ctx, v.parse(ListCases, input));
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => id).toSorted((one, next) => one - next);
    };
    expect(await found({ text: 'petrov' })).toEqual([named, said]);
    expect(await found({ text: 'ostbank uberw' })).toEqual([]);
    expect(await found({ text: 'uberw' })).toEqual([taken]);
    expect(await found({ text: '-' })).toEqual([]);
    expect(await found({ text: '  ' })).toEqual([named, said, taken]);
    expect(await found({ assigned: 'nobody' })).toEqual([named, said]);
    expect(await found({ assigned: 'nobody', text: 'ostbank' })).toEqual([said]);
    expect(await found({ assigned: 'nobody', filter: 'mine' })).toEqual([]);
  });

  test.each([
    ['a word', 'payment'],
    ['a word in signs', '付款审查'],
    ['one sign', '付'],
  ])(
    'all of those that say %s are counted, however many there are, and the oldest of one status found',
    async (_, text) => {
      const ctx = await aContext();
      const entityId = await anEntity(ctx);
      const oldest = await aCase(ctx, { entityId, title: `The ${text} of March`, status: 'in_progress' });
      const [opened] = await ctx.db.orm.select().from(caseFile);
      if (!opened) throw new Error('A case');
      const later = Array.from({ length: 600 }, (_item, at) => ({
        ...opened,
        id: 1_000 + at,
        status: 'open' as const,
      }));
      await ctx.db.write([insertMany(caseFile, later)]);
      expect((await listCases(ctx, v.parse(ListCases, { text, limit: 1 }))).total).toBe(601);
      const { rows, total } = await listCases(ctx, v.parse(ListCases, { text, status: 'in_progress' }));
      expect([rows.map(({ id }) => id), total]).toEqual([[oldest], 1]);
    },
  );

  test('are found on indexes, by text as well as of nobody', async () => {
    const ctx = await aContext();
    await aCase(ctx, { entityId: await anEntity(ctx, { name: 'Ostbank' }) });
    const plans = await plansOf(ctx, () => listCases(ctx, v.parse(ListCases, { text: 'ostbank' })));
    expect(plans.filter((step) => /^SCAN (?:case|entity)\b/u.test(step))).toEqual([]);
    const ofNobody = await plansOf(ctx, () => listCases(ctx, v.parse(ListCases, { assigned: 'nobody' })));
    expect(ofNobody).toContain('SEARCH case USING COVERING INDEX case_assigned (assigned_to=?)');
  });
});
