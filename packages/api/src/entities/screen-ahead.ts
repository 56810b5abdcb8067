import type { Screening, Subject } from '@tamis/screening';
import type { Ctx } from '../context.ts';
import { errorDetails } from '../error-details.ts';
import { type IndexSet, isSameSearch } from '../screening/index-store.ts';
import { type BatchScreener, batchScreener } from '../screening/screen-subjects.ts';

/** What the engine found for subjects, and the lists it searched. */
export interface Answered {
  set: IndexSet;
  answers: Screening[];
}

/** Screens rows of a file while the rows before them are stored, so that threads and database work at the same time. */
export class ScreenAhead {
  readonly #ctx: Ctx;
  #screener: { set: IndexSet; ask: BatchScreener } | undefined;

  constructor(ctx: Ctx) {
    this.#ctx = ctx;
  }

  /** Never throws: null when it failed; the job then screens the rows. */
  async begin(subjects: readonly Subject[]): Promise<Answered | null> {
    try {
      return await this.#answer(subjects);
    } catch (error) {
      this.#ctx.log('rows not screened ahead', { rows: subjects.length, ...errorDetails(error) });
      return null;
    }
  }

  /** The same results, or newer ones when the lists or the threshold in force have changed since. */
  async upToDate(subjects: readonly Subject[], answered: Answered): Promise<Answered> {
    const set = await this.#ctx.index.current();
    return isSameSearch(set, answered.set) ? answered : this.#answer(subjects);
  }

  async #answer(subjects: readonly Subject[]): Promise<Answered> {
    const set = await this.#ctx.index.current();
    const held = this.#screener;
    const screener = held && isSameSearch(held.set, set) ? held : { set, ask: batchScreener(this.#ctx, set) };
    this.#screener = screener;
    return { set, answers: await screener.ask(subjects) };
  }
}
