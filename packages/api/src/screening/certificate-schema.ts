import * as v from 'valibot';
import { counted } from '../counted.ts';
import { MAX_NAME, id, isoTime, page } from '../wire.ts';

/** A list as it was searched, and how old it was then. */
export const CertifiedList = v.object({
  code: v.string(),
  title: v.string(),
  version: v.number(),
  /** Which version of its list it is, counted from 1; `version` tells versions of all lists apart. */
  number: v.number(),
  parties: v.number(),
  /** The publisher's date, if the file has one. */
  publishedAt: v.nullable(v.string()),
  importedAt: isoTime,
  oldDays: v.pipe(
    v.nullable(v.number()),
    v.description(
      "Days since the publisher's own date, where the file was brought by hand and is so old that there must be a newer one",
    ),
  ),
  sha256: v.nullable(v.string()),
  /** Whole hours from the import to the screening. */
  ageHours: v.number(),
  /** Only what this version had added or changed was searched. */
  changesOnly: v.boolean(),
  stillIn: v.optional(
    v.pipe(v.number(), v.description('Of these changes only those that this later version had not replaced')),
  ),
});

export const PartyType = v.picklist(['person', 'company', 'country', 'vessel', 'aircraft', 'wallet']);

/** What distinguishes a listed party from its namesakes: its type, its countries by name, and its dates on the list. */
export const PartyIdentity = v.object({
  type: v.optional(PartyType),
  countries: v.array(v.string()),
  dates: v.array(v.object({ from: v.string(), to: v.string(), circa: v.optional(v.boolean()) })),
});
export type PartyIdentity = v.InferOutput<typeof PartyIdentity>;

/** A listed party that was found, by the name it had then. */
export const CertifiedHit = v.object({
  partyId: id,
  score: v.number(),
  list: v.string(),
  sourceRef: v.string(),
  reference: v.pipe(v.string(), v.description("How the list's own documents cite it: on the EU list not by its id")),
  primaryName: v.string(),
  ...PartyIdentity.entries,
  explanation: v.nullable(
    v.pipe(v.string(), v.description('Why it was found, in a sentence; null in older certificates')),
  ),
});
export type CertifiedHit = v.InferOutput<typeof CertifiedHit>;

/** A listed party below the threshold. */
export const NearParty = v.object({
  ...v.pick(CertifiedHit, ['partyId', 'score', 'list', 'sourceRef', 'reference', 'primaryName']).entries,
  ...PartyIdentity.entries,
  apart: v.pipe(v.string(), v.description("What keeps it below the threshold: 'date of birth 11 years apart'")),
});

/** The subject of the search, in the form that the engine compared. */
export const AskedSubject = v.object({
  names: v.array(v.string()),
  type: v.optional(PartyType),
  dates: v.optional(v.array(v.string())),
  countries: v.optional(v.array(v.string())),
  gender: v.optional(v.picklist(['male', 'female'])),
  birthPlaces: v.optional(v.array(v.string())),
  identifiers: v.optional(
    v.array(v.object({ kind: v.optional(v.string()), value: v.string(), country: v.optional(v.string()) })),
  ),
});
export type AskedSubject = v.InferOutput<typeof AskedSubject>;

/** The proof of one search: it never changes. */
export const Certificate = v.object({
  id,
  entityId: v.nullable(id),
  entityName: v.nullable(v.string()),
  at: isoTime,
  actor: v.string(),
  cause: v.picklist(['created', 'changed', 'upload', 'list-update', 'rescreen', 'request']),
  /** The query, in the form that was compared. */
  query: AskedSubject,
  threshold: v.number(),
  maxHits: v.number(),
  engineVersion: v.string(),
  lists: v.array(CertifiedList),
  notSearched: v.pipe(
    v.array(v.string()),
    v.description('The titles of those of the four official lists (OFAC, EU, UK, UN) that this search did not cover'),
  ),
  hits: v.array(CertifiedHit),
  confirmed: v.pipe(
    v.array(CertifiedHit),
    v.description(
      'Confirmed matches that this search covered and did not find again, with their score at the time: their decision stands',
    ),
  ),
  nearest: v.pipe(
    v.nullable(v.array(NearParty)),
    v.description(
      'Where nothing was found: at most 3 parties from a score of 40 on, the nearest first; null where they were not looked for, as in older certificates and in those of uploads and list updates',
    ),
  ),
  /** There were more hits than were kept. */
  truncated: v.boolean(),
  /** The result, the lists that were searched and their age, in a sentence. */
  sentence: v.string(),
  warning: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'What was asked and not compared: why nothing could be searched for, or which date or country was not',
      ),
    ),
  ),
});
export type Certificate = v.InferOutput<typeof Certificate>;

export const ListScreenings = v.strictObject({
  text: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_NAME),
      v.description('Only searches for an entity of this name, in any script, or by a name that has this text'),
    ),
  ),
  ...page,
});
export type ListScreenings = v.InferOutput<typeof ListScreenings>;

/** A party whose score differs from that in the certificate; null where it was not found. */
export const Difference = v.object({
  partyId: id,
  primaryName: v.string(),
  list: v.string(),
  before: v.nullable(v.number()),
  after: v.nullable(v.number()),
  why: v.string(),
});
export type Difference = v.InferOutput<typeof Difference>;

export const Replay = v.object({
  certificate: Certificate,
  engineVersion: v.string(),
  /** Differences against the same lists; empty if the result is the same. */
  again: v.array(Difference),
  /** Differences against the lists in force today. */
  today: v.array(Difference),
});
export type Replay = v.InferOutput<typeof Replay>;

/** Scripts that write a whole name without a space. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

/** Whether the query is a single word: longer names that contain it are hardly ever similar enough. */
export function isOneWordAlone({ names, type, dates = [] }: AskedSubject): boolean {
  const [name = ''] = names;
  const isAlone = names.length === 1 && type === undefined && dates.length === 0;
  return isAlone && /^\S+$/u.test(name.trim()) && !UNSPACED.test(name);
}

/** The age of a list in words, as certificates show it. */
export function ageText(hours: number): string {
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return counted(hours, 'hour');
  return `${Math.floor(hours / 24)} days`;
}
