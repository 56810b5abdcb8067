import * as v from 'valibot';
import { MAX_ADDRESS, WEB_ADDRESS } from '../outside/address-schema.ts';
import { id, isoTime, leastSeen, level, missingAs, noList, upright } from '../wire.ts';

/** In characters: longer than any article, but short enough to keep a page fast. */
export const MAX_ARTICLE = 500_000;

export const MediaItem = v.object({
  id,
  title: v.string(),
  content: v.string(),
  aiSummary: v.string(),
  /** Who wrote the summary: 'person', 'rules', or a model's name. */
  summaryBy: v.string(),
  source: v.string(),
  publishedAt: isoTime,
  url: v.nullable(v.string()),
  riskLevel: level,
  /** Who set the level: 'person', 'rules', or a model's name. */
  riskLevelBy: v.string(),
  isAdverse: v.pipe(
    v.boolean(),
    v.description('False if local rules found nothing adverse: it raises no alert and adds nothing to the risk'),
  ),
});
export type MediaItem = v.InferOutput<typeof MediaItem>;

export const Article = v.object({
  ...MediaItem.entries,
  /** Sanitised HTML, or null. */
  fullContent: v.nullable(v.string()),
  /** What the local rules found, such as 'Fraud; charged'; null if they were not used. */
  findings: v.nullable(v.string()),
  /** The entities that it is about, with the places in `title` and `content` that name them. */
  mentions: v.array(
    v.object({
      entityId: id,
      name: v.string(),
      riskLevel: v.pipe(
        level,
        v.description('What it says against this entity: being named beside an accused is no accusation'),
      ),
      places: v.array(v.object({ part: v.picklist(['title', 'text']), start: v.number(), end: v.number() })),
    }),
  ),
  /** Entities that it was linked to until somebody said that it is about another one. */
  notAbout: v.array(v.object({ entityId: id, name: v.string(), reason: v.string(), by: v.string(), at: isoTime })),
});
export type Article = v.InferOutput<typeof Article>;

/** A submitted article. */
export const HandedIn = v.object({
  ...Article.entries,
  isKnown: v.pipe(v.boolean(), v.description('Whether it already existed, by its address or its text')),
});
export type HandedIn = v.InferOutput<typeof HandedIn>;

const text = (field: string, maxLength: number) =>
  v.pipe(
    v.string(`${field} is required`),
    v.trim(),
    v.minLength(1, `${field} is required`),
    leastSeen(1, `${field} is required`),
    v.maxLength(maxLength, `${field} must be at most ${maxLength} characters`),
  );

const line = (field: string, maxLength: number) => v.pipe(text(field, maxLength), upright);

export const A_TIME = 'publishedAt: expected a time like 2026-03-31T12:00:00Z';

/** Entities that it is about besides those it names. */
const entityIds = v.optional(v.pipe(v.array(id), v.maxLength(100)));

/** An article as a person or a program submits it. */
export const AddArticle = noList(
  v.strictObject({
    title: missingAs(line('Title', 500), ''),
    /** Plain text. */
    content: missingAs(text('Content', MAX_ARTICLE), ''),
    /** Untrusted HTML. */
    fullContent: v.optional(v.string()),
    source: missingAs(line('Source', 300), ''),
    url: v.optional(v.string()),
    publishedAt: v.pipe(v.string(), v.isoTimestamp(A_TIME)),
    /** Local rules set it if it is left out. */
    riskLevel: v.optional(level),
    /** Local rules take it from the text if it is left out. */
    aiSummary: v.optional(text('Summary', 5_000)),
    entityIds,
  }),
);
export type AddArticle = v.InferOutput<typeof AddArticle>;

/** A web address, as a person types it. */
export const webAddressField = v.pipe(
  v.string('Web address is required'),
  v.trim(),
  v.minLength(1, 'Web address is required'),
  v.maxLength(MAX_ADDRESS, `Web address must be at most ${MAX_ADDRESS} characters`),
  v.regex(WEB_ADDRESS, 'Web address must begin with https:// or http://'),
);

/** An article that is fetched from its publisher. */
export const AddArticleByUrl = v.strictObject({ url: missingAs(webAddressField, ''), entityIds });
export type AddArticleByUrl = v.InferOutput<typeof AddArticleByUrl>;

/** Unlinks an article from an entity, with a reason. */
export const UnlinkArticle = v.strictObject({
  id,
  entityId: id,
  reason: missingAs(text('Reason', 500), ''),
});
export type UnlinkArticle = v.InferOutput<typeof UnlinkArticle>;

/** Undoes an unlinking. */
export const RelinkArticle = v.strictObject({ id, entityId: id });
export type RelinkArticle = v.InferOutput<typeof RelinkArticle>;

/** Many articles; each is an `AddArticle`, and is judged by itself. */
export const ImportArticles = v.strictObject({
  articles: v.pipe(
    v.array(v.unknown()),
    v.minLength(1, 'The request contains no articles.'),
    v.maxLength(500, 'At most 500 articles at once'),
  ),
});
export type ImportArticles = v.InferOutput<typeof ImportArticles>;

export const ImportedArticles = v.object({
  added: v.number(),
  /** How many existed already, by their address or text. */
  known: v.number(),
  /** By position in the list, starting at 1. */
  errors: v.array(v.object({ item: v.number(), message: v.string() })),
});
export type ImportedArticles = v.InferOutput<typeof ImportedArticles>;
