import { alert, auditEvent, entity, job, jobError, screening, upload as uploadTable } from '@tamis/db/schema';
import { screen } from '@tamis/screening';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { verify } from '../audit/service.ts';
import { errorAnswer } from '../errors.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { controlJob } from '../jobs/service.ts';
import { getWholeJob, latestUpload } from '../jobs/shown-jobs.ts';
import { LEASE_MS } from '../lease.ts';
import { uploadEntities } from './upload.ts';

const HEADER = 'name,type,country,isPep,isSanctioned,riskScore,birthDate,position,founded,industry';
const upload = (ctx: TestCtx, text: string, name = 'customers.csv', type = 'text/csv') =>
  uploadEntities(ctx, new File([text], name, { type }));
const lines = (...rows: string[]) => [HEADER, ...rows].join('\n');
const count = async (ctx: TestCtx, table: typeof entity | typeof job | typeof screening | typeof alert) =>
  (await ctx.db.orm.select().from(table)).length;

describe('a customer file', () => {
  test.each([
    ['its rows', [HEADER, 'Signe Almqvist,person,Sweden'].join('\n'), 1],
    [
      'the last of its batches',
      [HEADER, ...Array.from({ length: 501 }, (_, n) => `Customer ${n},person,Sweden`)].join('\n'),
      2,
    ],
    ['itself if no row is good', [HEADER, 'X,person,Sweden'].join('\n'), 1],
  ])('is known by its hash in the audit event of %s', async (_, text, events) => {
    const ctx = await aContext();
    await upload(ctx, text);
    const uploads = await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'entity.upload'));
    const hashes = uploads.map(({ payload }) => (JSON.parse(payload) as { sha256?: string }).sha256);
    expect(hashes).toHaveLength(events);
    expect(hashes.filter(Boolean)).toEqual([ctx.createHash().update(text).hex()]);
    expect(hashes.at(-1)).toBeTruthy();
  });

  test('a long row is named by its beginning, and says so', async () => {
    const { contents } = await upload(await aContext(), lines(`${'Compañía '.repeat(20)},ship,Malta`));
    expect(contents).toEqual([{ row: 2, content: `${'Compañía '.repeat(20).slice(0, 120)}…` }]);
  });

  test('is called as it was, without signs that turn the text around it, and no longer than a file can be', async () => {
    const ctx = await aContext();
    await upload(ctx, lines('Signe Almqvist,person,Sweden'), `July \u202evsc.exe\u202c${'x'.repeat(20_000)}.csv`);
    const name = (await latestUpload(ctx))?.upload?.fileName;
    expect(name).toMatch(/^July vsc\.exex+$/u);
    expect(name).toHaveLength(255);
  });

  test('is imported and screened; the response counts the rows and names each bad one', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const answer = await upload(
      ctx,
      lines(
        'Signe Almqvist,person,Sweden',
        'X,person,Sweden',
        'Rustam Halvani,person,Uzbekistan,,,,1968-03-14',
        'Acme Ltd,ship,Malta',
      ),
    );
    expect(answer).toMatchObject({
      success: 2,
      error: 2,
      errors: [
        { row: 3, message: 'Name must be at least 2 characters' },
        { row: 5, message: "Type must be person, company or country, not 'ship'" },
      ],
      contents: [
        { row: 3, content: 'X, person, Sweden' },
        { row: 5, content: 'Acme Ltd, ship, Malta' },
      ],
      screening: 'done',
      hits: 1,
    });
    expect(await count(ctx, screening)).toBe(2);
    expect(await ctx.db.orm.select().from(alert)).toMatchObject([{ alertType: 'sanction' }]);
    expect(await ctx.db.orm.select().from(jobError)).toHaveLength(2);
    const [row] = await ctx.db.orm.select().from(entity);
    expect(row).toMatchObject({ uploadRow: 2, uploadJobId: answer.jobId });
    expect(row?.lastScreenedAt).not.toBeNull();
    expect((await verify(ctx)).ok).toBe(true);
  });

  test('of more rows than a batch is complete', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const rows = Array.from({ length: 1_203 }, (_, n) => `Customer Number${n} Test,person,Sweden`);
    expect(await upload(ctx, lines(...rows))).toMatchObject({ success: 1_203, error: 0, screening: 'done' });
    expect(await count(ctx, screening)).toBe(1_203);
    const [done] = await ctx.db.orm.select().from(job);
    expect(done).toMatchObject({ state: 'done', done: 1_203, total: 1_203 });
  });

  test('that is broken further on says how many entities were imported before that', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const empty = '\n'.repeat(600_000);
    await expect(
      upload(ctx, lines('Bo Ek,person,Sweden', `Eva Lind,person,Sweden${empty}"Ada,person,UK`)),
    ).rejects.toThrow(
      'Row 600003: a quotation mark is not closed. The import ended after row 3. 2 entities before that were imported; upload the rest as another file.',
    );
    expect(await count(ctx, entity)).toBe(2);
    expect(await count(ctx, screening)).toBe(2);
  });

  test('that we fail to store to its end says how many entities stand, so that nobody stores them twice', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    let batches = 0;
    const write: TestCtx['db']['write'] = (statements) => {
      batches += 1;
      return batches === 3 ? Promise.reject(new Error('database or disk is full')) : ctx.db.write(statements);
    };
    const rows = Array.from({ length: 1_203 }, (_, n) => `Customer Number${n} Test,person,Sweden`);
    const failure = await upload({ ...ctx, db: { ...ctx.db, write } }, lines(...rows)).catch((error: unknown) => error);
    expect(errorAnswer(failure, 'request-1')).toEqual({
      status: 507,
      internal: true,
      text: 'The disk of the server is full, and the import stopped after row 1000. 999 entities before that were imported: do not upload them again, upload the rest as another file. If it happens again, report request request-1.',
    });
    expect(await count(ctx, entity)).toBe(999);
  });

  test('of somebody whose access ends meanwhile is not imported further, and says how far it was', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const admission = { holds: sql`(select count(*) from entity) < 499`, otherwise: 'Sign in again.' };
    const rows = Array.from({ length: 1_203 }, (_, n) => `Customer Number${n} Test,person,Sweden`);
    const message =
      'Sign in again. The import ended after row 500. 499 entities before that were imported; upload the rest as another file.';
    await expect(upload({ ...ctx, admission }, lines(...rows))).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message,
    });
    await ctx.settled();
    expect(await count(ctx, entity)).toBe(499);
    expect(await latestUpload(ctx)).toMatchObject({ state: 'done', upload: { isReading: false, fault: message } });
  });

  test('that is broken further on, and whose last rows cannot be stored, says why it is broken and what is stored', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    let batches = 0;
    const write: TestCtx['db']['write'] = (statements) => {
      batches += 1;
      return batches === 2 ? Promise.reject(new Error('database or disk is full')) : ctx.db.write(statements);
    };
    const rows = Array.from({ length: 700 }, (_, n) => `Customer Number${n} Test,person,Sweden`);
    const text = `${lines(...rows)}${'\n'.repeat(600_000)}"Ada,person,UK`;
    await expect(upload({ ...ctx, db: { ...ctx.db, write } }, text)).rejects.toThrow(
      'Row 600701: a quotation mark is not closed. The import ended after row 500. 499 entities before that were imported; upload the rest as another file.',
    );
    expect(ctx.logged).toMatchObject([{ event: 'last rows not stored' }]);
  });

  test('that the stop of the server cuts says how many entities stand, and leaves their job to the next server', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const stop = new AbortController();
    let batches = 0;
    const write: TestCtx['db']['write'] = (statements) => {
      batches += 1;
      if (batches === 2) stop.abort();
      return ctx.db.write(statements);
    };
    const rows = Array.from({ length: 1_703 }, (_, n) => `Customer Number${n} Test,person,Sweden`);
    const stopped = { ...ctx, stopping: stop.signal, db: { ...ctx.db, write } };
    await expect(upload(stopped, lines(...rows))).rejects.toMatchObject({
      code: 'CONFLICT',
      message:
        'The server is being stopped. The import ended after row 1000. 999 entities before that were imported; upload the rest as another file.',
    });
    await ctx.settled();
    expect(await count(ctx, entity)).toBe(999);
    expect(await ctx.db.orm.select().from(job)).toMatchObject([{ state: 'queued', total: 999 }]);
  });

  test('that arrives while the server is being stopped is not started', async () => {
    const ctx = { ...(await aContext()), stopping: AbortSignal.abort() };
    await expect(upload(ctx, lines('Bo Ek,person,Sweden'))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The server is being stopped. Nothing was imported; upload the file again when it is up.',
    });
    expect(await count(ctx, entity)).toBe(0);
  });

  // Much less than the answer waits for its screening.
  const soon = { timeout: 10_000 };
  test('that is stored is reported without its screening if the server is being stopped', soon, async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const stop = new AbortController();
    const threads = Promise.withResolvers<never>();
    let asked = 0;
    const screenMany: TestCtx['screenMany'] = () => {
      asked += 1;
      if (asked === 1) return Promise.reject(new Error('The thread has died'));
      stop.abort();
      return threads.promise;
    };
    const answer = await upload({ ...ctx, screenMany, stopping: stop.signal }, lines('Bo Ek,person,Sweden'));
    expect(answer).toMatchObject({ success: 1, screening: 'running' });
    threads.reject(new Error('The threads are closed'));
    await ctx.settled();
  });

  test('with very many bad rows before the first good one names the first ten thousand, and keeps a thousand', async () => {
    const ctx = await aContext();
    const bad = Array.from({ length: 12_000 }, () => 'X,person,Sweden');
    const answer = await upload(ctx, lines(...bad, 'Bo Ek,person,Sweden'));
    expect([answer.success, answer.error, answer.errors.length]).toEqual([1, 12_000, 10_000]);
    // Beside the job stand fewer, and the count of all.
    expect(await ctx.db.orm.$count(jobError)).toBe(1_000);
    expect(await latestUpload(ctx)).toMatchObject({ upload: { imported: 1, refused: 12_000 } });
  });

  test('is screened by its job where the threads fail', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    let asked = 0;
    const failsOnce: TestCtx['screenMany'] = async (set, subjects, options) => {
      asked += 1;
      if (asked === 1) throw new Error('The thread has died');
      return subjects.map((subject) => screen(set.indexes, subject, options));
    };
    const answer = await upload(
      { ...ctx, screenMany: failsOnce },
      lines('Rustam Halvani,person,Uzbekistan,,,,1968-03-14'),
    );
    expect(answer).toMatchObject({ success: 1, screening: 'done', hits: 1 });
    expect(await count(ctx, screening)).toBe(1);
  });

  test('that stops for longer than its lease is screened to its end, though another server has taken its job up and ended it', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    let asked = 0;
    // What comes with the second batch is left to the job.
    const screenMany: TestCtx['screenMany'] = async (set, subjects, options) => {
      asked += 1;
      if (asked === 2) throw new Error('The thread has died');
      return subjects.map((subject) => screen(set.indexes, subject, options));
    };
    const breathe = async () => {
      const [first] = await ctx.db.orm.select().from(job);
      if (first?.state !== 'queued' || first.done === 0) return;
      ctx.advance(LEASE_MS + 1);
      await runDueJobs(ctx);
      expect((await ctx.db.orm.select().from(job))[0]?.state).toBe('done');
    };
    const rows = Array.from({ length: 600 }, (_, nr) => `Bo Ek ${nr},person,Sweden`);
    const file = lines(...rows, 'Rustam Halvani,person,Uzbekistan,,,,1968-03-14');
    const answer = await upload({ ...ctx, screenMany, breathe }, file);
    expect(answer).toMatchObject({ success: 601, screening: 'done', hits: 1 });
    expect(await count(ctx, screening)).toBe(601);
  });

  test('whose job is cancelled while rows arrive stays so', async () => {
    const ctx = await aContext();
    const breathe = async () => {
      const [first] = await ctx.db.orm.select().from(job);
      if (first?.state === 'queued') await controlJob(ctx, first.id, 'cancel');
    };
    const rows = Array.from({ length: 1_100 }, (_, nr) => `Bo Ek ${nr},person,Sweden`);
    const { jobId } = await upload({ ...ctx, breathe }, lines(...rows));
    expect(await getWholeJob(ctx, jobId ?? 0)).toMatchObject({ state: 'cancelled' });
  });

  test('is screened against the lists that are in force when its rows are stored', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty({ name: 'Ottoline Vasquez' })]);
    const listArrives: TestCtx['screenMany'] = async (set, subjects, options) => {
      const screenings = subjects.map((subject) => screen(set.indexes, subject, options));
      if (set.lists.length === 1) await aList(ctx, [aListedParty()], { list: { code: 'LATE' } });
      return screenings;
    };
    const answer = await upload(
      { ...ctx, screenMany: listArrives },
      lines('Rustam Halvani,person,Uzbekistan,,,,1968-03-14'),
    );
    expect(answer).toMatchObject({ success: 1, screening: 'done', hits: 1 });
    expect(await count(ctx, screening)).toBe(1);
  });

  test('with a long faulty cell is reported with the beginning of the cell, without a split character', async () => {
    const ctx = await aContext();
    const flag = `${'x'.repeat(39)}𠮷𠮷`;
    const { jobId } = await upload(ctx, lines('Signe Almqvist,person,Sweden', `Ada Byron,person,UK,${flag}`));
    const [kept] = await ctx.db.orm.select().from(jobError);
    expect(kept).toMatchObject({
      jobId,
      row: 3,
      message: `isPep must be true or false, not '${flag.slice(0, 39)}𠮷…'`,
    });
    expect(await verify(ctx)).toMatchObject({ ok: true });
  });

  test('with only bad rows imports nothing and says why', async () => {
    const ctx = await aContext();
    expect(await upload(ctx, lines('X,person,Sweden'))).toMatchObject({
      success: 0,
      error: 1,
      screening: 'none',
      jobId: null,
    });
    expect(await count(ctx, entity)).toBe(0);
  });

  test('that nobody waited for reports its result later, to the user who uploaded it and with its job', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const text = `${HEADER},nickname\nX,person,Sweden\nBo Ek,person,Sweden\nAcme Ltd,ship,Malta\nEva Lind,person,Atlantis`;
    const { jobId } = await upload(ctx, text);
    const came = {
      id: jobId,
      kind: 'upload',
      upload: {
        fileName: 'customers.csv',
        imported: 2,
        refused: 2,
        warned: 2,
        isReading: false,
        fault: null,
        errors: [
          { row: 2, message: 'Name must be at least 2 characters' },
          { row: 4, message: "Type must be person, company or country, not 'ship'" },
        ],
        warnings: [
          { row: 1, message: 'The column nickname is not known and was not imported' },
          { row: 5, message: expect.stringContaining("country 'Atlantis' is not known") },
        ],
      },
    };
    expect(await getWholeJob(ctx, jobId ?? 0)).toMatchObject(came);
    expect(await latestUpload(ctx)).toMatchObject(came);
    const other = { ...ctx, user: { ...ctx.user!, id: 3 } };
    expect(await latestUpload(other)).toBeNull();
  });

  test('that is still being read says so, with its result so far', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const seen: unknown[] = [];
    let batches = 0;
    const write: TestCtx['db']['write'] = async (statements) => {
      batches += 1;
      if (batches === 2) seen.push(await latestUpload(ctx));
      return ctx.db.write(statements);
    };
    const rows = Array.from({ length: 703 }, (_, n) => (n === 0 ? 'X,person,UK' : `Customer No${n} Test,person,UK`));
    await upload({ ...ctx, db: { ...ctx.db, write } }, lines(...rows));
    expect(seen).toMatchObject([
      { state: 'queued', upload: { imported: 498, refused: 1, isReading: true, fault: null } },
    ]);
    expect(await latestUpload(ctx)).toMatchObject({ upload: { imported: 702, isReading: false } });
  });

  test('of which no row could be imported says so later, too', async () => {
    const ctx = await aContext();
    await upload(ctx, lines('X,person,Sweden', 'Y,person,Sweden'));
    const errors = [2, 3].map((row) => ({ row, message: 'Name must be at least 2 characters' }));
    expect(await latestUpload(ctx)).toMatchObject({ state: 'done', upload: { imported: 0, refused: 2, errors } });
    expect((await verify(ctx)).ok).toBe(true);
  });

  test('that was not read to its end says why later, even if the server could not', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    await upload(ctx, lines(`Bo Ek,person,Sweden${'\n'.repeat(600_000)}"Ada,person,UK`)).catch(() => undefined);
    const fault =
      'Row 600002: a quotation mark is not closed. The import ended after row 2. 1 entity before that was imported; upload the rest as another file.';
    expect(await latestUpload(ctx)).toMatchObject({ upload: { imported: 1, isReading: false, fault } });
    await ctx.db.write([ctx.db.orm.update(uploadTable).set({ fault: null, endedAt: null })]);
    await ctx.settled();
    const killed =
      'The server stopped while it read the file. The import ended after row 2. 1 entity before that was imported; upload the rest as another file.';
    expect(await latestUpload(ctx)).toMatchObject({ upload: { imported: 1, isReading: false, fault: killed } });
  });

  test('reports likely duplicates, in the file and before it, and imports them', async () => {
    const ctx = await aContext();
    await upload(ctx, lines('Signe Almqvist,person,Sweden'));
    const again = await upload(
      ctx,
      lines('ALMQVIST Signe,person,Norway', 'Bo Ek,person,Sweden', 'Bo Ek,person,Sweden'),
    );
    expect(again.success).toBe(3);
    expect(again.warnings).toEqual([
      { row: 2, message: 'Looks like a duplicate of entity 1: Signe Almqvist' },
      { row: 4, message: 'Looks like a duplicate of row 3' },
    ]);
  });

  test('a country that is not known, or may be two, is imported with a warning: nothing is compared with it', async () => {
    const ctx = await aContext();
    const { success, warnings } = await upload(ctx, lines('Maria Stern,person,Untied Kingdom', 'Bo Ek,person,Suède'));
    expect(success).toBe(2);
    const message = "country 'Untied Kingdom' is not known: it is not compared, and its risk counts as a middle value";
    expect(warnings).toEqual([{ row: 2, message }]);
    const long = await upload(ctx, lines(`Ann Lee,person,x${'🏴'.repeat(50)}`));
    expect(long.warnings[0]?.message).toContain(`country 'x${'🏴'.repeat(39)}…' is`);
  });

  test('a name that no list can be searched for is imported with a warning', async () => {
    const ctx = await aContext();
    const { success, warnings } = await upload(
      ctx,
      lines('???,person,Norway', '王军,person,China', '№ ①,company,Norway', '!!!,person,Norway'),
    );
    expect(success).toBe(4);
    const message = "name '???' has no letter and no digit: no list can be searched for it. Correct the name";
    // Neither is a duplicate of the other.
    expect(warnings).toEqual([
      { row: 2, message },
      { row: 5, message: message.replace('???', '!!!') },
    ]);
  });

  test('a value that does not fit the type is left out of the row, with a warning', async () => {
    const ctx = await aContext();
    const answer = await upload(
      ctx,
      lines('Malta,country,Malta,,,,1971-06-12', 'Bo Ek,person,Sweden,,,,,Judge,last year,Wholesale'),
    );
    expect(answer).toMatchObject({ success: 2, error: 0 });
    expect(answer.warnings).toEqual([
      { row: 2, message: "birthDate '1971-06-12' was not imported: a country has none" },
      { row: 3, message: "founded 'last year' was not imported: a person has none" },
      { row: 3, message: "industry 'Wholesale' was not imported: a person has none" },
    ]);
    const facts = (await ctx.db.orm.select().from(entity)).map((row) => [row.birthDate, row.position, row.founded]);
    expect(facts).toEqual([
      [null, null, null],
      [null, 'Judge', null],
    ]);
  });

  test('a person of whom only the year of birth is known is imported with a warning, and screened by it', async () => {
    const ctx = await aContext();
    await aList(ctx, [aListedParty()]);
    const answer = await upload(
      ctx,
      lines('Rustam Halvani,person,Uzbekistan,,,,1968', 'Rustam Halvani,person,Uzbekistan,,,,1968'),
    );
    const said = 'birthDate 1968 is not a whole date like 1971-06-12; it was imported as it is';
    expect(answer).toMatchObject({
      success: 2,
      errors: [],
      warnings: [
        { row: 2, message: said },
        { row: 3, message: said },
        { row: 3, message: 'Looks like a duplicate of row 2' },
      ],
      contents: [
        { row: 2, content: 'Rustam Halvani, person, Uzbekistan, 1968' },
        { row: 3, content: 'Rustam Halvani, person, Uzbekistan, 1968' },
      ],
      hits: 2,
    });
    expect((await ctx.db.orm.select().from(entity)).map(({ birthDate }) => birthDate)).toEqual(['1968', '1968']);
  });

  test.each([
    ['an empty file', '', 'The file is empty.'],
    ['only a header', HEADER, 'The file has a header but no rows.'],
    ['only blank lines', '\n\n  \n', 'The file is empty.'],
    ['a missing required column', 'name,type\nAda,person', 'The required column country is missing.'],
  ])('%s is refused with one sentence and nothing is stored', async (_, text, message) => {
    const ctx = await aContext();
    await expect(upload(ctx, text)).rejects.toThrow(message);
    expect(await count(ctx, entity)).toBe(0);
    expect(await count(ctx, job)).toBe(0);
  });

  test('that is no CSV is refused', async () => {
    const ctx = await aContext();
    await expect(upload(ctx, 'x', 'customers.xlsx', 'application/vnd.ms-excel')).rejects.toThrow(
      'Please upload a CSV file.',
    );
    expect((await upload(ctx, lines('Ada Byron,person,UK'), 'CUSTOMERS.CSV', '')).success).toBe(1);
  });
});
