import { type Hit, type NameIndex, type ScreenOptions, screen } from '@tamis/screening';

/** A letter of a script that writes words with several. */
const LETTER = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*\.?$/u;

/**
 * The names that are alike as a whole. A single letter is like none, although the engine takes it for the initial of any
 * word: a hundred thousand names would be compared, and useless ones found.
 */
export function alike(indexes: readonly NameIndex[], q: string, options: ScreenOptions): Hit[] {
  return LETTER.test(q) ? [] : screen(indexes, { names: [q] }, options).hits;
}
