import * as v from 'valibot';
import { MAX_NAME } from '../wire.ts';

/** The one algorithm there is here, and the names under which existing clients ask for the best that there is. */
export const ALGORITHM = 'tamis';
const ALGORITHMS = [ALGORITHM, 'best', 'default', 'logic-v1', 'logic-v2'];

const MAX_QUERIES = 100;
const MAX_RESULTS = 500;

/** A number as a query parameter has it; an empty one is none, and not zero. */
const numberIn = (given: string | number): number => (String(given).trim() === '' ? Number.NaN : Number(given));

const texts = v.optional(v.array(v.string()), []);
const score = (name: string) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(numberIn),
    v.number(`${name} must be a number from 0 to 1`),
    v.minValue(0, `${name} must be a number from 0 to 1`),
    v.maxValue(1, `${name} must be a number from 0 to 1`),
  );
const count = (name: string, preset: number, min: number, max: number) => {
  const sentence = `${name} must be a whole number from ${min} to ${max}`;
  return v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(numberIn),
      v.number(sentence),
      v.integer(sentence),
      v.minValue(min, sentence),
      v.maxValue(max, sentence),
    ),
    preset,
  );
};

/** Which parties count: query parameters that matching and searching share. A parameter given twice is a list. */
const scope = {
  include_dataset: texts,
  exclude_dataset: texts,
  exclude_schema: texts,
  topics: texts,
  exclude_entity_ids: texts,
  changed_since: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => !Number.isNaN(Date.parse(text)), 'changed_since must be an ISO date'),
      v.transform((text) => Date.parse(text)),
    ),
  ),
};

export const MatchOptions = v.object({
  ...scope,
  algorithm: v.optional(
    v.picklist(ALGORITHMS, ({ input }) => `Unknown algorithm: ${String(input)}. See /algorithms.`),
    ALGORITHM,
  ),
  /** By default the one in force. */
  threshold: v.optional(score('threshold')),
  cutoff: v.optional(score('cutoff'), 0.5),
  limit: count('limit', 5, 1, MAX_RESULTS),
});
export type MatchOptions = v.InferOutput<typeof MatchOptions>;

export const SearchOptions = v.object({
  ...scope,
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_NAME, `q must be at most ${MAX_NAME} characters`)), ''),
  schema: v.optional(v.string(), 'Thing'),
  countries: texts,
  limit: count('limit', 10, 1, MAX_RESULTS),
  offset: count('offset', 0, 0, 9_499),
});
export type SearchOptions = v.InferOutput<typeof SearchOptions>;

const ExampleQuery = v.object({
  id: v.nullish(v.string()),
  schema: v.string('A query needs a schema'),
  properties: v.record(v.string(), v.unknown(), 'A query needs properties'),
});

/** The options of the matching belong in the address; in the body they would be ignored. */
const inAddress = Object.fromEntries(
  Object.keys(MatchOptions.entries).map((name) => [
    name,
    v.optional(v.never(`${name} is not read from the body here: it belongs in the address, as ?${name}=…`)),
  ]),
);

/** `weights` and `config` are accepted and ignored. */
export const MatchRequest = v.object({
  ...inAddress,
  queries: v.pipe(
    v.record(v.string(), ExampleQuery, 'queries must be an object of queries by id'),
    v.check((queries) => Object.keys(queries).length > 0, 'queries has no query in it'),
    v.check((queries) => Object.keys(queries).length <= MAX_QUERIES, `At most ${MAX_QUERIES} queries in one request`),
  ),
  weights: v.optional(v.unknown()),
  config: v.optional(v.unknown()),
});
export type MatchRequest = v.InferOutput<typeof MatchRequest>;
