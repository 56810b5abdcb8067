import * as v from 'valibot';
import type { ListedParty } from '@tamis/screening';
import { MAX_ADDRESS, WEB_ADDRESS } from '../outside/address-schema.ts';
import { id, isoTime, page } from '../wire.ts';

const ListKind = v.picklist(['sanctions', 'pep', 'debarment', 'own']);

/** One list and the version in force: what `lists status` prints and `/lists` shows. */
export const ListStatus = v.object({
  list: v.string(),
  title: v.string(),
  kind: ListKind,
  version: v.nullable(v.number()),
  /** Which version of its list it is, counted from 1; `version` tells versions of all lists apart. */
  number: v.nullable(v.number()),
  publishedAt: v.nullable(v.string()),
  importedAt: v.nullable(isoTime),
  parties: v.number(),
  names: v.number(),
  /** Counts of the newest accepted version against the one before it. */
  added: v.number(),
  changed: v.number(),
  removed: v.number(),
  stale: v.boolean(),
  error: v.nullable(v.string()),
  /**
   * Whether `error` is about a failed attempt; a version that waits for a decision is also shown there, but is none.
   */
  failed: v.boolean(),
  /** When the publisher's file was last seen to be the version in force; null for a file that was imported by hand since. */
  checkedAt: v.nullable(isoTime),
  /** It was imported by hand, and its publisher dates it so far back that there must be a newer one. */
  oldFile: v.boolean(),
  /** It was imported by hand and its publisher gives no date, so nobody knows how old it is. */
  undated: v.boolean(),
  /** Whole days since the date that its publisher gives; null without one. */
  fileDays: v.nullable(v.number()),
  /** The version that waits for an admin's yes. */
  stagedVersion: v.nullable(v.number()),
  stagedNumber: v.nullable(v.number()),
  /** Why it waits; `error` says so too, with what can be done about it. */
  stagedReason: v.nullable(v.string()),
  /** A file of it can be imported; not so the invented lists of the demo. */
  canImport: v.boolean(),
  /** Where it is fetched from, without what may be secret in it; null when it has no address. */
  source: v.nullable(v.string()),
  /** Hours between two scheduled syncs; null when it is not synced by itself. */
  syncEveryHours: v.nullable(v.number()),
  /** What was set for this list itself: 0 is never, null leaves it to the system's setting. */
  ownSyncEveryHours: v.nullable(v.number()),
  /** The current sync or import. */
  runningJobId: v.nullable(v.number()),
});
export type ListStatus = v.InferOutput<typeof ListStatus>;

export const ListVersion = v.object({
  id: v.number(),
  /** Which version of its list it is, counted from 1; `id` tells versions of all lists apart. */
  number: v.number(),
  state: v.picklist(['staging', 'staged', 'accepted', 'refused']),
  reason: v.nullable(v.string()),
  format: v.nullable(v.string()),
  sha256: v.nullable(v.string()),
  publishedAt: v.nullable(v.string()),
  importedAt: isoTime,
  /** Where it was fetched from; null when a person gave the file. */
  source: v.nullable(v.string()),
  fileName: v.pipe(v.nullable(v.string()), v.description('Of a file that was given; null where it is not known')),
  importedBy: v.pipe(
    v.nullable(v.string()),
    v.description(
      "Who brought it, by name, or what: 'system' by schedule, 'command line (ada)'; null where it is not known",
    ),
  ),
  /** Who accepted or rejected it, when it had to wait for a person. */
  decidedBy: v.nullable(v.string()),
  parties: v.number(),
  names: v.number(),
  bytes: v.number(),
  added: v.number(),
  changed: v.number(),
  removed: v.number(),
  rejects: v.number(),
});
export type ListVersion = v.InferOutput<typeof ListVersion>;

/** A record of a file that could not be read: its id where it has one, and why, with its line. */
export const Rejected = v.object({ ref: v.string(), reason: v.string() });
export type Rejected = v.InferOutput<typeof Rejected>;

export const ImportResult = v.object({
  list: v.string(),
  title: v.string(),
  /** Whether it is in force; `unchanged` when it is the file in force, `staged` when it waits for an admin's yes. */
  outcome: v.picklist(['accepted', 'unchanged', 'staged']),
  /** Why it is staged. */
  reason: v.nullable(v.string()),
  version: v.number(),
  /** Which version of its list it is, counted from 1; `version` tells versions of all lists apart. */
  number: v.number(),
  format: v.string(),
  publishedAt: v.nullable(v.string()),
  sha256: v.string(),
  parties: v.number(),
  names: v.number(),
  added: v.number(),
  changed: v.number(),
  removed: v.number(),
  /** Records that could not be read, and the first thousand of them. */
  rejected: v.number(),
  rejects: v.array(Rejected),
  /** Sentences on what is missing although the file was read, such as the aliases of a lone sdn.csv. */
  notes: v.array(v.string()),
  /** The job that screens the entities against what is new; null when nothing is. */
  jobId: v.nullable(v.number()),
});
export type ImportResult = v.InferOutput<typeof ImportResult>;

const list = v.pipe(v.string(), v.maxLength(50, 'A list code has at most 50 characters'));
export const ListName = v.strictObject({ list });
/** A yes or a no to the version that waits, as somebody has seen it. */
export const DecideStaged = v.strictObject({
  list,
  version: v.pipe(
    id,
    v.description('The version that was looked at (`stagedVersion`); refused when another one is waiting by now'),
  ),
});
export type DecideStaged = v.InferOutput<typeof DecideStaged>;
export const VersionsInput = ListName;

/** A file of a list; `acceptShrink` says that it may be much smaller than the version in force. */
export const ImportFile = v.strictObject({
  list,
  file: v.instance(File),
  acceptShrink: v.optional(v.boolean(), false),
});
export type ImportFile = v.InferOutput<typeof ImportFile>;

/** Where a list is fetched from and how often; null leaves it to the system's settings, 0 hours is never. */
export const SyncSettings = v.strictObject({
  list,
  sourceUrl: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(MAX_ADDRESS, `An address has at most ${MAX_ADDRESS} characters`),
        v.regex(WEB_ADDRESS, 'The address must begin with https:// or http://'),
      ),
    ),
  ),
  syncEveryHours: v.optional(
    v.nullable(
      v.pipe(
        v.number(),
        v.integer('Hours must be a whole number'),
        v.minValue(0, 'Hours must be from 0 to 720'),
        v.maxValue(720, 'Hours must be from 0 to 720'),
      ),
    ),
  ),
});
export type SyncSettings = v.InferOutput<typeof SyncSettings>;

export const ChangeKind = v.picklist(['added', 'changed', 'removed']);
export type ChangeKind = v.InferOutput<typeof ChangeKind>;

export const RejectsInput = v.strictObject({ versionId: id });

/** What one version of a list changed against the one before it. */
export const ChangesInput = v.strictObject({ versionId: id, kind: v.optional(ChangeKind), ...page });
export type ChangesInput = v.InferOutput<typeof ChangesInput>;

/** A field of a party with what went and what came, in words. */
export const FieldChange = v.object({ field: v.string(), removed: v.array(v.string()), added: v.array(v.string()) });
export type FieldChange = v.InferOutput<typeof FieldChange>;

export const PartyChange = v.object({
  partyId: id,
  kind: ChangeKind,
  sourceRef: v.string(),
  primaryName: v.string(),
  type: v.custom<ListedParty['type']>((value) => typeof value === 'string'),
  /** Of a changed party: which fields. */
  fields: v.array(FieldChange),
});
export type PartyChange = v.InferOutput<typeof PartyChange>;

/** What a version of its list did to a party. */
export const PartyVersion = v.object({
  versionId: id,
  /** Which version of its list it is, counted from 1. */
  number: v.number(),
  publishedAt: v.nullable(v.string()),
  importedAt: isoTime,
  kind: ChangeKind,
  fields: v.pipe(v.array(FieldChange), v.description('Of a change: which fields')),
});
export type PartyVersion = v.InferOutput<typeof PartyVersion>;

/** A listed party with its history. */
export const PartyRecord = v.object({
  id,
  list: v.object({ code: v.string(), title: v.string(), kind: ListKind }),
  party: v.pipe(
    v.custom<ListedParty>((value) => typeof value === 'object'),
    v.description('The listed party as its list has it, or had it last'),
  ),
  isListed: v.pipe(v.boolean(), v.description('Whether it is on the version in force')),
  versions: v.pipe(
    v.array(PartyVersion),
    v.description('The versions that added, changed or removed it, the latest first; at most 20'),
  ),
});
export type PartyRecord = v.InferOutput<typeof PartyRecord>;

/** The lists that the demo invents, so that there is something to find before a file was imported. */
export const INVENTED_LISTS = { sanctions: 'DEMO', pep: 'DEMO-PEP' } as const;

const inventedCodes: readonly string[] = Object.values(INVENTED_LISTS);

/** What publishers have comes before what was invented; otherwise the order stays. */
export function inventedLast<T extends { code: string }>(lists: readonly T[]): T[] {
  return lists.toSorted(
    (one, other) => Number(inventedCodes.includes(one.code)) - Number(inventedCodes.includes(other.code)),
  );
}
