import type { UploadResult } from './schema.ts';
import type { Kept, OutcomeSoFar } from './upload-outcome.ts';
import { type Fault, contentsOf, messageOf } from './upload-rows.ts';

/** Faulty rows and warnings named in the response; the first of them are kept with the job (`upload-outcome.ts`). */
const MAX_NAMED = 10_000;

/** The result of a file so far: every row is counted, and as many are named as the response holds. */
export class UploadTally {
  /** Rows that are stored. */
  imported = 0;
  /** The last row of the file that is stored or named as faulty. */
  lastRow = 0;
  #refused = 0;
  #warned = 0;
  readonly #errors: Fault[] = [];
  readonly #warnings: Fault[] = [];
  #kept: Kept = { errors: 0, warnings: 0 };

  refuse(faults: readonly Fault[]): void {
    this.#refused += faults.length;
    this.#errors.push(...faults.slice(0, MAX_NAMED - this.#errors.length));
  }

  warn(faults: readonly Fault[]): void {
    this.#warned += faults.length;
    this.#warnings.push(...faults.slice(0, MAX_NAMED - this.#warnings.length));
  }

  /** How much of this is kept with the job: nothing before the first good row, because there is no job yet. */
  get kept(): Kept {
    return this.#kept;
  }

  /** To be called when everything so far was kept. */
  keepAll(): void {
    this.#kept = { errors: this.#errors.length, warnings: this.#warnings.length };
  }

  /** The outcome to store, including these further rows and warnings. */
  outcomeWith({ rows = 0, warnings = [], lastRow = this.lastRow }: Partial<Coming> = {}): OutcomeSoFar {
    return {
      lastRow,
      imported: this.imported + rows,
      refused: this.#refused,
      warned: this.#warned + warnings.length,
      errors: this.#errors,
      warnings: [...this.#warnings, ...warnings],
    };
  }

  /** The counts and lists of the response. */
  answer(): Pick<UploadResult, 'success' | 'error' | 'errors' | 'warnings' | 'contents'> {
    return {
      success: this.imported,
      error: this.#refused,
      errors: this.#errors.map(messageOf),
      warnings: this.#warnings.map(messageOf),
      contents: contentsOf([...this.#errors, ...this.#warnings]),
    };
  }
}

interface Coming {
  rows: number;
  warnings: readonly Fault[];
  lastRow: number;
}
