/** The scores of everybody's newest assessment, page by page, and what other weights make of them. */
import { entity, riskAssessment } from '@tamis/db/schema';
import { type RiskScores, type RiskWeights, contributions, overallRisk } from '@tamis/screening/risk/combine';
import { weightsFor } from '@tamis/screening/risk/weights';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { VersionedWeights } from '../settings/in-force.ts';
import { NEWEST_OF_ENTITY } from './newest-assessments.ts';

/** Entities read at a time: some milliseconds. */
const PAGE = 2_000;

/** What an entity's score in force is made of. */
export interface StoredScore {
  id: number;
  isCountry: boolean;
  /** What people declared: the higher of it and the assessment counts. */
  declared: number;
  /** The score in force, 0 to 100. */
  score: number;
  /** Null while it was never assessed. */
  assessed: { scores: RiskScores; weightsVersion: number } | null;
}

/** The entities with the next higher numbers than `after`, up to `until`, `limit` of them or a page. */
export async function storedScores(
  ctx: Pick<Ctx, 'db'>,
  { after, until, limit = PAGE }: { after: number; until?: number; limit?: number },
): Promise<StoredScore[]> {
  const last = until === undefined ? sql`` : sql`and ${entity.id} <= ${until}`;
  const page: SQL = sql`
    select json_array(entity.id, entity.type = 'country', declared_score, risk_score, sanctions_risk, political_exposure,
      adverse_media, country_risk, weights_version) as "row"
    from ${entity} left join ${riskAssessment} on risk_assessment.id = ${NEWEST_OF_ENTITY}
    where ${entity.id} > ${after} ${last} order by ${entity.id} limit ${limit}`;
  // One JSON text: libSQL's client takes several times as long for a cell of its own for each number.
  const [found] = await ctx.db.orm.all<{ rows: string | null }>(
    sql`select group_concat("row") as "rows" from (${page})`,
  );
  return (JSON.parse(`[${found?.rows ?? ''}]`) as Row[]).map(asStoredScore);
}

type Row = [
  number,
  0 | 1,
  number,
  number,
  ...([number, number, number, number, number] | [null, null, null, null, null]),
];

function asStoredScore([id, isCountry, declared, score, ...assessment]: Row): StoredScore {
  const [sanctionsRisk, politicalExposure, adverseMedia, countryRisk, weightsVersion] = assessment;
  const assessed =
    weightsVersion === null
      ? null
      : { scores: { sanctionsRisk, politicalExposure, adverseMedia, countryRisk }, weightsVersion };
  return { id, isCountry: isCountry === 1, declared, score, assessed };
}

/** What weights make of four scores. */
interface Joined {
  overall: number;
  contributions: string;
}

/** Joins scores by weights. Many entities have the same four scores, so what was joined once is kept. */
export function createJoiner(
  weights: RiskWeights,
): (score: Pick<StoredScore, 'isCountry'>, scores: RiskScores) => Joined {
  const byScores = new Map<number, Joined>();
  return ({ isCountry }, scores) => {
    const { sanctionsRisk, politicalExposure, adverseMedia, countryRisk } = scores;
    const key =
      (((sanctionsRisk * 101 + politicalExposure) * 101 + adverseMedia) * 101 + countryRisk) * 2 + Number(isCountry);
    const known = byScores.get(key);
    if (known) return known;
    const used = weightsFor(isCountry ? 'country' : 'person', weights);
    const joined = {
      overall: overallRisk(scores, used),
      contributions: JSON.stringify(contributions(scores, used)),
    };
    byScores.set(key, joined);
    return joined;
  };
}

/**
 * Tells of a stored score whether weights join it otherwise, in the overall score or in what each factor brings to it, than
 * those that its assessment names. `all` are all weights that were ever in force.
 */
export function createOutdated(
  { version, weights }: VersionedWeights,
  all: ReadonlyMap<number, RiskWeights>,
): (score: StoredScore) => boolean {
  const now = createJoiner(weights);
  const joiners = new Map([...all].map(([at, theirs]) => [at, createJoiner(theirs)]));
  return (score) => {
    const { assessed } = score;
    if (assessed === null || assessed.weightsVersion === version) return false;
    const then = joiners.get(assessed.weightsVersion);
    if (!then)
      throw new Error(`Entity ${score.id} was assessed with weights ${assessed.weightsVersion}, which are not there`);
    const [before, after] = [then(score, assessed.scores), now(score, assessed.scores)];
    return before.overall !== after.overall || before.contributions !== after.contributions;
  };
}
