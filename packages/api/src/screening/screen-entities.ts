import { inIds } from '@tamis/db/db';
import { type EntityRow, alert, entity, match, screening } from '@tamis/db/schema';
import { type ScreenOptions, type Subject, createScreener, screen } from '@tamis/screening';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { entitySubject } from '../entities/subject.ts';
import { type Concerned, reassess } from '../risk/reassess.ts';
import { turnsOf } from '../turns.ts';
import type { Write } from '../write.ts';
import { certifiedHit } from './certified-hit.ts';
import { MATCHES_PER_ENTITY, type Screened, type WholeAnswer, wholeAnswer } from './cut-answer.ts';
import { type FoldedMatch, foldsOf } from './fold.ts';
import { UNDECIDED, waitingSince } from './four-eyes.ts';
import type { IndexSet } from './index-store.ts';
import { listSetIdOf } from './list-sets.ts';
import { type StandingMatch, partiesOf } from './listed-parties.ts';
import { type SearchedRange, recordRange } from './screening-runs.ts';
import { type Found, type MatchRow, type Reconciliation, type Searched, reconcile } from './reconcile.ts';
import {
  BELOW_THRESHOLD,
  DELISTED,
  NO_LONGER_ALIKE,
  askedThen,
  historyOf,
  reopening,
  updateSentence,
  whyReopened,
} from './what-changed.ts';

export type Cause = (typeof screening.cause.enumValues)[number];

/** Answers by entity id. */
export type Screenings = Map<number, Screened>;
const NOTHING: Screened = { hits: [], truncated: false };

/** How entities are screened against a set. */
export const screenOptions = ({ threshold }: IndexSet): Required<ScreenOptions> => ({
  threshold,
  limit: MATCHES_PER_ENTITY,
});

/** Screens many subjects, and answers in their order. */
export type ScreenMany = (subjects: readonly Subject[]) => Promise<Screened[]>;

/**
 * A screener of many subjects against one set: in the host's threads where it has some, else here, giving way to other
 * requests every few milliseconds. What it learns of a word it keeps.
 */
export function batchScreener(
  ctx: Ctx,
  set: IndexSet,
  options: Required<ScreenOptions> = screenOptions(set),
): ScreenMany {
  const { screenMany } = ctx;
  if (screenMany) return (subjects) => screenMany(set, subjects, options);
  const screenOne = createScreener(set.indexes, options);
  return (subjects) => screenInTurns(subjects, screenOne, ctx.breathe);
}

/** Screens one subject after the other, giving way to other requests every few milliseconds. */
export async function screenInTurns(
  subjects: readonly Subject[],
  screenOne: (subject: Subject) => Screened,
  breathe: () => Promise<void>,
): Promise<Screened[]> {
  const answers: Screened[] = [];
  const pause = turnsOf(breathe);
  for (const subject of subjects) {
    answers.push(screenOne(subject));
    await pause();
  }
  return answers;
}

/** Answers in the order of the rows, as answers by id. */
export function byEntity(rows: readonly { id: number }[], answers: readonly Screened[]): Screenings {
  return new Map(rows.map(({ id }, at) => [id, answers[at] ?? NOTHING]));
}

/** Screens one entity against a set. */
export function screenEntity(set: IndexSet, row: EntityRow): Screenings {
  return new Map([[row.id, screen(set.indexes, entitySubject(row), screenOptions(set))]]);
}

export interface ScreeningInput {
  rows: readonly EntityRow[];
  answers: ReadonlyMap<number, Screened>;
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

/**
 * Puts what a screening found into a write: the certificate, new and reopened matches, one alert for each entity that has
 * any, and the flags and the risk that follow. Answers the number of entities with a new possible match.
 */
export async function planScreenings(ctx: Ctx, write: Write, input: ScreeningInput): Promise<number> {
  // Before the first list is there nothing has been searched: nobody is certified as clear.
  if (input.set.lists.length === 0) return withoutLists(ctx, write, input);
  const { rows, answers, set, cause, isNew, range, beside } = input;
  if (rows.length === 0 && !range) return 0;
  const now = ctx.now();
  const common = {
    listSetId: await listSetIdOf(ctx, write, set),
    cause,
    byUserId: ctx.user?.id ?? null,
    actor: ctx.user?.fullName ?? ctx.actor,
    threshold: set.threshold,
  };
  const certified = rows.filter((row) => !range || hasOwnCertificate(row, answers.get(row.id))).map(({ id }) => id);
  const idInRange =
    range && (await recordRange(ctx, write, { ...common, maxHits: MATCHES_PER_ENTITY, range, explicit: certified }));
  if (rows.length === 0) return 0;
  const { outcomes, parties } = await outcomesOf(ctx, input);
  const why = await whyOf(ctx, input, outcomes);

  const certificates: (typeof screening.$inferInsert)[] = [];
  const matches: (typeof match.$inferInsert)[] = [];
  const alerts: (typeof alert.$inferInsert)[] = [];
  const owns = new Set(certified);
  const standing = new Map<number, Reconciliation['standing']>();
  const toFold: FoldedMatch[][] = [];
  for (const { row, answer, known, changes, reopened: again } of outcomes) {
    const raised: FoldedMatch[] = [];
    const screeningId = idInRange?.(row.id) ?? (await write.id(screening));
    if (owns.has(row.id)) {
      const { hits, truncated, limit: maxHits } = answer;
      const asked = { entityId: row.id, at: now, query: entitySubject(row), maxHits, truncated };
      certificates.push({ id: screeningId, ...common, ...asked, answer: hits.map(certifiedHit) });
    }
    for (const one of changes.fresh) {
      const id = await write.id(match);
      const evidence = evidenceColumns(row, one, screeningId, now);
      const since = { createdAt: now, waitingSince: now };
      matches.push({ id, entityId: row.id, partyId: one.hit.id, ...evidence, state: 'pending', ...since });
      raised.push({ id, partyId: one.hit.id, list: one.party.code, score: one.hit.score });
    }
    if (isFoldedAnew(known, changes)) toFold.push([...raised, ...stillAlike(known, changes, parties)]);
    updateMatches(ctx, write, { row, changes, parties, screeningId, why });
    standing.set(row.id, changes.standing);
    if (changes.fresh.length + again.length > 0) {
      alerts.push(
        sanctionAlert(row, {
          fresh: changes.fresh,
          reopened: again,
          hasMore: answer.truncated,
          why,
          cause: `screening:${screeningId}`,
        }),
      );
    }
  }
  const folds = await foldsOf(ctx, toFold);
  write.insert(screening, certificates);
  write.insert(
    match,
    matches.map((row) => Object.assign(row, { foldId: folds.get(row.id ?? 0) })),
  );
  for (const { known } of outcomes) {
    for (const { id, foldId: before } of known) {
      const foldId = folds.get(id) ?? before;
      if (foldId !== before) write.add(ctx.db.orm.update(match).set({ foldId }).where(eq(match.id, id)));
    }
  }
  write.insert(alert, alerts);
  write.add(ctx.db.orm.update(entity).set({ lastScreenedAt: now }).where(inIds(entity.id, certified)));
  // An update of a list that found nothing leaves an entity without matches as it was assessed before.
  const concerned = cause === 'list-update' ? rows.filter((row) => (standing.get(row.id)?.length ?? 0) > 0) : rows;
  const matchesOf = (entityId: number): StandingMatch[] =>
    (standing.get(entityId) ?? []).flatMap(({ state, score, partyId }) => {
      const party = parties.get(partyId);
      if (!party) return [];
      const { code: list, kind, blocks, primaryName } = party;
      return [{ partyId, state, score, list, kind, blocks, primaryName }];
    });
  await reassess(ctx, write, {
    rows: [...concerned, ...(beside?.rows ?? [])],
    isNew,
    matchesOf: (entityId) => (standing.has(entityId) ? matchesOf(entityId) : (beside?.matchesOf(entityId) ?? [])),
  });
  return alerts.length;
}

/** What was found of one entity, and what it changes in the matches that it has. */
interface Outcome {
  row: EntityRow;
  answer: WholeAnswer;
  /** Its matches as they were. */
  known: readonly MatchRow[];
  changes: Reconciliation;
  reopened: Reconciliation['renewed'];
}

async function outcomesOf(
  ctx: Ctx,
  { rows, answers, set, searched, isNew, known: given }: ScreeningInput,
): Promise<{ outcomes: Outcome[]; parties: Parties }> {
  const ids = rows.map((row) => row.id);
  const all = given ?? (isNew ? [] : await ctx.db.orm.select().from(match).where(inIds(match.entityId, ids)));
  const knownOf = Map.groupBy(all, (row) => row.entityId);
  const whole: Pick<Outcome, 'row' | 'answer' | 'known'>[] = [];
  for (const row of rows) {
    const known = knownOf.get(row.id) ?? [];
    const answer = await wholeAnswer(ctx, { set, row, answer: answers.get(row.id) ?? NOTHING, known, searched });
    whole.push({ row, known, answer });
  }
  const found = whole.flatMap(({ answer }) => answer.hits.map((hit) => hit.id));
  const parties = await partiesOf(ctx, [...found, ...all.map((row) => row.partyId)]);
  const outcomes = whole.map(({ row, known, answer }) => {
    const hits = [...answer.hits, ...answer.stillAlike];
    const changes = reconcile({ hits, searched, known, parties, entityHash: row.matchHash });
    return { row, answer, known, changes, reopened: changes.renewed.filter((one) => one.reopens) };
  });
  return { outcomes, parties };
}

/** Whether its matches may fold in another way: others are there, or what one was compared with has changed. */
const isFoldedAnew = (known: readonly MatchRow[], { fresh, renewed, withdrawn }: Reconciliation): boolean =>
  fresh.length + renewed.length + withdrawn.length > 0 || known.some(({ foldId }) => foldId === null);

/** The matches that it had and keeps, with their new scores. */
function stillAlike(
  known: readonly MatchRow[],
  { renewed, withdrawn }: Reconciliation,
  parties: Parties,
): FoldedMatch[] {
  const gone = new Set(withdrawn.map(({ id }) => id));
  const scores = new Map(renewed.map(({ before, hit }) => [before.id, hit.score]));
  return known
    .filter(({ id }) => !gone.has(id))
    .map(({ id, partyId, score }) => ({
      id,
      partyId,
      list: parties.get(partyId)?.code ?? '',
      score: scores.get(id) ?? score,
    }));
}

async function whyOf(ctx: Ctx, { set, cause }: ScreeningInput, outcomes: readonly Outcome[]): Promise<Why> {
  const isUpdate = cause === 'list-update';
  const reopened = outcomes.flatMap((outcome) => outcome.reopened);
  const raised = isUpdate ? outcomes.flatMap(({ changes }) => changes.fresh) : [];
  return {
    threshold: set.threshold,
    history: await historyOf(
      ctx,
      [...raised, ...reopened].map(({ hit }) => hit.id),
    ),
    asked: await askedThen(
      ctx,
      reopened.map(({ before }) => before.screeningId),
    ),
    now: ctx.now(),
    isUpdate,
  };
}

async function withoutLists(ctx: Ctx, write: Write, { rows, isNew }: ScreeningInput): Promise<number> {
  if (rows.length > 0) await reassess(ctx, write, { rows, isNew, matchesOf: () => [] });
  return 0;
}

/** A clear answer about an entity that was screened before is certified by the range of the job's run. */
function hasOwnCertificate(row: EntityRow, answer: Screened | undefined): boolean {
  return row.lastScreenedAt === null || (answer !== undefined && (answer.hits.length > 0 || answer.truncated));
}

const MORE = ' There are more: they follow once these are decided.';

function evidenceColumns(row: EntityRow, { hit, party }: Found, screeningId: number, now: number) {
  const { score, explanation, evidence } = hit;
  const hashes = { entityHash: row.matchHash, partyHash: party.matchHash };
  return { score, explanation, evidence, ...hashes, screeningId, keepQuiet: true, updatedAt: now };
}

type Parties = Awaited<ReturnType<typeof partiesOf>>;

/** What explains that matches are raised: what changed since, and whether a list was updated. */
type Why = Parameters<typeof reopening>[2] & { isUpdate: boolean; threshold: number };

function updateMatches(
  ctx: Ctx,
  write: Write,
  {
    row,
    changes,
    parties,
    screeningId,
    why,
  }: { row: EntityRow; changes: Reconciliation; parties: Parties; screeningId: number; why: Why },
): void {
  const { now, threshold } = why;
  const update = (before: MatchRow, change: Partial<MatchRow>) =>
    write.add(ctx.db.orm.update(match).set(change).where(eq(match.id, before.id)));
  for (const one of changes.renewed) {
    const evidence = evidenceColumns(row, one, screeningId, now);
    const opened = {
      ...evidence,
      ...UNDECIDED,
      state: 'pending' as const,
      reopened: reopening(row, one, why),
      waitingSince: waitingSince(one.before, now),
    };
    update(one.before, one.reopens ? opened : evidence);
  }
  for (const before of changes.withdrawn) {
    // Nobody has decided it, so it does not stay quiet: what is found again waits again.
    const isListed = parties.get(before.partyId)?.isListed ?? false;
    const noLonger = before.score < threshold ? `${BELOW_THRESHOLD} of ${threshold}` : NO_LONGER_ALIKE;
    const reason = isListed ? noLonger : DELISTED;
    const settled = { ...UNDECIDED, reason, keepQuiet: false, decidedAt: now, updatedAt: now };
    update(before, { state: 'dismissed', ...settled });
    const told = { match: before.id, party: before.partyId, score: before.score, reason };
    write.audit('match.withdraw', { type: 'entity', id: row.id }, told);
  }
}

function sanctionAlert(
  row: EntityRow,
  {
    fresh,
    reopened,
    hasMore,
    why,
    cause,
  }: {
    fresh: readonly Found[];
    reopened: readonly (Found & { before: MatchRow })[];
    hasMore: boolean;
    why: Why;
    cause: string;
  },
): typeof alert.$inferInsert {
  const raised = [...fresh, ...reopened].toSorted((one, other) => other.hit.score - one.hit.score);
  const lists = [...new Set(raised.map((one) => one.party.title))].join(', ');
  const count = raised.length === 1 ? '1 possible match' : `${raised.length} possible matches`;
  const again = fresh.length === 0 ? ` (reopened: ${whyReopened(row, reopened)})` : '';
  const [best] = raised;
  const update = best && why.isUpdate ? updateSentence(why.history, best.hit.id) : '';
  // What is cut off a long text must not be whom it is about.
  const who = best ? `Best match: ${best.party.primaryName}, score ${Math.round(best.hit.score)}. ` : '';
  const explanation = best ? ` ${best.hit.explanation}` : '';
  return {
    entityId: row.id,
    alertType: 'sanction',
    severity: raised.some((one) => one.party.kind === 'sanctions') ? 'high' : 'medium',
    content: `${who}${count} on ${lists}${again}.${update}${explanation}${hasMore ? MORE : ''}`,
    cause,
    createdAt: why.now,
  };
}
