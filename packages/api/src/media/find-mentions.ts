import { rowsById } from '@tamis/db/db';
import { entity } from '@tamis/db/schema';
import { type NamePlace, type NamedText, namedText } from '@tamis/screening/media/find-names';
import { mayBeNamed } from '@tamis/screening/media/may-be-named';
import type { Ctx } from '../context.ts';
import type { EntityNames } from '../entities/entity-index.ts';
import { stepsInTurns, turnsOf } from '../turns.ts';

/** An article that names more entities is a list, and no news about each of them. */
const MAX_ENTITIES = 100;

/** An entity, and the places where an article names it. */
export interface Mention {
  entityId: number;
  places: NamePlace[];
}

/**
 * The monitored people and companies that each text names, most often named first. Countries are left out, because
 * nearly every article names one. The index of all entities suggests candidates, and only these are looked for in the
 * text.
 */
export async function findMentions(
  ctx: Ctx,
  articles: readonly { title: string; content: string }[],
): Promise<Mention[][]> {
  const names = await ctx.entityIndex.current();
  const found: Mention[][] = [];
  for (const { title, content } of articles) {
    const text = await stepsInTurns(namedText(title, content), ctx.breathe);
    found.push(await mentionsIn(ctx, names, text));
  }
  return found;
}

async function mentionsIn(ctx: Ctx, names: EntityNames, text: NamedText): Promise<Mention[]> {
  const ids = new Set<number>();
  for (const [segment, index] of names.indexes.entries()) {
    const named = await stepsInTurns(mayBeNamed(index, text), ctx.breathe);
    for (const id of named) if (names.holds(id, segment)) ids.add(id);
  }
  const mentions: Mention[] = [];
  const pause = turnsOf(ctx.breathe);
  for (const { id, name, type } of await rowsById(ctx.db, entity, [...ids], ['id', 'name', 'type'])) {
    const places = type === 'country' ? [] : text.placesOf(name, type);
    if (places.length > 0) mentions.push({ entityId: id, places });
    await pause();
  }
  mentions.sort((a, b) => b.places.length - a.places.length || a.entityId - b.entityId);
  return mentions.slice(0, MAX_ENTITIES);
}
