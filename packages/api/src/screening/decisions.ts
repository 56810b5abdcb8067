import { inIds } from '@tamis/db/db';
import { type MatchRow, type Review, entity, listedParty, match, watchlist } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import { type Ctx, type CurrentUser, signedIn } from '../context.ts';
import { screenAgain } from '../entities/screen-again.ts';
import { BadRequest, Forbidden } from '../errors.ts';
import { concernedEntities, reassess } from '../risk/reassess.ts';
import { queueModelWork } from '../jobs/queue-job.ts';
import { startJob } from '../jobs/runner.ts';
import { fourEyesInForce } from '../settings/in-force.ts';
import type { FourEyesFrom } from '../settings/schema.ts';
import { type Write, commit } from '../write.ts';
import { isClearedBefore } from './cleared-before.ts';
import { withMore } from './cut-answer.ts';
import { type Act, assertDecidable, assertFits, assertListed } from './decision-refusals.ts';
import { isOfOthers, takesTwo } from './four-eyes.ts';
import * as transitions from './match-transitions.ts';
import type { Decision, Transition } from './match-transitions.ts';
import type { ApproveMatches, ConfirmMatches, DismissMatches, Match, ReturnMatches } from './schema.ts';
import { type PartyInfo, partiesOf } from './listed-parties.ts';
import { orderOfReview } from './order-of-review.ts';
import { matchesById } from './present.ts';
import { basisOf, changedSides } from './what-changed.ts';

/**
 * Confirms that the listed parties are the entities. Flags, lists and risk are updated, at once or when a second person
 * has approved.
 */
export async function confirmMatches(ctx: Ctx, { matchIds, note }: ConfirmMatches): Promise<Match[]> {
  const decision = { to: 'confirmed', reason: null, note: note ?? null, keepQuiet: true } as const;
  return decide(ctx, { act: 'confirm', matchIds }, decision);
}

/**
 * Dismisses the listed parties as someone else. The pairs stay quiet until either side changes, unless that is
 * declined.
 */
export async function dismissMatches(
  ctx: Ctx,
  { matchIds, reason, note, keepQuiet }: DismissMatches,
): Promise<Match[]> {
  const decision = { to: 'dismissed', reason, note: note ?? null, keepQuiet } as const;
  return decide(ctx, { act: 'dismiss', matchIds, assertAllowed: (found) => assertFits(reason, found) }, decision);
}

/** Undoes decisions and their consequences. Undoing somebody else's decision requires a reason. */
export async function undoDecisions(ctx: Ctx, matchIds: readonly number[], reason = ''): Promise<Match[]> {
  const byId = ctx.user?.id ?? null;
  const assertAllowed = (found: readonly WithSides[]) => {
    const other = reason ? undefined : found.find(({ before }) => isOfOthers(before, byId));
    if (other) {
      throw new BadRequest(
        `reason is required: somebody else has taken or approved the decision on match ${other.before.id}. Say why it is undone.`,
      );
    }
  };
  return decide(ctx, { act: 'undo', matchIds, assertAllowed }, { ...transitions.REOPEN, reason: reason || null });
}

/** What somebody does to matches; `assertAllowed` throws if the act may not be done to one of them. */
interface Acting {
  act: Act;
  matchIds: readonly number[];
  assertAllowed?: (found: readonly WithSides[]) => void;
}

async function decide(ctx: Ctx, acting: Acting, decision: Omit<Decision, 'review'>): Promise<Match[]> {
  const decider = { by: ctx.user?.id ?? null, at: ctx.now() };
  const transitionOf: TransitionOf = (before, { two, review }) => {
    if (before.state === 'proposed') {
      if (before.proposedBy === decider.by) return transitions.withdraw(before);
      throw new Forbidden(`Someone else proposed the decision on match ${before.id}. Approve it or return it.`);
    }
    return transitions.decide(before, { ...decision, review: decision.to === 'pending' ? null : review }, decider, two);
  };
  return transition(ctx, acting, transitionOf);
}

/** A second person approves the proposals: now flags and risk are updated. Nobody approves their own proposal. */
export async function approveMatches(ctx: Ctx, { matchIds }: ApproveMatches): Promise<Match[]> {
  const by = signedIn(ctx);
  return transition(ctx, { act: 'approve', matchIds }, (before) => {
    assertSecond(before, by);
    return transitions.approve(before, { by: by.id, at: ctx.now() });
  });
}

/** A second person returns the proposals: the matches are as before, with the note for the next reviewer. */
export async function returnMatches(ctx: Ctx, { matchIds, note }: ReturnMatches): Promise<Match[]> {
  const by = signedIn(ctx);
  return transition(ctx, { act: 'return', matchIds }, (before) => {
    assertSecond(before, by);
    return transitions.giveBack(before, note, { by: by.id, at: ctx.now() });
  });
}

function assertSecond({ id, proposedBy }: MatchRow, { id: userId }: CurrentUser): void {
  if (proposedBy === userId) {
    throw new Forbidden(`You proposed the decision on match ${id} yourself. Another person has to look at it.`);
  }
}

type TransitionOf = (before: MatchRow, given: { two: boolean; review: Review }) => Transition<number, number>;

/** Changes all matches or none, as one batch, with an audit event for each. Returns the matches as they are now. */
async function transition(
  ctx: Ctx,
  { act, matchIds, assertAllowed }: Acting,
  transitionOf: TransitionOf,
): Promise<Match[]> {
  const jobId = await commit(ctx, async (write) => {
    const found = await withSides(ctx, matchIds);
    const before = found.map((one) => one.before);
    assertDecidable(act, matchIds, before);
    const parties = await partiesOf(
      ctx,
      before.map(({ partyId }) => partyId),
    );
    assertListed(act, before, parties);
    assertAllowed?.(found);
    const from = await fourEyesInForce(ctx);
    const after = new Map(found.map((one) => [one.before.id, addTransition(ctx, write, one, { from, transitionOf })]));
    const entityIds = [...new Set(before.map(({ entityId }) => entityId))];
    const waitingAgain = found.filter(({ before: { id } }) => after.get(id)?.state === 'pending');
    await followDecisions(ctx, write, { entityIds, outdated: outdatedOf(waitingAgain, parties), after });
    return queueModelWork(ctx, write, { entityIds });
  });
  startJob(ctx, jobId);
  return matchesById(ctx, matchIds);
}

/** Matches with the facts about both sides that a transition needs. */
function withSides(ctx: Ctx, matchIds: readonly number[]) {
  return ctx.db.orm
    .select({
      before: match,
      riskScore: entity.riskScore,
      entityHash: entity.matchHash,
      code: watchlist.code,
      clearedBefore: isClearedBefore,
    })
    .from(match)
    .innerJoin(entity, eq(entity.id, match.entityId))
    .innerJoin(listedParty, eq(listedParty.id, match.partyId))
    .innerJoin(watchlist, eq(watchlist.id, listedParty.watchlistId))
    .where(inIds(match.id, matchIds));
}

type WithSides = Awaited<ReturnType<typeof withSides>>[number];

/** Adds the transition of one match to the write, and returns the match as it will be. */
function addTransition(
  ctx: Ctx,
  write: Write,
  { before, riskScore, code }: WithSides,
  { from, transitionOf }: { from: FourEyesFrom; transitionOf: TransitionOf },
): MatchRow {
  const review = { score: before.score, checks: orderOfReview({ list: { code }, ...before.evidence }) };
  const two = takesTwo(from, riskScore, before);
  const { action, change, to, reason, note, why } = transitionOf(before, { two, review });
  const [wasConfirmed, isNowConfirmed] = [before, { ...before, ...change }].map(transitions.isConfirmed);
  const compared = {
    ...(wasConfirmed && !isNowConfirmed && basisOf(before)),
    basis: isNowConfirmed ? (wasConfirmed ? before.basis : basisOf(before)) : null,
  };
  write.add(
    ctx.db.orm
      .update(match)
      // Now a person decides on it, even if a screening had withdrawn it before.
      .set({ ...change, ...compared, withdrawal: null, updatedAt: ctx.now() })
      .where(eq(match.id, before.id)),
  );
  write.audit(
    `match.${action}`,
    { type: 'entity', id: before.entityId },
    {
      match: before.id,
      party: before.partyId,
      from: before.state,
      to,
      ...(action === 'return' && before.proposal && { proposed: before.proposal.to }),
      reason,
      note,
      ...(why && { why }),
      review,
    },
  );
  return { ...before, ...change, ...compared, withdrawal: null };
}

/** Entities with a match of which one side has changed since it was decided, or whose party was taken off its list. */
function outdatedOf(
  matches: readonly { before: MatchRow; entityHash: string }[],
  parties: ReadonlyMap<number, PartyInfo>,
): ReadonlySet<number> {
  const outdated = matches.filter(({ before, entityHash }) => {
    const party = parties.get(before.partyId);
    if (!party?.isListed) return true;
    return changedSides(basisOf(before), { entityHash, partyHash: party.matchHash }).length > 0;
  });
  return new Set(outdated.map(({ before }) => before.entityId));
}

/**
 * Updates flags and risk for all entities at once, since two of them may own the same company. Some entities are first
 * screened again in this write: if the last waiting match was decided and there are more hits than were kept, the next
 * best ones follow; if a match waits again and one of its sides has changed, it is compared again, or withdrawn.
 */
async function followDecisions(
  ctx: Ctx,
  write: Write,
  {
    entityIds,
    outdated,
    after,
  }: { entityIds: readonly number[]; outdated: ReadonlySet<number>; after: ReadonlyMap<number, MatchRow> },
): Promise<void> {
  const stored = await ctx.db.orm.select().from(match).where(inIds(match.entityId, entityIds));
  const matches = stored.map((row) => after.get(row.id) ?? row);
  const isWaiting = new Set(matches.filter(({ state }) => state === 'pending').map(({ entityId }) => entityId));
  const decided = entityIds.filter((id) => !isWaiting.has(id));
  const again = new Set([...outdated, ...(await withMore(ctx, decided))]);
  const known = matches.filter(({ entityId }) => again.has(entityId)).map(keptAsDecided);
  const others = entityIds.filter((id) => !again.has(id));
  const states = new Map([...after].map(([id, row]) => [id, transitions.standingState(row)]));
  const beside = await concernedEntities(ctx, others, states);
  if (again.size === 0) await reassess(ctx, write, { ...beside, isNew: false });
  else await screenAgain(ctx, write, [...again], { known, beside });
}

/** Keeps what a person has decided: nothing has changed since, or it would be open already. */
const keptAsDecided = (row: MatchRow): MatchRow => ({ ...row, keepQuiet: row.keepQuiet || row.decidedBy !== null });
