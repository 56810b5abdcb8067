import type { Evidence, Subject } from '@tamis/screening';
import type { RiskEvidence } from '@tamis/screening/risk/assess';
import type { RiskFactor } from '@tamis/screening/risk/combine';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { user } from './accounts.ts';
import { entity } from './entities.ts';
import { job } from './system.ts';
import { listSet, listedParty } from './watchlists.ts';

/** Why a screening withdraws a waiting match. */
const WITHDRAWALS = ['delisted', 'no-longer-alike', 'below-threshold'] as const;

const CAUSES = ['created', 'changed', 'upload', 'list-update', 'rescreen', 'request'] as const;

interface AskedSubject extends Subject {
  warning?: string;
}

interface CertifiedAnswer {
  party: number;
  score: number;
  explanation?: string;
}

/**
 * Certificate of a search; never changed. If a job finds an entity clear and its query has not changed since the last
 * certificate, there is no row here: a `screening_range` proves it.
 */
export const screening = sqliteTable(
  'screening',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    entityId: integer('entity_id').references(() => entity.id),
    listSetId: integer('list_set_id')
      .notNull()
      .references(() => listSet.id),
    cause: text({ enum: CAUSES }).notNull(),
    at: integer().notNull(),
    byUserId: integer('by_user_id'),
    /** Who searched, by name; 'system' for a job. */
    actor: text().notNull().default('system'),
    /** The query: the subject as it was compared, and a warning about what could not be compared. */
    query: text({ mode: 'json' }).$type<AskedSubject>().notNull(),
    threshold: real().notNull(),
    /** The limit of hits to keep. */
    maxHits: integer('max_hits').notNull().default(20),
    /** The hits, best first: listed party, score, and a sentence that explains it (missing in older certificates). */
    answer: text({ mode: 'json' }).$type<CertifiedAnswer[]>().notNull(),
    truncated: integer({ mode: 'boolean' }).notNull().default(false),
    /** If nothing was found: the nearest parties, and what separates them. Null if nobody looked, as in older certificates. */
    nearest: text({ mode: 'json' }).$type<{ party: number; score: number; apart: string }[]>(),
    /** Confirmed matches that were not found again: their decision stands. Null in older certificates. */
    confirmed: text({ mode: 'json' }).$type<CertifiedAnswer[]>(),
  },
  (t) => [index('screening_entity').on(t.entityId, t.id)],
);

/** A job's searches with the same lists and threshold: what the certificates of all its ranges have in common. */
export const screeningRun = sqliteTable(
  'screening_run',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id),
    listSetId: integer('list_set_id')
      .notNull()
      .references(() => listSet.id),
    cause: text({ enum: CAUSES }).notNull(),
    byUserId: integer('by_user_id'),
    actor: text().notNull(),
    threshold: real().notNull(),
    maxHits: integer('max_hits').notNull(),
    /** When its newest range was searched. */
    latestAt: integer('latest_at').notNull(),
  },
  (t) => [
    uniqueIndex('screening_run_job').on(t.jobId, t.listSetId, t.threshold),
    index('screening_run_latest').on(t.latestAt),
  ],
);

/**
 * Certificates of consecutive entities that a run found clear: the entity with the number `first_entity_id + n` has the
 * certificate `first_id + n`. The query is in the entity's newest earlier certificate with a row of its own.
 */
export const screeningRange = sqliteTable(
  'screening_range',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => screeningRun.id),
    firstEntityId: integer('first_entity_id').notNull(),
    lastEntityId: integer('last_entity_id').notNull(),
    firstId: integer('first_id').notNull().unique(),
    at: integer().notNull(),
    /** Entities between the first and the last that this does not certify: they have rows of their own. */
    without: text({ mode: 'json' }).$type<number[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.lastEntityId] })],
);

/**
 * Which compared fields changed since a pair was dismissed, a decision was proposed, or a pending match was raised that is no
 * longer alike; and the earlier decision.
 */
export interface Reopened {
  at: number;
  entity: string[];
  party: string[];
  formerReason: string | null;
  formerNote: string | null;
  formerDecidedBy: number | null;
  formerDecidedAt: number | null;
  /** Why a screening had withdrawn the match; missing if a person had decided it. */
  withdrawal?: (typeof WITHDRAWALS)[number];
  /** Whether the pair was quiet; earlier versions of Tamis did not record it. */
  wasQuiet?: boolean;
  /** The earlier reason, note, person and time are those of a proposal that lapsed. */
  wasProposed?: boolean;
  /** Nothing was reopened: the match still waits, although an edit has made the two unlike (four-eyes). */
  isUnlike?: boolean;
}

/** One step of a review. `partly` if the reviewer has to weigh it. */
export interface Check {
  label: string;
  detail: string;
  outcome: 'yes' | 'partly' | 'no';
}

/** What the decision was based on: the score, and the checks in their order. */
export interface Review {
  score: number;
  checks: Check[];
}

/** What was compared: the certificate of the search, and hashes of the compared data of both sides. */
export interface Basis {
  screeningId: number;
  entityHash: string;
  partyHash: string;
}

/** A decision that waits for a second person (four-eyes). Until then the match keeps its state. */
export interface Proposal {
  to: 'pending' | 'confirmed' | 'dismissed';
  from: 'pending' | 'confirmed' | 'dismissed';
  reason: string | null;
  note: string | null;
  keepQuiet: boolean;
  /** Missing in older proposals. */
  review?: Review | null;
}

/** A proposal that was returned, or a decision that was undone, and why. */
export interface Returned {
  at: number;
  by: number;
  note: string;
  to: Proposal['to'];
  /** It was a decision that was undone. */
  wasUndone?: boolean;
}

export const match = sqliteTable(
  'match',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    entityId: integer('entity_id')
      .notNull()
      .references(() => entity.id),
    partyId: integer('party_id')
      .notNull()
      .references(() => listedParty.id),
    score: real().notNull(),
    explanation: text().notNull(),
    evidence: text({ mode: 'json' }).$type<Evidence>().notNull(),
    state: text({ enum: ['pending', 'proposed', 'confirmed', 'dismissed'] }).notNull(),
    /** Why a screening withdrew it, which `reason` says in words; null if a person decided it, or nobody yet. */
    withdrawal: text({ enum: WITHDRAWALS }),
    reason: text(),
    note: text(),
    /** A dismissed pair stays quiet until the compared data of either side changes. */
    keepQuiet: integer('keep_quiet', { mode: 'boolean' }).notNull().default(true),
    decidedBy: integer('decided_by').references(() => user.id),
    decidedAt: integer('decided_at'),
    /** What the decision was based on; the match itself may change later. Null before a decision, and for older ones. */
    review: text({ mode: 'json' }).$type<Review>(),
    /**
     * What was compared when the match was confirmed, since a confirmed match is compared again when a side changes. Null if
     * it is not confirmed, and for older decisions until a side changes.
     */
    basis: text({ mode: 'json' }).$type<Basis>(),
    /** Who approved the decision, if it took a second person. */
    approvedBy: integer('approved_by').references(() => user.id),
    approvedAt: integer('approved_at'),
    /** Set only while `state` is `proposed`. */
    proposal: text({ mode: 'json' }).$type<Proposal>(),
    proposedBy: integer('proposed_by').references(() => user.id),
    proposedAt: integer('proposed_at'),
    /** The last proposal that was returned, or decision that was undone with a reason; until the next decision. */
    returned: text({ mode: 'json' }).$type<Returned>(),
    /** The highest risk score from which the entity has left a band since the match was raised; 0 for none. */
    formerRiskScore: integer('former_risk_score').notNull().default(0),
    /** Hashes of the compared data: if either differs at the next screening, the pair is compared again. */
    entityHash: text('entity_hash').notNull(),
    partyHash: text('party_hash').notNull(),
    screeningId: integer('screening_id').notNull(),
    /**
     * The best of the entity's matches with this party on any list: matches with the same value are one row of the queue.
     * Null in older matches until the entity is next screened.
     */
    foldId: integer('fold_id'),
    /** Why a dismissed pair was reopened, with the earlier decision. */
    reopened: text({ mode: 'json' }).$type<Reopened>(),
    createdAt: integer('created_at').notNull(),
    /** When it became undecided: when it was raised or last reopened. A decision does not change it. */
    waitingSince: integer('waiting_since').notNull().default(0),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('match_pair').on(t.entityId, t.partyId),
    index('match_entity_state').on(t.entityId, t.state),
    index('match_entity_score').on(t.entityId, t.score),
    // Includes the entity, so that the queue by customer reads no match rows.
    index('match_state').on(t.state, t.score, t.foldId, t.entityId),
    index('match_state_decided').on(t.state, t.decidedAt),
    index('match_state_waiting').on(t.state, t.waitingSince),
    index('match_waiting').on(t.waitingSince),
    index('match_party').on(t.partyId),
    index('match_fold').on(t.foldId),
  ],
);
export type MatchRow = typeof match.$inferSelect;

export const riskAssessment = sqliteTable(
  'risk_assessment',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    entityId: integer('entity_id')
      .notNull()
      .references(() => entity.id),
    sanctionsRisk: integer('sanctions_risk').notNull(),
    politicalExposure: integer('political_exposure').notNull(),
    adverseMedia: integer('adverse_media').notNull(),
    countryRisk: integer('country_risk').notNull(),
    overall: integer().notNull(),
    contributions: text({ mode: 'json' }).$type<Record<RiskFactor, number>>().notNull(),
    summary: text().notNull(),
    /** 'rules', or the name of the language model that wrote the summary. */
    generatedBy: text('generated_by').notNull(),
    modelVersion: text('model_version').notNull(),
    /** The version of the setting 'risk-weights' that combined the four scores; 0 is the engine's default. */
    weightsVersion: integer('weights_version').notNull().default(0),
    inputs: text({ mode: 'json' }).$type<{ evidence: RiskEvidence; model: string }>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('risk_assessment_entity').on(t.entityId, t.id)],
);
