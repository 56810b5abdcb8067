import { entity, job, jobError } from '@tamis/db/schema';
import type { Ctx } from '../context.ts';
import { BadRequest, TooLarge } from '../errors.ts';
import { runJob } from '../jobs/runner.ts';
import { getJob } from '../jobs/service.ts';
import { commit } from '../write.ts';
import { type Header, readHeader, readRow } from './csv-row.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { LikelyDuplicates } from './likely-duplicates.ts';
import type { NewEntity, UploadResult } from './schema.ts';
import { newEntityRow } from './service.ts';
import { eq } from 'drizzle-orm';

/** Names the columns and shows one row of each kind. */
export const CSV_TEMPLATE = [
  'name,type,country,isPep,isSanctioned,riskScore,birthDate,position,founded,industry',
  'Maria Example,person,Portugal,false,false,10,1980-05-17,Accountant,,',
  'Example Trading Ltd,company,Malta,false,false,20,,,2004-03-01,Wholesale',
  'Ruritania,country,Ruritania,false,false,0,,,,',
  '',
].join('\r\n');

const MAX_BYTES = 200 * 1024 * 1024;
const MAX_RECORDS = 1_000_000;
/** Rows in one batch: large enough to be fast, small enough not to hold the event loop. */
const BATCH = 500;
/** The answer waits this long for the screening; what takes longer goes on as the job. */
const PATIENCE_MS = 20_000;
/** Faulty rows and warnings named in the answer; all faults are kept with the job. */
const MAX_NAMED = 10_000;

interface Fault {
  row: number;
  message: string;
}

/**
 * Imports a CSV of entities: each row is validated by itself, good rows are stored in batches, and the job that screens
 * them is stored with the first of them, so that a kill at any moment leaves nothing unscreened for long. The file is read
 * once. Throws BadRequest with one sentence, before anything is stored, when it is no such file.
 */
export async function uploadEntities(ctx: Ctx, file: File): Promise<UploadResult> {
  if (!isCsv(file)) throw new BadRequest('Please upload a CSV file.');
  if (file.size === 0) throw new BadRequest('The file is empty.');
  if (file.size > MAX_BYTES) throw new TooLarge('The file is larger than 200 MB. Split it and upload the parts.');
  const importer = new Importer(ctx, file.name);
  for await (const rows of readCsv(file.stream())) {
    for (let at = 0; at < rows.length; at += BATCH) {
      await importer.take(rows.slice(at, at + BATCH));
      await ctx.breathe();
    }
  }
  return importer.finish();
}

class Importer {
  readonly #ctx: Ctx;
  readonly #fileName: string;
  #header: Header | undefined;
  #jobId: number | undefined;
  #success = 0;
  #error = 0;
  readonly #errors: Fault[] = [];
  readonly #warnings: Fault[] = [];
  /** Faults met before the first good row, kept until there is a job to keep them with. */
  readonly #unsaved: Fault[] = [];
  readonly #duplicates: LikelyDuplicates;

  constructor(ctx: Ctx, fileName: string) {
    this.#ctx = ctx;
    this.#fileName = fileName;
    this.#duplicates = new LikelyDuplicates(ctx.db);
  }

  async take(rows: CsvRow[]): Promise<void> {
    let data = rows;
    if (!this.#header) {
      const [first, ...others] = rows;
      if (!first) return;
      this.#header = readHeader(first.cells);
      for (const column of this.#header.ignored) {
        this.#warn({ row: first.row, message: `The column ${column} is not known and was not imported` });
      }
      data = others;
    }
    const good: { row: number; input: NewEntity }[] = [];
    const faults: Fault[] = [];
    for (const row of data) {
      const read = readRow(this.#header, row);
      if (typeof read === 'string') faults.push({ row: row.row, message: read });
      else good.push({ row: row.row, input: read });
    }
    if (this.#success + this.#error + data.length > MAX_RECORDS) {
      throw new TooLarge(
        `The file has more than ${MAX_RECORDS.toLocaleString('en')} rows. The first ${this.#success} were imported; upload the rest as another file.`,
      );
    }
    this.#error += faults.length;
    this.#errors.push(...faults.slice(0, MAX_NAMED - this.#errors.length));
    if (good.length > 0 || (faults.length > 0 && this.#jobId !== undefined)) await this.#store(good, faults);
    else this.#unsaved.push(...faults.slice(0, MAX_NAMED));
  }

  async #store(good: readonly { row: number; input: NewEntity }[], faults: readonly Fault[]): Promise<void> {
    const ctx = this.#ctx;
    const stored = await commit(ctx, async (write) => {
      const jobId = this.#jobId ?? (await write.id(job));
      const rows: (ReturnType<typeof newEntityRow> & { uploadJobId: number; uploadRow: number })[] = [];
      for (const { row, input } of good) {
        rows.push({ ...newEntityRow(ctx, await write.id(entity), input), uploadJobId: jobId, uploadRow: row });
      }
      const alike = await this.#duplicates.of(rows, this.#jobId);
      if (this.#jobId === undefined) {
        write.insert(job, [
          {
            id: jobId,
            kind: 'upload',
            state: 'queued',
            payload: { fileName: this.#fileName },
            total: rows.length,
            createdBy: ctx.user?.id ?? null,
            createdAt: ctx.now(),
            // Nobody else takes the job while its rows still arrive; after a crash it is due at once.
            leaseUntil: ctx.now() + ARRIVAL_LEASE_MS,
          },
        ]);
      } else {
        write.add(
          ctx.db.orm
            .update(job)
            .set({ total: this.#success + rows.length, leaseUntil: ctx.now() + ARRIVAL_LEASE_MS })
            .where(eq(job.id, jobId)),
        );
      }
      write.insert(entity, rows);
      write.insert(
        jobError,
        [...this.#unsaved, ...faults].map(({ row, message }) => ({ jobId, row, message })),
      );
      write.audit(
        'entity.upload',
        { type: 'job', id: jobId },
        {
          file: this.#fileName,
          rows: good.length,
          from: good[0]?.row ?? null,
          to: good.at(-1)?.row ?? null,
          firstEntity: rows[0]?.id ?? null,
          lastEntity: rows.at(-1)?.id ?? null,
          faults: faults.length,
        },
      );
      return { jobId, alike };
    });
    this.#jobId = stored.jobId;
    this.#unsaved.length = 0;
    this.#success += good.length;
    for (const fault of stored.alike) this.#warn(fault);
  }

  #warn(fault: Fault): void {
    if (this.#warnings.length < MAX_NAMED) this.#warnings.push(fault);
  }

  async finish(): Promise<UploadResult> {
    if (!this.#header) throw new BadRequest('The file is empty.');
    if (this.#success + this.#error === 0) throw new BadRequest('The file has a header but no rows.');
    const counts = { success: this.#success, error: this.#error, errors: this.#errors, warnings: this.#warnings };
    if (this.#jobId === undefined) return { ...counts, jobId: null, screening: 'none', hits: 0 };
    const work = runJob(this.#ctx, this.#jobId);
    this.#ctx.background(work);
    await Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    const state = await getJob(this.#ctx, this.#jobId);
    return {
      ...counts,
      jobId: this.#jobId,
      screening: state.state === 'done' ? 'done' : 'running',
      hits: state.hits,
    };
  }
}

const ARRIVAL_LEASE_MS = 30_000;

function isCsv(file: File): boolean {
  return file.type.split(';')[0] === 'text/csv' || file.name.toLowerCase().endsWith('.csv');
}
