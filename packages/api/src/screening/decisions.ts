import { inIds } from '@tamis/db/db';
import { entity, match } from '@tamis/db/schema';
import type { Ctx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { reassess } from '../risk/reassess.ts';
import { narrateInBackground } from '../risk/service.ts';
import { type Write, commit } from '../write.ts';
import type { ConfirmMatches, DismissMatches, Match } from './schema.ts';
import { standingMatches } from './listed-parties.ts';
import { UNDECIDED } from './screen-entities.ts';
import { matchesById } from './service.ts';

type MatchRow = typeof match.$inferSelect;
type State = MatchRow['state'];

/** What may follow what. `proposed` is reached only under four-eyes. */
const TRANSITIONS: Record<'confirm' | 'dismiss' | 'undo', readonly State[]> = {
  confirm: ['pending'],
  dismiss: ['pending'],
  undo: ['confirmed', 'dismissed'],
};

/** The listed parties are the entities: flags, lists and risk follow. */
export async function confirmMatches(ctx: Ctx, { matchIds, note }: ConfirmMatches): Promise<Match[]> {
  return decide(ctx, 'confirm', matchIds, { state: 'confirmed', reason: null, note: note ?? null });
}

/** The listed parties are someone else. The pairs stay quiet until either side changes, unless that is declined. */
export async function dismissMatches(
  ctx: Ctx,
  { matchIds, reason, note, keepQuiet }: DismissMatches,
): Promise<Match[]> {
  return decide(ctx, 'dismiss', matchIds, { state: 'dismissed', reason, note: note ?? null, keepQuiet });
}

/** Back to pending; what followed from the decisions is taken back with them. */
export async function undoDecisions(ctx: Ctx, matchIds: readonly number[]): Promise<Match[]> {
  return decide(ctx, 'undo', matchIds, { state: 'pending', ...UNDECIDED, keepQuiet: true });
}

/** All of them or none, as one batch; each decision is an audit event of its own. Answers the matches as they are now. */
async function decide(
  ctx: Ctx,
  act: keyof typeof TRANSITIONS,
  matchIds: readonly number[],
  change: Partial<MatchRow> & { state: State },
): Promise<Match[]> {
  const entityIds = await commit(ctx, async (write) => {
    const found = await ctx.db.orm.select().from(match).where(inIds(match.id, matchIds));
    assertDecidable(act, matchIds, found);
    const decided = act === 'undo' ? {} : { decidedBy: ctx.user?.id ?? null, decidedAt: ctx.now() };
    write.add(
      ctx.db.orm
        .update(match)
        .set({ ...change, ...decided, updatedAt: ctx.now() })
        .where(inIds(match.id, matchIds)),
    );
    for (const before of found) {
      write.audit(
        `match.${act}`,
        { type: 'entity', id: before.entityId },
        {
          match: before.id,
          party: before.partyId,
          from: before.state,
          to: change.state,
          reason: change.reason ?? before.reason,
          note: change.note ?? before.note,
        },
      );
    }
    const concerned = [...new Set(found.map(({ entityId }) => entityId))];
    await followDecision(ctx, write, concerned, { matchIds, state: change.state });
    return concerned;
  });
  for (const entityId of entityIds) narrateInBackground(ctx, entityId);
  return matchesById(ctx, matchIds);
}

function assertDecidable(act: keyof typeof TRANSITIONS, matchIds: readonly number[], found: readonly MatchRow[]): void {
  const known = new Set(found.map(({ id }) => id));
  const missing = matchIds.find((id) => !known.has(id));
  if (missing !== undefined) throw new NotFound(`Match ${missing} not found`);
  const refused = found.filter(({ state }) => !TRANSITIONS[act].includes(state));
  if (refused.length === 0) return;
  const [first] = refused;
  throw new Conflict(
    matchIds.length === 1
      ? `This match is already ${first?.state}. Undo that decision first.`
      : `${refused.length} of these ${matchIds.length} matches are already decided, the first is match ${first?.id}. Take them out of the selection.`,
  );
}

/** Flags and risk as they stand once these matches have their new state. */
async function followDecision(
  ctx: Ctx,
  write: Write,
  entityIds: readonly number[],
  decided: { matchIds: readonly number[]; state: State },
): Promise<void> {
  const rows = await ctx.db.orm.select().from(entity).where(inIds(entity.id, entityIds));
  const standing = Map.groupBy(await standingMatches(ctx, entityIds, decided), ({ entityId }) => entityId);
  await reassess(ctx, write, { rows, isNew: false, matchesOf: (entityId) => standing.get(entityId) ?? [] });
}
