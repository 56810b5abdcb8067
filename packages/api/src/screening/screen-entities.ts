import { inIds } from '@tamis/db/db';
import { type EntityRow, type MatchRow, alert, entity, match, screening } from '@tamis/db/schema';
import type { Screening } from '@tamis/screening';
import { and, inArray } from 'drizzle-orm';
import { type Ctx, nameOfActor } from '../context.ts';
import { counted } from '../counted.ts';
import { entitySubject, entityWarning } from '../entities/subject.ts';
import { reassess } from '../risk/reassess.ts';
import { stepsInTurns } from '../turns.ts';
import type { Write } from '../write.ts';
import { textOfRow } from './certificate-digest.ts';
import { certifiedHit } from './certificate-rows.ts';
import { type Findings, type Outcome, type ScreeningInput, findingsOf } from './findings.ts';
import type { IndexSet } from './index-store.ts';
import { listSetIdOf } from './list-sets.ts';
import { type StandingMatch, severityOf, withParty } from './listed-parties.ts';
import { raiseChangeAlerts } from './change-alerts.ts';
import { raiseListingAlerts } from './listing-alerts.ts';
import { isConfirmed } from './match-transitions.ts';
import { nearestInSteps } from './nearest.ts';
import { MATCHES_PER_ENTITY } from './screen-subjects.ts';
import { recordRange } from './screening-runs.ts';
import { updateSentence, whyReopened } from './what-changed.ts';
import { type Why, insertMatches, updateMatches, whyOf } from './write-matches.ts';

/**
 * Adds the result of a screening to a write: the certificate, new and reopened matches, an alert for each entity that
 * has any, an alert for each confirmed match whose party has changed, has left its list or is back, and the resulting
 * flags and risk. Returns the number of entities with a new possible match.
 */
export async function planScreenings(ctx: Ctx, write: Write, input: ScreeningInput): Promise<number> {
  // Without a list nothing was searched, so nobody is certified as clear.
  if (input.set.lists.length === 0) return withoutLists(ctx, write, input);
  if (input.rows.length === 0 && !input.range) return 0;
  const certification = await certificationOf(ctx, write, input);
  if (input.rows.length === 0) return 0;
  const findings = await findingsOf(ctx, input, certification.idOf);
  const why = await whyOf(ctx, input, findings.outcomes);
  updateMatches(ctx, write, findings, why);
  await certify(ctx, write, certification, { ...findings, set: input.set, now: why.now });
  await insertMatches(ctx, write, { ...findings, now: why.now });
  const raising = findings.outcomes.filter(({ changes, reopened }) => changes.fresh.length + reopened.length > 0);
  write.insert(
    alert,
    raising.map((outcome) => sanctionAlert(outcome, why)),
  );
  raiseChangeAlerts(write, findings.outcomes, why);
  await raiseListingAlerts(ctx, write, { confirmed: confirmedOf(findings), parties: findings.parties, now: why.now });
  await assess(ctx, write, input, findings);
  return raising.length;
}

/** The matches that were confirmed before: they count while their party is listed. */
const confirmedOf = ({ outcomes }: Findings): MatchRow[] => outcomes.flatMap(({ known }) => known.filter(isConfirmed));

async function withoutLists(ctx: Ctx, write: Write, { rows, isNew }: ScreeningInput): Promise<number> {
  if (rows.length > 0) await reassess(ctx, write, { rows, isNew, matchesOf: () => [] });
  return 0;
}

/** What the certificates of this write have in common, which entities get one of their own, and the id of each. */
type Certification = Awaited<ReturnType<typeof certificationOf>>;

/** Records the range, if there is one: it certifies the rows without a certificate of their own. */
async function certificationOf(ctx: Ctx, write: Write, input: ScreeningInput) {
  const { rows, answers, set, cause, range } = input;
  const common = {
    listSetId: await listSetIdOf(ctx, write, set),
    cause,
    byUserId: ctx.user?.id ?? null,
    actor: nameOfActor(ctx),
    threshold: set.threshold,
  };
  const confirmed = range ? await withConfirmed(ctx, input) : new Set();
  const hasOwn = (row: EntityRow) => !range || confirmed.has(row.id) || hasOwnCertificate(row, answers.get(row.id));
  const explicit = rows.filter(hasOwn).map(({ id }) => id);
  const idInRange =
    range && (await recordRange(ctx, write, { ...common, maxHits: MATCHES_PER_ENTITY, range, explicit }));
  const idOf = async (entityId: number): Promise<number> => idInRange?.(entityId) ?? (await write.id(screening));
  return { common, explicit, idOf };
}

/** The range of the job's run certifies a clear result for an entity that was screened before. */
function hasOwnCertificate(row: EntityRow, answer: Screening | undefined): boolean {
  return row.lastScreenedAt === null || (answer !== undefined && (answer.hits.length > 0 || answer.truncated));
}

/** The entities with a confirmed match among what was searched: a clear result says that its decision stands. */
async function withConfirmed(ctx: Ctx, { rows, searched }: ScreeningInput): Promise<ReadonlySet<number>> {
  const ids = rows.map(({ id }) => id);
  const decided = await ctx.db.orm
    .select()
    .from(match)
    .where(and(inIds(match.entityId, ids), inArray(match.state, ['confirmed', 'proposed'])));
  const confirmed = decided.filter((row) => isConfirmed(row) && (searched === 'all' || searched.has(row.partyId)));
  return new Set(confirmed.map(({ entityId }) => entityId));
}

/** The nearest parties are looked for if a person screens a few entities, not if a job or an upload screens many. */
const MAX_WITH_NEAREST = 10;

async function certify(
  ctx: Ctx,
  write: Write,
  { common, explicit }: Certification,
  { outcomes, set, now }: { outcomes: readonly Outcome[]; set: IndexSet; now: number },
): Promise<void> {
  const certified = new Set(explicit);
  const isByPerson = ['created', 'changed', 'rescreen'].includes(common.cause) && certified.size <= MAX_WITH_NEAREST;
  const certificates: (typeof screening.$inferInsert & { id: number })[] = [];
  for (const { row, answer, screeningId, stillConfirmed } of outcomes) {
    if (!certified.has(row.id)) continue;
    const { hits, truncated, limit: maxHits } = answer;
    const query = entitySubject(row);
    const looked = isByPerson && hits.length === 0;
    const near = looked ? await stepsInTurns(nearestInSteps(set, query, set.threshold), ctx.breathe) : null;
    const nearest = near?.filter(({ party }) => !stillConfirmed.some(({ id }) => id === party));
    const asked = {
      entityId: row.id,
      at: now,
      query: { ...query, ...entityWarning(row, now) },
      maxHits,
      truncated,
      nearest,
      confirmed: stillConfirmed.map(certifiedHit),
    };
    certificates.push({ id: screeningId, ...common, ...asked, answer: hits.map(certifiedHit) });
  }
  write.insert(screening, certificates);
  write.certified.push(...certificates.map(textOfRow));
  write.add(ctx.db.orm.update(entity).set({ lastScreenedAt: now }).where(inIds(entity.id, explicit)));
}

/** Derives flags and risk from the current matches. */
async function assess(
  ctx: Ctx,
  write: Write,
  { rows, cause, isNew, beside }: ScreeningInput,
  { outcomes, parties }: Findings,
): Promise<void> {
  const standing = new Map(outcomes.map(({ row, changes }) => [row.id, changes.standing]));
  // An entity without matches keeps its assessment if an update of a list found nothing.
  const concerned = cause === 'list-update' ? rows.filter((row) => (standing.get(row.id)?.length ?? 0) > 0) : rows;
  const matchesOf = (entityId: number): StandingMatch[] =>
    (standing.get(entityId) ?? []).flatMap((one) => withParty(one, parties));
  await reassess(ctx, write, {
    rows: [...concerned, ...(beside?.rows ?? [])],
    isNew,
    matchesOf: (entityId) => (standing.has(entityId) ? matchesOf(entityId) : (beside?.matchesOf(entityId) ?? [])),
  });
}

const MORE = ' There are more: they follow once these are decided.';

function sanctionAlert({ row, answer, changes, reopened, screeningId }: Outcome, why: Why): typeof alert.$inferInsert {
  const { fresh } = changes;
  const raised = [...fresh, ...reopened].toSorted((one, other) => other.hit.score - one.hit.score);
  const lists = [...new Set(raised.map((one) => one.party.title))].join(', ');
  const count = counted(raised.length, 'possible match', 'possible matches');
  const again = fresh.length === 0 ? ` (reopened: ${whyReopened(row, reopened)})` : '';
  const [best] = raised;
  const update = best && why.isUpdate ? updateSentence(why.history, best.hit.id) : '';
  // The best match comes first: the end of a long text may be cut off.
  const who = best ? `Best match: ${best.party.primaryName}, score ${Math.round(best.hit.score)} of 100. ` : '';
  const explanation = best ? ` ${best.hit.explanation}` : '';
  return {
    entityId: row.id,
    alertType: 'sanction',
    severity: severityOf(...raised.map(({ party }) => party)),
    content: `${who}${count} on ${lists}${again}.${update}${explanation}${answer.truncated ? MORE : ''}`,
    cause: `screening:${screeningId}`,
    createdAt: why.now,
  };
}
