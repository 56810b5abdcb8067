import * as v from 'valibot';
import { MAX_NAME, missingAs } from '../wire.ts';
import { TOPIC_OF_KIND, TYPES_OF_SCHEMA } from './ftm.ts';

/** The one algorithm there is here, and the names under which existing clients ask for the best that there is. */
export const ALGORITHM = 'tamis';
const ALGORITHMS = [ALGORITHM, 'best', 'default', 'logic-v1', 'logic-v2'];

const MAX_QUERIES = 100;
const MAX_RESULTS = 500;

const texts = (description: string, examples: readonly string[]) =>
  v.optional(v.pipe(v.array(v.pipe(v.string(), v.examples(examples))), v.description(description)), []);
const score = (name: string, description: string) => {
  const sentence = `${name} must be a number from 0 to 1`;
  return v.pipe(v.number(sentence), v.minValue(0, sentence), v.maxValue(1, sentence), v.description(description));
};
const count = (name: string, description: string, preset: number, min: number, max: number) => {
  const sentence = `${name} must be a whole number from ${min} to ${max}`;
  return v.optional(
    v.pipe(
      v.number(sentence),
      v.integer(sentence),
      v.minValue(min, sentence),
      v.maxValue(max, sentence),
      v.description(description),
    ),
    preset,
  );
};

const SCHEMAS = `a schema of FollowTheMoney: ${Object.keys(TYPES_OF_SCHEMA).join(', ')}`;

/** Which parties count: query parameters that matching and searching share. A parameter given twice is a list. */
const scope = {
  include_dataset: texts('Only these datasets within the one in the path', ['sanctions', 'demo']),
  exclude_dataset: texts('Not these datasets', ['peps']),
  exclude_schema: texts('No parties of these schemas', ['Vessel']),
  topics: texts('Only lists with these topics', Object.values(TOPIC_OF_KIND)),
  exclude_entity_ids: texts('Not these parties', ['demo-DEMO-1002']),
  changed_since: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => !Number.isNaN(Date.parse(text)), 'changed_since must be an ISO date'),
      v.description('Only parties that their list has changed since this ISO date'),
      v.examples(['2024-01-01']),
      v.transform((text) => Date.parse(text)),
    ),
  ),
};

export const MatchOptions = v.object({
  ...scope,
  algorithm: v.optional(
    v.pipe(
      v.picklist(ALGORITHMS, ({ input }) => `Unknown algorithm: ${String(input)}. See /algorithms.`),
      v.description('All are names of the one that there is'),
    ),
    ALGORITHM,
  ),
  threshold: v.optional(score('threshold', 'The score from which a result is a match; by default the one in force')),
  cutoff: v.optional(score('cutoff', 'The score from which a party is returned'), 0.5),
  limit: count('limit', 'Maximum number of results for each query', 5, 1, MAX_RESULTS),
});
export type MatchOptions = v.InferOutput<typeof MatchOptions>;

const NO_NAME = 'q is required: say which name to look for';

export const SearchOptions = v.object({
  ...scope,
  q: missingAs(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, NO_NAME),
      v.maxLength(MAX_NAME, `q must be at most ${MAX_NAME} characters`),
      v.description('The name to look for, or words of it'),
      v.examples(['Rustam Halvani']),
    ),
    '',
  ),
  schema: v.optional(
    v.pipe(v.string(), v.description(`Only parties of ${SCHEMAS}`), v.examples(['Person', 'Thing'])),
    'Thing',
  ),
  countries: texts('Only parties with one of these countries, as codes of ISO 3166', ['uz', 'de']),
  limit: count('limit', 'Maximum number of results in the answer', 10, 1, MAX_RESULTS),
  offset: count('offset', 'Results to skip before the first', 0, 0, 9_499),
});
export type SearchOptions = v.InferOutput<typeof SearchOptions>;

const ExampleQuery = v.object({
  id: v.nullish(v.pipe(v.string(), v.description('It comes back with the results'))),
  schema: v.pipe(v.string('A query needs a schema'), v.description(`What is looked for, as ${SCHEMAS}`)),
  properties: v.pipe(
    v.record(v.string(), v.unknown(), 'A query needs properties'),
    v.description(
      'What is known, by the property names of FollowTheMoney (name, alias, birthDate, nationality, passportNumber and so on), each a text or a list of texts; other names are ignored',
    ),
  ),
});

/** The options of the matching belong in the address; in the body they would be ignored. */
const inAddress = Object.fromEntries(
  Object.keys(MatchOptions.entries).map((name) => [
    name,
    v.optional(
      v.pipe(
        v.never(`${name} is not read from the body here: it belongs in the address, as ?${name}=…`),
        v.description('Refused here: it belongs in the address'),
      ),
    ),
  ]),
);

const ignored = v.optional(v.pipe(v.unknown(), v.description('Accepted and ignored')));

export const MatchRequest = v.object({
  queries: v.pipe(
    v.record(v.string(), ExampleQuery, 'queries must be an object of queries by id'),
    v.minEntries(1, 'queries has no query in it'),
    v.maxEntries(MAX_QUERIES, `At most ${MAX_QUERIES} queries in one request`),
  ),
  weights: ignored,
  config: ignored,
  ...inAddress,
});
export type MatchRequest = v.InferOutput<typeof MatchRequest>;
