import { idsOf } from '@tamis/db/db';
import { findIdsInSteps } from '@tamis/screening';
import { isLegalWord } from '@tamis/screening/names/organisations/legal-forms';
import { isTitle } from '@tamis/screening/names/people/person-words';
import { phraseKey } from '@tamis/screening/names/phrase-key';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { stepsInTurns } from '../turns.ts';
import { namedAsWritten } from './named-as-written.ts';

/**
 * The ids of all entities that have a name with every word of a text, however common the word. It uses the index of the
 * search, so it finds names in any script and with slips. Names that contain the text as it is written are found as well:
 * among the entities that are newer than the index, and among all where the index does not have the word.
 */
export async function entitiesNamed(ctx: Ctx, text: string): Promise<Set<number>> {
  const names = await ctx.entityIndex.soon();
  const found = await stepsInTurns(findIdsInSteps(names.indexes, text, { accept: names.holds }), ctx.breathe);
  const after = found.size > 0 && !isLeftOut(text) ? names.upTo : undefined;
  for (const id of await idsOf(ctx.db, sql`${namedAsWritten(ctx, text.trim(), { after })}`)) found.add(id);
  return found;
}

/** Titles and legal forms stand in the index only where they are all of a name: 'Begum' would not find Fatima Begum. */
const isLeftOut = (text: string): boolean =>
  phraseKey(text)
    .split(' ')
    .every((word) => isTitle(word) || isLegalWord(word));
