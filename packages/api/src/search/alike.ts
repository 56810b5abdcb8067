import type { Hit, NameIndex, ScreenOptions } from '@tamis/screening';
import type { Ctx } from '../context.ts';
import { screenAsked } from '../screening/screen-subjects.ts';

/** A letter of a script that writes words with several. */
const LETTER = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*\.?$/u;

/**
 * The names that are alike as a whole. A single letter is like none, although the engine takes it for the initial of any
 * word: a hundred thousand names would be compared, and useless ones found.
 */
export async function alike(
  ctx: Pick<Ctx, 'breathe'>,
  indexes: readonly NameIndex[],
  q: string,
  options: Required<ScreenOptions>,
): Promise<Hit[]> {
  if (LETTER.test(q)) return [];
  const [answer] = await screenAsked(ctx, { indexes }, [{ names: [q] }], options);
  return answer?.hits ?? [];
}
