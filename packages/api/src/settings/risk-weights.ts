/** The weights that combine the four risk scores, as a versioned setting. */
import type { Ctx } from '../context.ts';
import { startJob } from '../jobs/runner.ts';
import { queueReweighing } from '../jobs/service.ts';
import { commit } from '../write.ts';
import { DEFAULT_PERCENT, asWeights } from './in-force.ts';
import { previewRiskWeights } from './risk-preview.ts';
import type { ChangeRiskWeights, RiskWeights, RiskWeightsSetting } from './schema.ts';
import { inForce } from './stored.ts';
import { assertUnchanged, jobInForce, storeVersion, versionsOf } from './versions.ts';

const KEY = 'risk-weights';

/** The setting as shown to administrators. */
export async function getRiskWeights(ctx: Ctx): Promise<RiskWeightsSetting> {
  const { version, value } = await inForce(ctx, KEY);
  const versions = await versionsOf(ctx, KEY);
  return {
    version,
    weights: asWeights(value),
    defaults: DEFAULT_PERCENT,
    history: versions.map(({ value: was, ...row }) => ({ ...row, weights: asWeights(was) })),
    job: await jobInForce(ctx, KEY),
  };
}

/**
 * Puts other weights into force and starts the job that recomputes every score. Throws `Conflict` if another version
 * than the one that was read is in force.
 */
export async function changeRiskWeights(ctx: Ctx, input: ChangeRiskWeights): Promise<RiskWeightsSetting> {
  startJob(ctx, await storeRiskWeights(ctx, input));
  return getRiskWeights(ctx);
}

/** The same without starting the job. Returns its id; null if there is none. */
export async function storeRiskWeights(ctx: Ctx, input: ChangeRiskWeights): Promise<number | null> {
  const { weights, reason } = input;
  // Outside the write, because it reads all entities.
  const { raisesAlerts } = await previewRiskWeights(ctx, weights);
  return commit(ctx, async (write) => {
    await assertUnchanged(ctx, KEY, input.version);
    const { version: former, value } = await inForce(ctx, KEY);
    const before = asWeights(value);
    if (isSame(before, weights)) return null;
    const version = former + 1;
    const id = await queueReweighing(ctx, write, { version, raisesAlerts });
    await storeVersion(ctx, write, { key: KEY, version, from: before, to: weights, reason, jobId: id });
    return id;
  });
}

const isSame = (one: RiskWeights, other: RiskWeights) =>
  one.politicalExposure === other.politicalExposure &&
  one.adverseMedia === other.adverseMedia &&
  one.countryRisk === other.countryRisk;
