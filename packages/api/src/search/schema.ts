import * as v from 'valibot';
import { Alert } from '../alerts/schema.ts';
import { CaseFile } from '../cases/schema.ts';
import { Entity } from '../entities/schema.ts';
import { MediaItem } from '../media/schema.ts';
import { MAX_NAME } from '../wire.ts';

export const SearchQuery = v.strictObject({
  q: v.pipe(
    v.string('q is required'),
    v.trim(),
    v.nonEmpty('q is required'),
    v.maxLength(MAX_NAME, `q must be at most ${MAX_NAME} characters`),
    v.description('A name or part of it, in any script and order'),
  ),
});

export const SearchResult = v.object({
  entities: v.array(Entity),
  cases: v.array(CaseFile),
  alerts: v.array(Alert),
  articles: v.array(MediaItem),
  parties: v.array(
    v.object({
      list: v.string(),
      sourceRef: v.string(),
      primaryName: v.string(),
      matchedName: v.string(),
      score: v.number(),
      sourceUrl: v.nullable(v.string()),
    }),
  ),
});
export type SearchResult = v.InferOutput<typeof SearchResult>;
