/** What clients of the OpenSanctions API get: listed parties in FollowTheMoney's terms, and what surrounds them. */
import * as v from 'valibot';
import { isoTime } from '../wire.ts';

/** A listed party. */
export const FtmEntity = v.object({
  id: v.pipe(v.string(), v.description("The code of its list and the publisher's reference; it outlasts versions")),
  caption: v.pipe(v.string(), v.description('Its first name on the list')),
  schema: v.string(),
  properties: v.pipe(
    v.record(v.string(), v.array(v.string())),
    v.description("What the publisher says, by FollowTheMoney's property names"),
  ),
  datasets: v.array(v.string()),
  referents: v.pipe(v.array(v.string()), v.description('Always empty: records are not merged')),
  target: v.literal(true),
  first_seen: v.pipe(isoTime, v.description('When the first version with this party was imported')),
  last_seen: v.pipe(isoTime, v.description('When the version in force was imported')),
  last_change: v.pipe(isoTime, v.description('When the version that last changed this party was imported')),
});
export type FtmEntity = v.InferOutput<typeof FtmEntity>;

/** A listed party that a query found. */
export const ScoredEntity = v.object({
  ...FtmEntity.entries,
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  match: v.pipe(v.boolean(), v.description('Whether the score reaches the threshold')),
  features: v.pipe(
    v.record(v.string(), v.number()),
    v.description('What each compared field adds to the score or takes from it'),
  ),
  explanations: v.record(
    v.string(),
    v.object({ score: v.number(), detail: v.string(), query: v.string(), candidate: v.string() }),
  ),
});
export type ScoredEntity = v.InferOutput<typeof ScoredEntity>;

const Total = v.object({
  value: v.number(),
  relation: v.pipe(v.picklist(['eq', 'gte']), v.description('`gte` when there may be more than were counted')),
});
export type Total = v.InferOutput<typeof Total>;

/** No part of the OpenSanctions API. */
const warning = v.exactOptional(
  v.pipe(
    v.string(),
    v.description('Why nothing could be searched for, or which date or country was not compared; only if there is one'),
  ),
);

/** What each query found, by its id. */
export const MatchAnswer = v.object({
  responses: v.record(
    v.string(),
    v.object({
      status: v.literal(200),
      results: v.array(ScoredEntity),
      total: Total,
      query: v.pipe(
        v.object({
          id: v.nullable(v.string()),
          schema: v.string(),
          properties: v.record(v.string(), v.unknown()),
        }),
        v.description('The query as it was given'),
      ),
      warning,
    }),
  ),
  limit: v.number(),
});
export type MatchAnswer = v.InferOutput<typeof MatchAnswer>;

export const SearchAnswer = v.object({
  results: v.array(FtmEntity),
  facets: v.pipe(v.strictObject({}), v.description('Always empty: nothing is counted by facet')),
  total: Total,
  limit: v.number(),
  offset: v.number(),
  warning,
});
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>;

/** A list in force has a version; a collection of lists has children. */
const Dataset = v.object({
  name: v.string(),
  title: v.string(),
  children: v.exactOptional(v.pipe(v.array(v.string()), v.description('The lists of a collection'))),
  version: v.exactOptional(v.pipe(v.string(), v.description('The version of a list'))),
  updated_at: v.exactOptional(v.pipe(isoTime, v.description('When the version of a list was imported'))),
  entity_count: v.number(),
  load: v.boolean(),
});
export type Dataset = v.InferOutput<typeof Dataset>;

export const Catalog = v.object({
  datasets: v.array(Dataset),
  current: v.pipe(v.array(v.string()), v.description('The names of all datasets')),
  outdated: v.pipe(v.array(v.string()), v.description('Always empty: only lists in force are searched')),
  index_stale: v.literal(false),
});
export type Catalog = v.InferOutput<typeof Catalog>;

export const Algorithms = v.object({
  algorithms: v.array(v.object({ name: v.string(), description: v.string(), features: v.strictObject({}) })),
  default: v.string(),
  best: v.string(),
});
export type Algorithms = v.InferOutput<typeof Algorithms>;

/** That the system is up, or has lists to search. */
export const Up = v.object({ status: v.literal('ok') });
export type Up = v.InferOutput<typeof Up>;

/** Every error. */
export const Detail = v.object({ detail: v.string() });
export type Detail = v.InferOutput<typeof Detail>;
