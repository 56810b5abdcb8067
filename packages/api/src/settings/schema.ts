import { RISK_LABELS } from '@tamis/screening/risk/bands';
import { THRESHOLD_BOUNDS } from '@tamis/screening/matching/threshold';
import { WEIGHT_BOUNDS } from '@tamis/screening/risk/weights';
import * as v from 'valibot';
import { Job } from '../jobs/schema.ts';
import { id, isoTime, leastSeen, level, readOnly, upright } from '../wire.ts';

/** Who made a change, when and why. */
export const Changed = v.object({ by: v.string(), at: isoTime, reason: v.string() });
export type Changed = v.InferOutput<typeof Changed>;

/** What is really in effect, whatever the cards beside it show. */
export const Diagnostics = v.object({
  model: v.pipe(
    v.nullable(v.string()),
    v.description('The language model that is configured; null where rules do its work'),
  ),
  feeds: v.number(),
  failedFeeds: v.pipe(v.number(), v.description('Those whose last attempt failed')),
  failedJobs: v.pipe(v.number(), v.description('Of the last seven days')),
});
export type Diagnostics = v.InferOutput<typeof Diagnostics>;

/** Why a setting is changed; stored with the change. */
const reason = v.pipe(
  v.string('Reason is required'),
  v.trim(),
  v.nonEmpty('Reason is required'),
  leastSeen(1, 'Reason is required'),
  v.maxLength(500, 'Reason must be at most 500 characters'),
  upright,
);

/** The version that the change is based on; 0 is the default. */
const versionRead = v.pipe(
  v.number('Version is required'),
  v.integer('Version must be a whole number'),
  v.minValue(0, 'Version must be at least 0'),
  v.description('The version that was read; refused when another is in force by now'),
);

/** The lowest risk band at which a decision needs two people; `off` is never. */
export const FourEyesFrom = v.picklist(['off', 'high', 'medium', 'low']);
export type FourEyesFrom = v.InferOutput<typeof FourEyesFrom>;

/** Each choice in words. */
export const FOUR_EYES_TEXTS = {
  off: 'Off',
  high: RISK_LABELS.high,
  medium: `${RISK_LABELS.medium} and above`,
  low: 'Every entity',
} as const satisfies Record<FourEyesFrom, string>;

export const ChangeFourEyes = v.strictObject({
  version: versionRead,
  from: FourEyesFrom,
  reason,
  ...readOnly('obstacle', 'changed'),
});
export type ChangeFourEyes = v.InferOutput<typeof ChangeFourEyes>;

export const FourEyes = v.object({
  /** 0 until the first change. */
  version: v.number(),
  from: FourEyesFrom,
  /** Why it cannot be switched on now, or has no effect; null if nothing prevents it. */
  obstacle: v.nullable(v.string()),
  /** The last change; null until the first one. */
  changed: v.nullable(Changed),
});
export type FourEyes = v.InferOutput<typeof FourEyes>;

const weight = (name: string) =>
  v.pipe(
    v.number(`The weight of ${name} must be a whole number`),
    v.integer(`The weight of ${name} must be a whole number`),
    v.minValue(
      WEIGHT_BOUNDS.least,
      `The weight of ${name} must be at least ${WEIGHT_BOUNDS.least}: no factor can be switched off`,
    ),
    v.maxValue(WEIGHT_BOUNDS.most, `The weight of ${name} must be at most ${WEIGHT_BOUNDS.most}`),
  );

/** How much the score of each factor counts, in percent. */
export const RiskWeights = v.strictObject({
  sanctionsRisk: v.literal(100, 'The weight of sanctions is always 100: a sanctioned party reaches 100'),
  politicalExposure: weight('political exposure'),
  adverseMedia: weight('adverse media'),
  countryRisk: weight('country risk'),
});
export type RiskWeights = v.InferOutput<typeof RiskWeights>;

export const PreviewRiskWeights = v.strictObject({ weights: RiskWeights });
export const ChangeRiskWeights = v.strictObject({
  version: versionRead,
  weights: RiskWeights,
  reason,
  ...readOnly('defaults', 'history', 'job'),
});
export type ChangeRiskWeights = v.InferOutput<typeof ChangeRiskWeights>;

/** The four weights in force, and their history. */
export const RiskWeightsSetting = v.object({
  /** Assessments refer to it; 0 is the engine's defaults. */
  version: v.number(),
  weights: RiskWeights,
  /** The engine's defaults. */
  defaults: RiskWeights,
  /** The newest versions first. */
  history: v.array(v.object({ version: v.number(), weights: RiskWeights, ...Changed.entries })),
  /** The job that recomputes every score after the last change; null before the first one. */
  job: v.nullable(Job),
});
export type RiskWeightsSetting = v.InferOutput<typeof RiskWeightsSetting>;

/** Counts per step of the score or per band. */
const counts = v.array(v.object({ from: v.number(), count: v.number() }));

/** The effect of other weights on the current scores. */
export const RiskPreview = v.object({
  /** All entities. */
  entities: v.number(),
  /** Entities whose score would change. */
  scoresChanged: v.number(),
  /** Entities whose band would change, by band before and after; only pairs that occur. */
  moves: v.array(v.object({ from: level, to: level, count: v.number() })),
  /** Their total. */
  bandsChanged: v.number(),
  /** Whether each of these raises an alert; false if there are more than `mostAlerts`. */
  raisesAlerts: v.boolean(),
  mostAlerts: v.number(),
  /** Entities per step of ten points; the last step includes 100. */
  before: counts,
  after: counts,
  /** The entities whose score changes most, at most twenty. */
  most: v.array(v.object({ id, name: v.string(), before: v.number(), after: v.number() })),
});
export type RiskPreview = v.InferOutput<typeof RiskPreview>;

/** The range of the threshold. */
export const Threshold = v.pipe(
  v.number('Threshold must be a whole number'),
  v.integer('Threshold must be a whole number'),
  v.minValue(THRESHOLD_BOUNDS.least, `Threshold must be at least ${THRESHOLD_BOUNDS.least}`),
  v.maxValue(THRESHOLD_BOUNDS.most, `Threshold must be at most ${THRESHOLD_BOUNDS.most}`),
);

export const PreviewThreshold = v.strictObject({ threshold: Threshold });
export const ChangeThreshold = v.strictObject({
  version: versionRead,
  threshold: Threshold,
  reason,
  ...readOnly('default', 'least', 'most', 'meaning', 'figures', 'engine', 'history', 'job'),
});
export type ChangeThreshold = v.InferOutput<typeof ChangeThreshold>;

/** The figures measured at one threshold. */
const ThresholdFigures = v.object({
  threshold: v.number(),
  peopleOf10000: v.pipe(v.number(), v.description('Of 10,000 innocent people, how many alert')),
  companiesOf10000: v.pipe(v.number(), v.description('Of 10,000 innocent companies, how many alert')),
  missedOf10000: v.pipe(v.number(), v.description('Of 10,000 listed names written another way, how many are missed')),
});

/** The lowest score at which a hit becomes a match, and its history. */
export const ThresholdSetting = v.object({
  version: v.number(),
  threshold: v.number(),
  default: v.number(),
  least: v.number(),
  most: v.number(),
  /** What it means, as measured; interpolated between two measured thresholds. */
  meaning: ThresholdFigures,
  /** All figures measured, with this version of the engine. */
  figures: v.array(ThresholdFigures),
  engine: v.string(),
  /** The newest versions first. */
  history: v.array(v.object({ version: v.number(), threshold: v.number(), ...Changed.entries })),
  /** The job that screens all entities after the last change; null before the first one. */
  job: v.nullable(Job),
});
export type ThresholdSetting = v.InferOutput<typeof ThresholdSetting>;

const SampleMatch = v.object({
  id,
  entityId: id,
  entity: v.string(),
  score: v.number(),
  party: v.string(),
  list: v.string(),
});

/** The effect of another threshold on the known matches. */
export const ThresholdPreview = v.object({
  /** The figures at the threshold in force, and at the other one. */
  inForce: ThresholdFigures,
  proposed: ThresholdFigures,
  /** Matches that wait for a decision, and those of them below the new threshold, which would be withdrawn. */
  waiting: v.number(),
  withdrawn: v.number(),
  /** Matches that an earlier threshold withdrew and this one would bring back. */
  returning: v.number(),
  /** Below the new threshold, but kept as people decided or proposed; such pairs would not be found any more. */
  confirmedBelow: v.number(),
  proposedBelow: v.number(),
  /** Waiting matches per step of five points. */
  scores: counts,
  /** The matches that would be withdrawn with the highest scores, at most twenty. */
  closest: v.array(SampleMatch),
});
export type ThresholdPreview = v.InferOutput<typeof ThresholdPreview>;
