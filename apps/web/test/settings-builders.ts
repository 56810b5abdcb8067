import type { RiskPreview, RiskWeightsSetting, ThresholdPreview, ThresholdSetting } from '@tamis/api/settings/schema';

export const DEFAULTS = { sanctionsRisk: 100, politicalExposure: 65, adverseMedia: 85, countryRisk: 50 } as const;

/** The default weights. */
export const aWeightsSetting = (given: Partial<RiskWeightsSetting> = {}): RiskWeightsSetting => ({
  version: 0,
  weights: DEFAULTS,
  defaults: DEFAULTS,
  history: [],
  job: null,
  ...given,
});

const counts = Array.from({ length: 10 }, (_, at) => ({ from: at * 10, count: 0 }));

/** Of three entities, one falls from medium to low. */
export const aRiskPreview = (given: Partial<RiskPreview> = {}): RiskPreview => ({
  entities: 3,
  scoresChanged: 2,
  moves: [{ from: 'medium', to: 'low', count: 1 }],
  bandsChanged: 1,
  raisesAlerts: true,
  mostAlerts: 100,
  before: counts.with(5, { from: 50, count: 1 }),
  after: counts.with(3, { from: 30, count: 1 }),
  most: [{ id: 7, name: 'Signe Almqvist', before: 50, after: 30 }],
  ...given,
});

const figures = (threshold: number) => ({ threshold, peopleOf10000: 42, companiesOf10000: 90, missedOf10000: 539 });

/** The default threshold. */
export const aThresholdSetting = (given: Partial<ThresholdSetting> = {}): ThresholdSetting => ({
  version: 0,
  threshold: 70,
  default: 70,
  least: 50,
  most: 90,
  meaning: figures(70),
  figures: [figures(70)],
  engine: 'tamis-6',
  history: [],
  job: null,
  ...given,
});

/** Of 8 waiting matches, one is below 80. */
export const aThresholdPreview = (given: Partial<ThresholdPreview> = {}): ThresholdPreview => ({
  inForce: figures(70),
  proposed: figures(80),
  waiting: 8,
  withdrawn: 1,
  returning: 0,
  confirmedBelow: 0,
  proposedBelow: 0,
  scores: Array.from({ length: 10 }, (_, at) => ({ from: 50 + at * 5, count: at === 5 ? 8 : 0 })),
  closest: [{ id: 4, entityId: 7, entity: 'Rustam Talvani', score: 77, party: 'Rustam Halvani', list: 'OFAC' }],
  ...given,
});
