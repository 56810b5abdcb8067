import { createHash } from 'node:crypto';
import { articleUnlinked, auditEvent, loginThrottle } from '@tamis/db/schema';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aCase, aUser, anArticle, anEntity, halvani, matchesOf } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { plansOf, questionsOf } from '../../test/query-plan.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { Conflict } from '../errors.ts';
import { createEntity } from '../entities/service.ts';
import { confirmMatches, dismissMatches } from '../screening/decisions.ts';
import { commit } from '../write.ts';
import type { AuditAction, AuditSubject } from './actions.ts';
import type { Checkpoint, KeptCheckpoint } from './checkpoint.ts';
import { exportAudit, noteExport } from './export.ts';
import type { ExportAudit } from './schema.ts';
import { choices, listEvents, verify } from './service.ts';
import { checkpointState, keepCheckpoint, takeCheckpoint } from './take-checkpoint.ts';

async function withEvents(count: number): Promise<TestCtx> {
  const ctx = await aContext({ role: 'admin' });
  for (let n = 1; n <= count; n += 1) await note(ctx, n);
  return ctx;
}

const note = (ctx: TestCtx, n: number) =>
  commit(ctx, async (write) => {
    write.insert(loginThrottle, [{ key: `k${n}`, failures: n, lastFailedAt: 0 }]);
    write.audit('case.comment', { type: 'system', id: n }, { n });
  });

/** As someone with the file in hand would: the triggers are gone. */
async function tamper(ctx: TestCtx, statement: string): Promise<void> {
  await ctx.db.client.executeMultiple(
    `drop trigger audit_event_no_update; drop trigger audit_event_no_delete; ${statement};`,
  );
}

describe('the audit log', () => {
  test('is a chain without gaps that verifies', async () => {
    const ctx = await withEvents(5);
    expect(await verify(ctx)).toMatchObject({ ok: true, events: 5, firstBad: null });
  });

  test('refuses changes and deletions', async () => {
    const ctx = await withEvents(1);
    await expect(ctx.db.client.execute(`update audit_event set actor = 'x'`)).rejects.toThrow('append-only');
    await expect(ctx.db.client.execute('delete from audit_event')).rejects.toThrow('append-only');
  });

  test.each([
    ['a changed actor', `update audit_event set actor = 'x' where seq = 3`, 3],
    ['a changed time', 'update audit_event set at = at + 1 where seq = 2', 2],
    ['a changed payload', `update audit_event set payload = '{"n":9}' where seq = 4`, 4],
    ['a changed digest', `update audit_event set payload_digest = 'x' where seq = 4`, 4],
    ['a missing event', 'delete from audit_event where seq = 2', 2],
    ['a missing first event', 'delete from audit_event where seq = 1', 1],
  ])('finds %s and names the first bad event', async (_, statement, seq) => {
    const ctx = await withEvents(5);
    await tamper(ctx, statement);
    expect(await verify(ctx)).toMatchObject({ ok: false, firstBad: { seq } });
  });

  test('an erased payload does not break the chain, and is counted', async () => {
    const ctx = await withEvents(3);
    await ctx.db.client.execute(`update audit_event set payload = '' where seq = 2`);
    expect(await verify(ctx)).toMatchObject({ ok: true, events: 3, erased: 1 });
  });

  test('many writers at once make one chain', async () => {
    const ctx = await withEvents(0);
    await Promise.all(Array.from({ length: 64 }, (_, n) => note(ctx, n)));
    expect(await verify(ctx)).toMatchObject({ ok: true, events: 64 });
  });

  test('a write that loses a race to another process plans again', async () => {
    const ctx = await withEvents(1);
    let plans = 0;
    await commit(ctx, async (write) => {
      plans += 1;
      // Another process takes the next place between the look at the head and the write.
      if (plans === 1)
        await commit({ ...ctx, db: { ...ctx.db, exclusive: (work) => work() } }, async (other) => {
          other.audit('case.create', { type: 'system', id: null }, {});
        });
      write.audit('case.update', { type: 'system', id: null }, {});
    });
    expect(plans).toBe(2);
    expect(await verify(ctx)).toMatchObject({ ok: true, events: 3 });
  });
});

describe('a checkpoint', () => {
  test('holds the head of the log, once', async () => {
    const { ctx, kept } = await withCheckpoints(3);
    expect(await takeCheckpoint(ctx)).toEqual({ seq: 3, hash: expect.any(String), at: '2025-03-01T12:00:00.000Z' });
    await takeCheckpoint(ctx);
    await note(ctx, 4);
    await takeCheckpoint(ctx);
    expect(kept.map(({ seq }) => seq)).toEqual([3, 4]);
    expect(await verify(ctx, kept)).toMatchObject({ ok: true, events: 4 });
  });

  test('shows that the end of the log was cut off, which the chain cannot', async () => {
    const { ctx, kept } = await withCheckpoints(5);
    await takeCheckpoint(ctx);
    await tamper(ctx, 'delete from audit_event where seq > 3');
    expect((await verify(ctx)).ok).toBe(true);
    expect(await verify(ctx, kept)).toMatchObject({
      ok: false,
      events: 3,
      firstBad: { seq: 4, reason: expect.stringContaining('event 4 is missing') },
    });
  });

  test('shows that the log was rewritten', async () => {
    const { ctx, kept } = await withCheckpoints(3);
    await takeCheckpoint(ctx);
    await tamper(ctx, 'delete from audit_event where seq > 1');
    for (const n of [12, 13, 14]) await note(ctx, n);
    expect((await verify(ctx)).ok).toBe(true);
    expect(await verify(ctx, kept)).toMatchObject({ ok: false, firstBad: { seq: 3 } });
  });

  test('that is not signed is no proof of anything', async () => {
    const { ctx, kept } = await withCheckpoints(2);
    await takeCheckpoint(ctx);
    const forged = kept.map((one) => Object.assign(one, { isSigned: false }));
    const reason = 'the checkpoint of event 2 is not signed with the key of this system';
    expect(await verify(ctx, forged)).toMatchObject({ ok: false, firstBad: { seq: 2, reason } });
  });

  test('does not follow on one that the log contradicts: that is logged', async () => {
    const { ctx, kept } = await withCheckpoints(3);
    await takeCheckpoint(ctx);
    await tamper(ctx, 'delete from audit_event where seq > 2');
    await keepCheckpoint(ctx);
    expect(kept).toHaveLength(1);
    expect(ctx.logged).toMatchObject([
      { event: 'no checkpoint', details: { error: expect.stringContaining('contradicts its checkpoint of event 3') } },
    ]);
  });
});

describe('whether checkpoints are kept', () => {
  test('is told by the newest, which is taken when it is asked for', async () => {
    const { ctx } = await withCheckpoints(3);
    const kept = { seq: 3, at: '2025-03-01T12:00:00.000Z' };
    expect(await checkpointState(ctx)).toEqual({ kept, obstacle: null });
    expect(await checkpointState(await withEvents(1))).toBeNull();
  });

  test('says why none can be, and what to do', async () => {
    const { ctx } = await withCheckpoints(3);
    ctx.checkpoints!.add = () => Promise.reject(new Error("EACCES: permission denied, open '/kept/checkpoints'"));
    expect(await checkpointState(ctx)).toEqual({
      kept: null,
      obstacle:
        "None can be kept: EACCES: permission denied, open '/kept/checkpoints'. Make the place writable for the server, or set AUDIT_CHECKPOINTS to another file.",
    });
  });

  test('says that the log contradicts the last one', async () => {
    const { ctx } = await withCheckpoints(3);
    await takeCheckpoint(ctx);
    await tamper(ctx, 'delete from audit_event where seq > 2');
    expect((await checkpointState(ctx))?.obstacle).toContain('contradicts its checkpoint of event 3');
  });
});

/** A log with so many events whose checkpoints are kept in memory. */
async function withCheckpoints(count: number): Promise<{ ctx: TestCtx; kept: KeptCheckpoint[] }> {
  const kept: KeptCheckpoint[] = [];
  const add = async (checkpoint: Checkpoint) => void kept.push({ ...checkpoint, isSigned: true });
  return {
    ctx: {
      ...(await withEvents(count)),
      checkpoints: { read: async () => kept, newest: async () => kept.at(-1), add },
    },
    kept,
  };
}

describe('a write', () => {
  test('without its audit event is refused', async () => {
    const ctx = await withEvents(0);
    await expect(commit(ctx, async (write) => write.add(sql`delete from login_throttle`))).rejects.toThrow(
      'without its audit event',
    );
  });

  test('that fails in part leaves nothing, not even its event', async () => {
    const ctx = await withEvents(1);
    const again = commit(ctx, async (write) => {
      write.audit('case.update', { type: 'system', id: null }, {});
      write.insert(loginThrottle, [{ key: 'k1', failures: 0, lastFailedAt: 0 }]);
    });
    await expect(again).rejects.toThrow('UNIQUE');
    expect(await ctx.db.orm.select().from(auditEvent)).toHaveLength(1);
  });

  test('whose condition no longer holds leaves nothing', async () => {
    const ctx = await withEvents(1);
    const late = commit(ctx, async (write) => {
      write.require(sql`1 = 1`, 'Too early.');
      write.require(sql`1 = 2`, 'Too late.');
      write.audit('case.update', { type: 'system', id: null }, {});
    });
    await expect(late).rejects.toThrow(new Conflict('Too late.'));
    expect((await verify(ctx)).events).toBe(1);
  });
});

const admin = () => aContext({ role: 'admin' });
const did = (ctx: TestCtx, action: AuditAction) =>
  commit(ctx, async (write) => write.audit(action, { type: 'system', id: 7 }, { text: 'a "b", c' }));

describe('reading the log', () => {
  test('is narrowed down by who, what, and from when until when', async () => {
    const ctx = await admin();
    await did(ctx, 'match.confirm');
    ctx.advance(3_600_000);
    await did(ctx, 'match.dismiss');
    await did({ ...ctx, actor: 'someone' }, 'match.confirm');
    const actions = async (filter: object) =>
      (await listEvents(ctx, { ...filter, limit: 10, offset: 0 })).rows.map(
        ({ action, actor }) => `${actor} ${action}`,
      );
    expect(await actions({ action: 'match.confirm' })).toEqual(['someone match.confirm', 'admin match.confirm']);
    expect(await actions({ actor: 'someone' })).toEqual(['someone match.confirm']);
    expect(await actions({ since: new Date(ctx.now()).toISOString(), actor: 'admin' })).toEqual([
      'admin match.dismiss',
    ]);
    expect(await actions({ until: new Date(ctx.now()).toISOString() })).toEqual(['admin match.confirm']);
    expect(await choices(ctx)).toEqual({ actors: ['admin', 'someone'], actions: ['match.confirm', 'match.dismiss'] });
  });

  test('says what a subject is called today, and nothing of what has no name', async () => {
    const ctx = await admin();
    const entityId = await anEntity(ctx, { name: 'Rustam Halvani' });
    const caseId = await aCase(ctx, { entityId, title: 'Source of funds' });
    const userId = (await aUser(ctx)).id;
    const about: AuditSubject[] = [
      { type: 'entity', id: entityId },
      { type: 'case', id: caseId },
      { type: 'article', id: 99 },
      { type: 'user', id: userId },
      { type: 'job', id: 1 },
    ];
    await commit(ctx, async (write) => {
      for (const subject of about) write.audit('case.comment', subject, {});
      write.audit('audit.export', { type: 'audit', id: null }, {});
    });
    const asked = await questionsOf(ctx, () => listEvents(ctx, { limit: 10, offset: 0 }));
    expect(asked.answer.rows.map(({ subjectType, subjectName }) => [subjectType, subjectName])).toEqual([
      ['audit', null],
      ['job', null],
      ['user', 'Test Analyst'],
      ['article', null],
      ['case', 'Source of funds'],
      ['entity', 'Rustam Halvani'],
    ]);
    // The page, its count, and one for each kind of subject that has names.
    expect(asked.questions).toBe(6);
  });

  test('names both sides of a decision, with one question however many there are', async () => {
    const ctx = await admin();
    await aList(ctx, [aListedParty({ sourceRef: '22151' }), aListedParty({ sourceRef: '22152', dates: [] })]);
    const { id } = await createEntity(ctx, halvani);
    const [one, other] = await matchesOf(ctx, id);
    await confirmMatches(ctx, { matchIds: [one!.id] });
    const page = () => listEvents(ctx, { entityId: id, limit: 10, offset: 0 });
    const before = await questionsOf(ctx, page);
    await dismissMatches(ctx, {
      matchIds: [other!.id],
      reason: 'Name only',
      note: 'Born in Tashkent',
      keepQuiet: true,
    });
    const { answer, questions } = await questionsOf(ctx, page);
    const { rows } = answer;
    expect(rows.map(({ action, subjectName, party }) => [action, subjectName, party?.name, party?.sourceRef])).toEqual([
      ['match.dismiss', halvani.name, 'Rustam Idrisovich Halvani', '22152'],
      ['match.confirm', halvani.name, 'Rustam Idrisovich Halvani', '22151'],
      ['entity.create', halvani.name, undefined, undefined],
    ]);
    expect(questions).toBe(before.questions);
  });

  test('is narrowed down by the number or the name of an entity, or by what was recorded, by index', async () => {
    const ctx = await admin();
    const one = await anEntity(ctx, { id: 25, name: 'Rustam Halvani' });
    const other = await anEntity(ctx, { name: 'Anna Beispiel' });
    const note = (entityId: number, text: string) =>
      commit(ctx, async (write) => write.audit('match.confirm', { type: 'entity', id: entityId }, { note: text }));
    await note(one, 'Passport seen: Zürich');
    await note(other, 'Born in Tashkent');
    const found = async (text: string) =>
      (await listEvents(ctx, { text, limit: 10, offset: 0 })).rows.map(({ seq }) => seq);
    for (const text of ['25', '#25', 'halvani rustam', 'zurich', 'passp zür']) expect(await found(text)).toEqual([1]);
    expect(await found('tashkent')).toEqual([2]);
    // Names of fields are no words, and neither is what is not there.
    for (const text of ['note', 'passport tashkent', '"', '99']) expect(await found(text)).toEqual([]);
    const plans = await plansOf(ctx, () => found('halvani'));
    expect(plans.filter((step) => step.startsWith('SCAN audit_event'))).toEqual([]);
    expect(await exported(ctx, { format: 'csv', text: 'tashkent' })).toContain('Born in Tashkent');
    await ctx.db.client.execute("update audit_event set payload = '' where seq = 1");
    expect(await found('passport')).toEqual([]);
  });

  test('about an entity includes articles that are or were linked to it, and no links to other entities', async () => {
    const ctx = await admin();
    const one = await anEntity(ctx);
    const other = await anEntity(ctx);
    const articleId = await anArticle(ctx, { entityIds: [one, other] });
    const unlinkedId = await anArticle(ctx, { entityIds: [other], content: 'Another text.' });
    const unlinked = { articleId: unlinkedId, entityId: one, places: [], reason: 'Namesake', by: 'admin', at: 0 };
    await ctx.db.write([ctx.db.orm.insert(articleUnlinked).values(unlinked)]);
    await commit(ctx, async (write) => {
      write.audit('article.add', { type: 'article', id: articleId }, { entityIds: [one] });
      write.audit('article.link', { type: 'article', id: articleId }, { entityIds: [other] });
      write.audit('article.read', { type: 'article', id: articleId }, { summary: 'A fine.' });
      write.audit('article.unlink', { type: 'article', id: unlinkedId }, { entityId: one });
      write.audit('article.unlink', { type: 'article', id: articleId }, { entityId: other });
      write.audit('entity.update', { type: 'entity', id: one }, {});
      write.audit('entity.update', { type: 'entity', id: other }, {});
    });
    const trail = () => listEvents(ctx, { entityId: one, limit: 10, offset: 0 });
    const { rows, total } = await trail();
    expect(rows.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['entity.update', one],
      ['article.unlink', unlinkedId],
      ['article.read', articleId],
      ['article.add', articleId],
    ]);
    expect(total).toBe(4);
    const plans = await plansOf(ctx, trail);
    expect(plans.filter((step) => /^SCAN (?:audit_event|article_)/.test(step))).toEqual([]);
  });

  test('as a file has every event, oldest first, with the hashes of the chain; the export itself is the last one', async () => {
    const ctx = await admin();
    await did(ctx, 'match.confirm');
    await did(ctx, 'match.dismiss');
    const lines = (await exported(ctx, { format: 'jsonl' })).trim().split('\n');
    const events = lines.map((line) => JSON.parse(line) as { action: string; prevHash: string; hash: string });
    expect(events.map(({ action }) => action)).toEqual(['match.confirm', 'match.dismiss', 'audit.export']);
    expect(events[1]?.prevHash).toBe(events[0]?.hash);
  });

  test('as JSON lines can be recomputed from the lines alone, after a payload was erased as well', async () => {
    const ctx = await admin();
    await did(ctx, 'match.confirm');
    await did({ ...ctx, user: null, actor: 'command line 𐍈' }, 'match.dismiss');
    await ctx.db.client.execute(`update audit_event set payload = '', salt = '' where seq = 1`);
    const text = await exported(ctx, { format: 'jsonl' });
    expect(text).not.toContain('salt');
    let prevHash = '0'.repeat(64);
    for (const line of text.trim().split('\n')) {
      const event = JSON.parse(line) as Record<string, string | number | null> & { at: string };
      const hash = createHash('sha256');
      const { seq, actorId, actor, action, subjectType, subjectId, payloadDigest } = event;
      const who = [seq, Date.parse(event.at), actorId ?? '', actor, action];
      for (const field of ['tamis.audit.1', ...who, subjectType, subjectId ?? '', payloadDigest, prevHash].map(
        String,
      )) {
        hash.update(`${field.length}:${field}`);
      }
      prevHash = hash.digest('hex');
      expect(event).toMatchObject({ hash: prevHash });
    }
  });

  test('ends with its own event, whatever others write meanwhile', async () => {
    const ctx = await admin();
    await did(ctx, 'match.confirm');
    const [text] = await Promise.all([
      exported(ctx, { format: 'jsonl' }),
      did(ctx, 'match.dismiss'),
      did(ctx, 'match.undo'),
    ]);
    expect((JSON.parse(text.trim().split('\n').at(-1)!) as { action: string }).action).toBe('audit.export');
  });

  test('shows spoiled events as they stand, as the page does: a log that was tampered with is looked at most', async () => {
    const ctx = await withEvents(3);
    await tamper(ctx, "update audit_event set payload = '{spoiled', at = 'never' where seq = 2");
    const { rows } = await listEvents(ctx, { limit: 50, offset: 0 });
    expect(rows.find(({ seq }) => seq === 2)).toMatchObject({ at: 'never', payload: '{spoiled' });
    for (const format of ['jsonl', 'csv'] as const) {
      const lines = (await exported(ctx, { format })).trim().split(/\r?\n/u);
      expect(lines.find((line) => line.includes('never'))).toContain('{spoiled');
      expect(lines.at(-1)).toContain('audit.export');
    }
  });

  test('as CSV quotes what has to be quoted, and filters as the page does', async () => {
    const ctx = await admin();
    await did(ctx, 'match.confirm');
    await did(ctx, 'match.dismiss');
    const [header, line, rest] = (await exported(ctx, { format: 'csv', action: 'match.dismiss' })).split('\r\n');
    expect(header).toBe('\uFEFFseq,at,actorId,actor,action,subjectType,subjectId,payload,payloadDigest,prevHash,hash');
    expect(line).toContain('admin,match.dismiss,system,7,"{""text"":""a \\""b\\"", c""}"');
    expect(rest).toBe('');
  });
});

async function exported(ctx: TestCtx, input: ExportAudit): Promise<string> {
  let text = '';
  for await (const piece of await exportAudit(ctx, input)) text += piece;
  return text;
}

test('an export of customers is an event with its filter and the number of rows', async () => {
  const ctx = await aContext();
  await noteExport(ctx, { what: 'entity', filter: { risk: 'high' }, rows: 12 });
  const [event] = (await listEvents(ctx, { limit: 1, offset: 0 })).rows;
  expect(event).toMatchObject({
    action: 'entity.export',
    payload: { format: 'csv', filter: { risk: 'high' }, rows: 12 },
  });
});
