/** What a screening found of each entity, held against the matches that it has. */
import { inIds } from '@tamis/db/db';
import { type EntityRow, type MatchRow, match, type screening } from '@tamis/db/schema';
import type { Screening } from '@tamis/screening';
import type { Ctx } from '../context.ts';
import type { Concerned } from '../risk/reassess.ts';
import { fourEyesInForce } from '../settings/in-force.ts';
import { type WholeAnswer, wholeAnswer } from './cut-answer.ts';
import type { IndexSet } from './index-store.ts';
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
  /** A waiting match with one of these that was not found again no longer holds. */
  searched: Searched;
  /** This same write creates the rows. */
  isNew: boolean;
  /** Their matches, where this same write changes them; read where not given. */
  known?: readonly MatchRow[] | undefined;
  /** Whom this same write concerns without a search: assessed together with the rows, who may own the same company. */
  beside?: Concerned | undefined;
  /**
   * The entities that a job searched for, of whom the rows are those that something may follow for; every other one was
   * screened before with what it is now, and was found clear. Without it, each row has a certificate of its own.
   */
  range?: SearchedRange;
}

export type Parties = Awaited<ReturnType<typeof partiesOf>>;

/** What was found of one entity, and what it changes in the matches that it has. */
export interface Outcome {
  row: EntityRow;
  answer: WholeAnswer;
  /** Its matches as they were. */
  known: readonly MatchRow[];
  changes: Reconciliation;
  reopened: Reconciliation['renewed'];
  /** The certificate that it rests on. */
  screeningId: number;
}

export interface Findings {
  outcomes: readonly Outcome[];
  /** Those that were found or stand in a match. */
  parties: Parties;
}

/** `idOf` answers the certificate that the findings on an entity rest on. */
export async function findingsOf(
  ctx: Ctx,
  { rows, answers, set, searched, isNew, known: given }: ScreeningInput,
  idOf: (entityId: number) => Promise<number>,
): Promise<Findings> {
  const ids = rows.map((row) => row.id);
  const all = given ?? (isNew ? [] : await ctx.db.orm.select().from(match).where(inIds(match.entityId, ids)));
  const knownOf = Map.groupBy(all, (row) => row.entityId);
  const whole: (Pick<Outcome, 'row' | 'answer' | 'known' | 'screeningId'> & {
    hits: PairFound[];
    unlike: PairFound[];
  })[] = [];
  const from = await fourEyesInForce(ctx);
  for (const row of rows) {
    const known = knownOf.get(row.id) ?? [];
    const answer = await wholeAnswer(ctx, { set, row, answer: answers.get(row.id) ?? NO_HITS, known, searched });
    const found = [...answer.hits, ...answer.stillAlike];
    const kept = await keptWaiting(ctx, { row, known, found, searched, threshold: set.threshold, from });
    const hits = [...found, ...kept.filter((one) => one.match)];
    const unlike = kept.filter((one) => !one.match);
    whole.push({ row, known, answer, hits, unlike, screeningId: await idOf(row.id) });
  }
  const found = whole.flatMap(({ answer }) => answer.hits.map((hit) => hit.id));
  const parties = await partiesOf(ctx, [...found, ...all.map((row) => row.partyId)]);
  const outcomes = whole.map(({ row, answer, known, hits, unlike, screeningId }) => {
    const changes = reconcile({ hits, unlike, searched, known, parties, entityHash: row.matchHash });
    return { row, answer, known, screeningId, changes, reopened: changes.renewed.filter((one) => one.reopens) };
  });
  return { outcomes, parties };
}
