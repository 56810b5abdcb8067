import * as v from 'valibot';
import { RowIssue } from '../csv/row-issue.ts';
import { chosenIds, MAX_NAME, id, isoTime, leastSeen, missingAs, noList, page, readOnly, upright } from '../wire.ts';
import { EntityMatches, EntitySort, EntityTab, EntityType } from './view-schema.ts';

const name = v.pipe(
  v.string('Name must be at least 2 characters'),
  v.trim(),
  v.minLength(2, 'Name must be at least 2 characters'),
  leastSeen(2, 'Name must be at least 2 characters'),
  v.maxLength(MAX_NAME, `Name must be at most ${MAX_NAME} characters`),
  upright,
);
const country = v.pipe(
  v.string('Country must be at least 2 characters'),
  v.trim(),
  v.minLength(2, 'Country must be at least 2 characters'),
  leastSeen(2, 'Country must be at least 2 characters'),
  v.maxLength(200, 'Country must be at most 200 characters'),
  upright,
);
const riskScore = v.pipe(
  v.number('Risk score must be a whole number from 0 to 100'),
  v.integer('Risk score must be a whole number from 0 to 100'),
  v.minValue(0, 'Risk score must be a whole number from 0 to 100'),
  v.maxValue(100, 'Risk score must be a whole number from 0 to 100'),
);
const text = (label: string) =>
  v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(500, `${label} must be at most 500 characters`), upright));

const AdditionalInfo = noList(
  v.strictObject({
    birthDate: text('Birth date'),
    position: text('Position'),
    founded: text('Founded date'),
    industry: text('Industry'),
  }),
);
/** What is known of an entity besides its name and country, by its type. */
export const FACTS = {
  person: ['birthDate', 'position'],
  company: ['founded', 'industry'],
  country: [],
} as const satisfies Record<EntityType, readonly Fact[]>;
type Fact = keyof v.InferOutput<typeof AdditionalInfo>;

/** Whether entities of a type have such a fact: a company has no birth date, and no page would show one so that it can be removed. */
export const hasFact = (type: EntityType, fact: Fact): boolean => (FACTS[type] as readonly Fact[]).includes(fact);

/** At most a hundred texts; each once, and none that is blank. */
const texts = (longest: number) =>
  v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.maxLength(longest), upright)),
    v.maxLength(100),
    v.transform((all) => [...new Set(all)].filter((text) => text !== '')),
  );
/** The reason that each flag brings, and takes along when it goes. */
export const FLAG_REASONS = { isPep: 'Political connections', isSanctioned: 'Sanctions list' } as const;

const Flags = noList(
  v.strictObject({
    sanctionLists: v.optional(texts(100), []),
    reasons: v.optional(texts(500), []),
  }),
);
/** What is left out stays as it is. */
const ChangedFlags = noList(v.strictObject({ sanctionLists: v.optional(texts(100)), reasons: v.optional(texts(500)) }));

const ignored = readOnly(
  'id',
  'createdAt',
  'updatedAt',
  'lastScreenedAt',
  'pendingMatches',
  'blockedShare',
  'declared',
  'derived',
  'countryName',
  'warning',
);

/** The dates of the form are free text and are not checked; a file's are (see `csv-row.ts`). */
export const NewEntity = v.strictObject({
  name: missingAs(name, ''),
  type: EntityType,
  country: missingAs(country, ''),
  isPep: v.optional(v.boolean(), false),
  isSanctioned: v.optional(v.boolean(), false),
  riskScore: v.optional(riskScore, 0),
  flags: v.optional(Flags),
  additionalInfo: v.nullish(
    v.pipe(AdditionalInfo, v.description('Facts of this type; those of another type are left out')),
  ),
  ...ignored,
});
export type NewEntity = v.InferOutput<typeof NewEntity>;

/** PUT changes what is given and leaves the rest. */
export const EntityChange = v.strictObject({
  name: v.optional(name),
  type: v.optional(EntityType),
  country: v.optional(country),
  isPep: v.optional(v.boolean()),
  isSanctioned: v.optional(v.boolean()),
  riskScore: v.optional(riskScore),
  flags: v.optional(ChangedFlags),
  additionalInfo: v.nullish(
    v.pipe(AdditionalInfo, v.description('Facts of this type; those of another type are left out')),
  ),
  ...ignored,
});
export type EntityChange = v.InferOutput<typeof EntityChange>;

/** A change of an entity. `read` are the values of the changed fields as they were read; they must not have changed since. */
export const UpdateEntity = v.strictObject({ entityId: id, change: EntityChange, read: v.optional(EntityChange) });

export const Entity = v.object({
  id,
  name: v.string(),
  type: EntityType,
  country: v.string(),
  /** The country by one name, whatever it was given as: 'Belarus' for 'BY', 'Russia' for 'Россия'. */
  countryName: v.string(),
  isPep: v.boolean(),
  isSanctioned: v.boolean(),
  /** Percent that blocked parties own, when it is enough to block by the 50 % rule. */
  blockedShare: v.nullable(v.number()),
  riskScore: v.number(),
  /** What follows from evidence, not from what is declared: flags of confirmed matches, and the assessed score. */
  derived: v.object({ isPep: v.boolean(), isSanctioned: v.boolean(), riskScore: v.number() }),
  flags: v.object({ sanctionLists: v.array(v.string()), reasons: v.array(v.string()) }),
  additionalInfo: v.object({
    birthDate: v.nullable(v.string()),
    position: v.nullable(v.string()),
    founded: v.nullable(v.string()),
    industry: v.nullable(v.string()),
  }),
  createdAt: isoTime,
  updatedAt: isoTime,
  lastScreenedAt: v.nullable(isoTime),
  /** Matches that wait for a decision. */
  pendingMatches: v.number(),
  warning: v.optional(
    v.pipe(
      v.string(),
      v.description('What screening does not compare: why nothing can be searched for, or which date or country'),
    ),
  ),
});
export type Entity = v.InferOutput<typeof Entity>;

/** Entities that were chosen to be screened again. */
export const Rescreen = v.strictObject({ entityIds: chosenIds });
/** How many were screened again, and how many of them have a possible match. */
export const Rescreened = v.object({ screened: v.number(), hits: v.number() });
export type Rescreened = v.InferOutput<typeof Rescreened>;

export const ListEntities = v.strictObject({
  tab: v.optional(v.pipe(EntityTab, v.description('A tab of the entity list')), 'all'),
  type: v.optional(v.pipe(EntityType, v.description('Only entities of this type'))),
  country: v.optional(v.pipe(v.string(), v.maxLength(200), v.description("Part of the country's name, any case"))),
  name: v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME), v.description('Part of the name, any case and script'))),
  matches: v.optional(v.pipe(EntityMatches, v.description('Only entities with a match that waits for a decision'))),
  sort: v.optional(v.pipe(EntitySort, v.description('The order; a minus sign reverses it')), '-createdAt'),
  ...page,
});
export type ListEntities = v.InferOutput<typeof ListEntities>;

export const TabCounts = v.record(EntityTab, v.number());
export type TabCounts = v.InferOutput<typeof TabCounts>;

/** The response to a CSV upload. The first four are the specification's; the rest is extra. */
export const UploadResult = v.object({
  success: v.number(),
  error: v.number(),
  errors: v.array(RowIssue),
  message: v.optional(v.string()),
  warnings: v.array(RowIssue),
  /** The text of the rows that errors and warnings refer to. */
  contents: v.array(v.object({ row: v.number(), content: v.string() })),
  /** The job that screens what was imported; `done` when the screening ended before the response. */
  jobId: v.nullable(id),
  screening: v.picklist(['done', 'running', 'none']),
  /** Entities of the file with a possible match so far. */
  hits: v.number(),
});
export type UploadResult = v.InferOutput<typeof UploadResult>;
