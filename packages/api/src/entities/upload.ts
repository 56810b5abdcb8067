import { entity, job } from '@tamis/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { errorDetails } from '../error-details.ts';
import { BadRequest, Conflict, TooLarge } from '../errors.ts';
import { shownFileName } from '../file-name.ts';
import { queueJob } from '../jobs/queue-job.ts';
import { runJob } from '../jobs/runner.ts';
import { getJob } from '../jobs/service.ts';
import { LEASE_MS } from '../lease.ts';
import { planScreenings } from '../screening/screen-entities.ts';
import { byEntity } from '../screening/screen-subjects.ts';
import { type Write, commit } from '../write.ts';
import { waitAtMost } from '../wait-at-most.ts';
import { brokenOff, importedText } from '../csv/broken-off.ts';
import { assertCsv } from '../csv/csv-file.ts';
import { COLUMNS, type Column } from './csv-columns.ts';
import { type TablePart, readTable } from '../csv/read-table.ts';
import { LikelyDuplicates } from './likely-duplicates.ts';
import type { UploadResult } from './schema.ts';
import { type Answered, ScreenAhead } from './screen-ahead.ts';
import { asRow, newEntityRow } from './entity-row.ts';
import { entitySubject } from './subject.ts';
import { endUpload, keepOutcome, keepRefused } from './upload-outcome.ts';
import { type Fault, type GoodRow, sortRows, warningsOf } from './upload-rows.ts';
import { UploadTally } from './upload-tally.ts';

const MAX_RECORDS = 1_000_000;
/** Rows in one batch: large enough to be fast, small enough not to hold the event loop. */
const BATCH = 500;
/** The response waits this long for the screening; after that the screening goes on as the job. */
const PATIENCE_MS = 20_000;
/** Why an import ends when the server does. */
const STOPPING = 'The server is being stopped.';
const NOTHING_IMPORTED = `${STOPPING} Nothing was imported; upload the file again when it is up.`;

/** Rows on their way into the database. */
interface Batch {
  good: readonly GoodRow[];
  faults: readonly Fault[];
  /** What screening them found; null when that is left to the job. */
  answered: Promise<Answered | null>;
}

/** The last row that was stored with its results, like every row before it. */
interface ScreenedTo {
  entityId: number;
  rows: number;
}

/** The result of storing a batch. */
interface Stored {
  jobId: number;
  warnings: Fault[];
  /** New entities with a possible match. */
  hits: number;
  screened: ScreenedTo;
}

type EntityToStore = ReturnType<typeof newEntityRow>;
type UploadedRow = EntityToStore & { uploadJobId: number; uploadRow: number };

/**
 * Imports a CSV of entities. Each row is validated by itself, and good rows are stored in batches, together with their
 * screening results. A batch is screened while the previous one is stored. The first batch includes a job, which screens the
 * rest once the caller has waited long enough, or after the process was killed. The file is read once.
 * Throws `BadRequest` with one sentence, before anything is stored, if the file is not such a CSV. An error later on (a fault
 * of the file or of the program, or the server's stop) says how many rows were imported.
 */
export async function uploadEntities(ctx: Ctx, file: File): Promise<UploadResult> {
  assertCsv(file);
  const importer = new Importer(ctx, shownFileName(file.name));
  try {
    const hasher = ctx.createHash();
    const onBytes = (bytes: Uint8Array) => void hasher.update(bytes);
    const reading = { columns: COLUMNS, batch: BATCH, maxRows: MAX_RECORDS, breathe: ctx.breathe, onBytes };
    for await (const part of readTable(file, reading)) await importer.take(part);
    await importer.flush(hasher.hex());
  } catch (error) {
    throw await importer.abandon(error);
  }
  return importer.finish();
}

class Importer {
  readonly #ctx: Ctx;
  readonly #fileName: string;
  readonly #patientUntil = performance.now() + PATIENCE_MS;
  #jobId: number | undefined;
  /** Of the whole file; undefined while it is being read. */
  #sha256: string | undefined;
  #hits = 0;
  #screened: ScreenedTo = { entityId: 0, rows: 0 };
  readonly #tally = new UploadTally();
  readonly #duplicates: LikelyDuplicates;
  readonly #screenAhead: ScreenAhead;
  /** The batch that is being screened while the one before it is stored. */
  #waiting: Batch | undefined;

  constructor(ctx: Ctx, fileName: string) {
    this.#ctx = ctx;
    this.#fileName = fileName;
    this.#duplicates = new LikelyDuplicates(ctx.db);
    this.#screenAhead = new ScreenAhead(ctx);
  }

  async take({ header, rows, ignored }: TablePart<Column>): Promise<void> {
    if (this.#isStopping()) throw new Conflict(this.#jobId === undefined ? NOTHING_IMPORTED : STOPPING);
    this.#tally.warn(ignored.map(({ row, message }) => ({ row, message, content: '' })));
    const { good, faults } = sortRows(header, rows, this.#ctx.now());
    const isPatient = performance.now() < this.#patientUntil;
    const answered = isPatient ? this.#screenAhead.begin(good.map(subjectOfRow)) : Promise.resolve(null);
    await this.flush();
    this.#waiting = { good, faults, answered };
  }

  /** Stores the batch that waits; to be called at the end of the file too, with its hash. */
  async flush(sha256?: string): Promise<void> {
    this.#sha256 = sha256;
    const batch = this.#waiting;
    this.#waiting = undefined;
    if (!batch) return;
    const { good, faults } = batch;
    this.#tally.refuse(faults);
    const lastRow = Math.max(this.#tally.lastRow, good.at(-1)?.row ?? 0, faults.at(-1)?.row ?? 0);
    if (good.length > 0 || (faults.length > 0 && this.#jobId !== undefined)) await this.#store(batch, lastRow);
    this.#tally.lastRow = lastRow;
  }

  async #store(batch: Batch, lastRow: number): Promise<void> {
    // The job takes rows in order: once one row is left to it, so are all that follow.
    const isNext = this.#screened.rows === this.#tally.imported;
    const answered = await batch.answered;
    const answers = isNext ? answered : null;
    const stored = await commit(this.#ctx, (write) => this.#plan(write, { batch, answers, lastRow }));
    this.#jobId = stored.jobId;
    this.#hits += stored.hits;
    this.#screened = stored.screened;
    this.#tally.imported += batch.good.length;
    this.#tally.warn(stored.warnings);
    this.#tally.keepAll();
  }

  /** Puts a batch into a write: its rows, their screening results, the progress of the job, and the outcome of the file. */
  async #plan(
    write: Write,
    { batch: { good, faults }, answers, lastRow }: { batch: Batch; answers: Answered | null; lastRow: number },
  ): Promise<Stored> {
    const jobId = this.#jobId ?? (await write.id(job));
    const rows = await this.#newRows(write, good, jobId);
    const alike = await this.#duplicates.of(rows, this.#jobId);
    write.insert(entity, rows);
    const imported = this.#tally.imported + rows.length;
    const isScreened = answers !== null && rows.length > 0;
    const hits = isScreened ? await this.#record(write, rows, answers) : 0;
    const screened = isScreened ? { entityId: rows.at(-1)?.id ?? 0, rows: imported } : this.#screened;
    await this.#keepJob(write, jobId, { total: imported, screened, hits: this.#hits + hits });
    const warnings = warningsOf(good, alike);
    const outcome = this.#tally.outcomeWith({ rows: rows.length, warnings, lastRow });
    const file = { jobId, fileName: this.#fileName, isFirst: this.#jobId === undefined, kept: this.#tally.kept };
    keepOutcome(this.#ctx, write, file, outcome);
    write.audit(
      'entity.upload',
      { type: 'job', id: jobId },
      {
        file: this.#fileName,
        ...(this.#sha256 !== undefined && { sha256: this.#sha256 }),
        rows: good.length,
        from: good[0]?.row ?? null,
        to: good.at(-1)?.row ?? null,
        firstEntity: rows[0]?.id ?? null,
        lastEntity: rows.at(-1)?.id ?? null,
        faults: faults.length,
        screened: isScreened,
        hits,
      },
    );
    return { jobId, warnings, hits, screened };
  }

  async #newRows(write: Write, good: readonly GoodRow[], jobId: number): Promise<UploadedRow[]> {
    const rows: UploadedRow[] = [];
    for (const { row, input } of good) {
      const id = await write.id(entity);
      rows.push({ ...newEntityRow(this.#ctx, id, input), uploadJobId: jobId, uploadRow: row });
    }
    return rows;
  }

  /** Stores the job with the first rows, and its progress with later ones. */
  async #keepJob(
    write: Write,
    id: number,
    { total, screened, hits }: { total: number; screened: ScreenedTo; hits: number },
  ): Promise<void> {
    const ctx = this.#ctx;
    // No other server takes the job while rows still arrive.
    const leaseUntil = ctx.now() + LEASE_MS;
    const { entityId: cursor, rows: done } = screened;
    if (this.#jobId === undefined) {
      const state = { total, cursor, done, hits, leaseUntil };
      await queueJob(ctx, write, { id, kind: 'upload', payload: { fileName: this.#fileName }, ...state });
      return;
    }
    // After a long pause another server may have taken it nevertheless, and ended it without these rows.
    const state = {
      total,
      hits,
      cursor: sql`max(${job.cursor}, ${cursor})`,
      done: sql`max(${job.done}, ${done})`,
      state: sql`case ${job.state} when 'done' then 'queued' else ${job.state} end`,
      finishedAt: sql`case ${job.state} when 'done' then null else ${job.finishedAt} end`,
      leaseToken: null,
      leaseUntil,
    };
    write.add(ctx.db.orm.update(job).set(state).where(eq(job.id, id)));
  }

  /** Puts the screening results of the new rows into the write. Returns how many have a possible match. */
  async #record(write: Write, newRows: readonly EntityToStore[], found: Answered): Promise<number> {
    const rows = newRows.map(asRow);
    const { set, answers } = await this.#screenAhead.upToDate(rows.map(entitySubject), found);
    const all = { set, cause: 'upload', searched: 'all', isNew: true } as const;
    return planScreenings(this.#ctx, write, { rows, answers: byEntity(rows, answers), ...all });
  }

  #isStopping(): boolean {
    return this.#ctx.stopping?.aborted === true;
  }

  async finish(): Promise<UploadResult> {
    const counts = this.#tally.answer();
    if (this.#jobId === undefined) {
      const file = { name: this.#fileName, sha256: this.#sha256 };
      await commit(this.#ctx, (write) => keepRefused(this.#ctx, write, file, this.#tally.outcomeWith()));
      return { ...counts, jobId: null, screening: 'none', hits: 0 };
    }
    await endUpload(this.#ctx, this.#jobId);
    const work = runJob(this.#ctx, this.#jobId);
    this.#ctx.background(work);
    this.#makeFindable();
    await waitAtMost(Math.max(0, this.#patientUntil - performance.now()), work, this.#ctx.stopping);
    const state = await getJob(this.#ctx, this.#jobId);
    return {
      ...counts,
      jobId: this.#jobId,
      screening: state.state === 'done' ? 'done' : 'running',
      hits: state.hits,
    };
  }

  /** Adds the new entities to the index of all entities now, so that the next search does not wait for them. */
  #makeFindable(): void {
    const { background, entityIndex } = this.#ctx;
    if (entityIndex.isBuilt()) background(entityIndex.current());
  }

  /** Stores what came before a fault of the file. Returns an error that says what is stored. */
  async abandon(error: unknown): Promise<unknown> {
    if (error instanceof BadRequest || error instanceof TooLarge) {
      // The first error is reported; that the rows before it could not be stored either shows in the count.
      await this.flush().catch((worse: unknown) => this.#ctx.log('last rows not stored', errorDetails(worse)));
    }
    if (this.#jobId === undefined) return error;
    const reason = brokenOff(error, { row: this.#tally.lastRow, imported: importedText(this.#tally.imported) });
    await endUpload(this.#ctx, this.#jobId, reason.message).catch((worse: unknown) =>
      this.#ctx.log('end of an upload not stored', errorDetails(worse)),
    );
    // A server that stops leaves the screening to the next one.
    if (!this.#isStopping()) {
      this.#ctx.background(runJob(this.#ctx, this.#jobId));
      this.#makeFindable();
    }
    return reason;
  }
}

/** A row of a file as the engine compares it. */
const subjectOfRow = ({ input: { additionalInfo: info, ...input } }: GoodRow) =>
  entitySubject({ ...input, birthDate: info?.birthDate || null, founded: info?.founded || null });
