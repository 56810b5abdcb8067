/** The effect of other weights on every score. Nothing is screened and nothing is written. */
import { inIds } from '@tamis/db/db';
import { entity } from '@tamis/db/schema';
import { type RiskLevel, riskBand } from '@tamis/screening/risk/bands';
import type { Ctx } from '../context.ts';
import { type StoredScore, createJoiner, storedScores } from '../risk/stored-scores.ts';
import { sharesOf } from './in-force.ts';
import type { RiskPreview, RiskWeights } from './schema.ts';

/** Up to this many changes of band raise an alert each: what a few people can read in a day. See decision 21. */
const MAX_ALERTS = 100;
/** How many of the entities that change most are named. */
const NAMED = 20;
/** Points per step of the chart; the last step includes 100. */
const STEP = 10;
const STEPS = 100 / STEP;

interface Move {
  id: number;
  before: number;
  after: number;
}

/**
 * Combines the four scores of each entity's newest assessment with these weights, in one pass over pages of entities:
 * memory does not grow with their number, and other requests are served between two pages.
 */
export async function previewRiskWeights(ctx: Ctx, weights: RiskWeights): Promise<RiskPreview> {
  const tally = new Tally();
  const join = createJoiner(sharesOf(weights));
  for (let page = await storedScores(ctx, { after: 0 }); page.length > 0;) {
    for (const score of page) tally.count(score, scoreBy(join, score));
    await ctx.breathe();
    page = await storedScores(ctx, { after: page.at(-1)?.id ?? 0 });
  }
  return tally.answer(await namesOf(ctx, tally.most));
}

/** The higher of the declared score and the one by these weights; an entity that was never assessed keeps its score. */
function scoreBy(join: ReturnType<typeof createJoiner>, { assessed, declared, score, isCountry }: StoredScore): number {
  return assessed === null ? score : Math.max(declared, join({ isCountry }, assessed.scores).overall);
}

class Tally {
  readonly #before = Array<number>(STEPS).fill(0);
  readonly #after = Array<number>(STEPS).fill(0);
  readonly #moves = new Map<string, { from: RiskLevel; to: RiskLevel; count: number }>();
  #entities = 0;
  #scoresChanged = 0;
  /** The entities that change most, largest change first. */
  most: Move[] = [];

  count({ id, score: before }: StoredScore, after: number): void {
    this.#entities += 1;
    this.#before[stepOf(before)]! += 1;
    this.#after[stepOf(after)]! += 1;
    if (before === after) return;
    this.#scoresChanged += 1;
    const [from, to] = [riskBand(before), riskBand(after)];
    if (from !== to) {
      const move = this.#moves.get(`${from}-${to}`) ?? { from, to, count: 0 };
      move.count += 1;
      this.#moves.set(`${from}-${to}`, move);
    }
    this.#keep({ id, before, after });
  }

  /** Of two equal changes, the entity with the lower id is kept, which came first. */
  #keep(move: Move): void {
    const last = this.most.at(-1);
    if (this.most.length === NAMED && last && distance(move) <= distance(last)) return;
    const at = this.most.findIndex((other) => distance(other) < distance(move));
    this.most.splice(at === -1 ? this.most.length : at, 0, move);
    this.most.length = Math.min(this.most.length, NAMED);
  }

  answer(names: ReadonlyMap<number, string>): RiskPreview {
    const moves = [...this.#moves.values()].toSorted((one, other) => other.count - one.count);
    const bandsChanged = moves.reduce((sum, { count }) => sum + count, 0);
    return {
      entities: this.#entities,
      scoresChanged: this.#scoresChanged,
      moves,
      bandsChanged,
      raisesAlerts: bandsChanged <= MAX_ALERTS,
      mostAlerts: MAX_ALERTS,
      before: asCounts(this.#before),
      after: asCounts(this.#after),
      most: this.most.map((move) => ({ ...move, name: names.get(move.id) ?? '' })),
    };
  }
}

const distance = ({ before, after }: Move) => Math.abs(after - before);
const stepOf = (score: number) => Math.min(STEPS - 1, Math.floor(score / STEP));
const asCounts = (counts: readonly number[]) => counts.map((count, at) => ({ from: at * STEP, count }));

async function namesOf(ctx: Ctx, moves: readonly Move[]): Promise<Map<number, string>> {
  const ids = moves.map(({ id }) => id);
  const rows = await ctx.db.orm.select({ id: entity.id, name: entity.name }).from(entity).where(inIds(entity.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
