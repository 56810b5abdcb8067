import * as v from 'valibot';
import { id, isoTime, level, missingAs } from '../wire.ts';

/** Longer than any article, in characters; shorter than what makes a page slow. */
export const MAX_ARTICLE = 500_000;

export const MediaItem = v.object({
  id,
  title: v.string(),
  content: v.string(),
  aiSummary: v.string(),
  source: v.string(),
  publishedAt: isoTime,
  url: v.nullable(v.string()),
  riskLevel: level,
});
export type MediaItem = v.InferOutput<typeof MediaItem>;

export const Article = v.object({
  ...MediaItem.entries,
  /** Sanitised HTML, or null. */
  fullContent: v.nullable(v.string()),
});
export type Article = v.InferOutput<typeof Article>;

const text = (field: string, most: number) =>
  v.pipe(
    v.string(`${field} is required`),
    v.trim(),
    v.minLength(1, `${field} is required`),
    v.maxLength(most, `${field} must be at most ${most} characters`),
  );

/** An article as a person or a program hands it in. */
export const AddArticle = v.strictObject({
  title: missingAs(text('Title', 500), ''),
  /** Plain text. */
  content: missingAs(text('Content', MAX_ARTICLE), ''),
  /** HTML from anywhere. */
  fullContent: v.optional(v.string()),
  source: missingAs(text('Source', 300), ''),
  url: v.optional(v.string()),
  publishedAt: v.pipe(
    isoTime,
    v.check((time) => !Number.isNaN(Date.parse(time)), 'publishedAt: expected a time like 2026-03-31T12:00:00Z'),
  ),
  /** Set by local rules when left out. */
  riskLevel: v.optional(level),
  /** Taken from the text by local rules when left out. */
  aiSummary: v.optional(text('Summary', 5_000)),
  entityIds: v.pipe(v.array(id), v.minLength(1, 'An article must mention an entity'), v.maxLength(100)),
});
export type AddArticle = v.InferOutput<typeof AddArticle>;
