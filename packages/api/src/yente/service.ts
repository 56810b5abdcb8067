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
import { BadRequest, NotFound, shorten } from '../errors.ts';
import { type Warning, warningOf } from '../screening/asked-subject.ts';
import { partyTypeOf, propertiesOf, wholeSubject } from '../screening/subject-properties.ts';
import { readInTurns, stepsInTurns, turnsOf } from '../turns.ts';
import { NOT_SEARCHABLE, isSearchable } from '../wire.ts';
import { partiesNamed } from '../search/party-search.ts';
import { indexesOf } from './datasets.ts';
import { SCHEMA_OF_TYPE, TYPES_OF_SCHEMA } from './ftm.ts';
import type { Algorithms, FtmEntity, MatchAnswer, ScoredEntity, SearchAnswer, Total } from './answer-schema.ts';
import { ftmEntities, partyIdOf, partyKeyOf } from './parties.ts';
import { ALGORITHM, type MatchOptions, type MatchRequest, type SearchOptions } from './schema.ts';
import { ownValue } from '@tamis/screening/own-value';

/** Hits read beyond the limit, because some are of another schema or excluded by a filter. */
const SPARE_HITS = 200;

/** The most characters in the names of one query: fifty names of a hundred. One name of hundreds takes up to a second. */
const MAX_CHARACTERS = 5_000;

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
export async function searchDataset(ctx: Ctx, dataset: string, options: SearchOptions): Promise<SearchAnswer> {
  const indexes = indexesOf(await ctx.index.current(), dataset, options);
  const types = typesOf(options.schema);
  const countries = options.countries.map(knownCountry);
  const { offset, limit } = options;
  const most = offset + limit + SPARE_HITS;
  const named = await partiesNamed(ctx, indexes, options.q, most);
  const found = await wantedOf(ctx, named, { ...options, types, countries });
  const total: Total = { value: found.length, relation: named.length < most ? 'eq' : 'gte' };
  const results = found.slice(offset, offset + limit).map(({ entity }) => entity);
  const warning = isSearchable(options.q) ? {} : { warning: NOT_SEARCHABLE };
  return { results, facets: {}, total, limit, offset, ...warning };
}

/** One party, as in the version in force. */
export async function entityById(ctx: Ctx, id: string): Promise<FtmEntity> {
  const { lists } = await ctx.index.current();
  const key = partyKeyOf(id, lists);
  const partyId = key === null ? undefined : await partyIdOf(ctx, key.list, key.sourceRef);
  const entity = partyId === undefined ? undefined : (await ftmEntities(ctx, [partyId])).get(partyId);
  if (entity === undefined) throw new NotFound(`No such entity: ${beginningOf(id, 100)}`);
  return entity;
}

export function algorithms(): Algorithms {
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

/** Whether there is anything to search: without a list every result would be empty. */
export async function isReady(ctx: Pick<Ctx, 'index'>): Promise<boolean> {
  return (await ctx.index.current()).lists.length > 0;
}

interface Wanted extends Pick<MatchOptions, 'exclude_schema' | 'exclude_entity_ids' | 'changed_since'> {
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

/** Those of the found parties that the options ask for, in the form that clients know. */
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

/** The code of a country. Throws if it is unknown: an empty result would read as if nobody were listed. */
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
  const compared = hit.evidence.fields.filter(({ verdict }) => verdict !== 'unknown');
  return {
    ...entity,
    score,
    match: score >= threshold,
    features: Object.fromEntries(compared.map(({ field, effect }) => [field, Math.round(effect * 10) / 1000])),
    explanations: Object.fromEntries(
      compared.map(({ field, effect, note, subject, listed }) => [
        field,
        { score: Math.round(effect * 10) / 1000, detail: note, query: subject, candidate: listed },
      ]),
    ),
  };
}
