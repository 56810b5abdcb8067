import { type Hit, type NameIndex, type ScreenOptions, screen } from '@tamis/screening';

/** A letter of a script that writes words with several. */
const LETTER = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*\.?$/u;

/**
 * The names that are alike as a whole. A letter alone is like none, though to the engine it may be the first of any word: a
 * hundred thousand names would be compared, and those of no interest found.
 */
export function alike(indexes: readonly NameIndex[], q: string, options: ScreenOptions): Hit[] {
  return LETTER.test(q) ? [] : screen(indexes, { names: [q] }, options).hits;
}
