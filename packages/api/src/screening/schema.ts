import type { ListedParty } from '@tamis/screening';
import * as v from 'valibot';
import { keyedPage } from '../keyed-page.ts';
import { FieldChange } from '../watchlists/schema.ts';
import { MAX_NAME, NOT_SEARCHABLE, id, isSearchable, isoTime, leastSeen, seenOf, upright } from '../wire.ts';
import { Certificate, CertifiedList, PartyType } from './certificate-schema.ts';
import { Evidence } from './evidence-schema.ts';
import { MatchOrder, MatchState } from './view-schema.ts';

/** As many as an analyst decides together: each is audited, and all are stored as one. */
const MAX_DECIDED_AT_ONCE = 200;
const matchIds = v.pipe(
  v.array(id),
  v.minLength(1, 'Choose at least one match'),
  v.maxLength(MAX_DECIDED_AT_ONCE, `At most ${MAX_DECIDED_AT_ONCE} matches can be decided together`),
  v.transform((ids) => [...new Set(ids)]),
);
const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2_000, 'Note must be at most 2000 characters')));

export const ConfirmMatches = v.strictObject({ matchIds, note });
export type ConfirmMatches = v.InferOutput<typeof ConfirmMatches>;

export const DismissMatches = v.strictObject({
  matchIds,
  reason: v.pipe(
    v.string('Choose a reason'),
    v.trim(),
    v.nonEmpty('Choose a reason'),
    leastSeen(1, 'Choose a reason'),
    v.maxLength(500, 'Reason must be at most 500 characters'),
    upright,
  ),
  note,
  keepQuiet: v.optional(v.boolean(), true),
});
export type DismissMatches = v.InferOutput<typeof DismissMatches>;

export const ApproveMatches = v.strictObject({ matchIds });
export type ApproveMatches = v.InferOutput<typeof ApproveMatches>;

export const ReturnMatches = v.strictObject({
  matchIds,
  note: v.pipe(
    v.string('Say why it is returned'),
    v.trim(),
    v.nonEmpty('Say why it is returned'),
    leastSeen(1, 'Say why it is returned'),
    v.maxLength(2_000, 'Note must be at most 2000 characters'),
  ),
});
export type ReturnMatches = v.InferOutput<typeof ReturnMatches>;

export const UndoDecisions = v.strictObject({
  matchIds,
  reason: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(500, 'Reason must be at most 500 characters'),
      v.transform((reason) => (seenOf(reason) === '' ? '' : reason)),
      v.description('Required to undo a decision that somebody else has taken or approved'),
    ),
  ),
});
export type UndoDecisions = v.InferOutput<typeof UndoDecisions>;

export const ListMatches = v.strictObject({
  state: v.optional(v.pipe(MatchState, v.description('Only matches in this state'))),
  entityId: v.optional(v.pipe(id, v.description('Only matches of this entity'))),
  partyId: v.optional(v.pipe(id, v.description('Only matches with this listed party'))),
  list: v.optional(v.pipe(v.string(), v.maxLength(50), v.description('Only matches on the list of this code'))),
  name: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_NAME),
      v.description('Only matches of a customer or with a listed party of this name, or a part of it, in any script'),
    ),
  ),
  upload: v.optional(v.pipe(id, v.description('Only matches of entities that came with the upload of this job'))),
  order: v.optional(
    v.pipe(
      MatchOrder,
      v.description(
        "Best first unless asked otherwise; 'newest' and 'oldest' go by since when they wait; 'customer' keeps those of one entity together, the best entity first",
      ),
    ),
  ),
  ...keyedPage,
});
export type ListMatches = v.InferOutput<typeof ListMatches>;

/** What the decision was based on; the evidence of the match may be newer. */
const Review = v.pipe(
  v.object({
    score: v.number(),
    checks: v.array(v.object({ label: v.string(), detail: v.string(), outcome: v.picklist(['yes', 'partly', 'no']) })),
  }),
  v.description('The score and the checks as they stood when it was decided; null for a match that is not decided'),
);

const Decided = v.picklist(['pending', 'confirmed', 'dismissed']);

/** Why a screening withdrew a match that nobody had decided. */
const Withdrawal = v.picklist(['delisted', 'no-longer-alike', 'below-threshold']);
export type Withdrawal = v.InferOutput<typeof Withdrawal>;

/** One row of the side-by-side comparison comes from `parts` and `fields`. */
export const Match = v.object({
  id,
  entityId: id,
  entityName: v.string(),
  /** What distinguishes it from a namesake: the declared date of birth or founding, and the code of its country. */
  entitySince: v.nullable(v.string()),
  entityCountry: v.pipe(v.string(), v.description("The ISO 3166-1 code of its country; '' where it is not known")),
  partyId: id,
  score: v.number(),
  explanation: v.string(),
  state: MatchState,
  reason: v.nullable(v.string()),
  note: v.nullable(v.string()),
  keepQuiet: v.boolean(),
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(isoTime),
  review: v.nullable(Review),
  /** The second person, if the decision needed two. */
  approvedBy: v.nullable(v.string()),
  approvedAt: v.nullable(isoTime),
  /** Whether a decision on this entity needs a second person now. */
  takesTwo: v.boolean(),
  /** What waits for a second person; null unless `state` is `proposed`. */
  proposal: v.nullable(
    v.object({
      to: Decided,
      from: Decided,
      reason: v.nullable(v.string()),
      note: v.nullable(v.string()),
      keepQuiet: v.boolean(),
      byUserId: v.nullable(id),
      by: v.string(),
      at: isoTime,
    }),
  ),
  /** The last proposal that a second person returned, or decision that was undone with a reason, until the next one. */
  returned: v.nullable(
    v.object({
      at: isoTime,
      by: v.string(),
      note: v.string(),
      to: Decided,
      wasUndone: v.pipe(v.boolean(), v.description('Whether a decision was undone, for the reason in the note')),
    }),
  ),
  createdAt: isoTime,
  waitingSince: v.pipe(
    isoTime,
    v.description('Since when it waits, or waited until it was decided: since it was raised, or last opened again'),
  ),
  matchedName: v.string(),
  readAs: Evidence.entries.readAs,
  parts: Evidence.entries.parts,
  fields: Evidence.entries.fields,
  list: v.object({ code: v.string(), title: v.string(), kind: v.string() }),
  party: v.pipe(
    v.custom<ListedParty>((value) => typeof value === 'object'),
    v.description('The listed party as its list has it, or had it last'),
  ),
  /**
   * Why a settled pair is open again, or why a match waits that is no longer alike: what changed on either side, and
   * the earlier state.
   */
  reopened: v.nullable(
    v.object({
      at: isoTime,
      entity: v.array(v.string()),
      party: v.array(v.string()),
      formerReason: v.nullable(v.string()),
      formerNote: v.nullable(v.string()),
      formerDecidedAt: v.nullable(isoTime),
      withdrawal: v.pipe(
        v.nullable(Withdrawal),
        v.description('Why a screening had withdrawn it; null where it was dismissed or proposed'),
      ),
      wasQuiet: v.pipe(v.boolean(), v.description('Whether it was to be kept quiet until either side changes')),
      wasProposed: v.pipe(v.boolean(), v.description('Whether it is a proposal that lapsed: nobody had approved it')),
      isUnlike: v.pipe(
        v.boolean(),
        v.description(
          'Whether the two are alike no longer since the entity was edited: under four-eyes the match waits on until two people have decided it',
        ),
      ),
    }),
  ),
  clearedBefore: v.pipe(
    v.boolean(),
    v.description('Whether a person has dismissed this pair, or this party on another list, for the entity before'),
  ),
  /** When the publisher took the party off the list, by our import. */
  delistedAt: v.nullable(isoTime),
  delistedVersionDay: v.pipe(
    v.nullable(v.string()),
    v.description(
      'Day of the list version that no longer has the party, as its publisher dates it; when it was imported if the file has no date',
    ),
  ),
  /** Sides of a decided match that have changed since the decision in what is compared. */
  changedSince: v.array(v.picklist(['entity', 'party'])),
  changes: v.pipe(
    v.object({ entity: v.array(FieldChange), party: v.array(FieldChange) }),
    v.description('What has changed on these sides, field by field; empty where what was compared then is not known'),
  ),
});
export type Match = v.InferOutput<typeof Match>;

/** A row of the queue: a match, and those of the same entity with the same party on other lists. */
export const QueueRow = v.object({
  ...Match.entries,
  folded: v.pipe(
    v.array(Match),
    v.description('Matches with the same party on other lists that wait for the same decision, best first'),
  ),
});
export type QueueRow = v.InferOutput<typeof QueueRow>;

/** What people decided on a listed party for another entity. */
export const EarlierDecision = v.pick(Match, [
  'id',
  'entityId',
  'entityName',
  'state',
  'reason',
  'decidedBy',
  'decidedAt',
]);
export type EarlierDecision = v.InferOutput<typeof EarlierDecision>;

/** A match of the same entity with the same party on another list, and how the two records compare. */
export const SamePartyMatch = v.object({
  match: Match,
  score: v.pipe(v.number(), v.description('How much the two records are alike, 0 to 100')),
  fields: v.pipe(
    Evidence.entries.fields,
    v.description('The record of the match that was asked for is the subject, the other one is listed'),
  ),
});
export type SamePartyMatch = v.InferOutput<typeof SamePartyMatch>;

/** Screen names without storing entities. */
export const ScreenQuery = v.strictObject({
  name: v.pipe(
    v.string('Name is required'),
    v.trim(),
    leastSeen(1, 'Name is required'),
    v.maxLength(MAX_NAME, `Name must be at most ${MAX_NAME} characters`),
    upright,
  ),
  type: v.optional(PartyType),
  country: v.optional(v.pipe(v.string(), v.maxLength(200))),
  birthDate: v.optional(v.pipe(v.string(), v.maxLength(50))),
});
export type ScreenQuery = v.InferOutput<typeof ScreenQuery>;

/** The same for a certificate, which requires a name that can be searched for. */
export const CertifyQuery = v.strictObject({
  ...ScreenQuery.entries,
  name: v.pipe(ScreenQuery.entries.name, v.check(isSearchable, NOT_SEARCHABLE)),
});
export const ScreenRequest = v.strictObject({
  queries: v.pipe(v.array(ScreenQuery), v.minLength(1), v.maxLength(1_000, 'At most 1000 names in one request')),
  threshold: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(100),
      v.description('Lowest score of a hit; without it, the threshold in force'),
    ),
  ),
  limit: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(100),
      v.description('Maximum number of hits for one name'),
    ),
    5,
  ),
});
export type ScreenRequest = v.InferOutput<typeof ScreenRequest>;

/** A hit with its list. */
export const NamedHit = v.object({
  score: v.number(),
  list: v.string(),
  sourceRef: v.string(),
  primaryName: v.string(),
  matchedName: v.string(),
  explanation: v.string(),
  evidence: Evidence,
});
export type NamedHit = v.InferOutput<typeof NamedHit>;

/** The result of one query of a request, by its position. */
export const ScreenAnswer = v.object({
  query: v.number(),
  matches: v.array(NamedHit),
  warning: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'Why nothing could be searched for, so that the lack of a match proves nothing; or which date or country was not compared',
      ),
    ),
  ),
});
export type ScreenAnswer = v.InferOutput<typeof ScreenAnswer>;

/** The latest search of all lists for an entity, and the later list updates that were compared with it. */
export const LastScreening = v.object({
  /** Its certificate: it proves only what was searched then. */
  id,
  /** When anything was last compared. */
  at: isoTime,
  engineVersion: v.string(),
  threshold: v.number(),
  nearest: Certificate.entries.nearest,
  certificates: v.pipe(
    v.array(
      v.object({
        id,
        at: isoTime,
        lists: v.pipe(v.array(v.string()), v.description('Codes of the lists that it covers')),
        changesOnly: v.pipe(v.boolean(), v.description('Of these lists only what was new was searched')),
      }),
    ),
    v.description(
      'The certificates that together prove it, the oldest first: this one, and those of list updates since',
    ),
  ),
  furtherCertificates: v.pipe(v.number(), v.description('Later ones that are not named')),
  lists: v.array(
    v.pick(CertifiedList, ['code', 'title', 'version', 'number', 'parties', 'publishedAt', 'importedAt', 'oldDays']),
  ),
});
export type LastScreening = v.InferOutput<typeof LastScreening>;
