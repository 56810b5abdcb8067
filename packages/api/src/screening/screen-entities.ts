import { inIds } from '@tamis/db/db';
import { type EntityRow, type MatchRow, alert, entity, match, screening } from '@tamis/db/schema';
import { type ScreenOptions, type Subject, createScreener, screen } from '@tamis/screening';
import { eq } from 'drizzle-orm';
import { type Ctx, nameOfActor } from '../context.ts';
import { entitySubject } from '../entities/subject.ts';
import { type Concerned, reassess } from '../risk/reassess.ts';
import { turnsOf } from '../turns.ts';
import type { Write } from '../write.ts';
import { certifiedHit } from './certified-hit.ts';
import { MATCHES_PER_ENTITY, type Screened, type WholeAnswer, wholeAnswer } from './cut-answer.ts';
import { type FoldedMatch, foldsOf } from './fold.ts';
import { UNDECIDED, standingState, waitingSince } from './four-eyes.ts';
import type { IndexSet } from './index-store.ts';
import { alikeAgain, keptWaiting, unlikeNow } from './kept-waiting.ts';
import { listSetIdOf } from './list-sets.ts';
import { type StandingMatch, partiesOf, withParty } from './listed-parties.ts';
import { tellOfListings } from './listing-alerts.ts';
import { type SearchedRange, recordRange } from './screening-runs.ts';
import { type Found, type PairFound, type Reconciliation, type Searched, reconcile } from './reconcile.ts';
import { askedThen, historyOf, reopening, updateSentence, whyReopened } from './what-changed.ts';
import { withdrawalReason } from './withdrawal.ts';
import type { Withdrawal } from './schema.ts';

export type Cause = (typeof screening.cause.enumValues)[number];

/** Answers by entity id. */
type Screenings = Map<number, Screened>;
const NOTHING: Screened = { hits: [], truncated: false };

/** How entities are screened against a set. */
const screenOptions = ({ threshold }: IndexSet): Required<ScreenOptions> => ({
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
 * any, one for each confirmed match whose party has left its list or is back, and the flags and the risk that follow. Answers the number of entities with a new possible match.
 */
export async function planScreenings(ctx: Ctx, write: Write, input: ScreeningInput): Promise<number> {
  // Before the first list is there nothing has been searched: nobody is certified as clear.
  if (input.set.lists.length === 0) return withoutLists(ctx, write, input);
  if (input.rows.length === 0 && !input.range) return 0;
  const certification = await certificationOf(ctx, write, input);
  if (input.rows.length === 0) return 0;
  const findings = await findingsOf(ctx, input, certification.idOf);
  const why = await whyOf(ctx, input, findings.outcomes);
  updateMatches(ctx, write, findings, why);
  certify(ctx, write, certification, { ...findings, now: why.now });
  await insertMatches(ctx, write, { ...findings, now: why.now });
  const raising = findings.outcomes.filter(({ changes, reopened }) => changes.fresh.length + reopened.length > 0);
  write.insert(
    alert,
    raising.map((outcome) => sanctionAlert(outcome, why)),
  );
  await tellOfListings(ctx, write, { confirmed: confirmedOf(findings), parties: findings.parties, now: why.now });
  await assess(ctx, write, input, findings);
  return raising.length;
}

/** Its matches as they were that say something of an entity while their party is listed. */
const confirmedOf = ({ outcomes }: Findings): MatchRow[] =>
  outcomes.flatMap(({ known }) => known.filter((row) => standingState(row) === 'confirmed'));

async function withoutLists(ctx: Ctx, write: Write, { rows, isNew }: ScreeningInput): Promise<number> {
  if (rows.length > 0) await reassess(ctx, write, { rows, isNew, matchesOf: () => [] });
  return 0;
}

/** What certificates of this write have in common, which rows have one of their own, and the number of each. */
type Certification = Awaited<ReturnType<typeof certificationOf>>;

/** Records the range, where there is one: it certifies the rows that have no certificate of their own. */
async function certificationOf(ctx: Ctx, write: Write, { rows, answers, set, cause, range }: ScreeningInput) {
  const common = {
    listSetId: await listSetIdOf(ctx, write, set),
    cause,
    byUserId: ctx.user?.id ?? null,
    actor: nameOfActor(ctx),
    threshold: set.threshold,
  };
  const explicit = rows.filter((row) => !range || hasOwnCertificate(row, answers.get(row.id))).map(({ id }) => id);
  const idInRange =
    range && (await recordRange(ctx, write, { ...common, maxHits: MATCHES_PER_ENTITY, range, explicit }));
  const idOf = async (entityId: number): Promise<number> => idInRange?.(entityId) ?? (await write.id(screening));
  return { common, explicit, idOf };
}

/** A clear answer about an entity that was screened before is certified by the range of the job's run. */
function hasOwnCertificate(row: EntityRow, answer: Screened | undefined): boolean {
  return row.lastScreenedAt === null || (answer !== undefined && (answer.hits.length > 0 || answer.truncated));
}

function certify(
  ctx: Ctx,
  write: Write,
  { common, explicit }: Certification,
  { outcomes, now }: { outcomes: readonly Outcome[]; now: number },
): void {
  const certified = new Set(explicit);
  const certificates: (typeof screening.$inferInsert)[] = [];
  for (const { row, answer, screeningId } of outcomes) {
    if (!certified.has(row.id)) continue;
    const { hits, truncated, limit: maxHits } = answer;
    const asked = { entityId: row.id, at: now, query: entitySubject(row), maxHits, truncated };
    certificates.push({ id: screeningId, ...common, ...asked, answer: hits.map(certifiedHit) });
  }
  write.insert(screening, certificates);
  write.add(ctx.db.orm.update(entity).set({ lastScreenedAt: now }).where(inIds(entity.id, explicit)));
}

/** The new matches, each in its fold; those that were there may come into another one. */
async function insertMatches(
  ctx: Ctx,
  write: Write,
  { outcomes, parties, now }: Findings & { now: number },
): Promise<void> {
  const matches: (typeof match.$inferInsert)[] = [];
  const toFold: FoldedMatch[][] = [];
  for (const { row, known, changes, screeningId } of outcomes) {
    const raised: FoldedMatch[] = [];
    for (const one of changes.fresh) {
      const id = await write.id(match);
      const evidence = evidenceColumns(row, one, screeningId, now);
      const since = { createdAt: now, waitingSince: now };
      matches.push({ id, entityId: row.id, partyId: one.hit.id, ...evidence, state: 'pending', ...since });
      raised.push({ id, partyId: one.hit.id, list: one.party.code, score: one.hit.score });
    }
    if (isFoldedAnew(known, changes)) toFold.push([...raised, ...stillAlike(known, changes, parties)]);
  }
  const folds = await foldsOf(ctx, toFold);
  write.insert(
    match,
    matches.map((row) => Object.assign(row, { foldId: folds.get(row.id ?? 0) })),
  );
  for (const { id, foldId: before } of outcomes.flatMap(({ known }) => known)) {
    const foldId = folds.get(id) ?? before;
    if (foldId !== before) write.add(ctx.db.orm.update(match).set({ foldId }).where(eq(match.id, id)));
  }
}

/** Flags and risk follow from the matches that stand now. */
async function assess(
  ctx: Ctx,
  write: Write,
  { rows, cause, isNew, beside }: ScreeningInput,
  { outcomes, parties }: Findings,
): Promise<void> {
  const standing = new Map(outcomes.map(({ row, changes }) => [row.id, changes.standing]));
  // An update of a list that found nothing leaves an entity without matches as it was assessed before.
  const concerned = cause === 'list-update' ? rows.filter((row) => (standing.get(row.id)?.length ?? 0) > 0) : rows;
  const matchesOf = (entityId: number): StandingMatch[] =>
    (standing.get(entityId) ?? []).flatMap((one) => withParty(one, parties));
  await reassess(ctx, write, {
    rows: [...concerned, ...(beside?.rows ?? [])],
    isNew,
    matchesOf: (entityId) => (standing.has(entityId) ? matchesOf(entityId) : (beside?.matchesOf(entityId) ?? [])),
  });
}

/** What was found of one entity, and what it changes in the matches that it has. */
interface Outcome {
  row: EntityRow;
  answer: WholeAnswer;
  /** Its matches as they were. */
  known: readonly MatchRow[];
  changes: Reconciliation;
  reopened: Reconciliation['renewed'];
  /** The certificate that it rests on. */
  screeningId: number;
}

interface Findings {
  outcomes: readonly Outcome[];
  /** Those that were found or stand in a match. */
  parties: Parties;
}

async function findingsOf(
  ctx: Ctx,
  { rows, answers, set, searched, isNew, known: given }: ScreeningInput,
  idOf: Certification['idOf'],
): Promise<Findings> {
  const ids = rows.map((row) => row.id);
  const all = given ?? (isNew ? [] : await ctx.db.orm.select().from(match).where(inIds(match.entityId, ids)));
  const knownOf = Map.groupBy(all, (row) => row.entityId);
  const whole: (Pick<Outcome, 'row' | 'answer' | 'known' | 'screeningId'> & {
    hits: PairFound[];
    unlike: PairFound[];
  })[] = [];
  for (const row of rows) {
    const known = knownOf.get(row.id) ?? [];
    const answer = await wholeAnswer(ctx, { set, row, answer: answers.get(row.id) ?? NOTHING, known, searched });
    const found = [...answer.hits, ...answer.stillAlike];
    const kept = await keptWaiting(ctx, { row, known, found, searched, threshold: set.threshold });
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

/** Whether its matches may fold in another way: others are there, or what one was compared with has changed. */
const isFoldedAnew = (known: readonly MatchRow[], { fresh, renewed, kept, withdrawn }: Reconciliation): boolean =>
  fresh.length + renewed.length + kept.length + withdrawn.length > 0 || known.some(({ foldId }) => foldId === null);

/** The matches that it had and keeps, with their new scores. */
function stillAlike(
  known: readonly MatchRow[],
  { renewed, kept, withdrawn }: Reconciliation,
  parties: Parties,
): FoldedMatch[] {
  const gone = new Set(withdrawn.map(({ id }) => id));
  const scores = new Map([...renewed, ...kept].map(({ before, hit }) => [before.id, hit.score]));
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
  const kept = outcomes.flatMap(({ changes }) => changes.kept);
  const raised = isUpdate ? outcomes.flatMap(({ changes }) => changes.fresh) : [];
  return {
    threshold: set.threshold,
    history: await historyOf(
      ctx,
      [...raised, ...reopened, ...kept].map(({ hit }) => hit.id),
    ),
    asked: await askedThen(
      ctx,
      [...reopened, ...kept].map(({ before }) => before.screeningId),
    ),
    now: ctx.now(),
    isUpdate,
  };
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

/** Matches that hold as they did or otherwise, and waiting ones that no longer do: withdrawn, or kept for two people. */
function updateMatches(ctx: Ctx, write: Write, { outcomes, parties }: Findings, why: Why): void {
  const update = (before: MatchRow, change: Partial<MatchRow>) =>
    write.add(ctx.db.orm.update(match).set(change).where(eq(match.id, before.id)));
  for (const { row, changes, screeningId } of outcomes) {
    for (const one of changes.renewed) {
      const evidence = evidenceColumns(row, one, screeningId, why.now);
      const opened = {
        ...evidence,
        ...UNDECIDED,
        state: 'pending' as const,
        reopened: reopening(row, one, why),
        waitingSince: waitingSince(one.before, why.now),
      };
      update(one.before, one.reopens ? opened : { ...evidence, reopened: alikeAgain(one.before.reopened) });
      if (one.reopens) write.audit('match.reopen', { type: 'entity', id: row.id }, reopeningTold(row, one));
    }
    for (const one of changes.kept) {
      const marked = unlikeNow(one.before, reopening(row, one, why));
      const evidence = evidenceColumns(row, one, screeningId, why.now);
      update(one.before, { ...evidence, ...UNDECIDED, state: 'pending', reopened: marked });
      write.audit(
        'match.keep',
        { type: 'entity', id: row.id },
        { ...formerTold(one), why: withdrawalReason('no-longer-alike', why.threshold) },
      );
    }
    for (const before of changes.withdrawn) {
      // Nobody has decided it, so it does not stay quiet: what is found again waits again.
      const reason = withdrawalReason(whyWithdrawn(before, parties, why), why.threshold);
      const settled = { ...UNDECIDED, reason, keepQuiet: false, decidedAt: why.now, updatedAt: why.now };
      update(before, { state: 'dismissed', ...settled });
      const told = { match: before.id, party: before.partyId, score: before.score, reason };
      write.audit('match.withdraw', { type: 'entity', id: row.id }, told);
    }
  }
}

/** What the audit log tells of a match that a screening opens again: what a person had decided or proposed, and why it is no more. */
function reopeningTold(row: EntityRow, one: Reconciliation['renewed'][number]) {
  return { ...formerTold(one), why: whyReopened(row, [one]) };
}

function formerTold({ hit: { score }, before }: Pick<Reconciliation['renewed'][number], 'hit' | 'before'>) {
  const { id, partyId, state, reason, note, proposal } = before;
  const former = proposal ?? { to: state, reason, note };
  return {
    match: id,
    party: partyId,
    score,
    was: { state, to: former.to, reason: former.reason, note: former.note },
  };
}

function whyWithdrawn({ partyId, score }: MatchRow, parties: Parties, { threshold }: Why): Withdrawal {
  if (parties.get(partyId)?.isListed !== true) return 'delisted';
  return score < threshold ? 'below-threshold' : 'no-longer-alike';
}

function sanctionAlert({ row, answer, changes, reopened, screeningId }: Outcome, why: Why): typeof alert.$inferInsert {
  const { fresh } = changes;
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
    content: `${who}${count} on ${lists}${again}.${update}${explanation}${answer.truncated ? MORE : ''}`,
    cause: `screening:${screeningId}`,
    createdAt: why.now,
  };
}
