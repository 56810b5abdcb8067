/** Compares the hits of a screening with the existing matches of each entity. */
import { inIds } from '@tamis/db/db';
import { type EntityRow, type MatchRow, match, type screening } from '@tamis/db/schema';
import type { Screening } from '@tamis/screening';
import type { Ctx } from '../context.ts';
import type { Concerned } from '../risk/reassess.ts';
import { fourEyesInForce } from '../settings/in-force.ts';
import { type WholeAnswer, listedNow, wholeAnswer } from './cut-answer.ts';
import type { IndexSet } from './index-store.ts';
import { type Compared, comparedAgain, notFound } from './compare-again.ts';
import { keptWaiting } from './kept-waiting.ts';
import { partiesOf } from './listed-parties.ts';
import { type PairFound, type Reconciliation, type Searched, reconcile } from './reconcile.ts';
import { NO_HITS } from './screen-subjects.ts';
import type { SearchedRange } from './screening-runs.ts';

export type Cause = (typeof screening.cause.enumValues)[number];

export interface ScreeningInput {
  rows: readonly EntityRow[];
  answers: ReadonlyMap<number, Screening>;
  set: IndexSet;
  cause: Cause;
  /** A waiting match with one of these parties that was not found again no longer holds. */
  searched: Searched;
  /** Whether this write creates the rows. */
  isNew: boolean;
  /** Their matches, if this write changes them; read if not given. */
  known?: readonly MatchRow[] | undefined;
  /** Entities that this write concerns without a search. They are assessed with the rows, since both may own the same company. */
  beside?: Concerned | undefined;
  /**
   * The range of entities that a job searched. The rows are those in it for which something may follow; every other one was
   * screened before with the same query, and was found clear. Without a range, each row gets a certificate of its own.
   */
  range?: SearchedRange;
}

export type Parties = Awaited<ReturnType<typeof partiesOf>>;

/** What was found for one entity, and how that changes its matches. */
export interface Outcome {
  row: EntityRow;
  answer: WholeAnswer;
  /** Its matches before. */
  known: readonly MatchRow[];
  changes: Reconciliation;
  reopened: Reconciliation['renewed'];
  /** Confirmed matches that the search did not find, compared again: their decision stands. */
  stillConfirmed: readonly PairFound[];
  /** The certificate of the search. */
  screeningId: number;
}

export interface Findings {
  outcomes: readonly Outcome[];
  /** The parties that were found or have a match. */
  parties: Parties;
}

/** What was found, and what it changes. `idOf` returns the id of the certificate of an entity. */
export async function findingsOf(
  ctx: Ctx,
  { rows, answers, set, searched, isNew, known: given }: ScreeningInput,
  idOf: (entityId: number) => Promise<number>,
): Promise<Findings> {
  const ids = rows.map((row) => row.id);
  const all = given ?? (isNew ? [] : await ctx.db.orm.select().from(match).where(inIds(match.entityId, ids)));
  const knownOf = Map.groupBy(all, (row) => row.entityId);
  const from = await fourEyesInForce(ctx);
  const searches: (Compared & {
    answer: WholeAnswer;
    screeningId: number;
    waiting: MatchRow[];
    confirmed: MatchRow[];
  })[] = [];
  for (const row of rows) {
    const known = knownOf.get(row.id) ?? [];
    const answer = await wholeAnswer(ctx, { set, row, answer: answers.get(row.id) ?? NO_HITS, known, searched });
    const found = [...answer.hits, ...answer.stillAlike];
    const compared = { row, known, found, searched, threshold: set.threshold };
    const [waiting, confirmed] = [keptWaiting(compared, from), notFound('confirmed', compared)];
    searches.push({ ...compared, answer, screeningId: await idOf(row.id), waiting, confirmed });
  }
  const missed = searches.flatMap(({ waiting, confirmed }) => [...waiting, ...confirmed]);
  const listed = await listedNow(ctx, missed);
  const hitIds = searches.flatMap(({ answer }) => answer.hits.map((hit) => hit.id));
  const parties = await partiesOf(ctx, [...hitIds, ...all.map((row) => row.partyId)]);
  const outcomes = searches.map((search): Outcome => {
    const { row, known, found, answer, screeningId } = search;
    const kept = comparedAgain(search, search.waiting, listed);
    const stillConfirmed = comparedAgain(search, search.confirmed, listed);
    const changes = reconcile({
      hits: [...found, ...kept.filter((one) => one.match), ...stillConfirmed],
      unlike: kept.filter((one) => !one.match),
      searched,
      known,
      parties,
      entityHash: row.matchHash,
    });
    const reopened = changes.renewed.filter(({ reopens }) => reopens);
    return { row, answer, known, changes, reopened, stillConfirmed, screeningId };
  });
  return { outcomes, parties };
}
