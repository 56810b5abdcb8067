import * as v from 'valibot';
import { RowIssue } from '../csv/row-issue.ts';
import { MAX_NAME, id, isoTime, missingAs, readOnly, upright } from '../wire.ts';

/** Finer parts of a percent are lost in the sum. */
const SMALLEST_SHARE = 0.0001;
/** Said of a share that is none. */
export const SHARE = 'Share must be a number over 0 and up to 100, or empty when it is not known';
/** In percent; null when it is not known, or when the owner controls without owning. */
const share = v.nullish(v.pipe(v.number(SHARE), v.minValue(SMALLEST_SHARE, SHARE), v.maxValue(100, SHARE)));
const day = (label: string) => v.nullish(v.pipe(v.string(), v.isoDate(`${label} must be a date like 2026-12-31`)));
const source = v.nullish(
  v.pipe(v.string(), v.trim(), v.maxLength(500, 'Source must be at most 500 characters'), upright),
);

/** A listed party by its list's code and the publisher's own id. */
export const PartyRef = v.strictObject({
  list: v.pipe(v.string(), v.maxLength(40)),
  sourceRef: v.pipe(v.string(), v.maxLength(200)),
});
export type PartyRef = v.InferOutput<typeof PartyRef>;

const ignored = readOnly('id', 'owner', 'owned', 'inForce', 'counts', 'createdAt', 'updatedAt', 'createdBy');
const OWNED = 'Owned company is required';

/** Who owns: exactly one of an entity, a listed party, or nobody but a name. */
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

/** PUT changes what is given and leaves the rest; null empties a field. Another owner is another link. */
export const LinkChange = v.strictObject({ share, from: day('From'), to: day('To'), source, ...ignored });
export type LinkChange = v.InferOutput<typeof LinkChange>;

/** If `read` says what the changed fields contained when they were read, they must still contain it. */
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

/** `sanctioned` by itself, `owned` by blocked parties (both are blocked), `clear`, or `unscreened`: nobody but a name. */
export const OwnerStatus = v.picklist(['sanctioned', 'owned', 'clear', 'unscreened']);
export type OwnerStatus = v.InferOutput<typeof OwnerStatus>;

export const OwnershipParty = v.object({
  /** The same party has the same key within one answer. */
  key: v.string(),
  name: v.string(),
  entityId: v.nullable(id),
  /** Where it stands on a list and is no entity. */
  party: v.nullable(PartyRef),
  status: OwnerStatus,
  /** An entity's own score and how many of its matches nobody has decided yet; null of what is no entity. */
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
  /** On the day that is looked at. */
  inForce: v.boolean(),
  /** Its share is one of a blocked party. */
  counts: v.boolean(),
  createdBy: v.nullable(v.string()),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type OwnershipLink = v.InferOutput<typeof OwnershipLink>;

/** What a list says of who stands behind a party that the entity matches. It never counts by itself. */
export const StatedLink = v.object({
  /** The match with that party. */
  matchId: id,
  list: v.string(),
  /** The listed party that the entity matches, and whether a person has confirmed that. */
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
  /** The day that was looked at. */
  on: v.string(),
  /** Percent that blocked parties own all together. */
  blockedShare: v.number(),
  /** Whether that is enough to be blocked. */
  isBlocked: v.boolean(),
  /** Percent of all shares that are recorded and in force, each owner's once; more than 100 says that something is wrong. */
  recordedShare: v.number(),
  /** Who owns the entity, and what it owns; past and future links too. */
  owners: v.array(OwnershipLink),
  holdings: v.array(OwnershipLink),
  /** The links above the entity that are in force that day, nearest first: what a picture shows. */
  chain: v.array(OwnershipLink),
  /** Links of the chain that are too many to be shown. */
  omitted: v.number(),
  stated: v.array(StatedLink),
});
export type Ownership = v.InferOutput<typeof Ownership>;

/** The answer to a CSV of owners, as that to a CSV of entities. */
export const OwnersResult = v.object({
  success: v.number(),
  error: v.number(),
  errors: v.array(RowIssue),
  warnings: v.array(RowIssue),
});
export type OwnersResult = v.InferOutput<typeof OwnersResult>;
