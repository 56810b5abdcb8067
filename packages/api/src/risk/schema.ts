import * as v from 'valibot';
import { isoTime } from '../wire.ts';

const scores = {
  sanctionsRisk: v.number(),
  politicalExposure: v.number(),
  adverseMedia: v.number(),
  countryRisk: v.number(),
};

export const RiskAssessment = v.object({
  summary: v.string(),
  scores: v.object(scores),
  overall: v.number(),
  /** Points of the overall score that each factor brings; they add up to it. */
  contributions: v.object(scores),
  generatedBy: v.string(),
  /** The version of the weights that the scores were joined by; 0 are the engine's own. */
  weightsVersion: v.number(),
  createdAt: isoTime,
  /** Earlier overall scores, oldest first, the current one last. */
  history: v.array(
    v.object({
      overall: v.number(),
      createdAt: isoTime,
      /** On the same evidence as the one before, by other weights. */
      byOtherWeights: v.boolean(),
    }),
  ),
});
export type RiskAssessment = v.InferOutput<typeof RiskAssessment>;
