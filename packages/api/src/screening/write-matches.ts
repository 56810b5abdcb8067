/** Writes what a screening changes in the matches of entities, with the audit events. */
import { type EntityRow, type MatchRow, match } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Write } from '../write.ts';
import type { Findings, Outcome, Parties, ScreeningInput } from './findings.ts';
import { type FoldedMatch, foldsOf } from './fold.ts';
import { UNDECIDED, isConfirmed, waitingSince } from './match-transitions.ts';
import { alikeAgain, unlikeNow } from './kept-waiting.ts';
import type { Found, Reconciliation } from './reconcile.ts';
import type { Withdrawal } from './schema.ts';
import { askedThen, basisOf, changedSides, historyOf, reopening, whyReopened } from './what-changed.ts';

/** Explains why matches are raised: what has changed since, and whether a list was updated. */
export type Why = Parameters<typeof reopening>[2] & { isUpdate: boolean; threshold: number };

export async function whyOf(ctx: Ctx, { set, cause }: ScreeningInput, outcomes: readonly Outcome[]): Promise<Why> {
  const isUpdate = cause === 'list-update';
  const reopened = outcomes.flatMap((outcome) => outcome.reopened);
  const kept = outcomes.flatMap(({ changes }) => changes.kept);
  const renewed = outcomes.flatMap(({ changes }) => changes.renewed);
  const confirmed = renewed.filter(({ before, party }) => isConfirmed(before) && before.partyHash !== party.matchHash);
  const raised = isUpdate ? outcomes.flatMap(({ changes }) => changes.fresh) : [];
  return {
    threshold: set.threshold,
    history: await historyOf(
      ctx,
      [...raised, ...reopened, ...kept, ...confirmed].map(({ hit }) => hit.id),
    ),
    asked: await askedThen(
      ctx,
      [...reopened, ...kept].map(({ before }) => before.screeningId),
    ),
    now: ctx.now(),
    isUpdate,
  };
}

/** Updates matches that still hold, and waiting ones that no longer do: these are withdrawn, or kept for two people to decide. */
export function updateMatches(ctx: Ctx, write: Write, { outcomes, parties }: Findings, why: Why): void {
  const update = (before: MatchRow, change: Partial<MatchRow>) =>
    write.add(ctx.db.orm.update(match).set(change).where(eq(match.id, before.id)));
  for (const { row, changes, screeningId } of outcomes) {
    for (const one of changes.renewed) {
      const evidence = evidenceColumns(row, one, screeningId, why.now);
      const opened = {
        ...evidence,
        ...UNDECIDED,
        state: 'pending' as const,
        withdrawal: null,
        reopened: reopening(row, one, why),
        waitingSince: waitingSince(one.before, why.now),
      };
      const renewed = {
        ...evidence,
        reopened: one.hit.match ? alikeAgain(one.before.reopened) : one.before.reopened,
        ...(isConfirmed(one.before) && { basis: basisOf(one.before) }),
      };
      update(one.before, one.reopens ? opened : renewed);
      if (one.reopens) write.audit('match.reopen', { type: 'entity', id: row.id }, reopeningDetails(row, one));
    }
    for (const one of changes.kept) {
      const marked = unlikeNow(one.before, reopening(row, one, why));
      const evidence = evidenceColumns(row, one, screeningId, why.now);
      update(one.before, { ...evidence, ...UNDECIDED, state: 'pending', reopened: marked });
      write.audit(
        'match.keep',
        { type: 'entity', id: row.id },
        { ...formerDetails(one), why: reasonFor('no-longer-alike', why.threshold) },
      );
    }
    for (const before of changes.withdrawn) {
      // Nobody has decided it, so it does not stay quiet: if it is found again, it waits again.
      const withdrawal = whyWithdrawn(before, row, { parties, why });
      const reason = reasonFor(withdrawal, why.threshold);
      const settled = { ...UNDECIDED, withdrawal, reason, keepQuiet: false, decidedAt: why.now, updatedAt: why.now };
      update(before, { state: 'dismissed', ...settled });
      const details = { match: before.id, party: before.partyId, score: before.score, reason };
      write.audit('match.withdraw', { type: 'entity', id: row.id }, details);
    }
  }
}

/** What the audit log records of a match that a screening reopens: what a person had decided or proposed, and why it no longer counts. */
function reopeningDetails(row: EntityRow, one: Reconciliation['renewed'][number]) {
  return { ...formerDetails(one), why: whyReopened(row, [one]) };
}

function formerDetails({ hit: { score }, before }: Pick<Reconciliation['renewed'][number], 'hit' | 'before'>) {
  const { id, partyId, state, reason, note, proposal } = before;
  const former = proposal ?? { to: state, reason, note };
  return {
    match: id,
    party: partyId,
    score,
    was: { state, to: former.to, reason: former.reason, note: former.note },
  };
}

function whyWithdrawn(
  before: MatchRow,
  { matchHash: entityHash }: EntityRow,
  { parties, why }: { parties: Parties; why: Why },
): Withdrawal {
  const party = parties.get(before.partyId);
  if (party?.isListed !== true) return 'delisted';
  const isUnchanged = changedSides(before, { entityHash, partyHash: party.matchHash }).length === 0;
  return isUnchanged && before.score < why.threshold ? 'below-threshold' : 'no-longer-alike';
}

/** What people read as the reason of a withdrawn match. */
function reasonFor(withdrawal: Withdrawal, threshold: number): string {
  if (withdrawal === 'below-threshold') return `Below the threshold of ${threshold}`;
  return withdrawal === 'delisted' ? 'Taken off the list' : 'No longer alike after a change';
}

/** Inserts the new matches, each in its fold; an existing match may move to another fold. */
export async function insertMatches(
  ctx: Ctx,
  write: Write,
  { outcomes, parties, now }: Findings & { now: number },
): Promise<void> {
  const matches: (typeof match.$inferInsert & { id: number })[] = [];
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
    if (needsFolding(known, changes)) toFold.push([...raised, ...stillAlike(known, changes, parties)]);
  }
  const folds = await foldsOf(ctx, toFold);
  const inFold = (row: (typeof matches)[number]) => ({ ...row, foldId: folds.get(row.id) });
  write.insert(match, matches.map(inFold));
  for (const { id, foldId: before } of outcomes.flatMap(({ known }) => known)) {
    const foldId = folds.get(id) ?? before;
    if (foldId !== before) write.add(ctx.db.orm.update(match).set({ foldId }).where(eq(match.id, id)));
  }
}

/** Whether the matches of an entity may fold differently: there are others now, or one has new evidence. */
const needsFolding = (known: readonly MatchRow[], { fresh, renewed, kept, withdrawn }: Reconciliation): boolean =>
  fresh.length + renewed.length + kept.length + withdrawn.length > 0 || known.some(({ foldId }) => foldId === null);

/** The matches that an entity had and keeps, with their new scores. */
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

function evidenceColumns(row: EntityRow, { hit, party }: Found, screeningId: number, now: number) {
  const { score, explanation, evidence } = hit;
  const hashes = { entityHash: row.matchHash, partyHash: party.matchHash };
  return { score, explanation, evidence, ...hashes, screeningId, keepQuiet: true, updatedAt: now };
}
