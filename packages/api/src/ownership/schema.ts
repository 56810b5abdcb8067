import * as v from 'valibot';
import { RowIssue } from '../csv/row-issue.ts';
import { MAX_NAME, id, isoTime, missingAs, readOnly, upright } from '../wire.ts';

/** More decimals are lost in the sum. */
const SMALLEST_SHARE = 0.0001;
/** The message for a value that is no share. */
export const SHARE = 'Share must be a number over 0 and up to 100, or empty when it is not known';
/** In percent; null if unknown, or if the owner has control without a share. */
const share = v.nullish(v.pipe(v.number(SHARE), v.minValue(SMALLEST_SHARE, SHARE), v.maxValue(100, SHARE)));
const day = (label: string) => v.nullish(v.pipe(v.string(), v.isoDate(`${label} must be a date like 2026-12-31`)));
const source = v.nullish(
  v.pipe(v.string(), v.trim(), v.maxLength(500, 'Source must be at most 500 characters'), upright),
);

/** A listed party by the code of its list and the publisher's id. */
export const PartyRef = v.strictObject({
  list: v.pipe(v.string(), v.maxLength(40)),
  sourceRef: v.pipe(v.string(), v.maxLength(200)),
});
export type PartyRef = v.InferOutput<typeof PartyRef>;

const ignored = readOnly('id', 'owner', 'owned', 'inForce', 'counts', 'createdAt', 'updatedAt', 'createdBy');
const OWNED = 'Owned company is required';

/** The owner: exactly one of an entity, a listed party, or only a name. */
export const NewLink = v.strictObject({
  ownedEntityId: missingAs(v.pipe(v.number(OWNED), v.integer(OWNED), v.minValue(1, OWNED)), 0),
  ownerEntityId: v.nullish(id),
  ownerParty: v.nullish(PartyRef),
  ownerName: v.nullish(
    v.pipe(v.string(), v.trim(), v.maxLength(MAX_NAME, `Owner must be at most ${MAX_NAME} characters`)),
  ),
  share,
  from: day('From'),
  to: day('To'),
  source,
  ...ignored,
});
export type NewLink = v.InferOutput<typeof NewLink>;

/** PUT changes the given fields; null clears a field. The owner cannot be changed: add another link instead. */
export const LinkChange = v.strictObject({ share, from: day('From'), to: day('To'), source, ...ignored });
export type LinkChange = v.InferOutput<typeof LinkChange>;

/** If `read` gives the values of the changed fields as they were read, they must still be the same. */
export const ChangeLink = v.strictObject({ linkId: id, change: LinkChange, read: v.optional(LinkChange) });

export const OwnershipOf = v.strictObject({
  entityId: id,
  on: v.optional(
    v.pipe(
      v.string(),
      v.isoDate('on must be a date like 2026-12-31'),
      v.description('The day to look at; today by default'),
    ),
  ),
});
export type OwnershipOf = v.InferOutput<typeof OwnershipOf>;

/**
 * `sanctioned` itself, or `owned` by blocked parties (both are blocked); `clear`; or `unscreened`, because it is only a
 * name.
 */
export const OwnerStatus = v.picklist(['sanctioned', 'owned', 'clear', 'unscreened']);
export type OwnerStatus = v.InferOutput<typeof OwnerStatus>;

export const OwnershipParty = v.object({
  /** The same party has the same key within one response. */
  key: v.string(),
  name: v.string(),
  entityId: v.nullable(id),
  /** Its list and id, if it is a listed party and not an entity. */
  party: v.nullable(PartyRef),
  status: OwnerStatus,
  /** The score of an entity, and how many of its matches are not decided; null if it is not an entity. */
  riskScore: v.nullable(v.number()),
  pendingMatches: v.nullable(v.number()),
});
export type OwnershipParty = v.InferOutput<typeof OwnershipParty>;

export const OwnershipLink = v.object({
  id,
  owner: OwnershipParty,
  owned: OwnershipParty,
  share: v.nullable(v.number()),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  source: v.nullable(v.string()),
  /** On the day of the picture. */
  inForce: v.boolean(),
  /** Whether its share counts: the owner is blocked. */
  counts: v.boolean(),
  createdBy: v.nullable(v.string()),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type OwnershipLink = v.InferOutput<typeof OwnershipLink>;

/** What a list says about the owners of a party that the entity matches. It never counts by itself. */
export const StatedLink = v.object({
  /** The match with that party. */
  matchId: id,
  list: v.string(),
  /** The listed party that the entity matches, and whether a person has confirmed the match. */
  partyName: v.string(),
  isConfirmed: v.boolean(),
  /** The list's own words: 'Linked To', 'Owned or Controlled By' … */
  relation: v.string(),
  ownerName: v.string(),
  share: v.nullable(v.number()),
});
export type StatedLink = v.InferOutput<typeof StatedLink>;

export const Ownership = v.object({
  entityId: id,
  /** The day of the picture. */
  on: v.string(),
  /** Total share of the blocked parties, in percent. */
  blockedShare: v.number(),
  /** Whether that is enough for the entity to be blocked. */
  isBlocked: v.boolean(),
  /**
   * Total of the recorded shares in force, each owner once, in percent. More than 100 means that something is wrong.
   */
  recordedShare: v.number(),
  /** Who owns the entity, and what it owns, including past and future links. */
  owners: v.array(OwnershipLink),
  holdings: v.array(OwnershipLink),
  /** The links above the entity that are in force on the day, nearest first, for the picture. */
  chain: v.array(OwnershipLink),
  /** How many more links the chain has. */
  omitted: v.number(),
  stated: v.array(StatedLink),
});
export type Ownership = v.InferOutput<typeof Ownership>;

/** The result of a CSV of owners, in the form of that of a CSV of entities. */
export const OwnersResult = v.object({
  success: v.number(),
  error: v.number(),
  errors: v.array(RowIssue),
  warnings: v.array(RowIssue),
});
export type OwnersResult = v.InferOutput<typeof OwnersResult>;
