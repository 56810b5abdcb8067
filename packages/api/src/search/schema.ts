import * as v from 'valibot';
import { Alert } from '../alerts/schema.ts';
import { CaseFile } from '../cases/schema.ts';
import { Entity } from '../entities/schema.ts';
import { EntityType } from '../entities/view-schema.ts';
import { MediaItem } from '../media/schema.ts';
import { CertifiedList, PartyIdentity } from '../screening/certificate-schema.ts';
import { id, level, page } from '../wire.ts';
import { Reason } from './reason.ts';
import { MAX_TERM } from './view-schema.ts';

/** The advanced filters of the search page. */
const filters = {
  type: v.optional(v.pipe(EntityType, v.description('Only entities of this type'))),
  risk: v.optional(v.pipe(level, v.description('Only entities of this risk level'))),
  country: v.optional(v.pipe(v.string(), v.maxLength(200), v.description("Part of the country's name, any case"))),
};
const SearchFilters = v.object(filters);
export type SearchFilter = v.InferOutput<typeof SearchFilters>;

export const SearchQuery = v.strictObject({
  ...filters,
  q: v.pipe(
    v.string('q is required'),
    v.trim(),
    v.nonEmpty('q is required'),
    v.maxLength(MAX_TERM, `q must be at most ${MAX_TERM} characters`),
    v.description('A name or part of it, in any script and order; of listed parties a number too'),
  ),
});

/** The same as a list that begins with the best. */
export const EntitySearchQuery = v.strictObject({ ...SearchQuery.entries, ...page });

/** The same for everything that is found; without a page, the best entities, uncounted. */
export const WideSearchQuery = v.strictObject({ ...SearchQuery.entries, page: v.optional(v.strictObject(page)) });
export type WideSearch = Omit<v.InferOutput<typeof WideSearchQuery>, 'q'>;

const score = v.pipe(
  v.number(),
  v.description(
    '0 to 100: how well the words of the question agree with words of the name, less a little for every other word',
  ),
);

/** An entity with the reason why it was found, how near its name is, and by which words. */
export const FoundEntity = v.object({
  ...Entity.entries,
  reason: Reason,
  score,
  agreeing: v.pipe(v.array(v.string()), v.description('The words of the name that agree, as the name has them')),
});
export type FoundEntity = v.InferOutput<typeof FoundEntity>;

export const SearchResult = v.object({
  entities: v.array(FoundEntity),
  /** How many were found on all pages, where a page was requested; `isMore` where there are more than can be ranked. */
  entityTotal: v.optional(v.object({ count: v.number(), isMore: v.boolean() })),
  cases: v.array(CaseFile),
  alerts: v.array(Alert),
  articles: v.array(MediaItem),
  parties: v.array(
    v.object({
      id,
      list: v.string(),
      sourceRef: v.string(),
      primaryName: v.string(),
      matchedName: v.string(),
      score,
      reason: Reason,
      ...PartyIdentity.entries,
      /** The records of the same party on other lists, that were found too. */
      others: v.array(v.object({ id, list: v.string(), sourceRef: v.string(), primaryName: v.string() })),
    }),
  ),
  /** How many entities there are to be found. */
  entityCount: v.number(),
  /** The versions of the lists whose parties were searched. */
  lists: v.array(v.pick(CertifiedList, ['title', 'number', 'publishedAt'])),
});
export type SearchResult = v.InferOutput<typeof SearchResult>;
