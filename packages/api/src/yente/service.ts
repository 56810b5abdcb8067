import {
  ENGINE_VERSION,
  type Hit,
  type NameIndex,
  type PartyType,
  type Subject,
  screenInSteps,
} from '@tamis/screening';
import { beginningOf } from '@tamis/screening/beginning-of';
import type { Ctx } from '../context.ts';
import { countryCode } from '@tamis/screening/lists/countries';
import { BadRequest, Conflict, NotFound, shorten } from '../errors.ts';
import { type Warning, warningOf } from '../screening/asked-subject.ts';
import { type IndexSet, type SearchedList, indexesFor } from '../screening/index-store.ts';
import { requireLists } from '../screening/require-lists.ts';
import { partyTypeOf, propertiesOf, wholeSubject } from '../screening/subject-properties.ts';
import { readInTurns, stepsInTurns, turnsOf } from '../turns.ts';
import { NOT_SEARCHABLE, isSearchable, toIso } from '../wire.ts';
import { partiesNamed } from '../search/party-search.ts';
import { SCHEMA_OF_TYPE, TOPIC_OF_KIND, TYPES_OF_SCHEMA } from './ftm.ts';
import { type FtmEntity, ftmEntities, partyIdOf, partyKeyOf } from './parties.ts';
import { ALGORITHM, type MatchOptions, type MatchRequest, type SearchOptions } from './schema.ts';
import { ownValue } from '@tamis/screening/own-value';

/** Hits looked at beyond those asked for, since some are of another schema or left out by a filter. */
const SPARE_HITS = 200;

/** Of the names of one query: fifty of a hundred characters. A name of hundreds takes up to a second. */
const MAX_CHARACTERS = 5_000;

interface ScoredEntity extends FtmEntity {
  /** 0 to 1. */
  score: number;
  match: boolean;
  features: Record<string, number>;
  explanations: Record<string, { score: number; detail: string; query: string; candidate: string }>;
}

interface Total {
  value: number;
  /** `gte` when there may be more than were counted. */
  relation: 'eq' | 'gte';
}

export interface MatchAnswer {
  responses: Record<
    string,
    {
      status: 200;
      results: ScoredEntity[];
      total: Total;
      query: { id: string | null; schema: string; properties: Record<string, unknown> };
      /** Ours: why nothing could be looked for, or which date or country was not compared. */
      warning?: string;
    }
  >;
  limit: number;
}

type Scope = Pick<
  MatchOptions,
  'include_dataset' | 'exclude_dataset' | 'exclude_schema' | 'topics' | 'exclude_entity_ids' | 'changed_since'
>;

/** Compares each query with the lists of a dataset. Nothing is stored. */
export async function match(
  ctx: Ctx,
  dataset: string,
  body: MatchRequest,
  options: MatchOptions,
): Promise<MatchAnswer> {
  const set = await ctx.index.current();
  const indexes = indexesOf(set, dataset, options);
  const { threshold = set.threshold / 100 } = options;
  const queries = Object.entries(body.queries).map(([id, query]) => ({
    id,
    query,
    asked: askedFrom(id, query, ctx.now()),
  }));
  const responses: MatchAnswer['responses'] = {};
  const pause = turnsOf(ctx.breathe);
  for (const { id, query, asked } of queries) {
    await pause();
    const { subject, warning } = asked;
    const types = ownValue(TYPES_OF_SCHEMA, query.schema) ?? [];
    const wanted = { ...options, types, threshold: options.cutoff * 100, most: options.limit };
    const { found, total } = await search(ctx, indexes, subject, wanted);
    responses[id] = {
      status: 200,
      results: found.slice(0, options.limit).map(({ hit, entity }) => scored(hit, entity, threshold)),
      total,
      query: { id: query.id ?? null, schema: query.schema, properties: query.properties },
      ...warning,
    };
  }
  return { responses, limit: options.limit };
}

/** Parties by name, best first: the name as a whole, or every word of `q` in one of their names. */
export async function searchDataset(ctx: Ctx, dataset: string, options: SearchOptions) {
  if (options.q === '') throw new BadRequest('q is required: say which name to look for');
  const indexes = indexesOf(await ctx.index.current(), dataset, options);
  const types = typesOf(options.schema);
  const countries = options.countries.map(knownCountry);
  const { offset, limit } = options;
  const most = offset + limit + SPARE_HITS;
  const named = partiesNamed(indexes, options.q, most);
  const found = await wantedOf(ctx, named, { ...options, types, countries });
  const total: Total = { value: found.length, relation: named.length < most ? 'eq' : 'gte' };
  const results = found.slice(offset, offset + limit).map(({ entity }) => entity);
  const warning = isSearchable(options.q) ? {} : { warning: NOT_SEARCHABLE };
  return { results, facets: {}, total, limit, offset, ...warning };
}

/** One party, as the version in force has it. */
export async function entityById(ctx: Ctx, id: string): Promise<FtmEntity> {
  const { lists } = await ctx.index.current();
  const key = partyKeyOf(id, lists);
  const partyId = key === null ? undefined : await partyIdOf(ctx, key.list, key.sourceRef);
  const entity = partyId === undefined ? undefined : (await ftmEntities(ctx, [partyId])).get(partyId);
  if (entity === undefined) throw new NotFound(`No such entity: ${beginningOf(id, 100)}`);
  return entity;
}

/** The datasets that may be asked for: all lists together, by kind, and each by itself. */
export async function catalog(ctx: Ctx) {
  const { lists } = await ctx.index.current();
  const datasets = [
    collection('default', 'All lists in force', lists),
    collection(
      'sanctions',
      'Sanctions lists',
      lists.filter(({ kind }) => kind === 'sanctions'),
    ),
    collection(
      'peps',
      'Politically exposed persons',
      lists.filter(({ kind }) => kind === 'pep'),
    ),
    ...lists.map(({ code, title, versionId, parties, importedAt }) => ({
      name: code.toLowerCase(),
      title,
      version: String(versionId),
      updated_at: toIso(importedAt),
      entity_count: parties,
      load: true,
    })),
  ];
  return { datasets, current: datasets.map(({ name }) => name), outdated: [], index_stale: false };
}

function collection(name: string, title: string, children: readonly SearchedList[]) {
  return {
    name,
    title,
    children: children.map(({ code }) => code.toLowerCase()),
    entity_count: children.reduce((sum, { parties }) => sum + parties, 0),
    load: true,
  };
}

export function algorithms() {
  const description = `The matcher of this system (${ENGINE_VERSION}): names in any script, dates, countries, gender and identifiers`;
  const otherName = 'Another name for tamis, so that existing clients need no change';
  return {
    algorithms: [
      { name: ALGORITHM, description, features: {} },
      ...['logic-v1', 'logic-v2'].map((name) => ({ name, description: otherName, features: {} })),
    ],
    default: ALGORITHM,
    best: ALGORITHM,
  };
}

/** Whether there is anything to search; without a list every answer would be an empty one. */
export async function isReady(ctx: Pick<Ctx, 'index'>): Promise<boolean> {
  return (await ctx.index.current()).lists.length > 0;
}

interface Wanted extends Scope {
  types: readonly PartyType[];
  countries?: readonly string[];
}

async function search(
  ctx: Ctx,
  indexes: readonly NameIndex[],
  subject: Subject,
  wanted: Wanted & { threshold: number; most: number },
): Promise<{ found: { hit: Hit; entity: FtmEntity }[]; total: Total }> {
  const limit = wanted.most + SPARE_HITS;
  const steps = screenInSteps(indexes, subject, { threshold: wanted.threshold, limit });
  const { hits, truncated } = await stepsInTurns(steps, ctx.breathe);
  const found = await wantedOf(ctx, hits, wanted);
  return { found, total: { value: found.length, relation: truncated ? 'gte' : 'eq' } };
}

/** The parties among those found that the options ask for, as their clients know them. */
async function wantedOf<Party extends { id: number }>(
  ctx: Ctx,
  parties: readonly Party[],
  wanted: Wanted,
): Promise<{ hit: Party; entity: FtmEntity }[]> {
  await ctx.breathe();
  const ids = parties.map(({ id }) => id);
  const entities = new Map(await readInTurns(ids, ctx.breathe, async (some) => [...(await ftmEntities(ctx, some))]));
  const schemas = new Set(wanted.types.map((type) => SCHEMA_OF_TYPE[type]));
  return parties.flatMap((hit) => {
    const entity = entities.get(hit.id);
    return entity !== undefined && schemas.has(entity.schema) && isWanted(entity, wanted) ? [{ hit, entity }] : [];
  });
}

function isWanted(
  entity: FtmEntity,
  { exclude_schema, exclude_entity_ids, changed_since, countries = [] }: Wanted,
): boolean {
  if (exclude_schema.includes(entity.schema) || exclude_entity_ids.includes(entity.id)) return false;
  if (changed_since !== undefined && Date.parse(entity.last_change) < changed_since) return false;
  const { country = [], nationality = [], jurisdiction = [], flag = [] } = entity.properties;
  const known = new Set([...country, ...nationality, ...jurisdiction, ...flag]);
  return countries.length === 0 || countries.some((code) => known.has(code.toLowerCase()));
}

/** The indexes of the lists that a dataset and the options name. Throws, instead of finding nothing, where there are none. */
function indexesOf(set: IndexSet, dataset: string, scope: Scope): NameIndex[] {
  const { lists } = requireLists(set);
  const inDataset = membersOf(dataset, lists);
  const included = new Set(scope.include_dataset.flatMap((name) => membersOf(name, lists)));
  const excluded = new Set(scope.exclude_dataset.flatMap((name) => membersOf(name, lists)));
  const chosen = lists.filter(
    (list) =>
      inDataset.includes(list) &&
      (scope.include_dataset.length === 0 || included.has(list)) &&
      !excluded.has(list) &&
      (scope.topics.length === 0 || scope.topics.includes(TOPIC_OF_KIND[list.kind])),
  );
  if (chosen.length === 0) {
    throw new Conflict(
      `No list in force belongs to '${beginningOf(dataset, 100)}' and to what the options ask for, so nothing would be searched. See /catalog.`,
    );
  }
  return indexesFor(set, chosen);
}

function membersOf(dataset: string, lists: readonly SearchedList[]): SearchedList[] {
  const name = dataset.toLowerCase();
  if (name === 'default') return [...lists];
  if (name === 'sanctions') return lists.filter(({ kind }) => kind === 'sanctions');
  if (name === 'peps') return lists.filter(({ kind }) => kind === 'pep');
  const members = lists.filter(({ code }) => code.toLowerCase() === name);
  if (members.length === 0) throw new NotFound(`No such dataset: ${beginningOf(dataset, 100)}. See /catalog.`);
  return members;
}

/** Nobody is of a country that is not known: an answer of none would read as if nobody were listed. */
function knownCountry(text: string): string {
  const code = countryCode(text);
  if (code === '')
    throw new BadRequest(`countries: '${shorten(text)}' is not known. Give codes of ISO 3166, such as de.`);
  return code;
}

function typesOf(schema: string): readonly PartyType[] {
  const types = ownValue(TYPES_OF_SCHEMA, schema);
  if (types === undefined) {
    const known = Object.keys(TYPES_OF_SCHEMA).join(', ');
    throw new BadRequest(`Invalid schema: ${beginningOf(schema, 100)}. What can be matched is ${known}.`);
  }
  return types;
}

function askedFrom(
  id: string,
  { schema, properties }: MatchRequest['queries'][string],
  now: number,
): { subject: Subject; warning: Warning } {
  typesOf(schema);
  const what = `queries.${beginningOf(id, 100)}`;
  const given = propertiesOf(properties, what);
  const subject = wholeSubject(given, partyTypeOf(schema), what);
  const characters = subject.names.reduce((sum, name) => sum + name.length, 0);
  if (characters > MAX_CHARACTERS) {
    throw new BadRequest(
      `${what}: its names have ${characters} characters in all; at most ${MAX_CHARACTERS} are looked for`,
    );
  }
  return { subject, warning: warningOf(subject, given, now) };
}

function scored(hit: Hit, entity: FtmEntity, threshold: number): ScoredEntity {
  const score = Math.round(hit.score * 10) / 1000;
  const told = hit.evidence.fields.filter(({ verdict }) => verdict !== 'unknown');
  return {
    ...entity,
    score,
    match: score >= threshold,
    features: Object.fromEntries(told.map(({ field, effect }) => [field, Math.round(effect * 10) / 1000])),
    explanations: Object.fromEntries(
      told.map(({ field, effect, note, subject, listed }) => [
        field,
        { score: Math.round(effect * 10) / 1000, detail: note, query: subject, candidate: listed },
      ]),
    ),
  };
}
