/** Collects the files of one list: its format, its parties and rejects in batches, and its counts. */
import {
  isReject,
  listTitles,
  publishedLists,
  type ListCode,
  type ListFormat,
  type ListHeader,
  type Outcome,
  type Placed,
  type Reading,
  type Reject,
} from '@tamis/screening/lists/list-format';
import { belongsOn, type ListKind } from '@tamis/screening/lists/topics';
import type { ListedParty } from '@tamis/screening/party';
import { shorten } from '../errors.ts';
import { ListRefused } from './list-refused.ts';

/** Up to 500 parties, and up to 500 records that could not be read. */
export interface ListBatch {
  parties: ListedParty[];
  rejects: Reject[];
  /** Bytes of the files as given that have been read so far. */
  bytesRead: number;
}

/** One write to the database holds no more (see the reliability figures). */
const BATCH = 500;
/** How many letters of a record's fault are quoted in the error about the file. */
const MAX_REASON_LENGTH = 150;
/** With fewer records, the programmes do not show which of two lists of the same format a file is. */
const ENOUGH_TO_TELL = 10;

export class ListCollector {
  readonly #expected: string | undefined;
  readonly #kind: ListKind | undefined;
  #format: ListFormat | undefined;
  #reading: Reading<never> | undefined;
  #header: ListHeader = {};
  #parties: ListedParty[] = [];
  #rejects: Reject[] = [];
  #firstReject: Reject | undefined;
  readonly #refs = new Set<string>();
  readonly counts = { parties: 0, names: 0, rejected: 0, marked: 0, leftOut: 0 };

  /** The code and the kind of the requested list; without them, any file is accepted. */
  constructor({ expected, kind }: { expected?: string | undefined; kind?: ListKind | undefined }) {
    this.#expected = expected;
    this.#kind = kind;
  }

  /**
   * The reading for the records of a file in this format, the same for all files of a list. Throws `ListRefused` if the
   * format is not that of the requested list, or of the previous file.
   */
  begin<Item>(format: ListFormat & { begin: () => Reading<Item> }): Reading<Item> {
    this.#refuseOtherList(format);
    if (this.#format === undefined) {
      this.#format = format;
      this.#reading = format.begin();
    } else if (this.#format.name !== format.name) {
      throw new ListRefused(
        'other-format',
        `The files are of two kinds: ${this.#format.title}, and ${format.title}. Give one list at a time.`,
      );
    } else if (!('inSeveralFiles' in format && format.inSeveralFiles === true)) {
      throw new ListRefused('other-format', `There is more than one file of ${format.title}. Give one at a time.`);
    }
    // The reading was started by a format of the same name, so it takes the same records.
    return this.#reading as Reading<Item>;
  }

  /** Another publisher's list is refused at its first line, not after it has been read. */
  #refuseOtherList({ lists, title }: ListFormat): void {
    const expected = this.#expected;
    if (expected === undefined || lists.some((list) => list === expected)) return;
    const [only, ...others] = lists;
    if (only !== undefined && others.length === 0) throw otherList(only, expected);
    // Which of a publisher's lists it is shows only in its records.
    if (only !== undefined || publishedLists.some((list) => list === expected)) {
      throw new ListRefused('other-list', `This is ${title}, but ${expected.toUpperCase()} was expected.`);
    }
  }

  /**
   * Handles the result of a reading for the record that begins on this line; held-back records have a line of their
   * own.
   */
  take(outcomes: Iterable<Outcome | Placed>, line?: number): void {
    for (const outcome of outcomes) this.#add(outcome, line);
  }

  #add(outcome: Outcome | Placed, line?: number): void {
    if ('party' in outcome) return this.#add(outcome.party, outcome.line);
    if (isReject(outcome)) return this.#reject(outcome);
    const ref = outcome.sourceRef;
    if (this.#refs.has(ref)) {
      return this.#reject({
        ref,
        ...(line !== undefined && { line }),
        reason: `The id ${ref} appears in the file twice; the first record is kept.`,
      });
    }
    this.#refs.add(ref);
    if (this.#kind !== undefined && !belongsOn(this.#kind, outcome)) {
      this.counts.leftOut += 1;
      return;
    }
    this.#parties.push(outcome);
    this.counts.parties += 1;
    this.counts.names += outcome.names.length;
    if (this.#format?.marksOther?.(outcome) === true) this.counts.marked += 1;
  }

  #reject(reject: Reject): void {
    this.#rejects.push(reject);
    this.#firstReject ??= reject;
    this.counts.rejected += 1;
  }

  /** What the file says about itself outside its records. */
  addHeader(header: ListHeader): void {
    this.#header = { ...this.#header, ...header };
  }

  /** Passes on full batches; the last ones only if `all` is set. */
  *batches(bytesRead: number, all = false): Generator<ListBatch> {
    const least = all ? 1 : BATCH;
    while (this.#parties.length >= least || this.#rejects.length >= least) {
      yield { parties: this.#parties.splice(0, BATCH), rejects: this.#rejects.splice(0, BATCH), bytesRead };
    }
  }

  /** The batches of records that were held back until the end, then the rest. */
  *lastBatches(bytesRead: number): Generator<ListBatch> {
    for (const outcome of this.#reading?.end?.() ?? []) {
      this.#add(outcome);
      yield* this.batches(bytesRead);
    }
    yield* this.batches(bytesRead, true);
  }

  /** The summary of the whole list. Throws `ListRefused` if it is not the list that it claims to be, or empty. */
  finish(): ListHeader & { format: ListFormat['name']; list: ListCode | undefined; notes: string[] } {
    const { parties, rejected, leftOut } = this.counts;
    const header = { ...this.#header, ...this.#reading?.header?.() };
    const read = parties + rejected + leftOut;
    const problem = this.#reading?.problem?.();
    if (problem !== undefined) throw new ListRefused('malformed', problem);
    if (this.#format === undefined || read === 0) throw new ListRefused('no-records', 'The file contains no records.');
    if (header.declaredCount !== undefined && header.declaredCount !== read) {
      const declared = Number.isNaN(header.declaredCount)
        ? 'a number of records that cannot be read'
        : `${header.declaredCount} records`;
      throw new ListRefused('count-differs', `The file declares ${declared}, but holds ${read}.`);
    }
    if (parties === 0) throw new ListRefused('no-records', this.#noParties(read));
    const notes = this.#reading?.notes?.() ?? [];
    if (leftOut > 0) notes.push(`Records that are not of the kind of this list and were left out: ${leftOut}.`);
    return { format: this.#format.name, list: this.#listOf(this.#format), ...header, notes };
  }

  #noParties(read: number): string {
    if (this.counts.leftOut > 0) return `None of the ${read} records of the file is of the kind of this list.`;
    const { line, reason } = this.#firstReject ?? { reason: '' };
    const where = line === undefined ? '' : ` (line ${line})`;
    // A reason names all that is wrong with a record, in the record's own words.
    const [fault = ''] = reason.replaceAll(/\s+/gu, ' ').replace(/\.$/u, '').split(', and ', 1);
    const first = shorten(fault, MAX_REASON_LENGTH);
    return `None of the ${read} records of the file can be read as a party. The first${where}: ${first}.`;
  }

  /** The list that the file is, by its format, its records and the request; undefined if it may be any. */
  #listOf({ lists, marksOther }: ListFormat): ListCode | undefined {
    const [first, second] = lists;
    const expected = lists.find((list) => list === this.#expected);
    if (marksOther === undefined || first === undefined || second === undefined) return expected ?? first;
    const { parties, marked } = this.counts;
    const likely = marked * 2 > parties ? second : first;
    if (expected === undefined) return likely;
    const sure = parties >= ENOUGH_TO_TELL && (likely === second || marked === 0);
    if (sure && likely !== expected) throw otherList(likely, expected);
    return expected;
  }
}

function otherList(found: ListCode, expected: string): ListRefused {
  return new ListRefused('other-list', `This is ${listTitles[found]}, but ${expected.toUpperCase()} was expected.`);
}
