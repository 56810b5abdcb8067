import { inIds } from '@tamis/db/db';
import { entity } from '@tamis/db/schema';
import { type SQL, and, asc, desc, or, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { nameKey } from '../entities/name-key.ts';
import { type EntityRow, presentEntities } from '../entities/present.ts';
import type { Entity } from '../entities/schema.ts';
import { likePattern } from './like-pattern.ts';
import { type QueryWord, queryWords } from './query-words.ts';

/** Nobody reads further; a longer list asks for a better question. */
export const MAX_ENTITIES = 100;

/**
 * Entities by name, best first: the same name in any script, order and case; then names that have all its words; then
 * names whose words begin with them; then any other name with these letters in it.
 */
export async function searchEntities(ctx: Ctx, q: string): Promise<Entity[]> {
  const words = queryWords(q);
  const [asWritten, byKey] = await Promise.all([
    spellingQuery(ctx, q),
    words.length === 0 ? [] : keyQuery(ctx, q, words),
  ]);
  const ids = [...new Set([...byKey, ...asWritten].map((row) => row.id))].slice(0, MAX_ENTITIES);
  const rows = await ctx.db.orm.select().from(entity).where(inIds(entity.id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  return presentEntities(
    ctx,
    ids.map((id) => found.get(id)).filter((row): row is EntityRow => row !== undefined),
  );
}

/** By the romanised words of the name: reads nothing but the index on them. */
export function keyQuery(ctx: Ctx, q: string, words: readonly QueryWord[]) {
  const padded = sql`' ' || ${entity.nameKey} || ' '`;
  const every = (test: (spelling: string) => SQL, further?: (word: QueryWord) => SQL | undefined) =>
    and(...words.map((word) => or(...word.spellings.map(test), further?.(word)))) ?? sql`true`;
  const rank = sql`case
    when ${entity.nameKey} = ${nameKey(q)} then 0
    when ${every((word) => sql`${padded} like ${`% ${word} %`}`)} then 1
    when ${every((word) => sql`${padded} like ${`% ${word}%`}`)} then 2
    else 3 end`;
  return ctx.db.orm
    .select({ id: entity.id })
    .from(entity)
    .where(every((word) => sql`${entity.nameKey} like ${`%${word}%`}`, withoutVowels))
    .orderBy(rank, asc(sql`length(${entity.nameKey})`), desc(entity.id))
    .limit(MAX_ENTITIES);
}

/** 'muhammad' for محمد, which is `~mhmd` in a key. */
function withoutVowels({ consonants }: QueryWord): SQL | undefined {
  if (consonants === null) return undefined;
  return sql`${entity.nameKey} like ${`%~${consonants.split('').join('%')}%`}`;
}

/** By the name as it was typed, for what has no words: 'C++', '№ 9'. */
export function spellingQuery(ctx: Ctx, q: string) {
  return ctx.db.orm
    .select({ id: entity.id })
    .from(entity)
    .where(sql`${entity.name} like ${likePattern(q)} escape '\\'`)
    .orderBy(asc(sql`length(${entity.name})`), desc(entity.id))
    .limit(MAX_ENTITIES);
}
