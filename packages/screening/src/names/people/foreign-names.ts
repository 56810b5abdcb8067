/**
 * Names of one part of the world in the scripts of another, by convention or by ear: 迈克尔, 마이클 and مايكل are Michael.
 */
import { fold } from '../fold.ts';
import { asWritten } from '../scripts/abjad.ts';
import { foreignNames } from '../tables/foreign-names.ts';

type Names = ReadonlyMap<string, readonly string[]>;
const none: readonly string[] = [];

/** Blocks of letters by their last code unit. The names of a script are loaded on first use. Latin has none. */
const lastOfBlocks = [0x36f, 0x3ff, 0x52f, 0x5ff, 0x8ff, 0xdff, 0x1fff, 0x30ff, 0xabff, 0xd7ff];
const blockOf = (text: string): number => {
  const first = text.charCodeAt(0);
  return lastOfBlocks.findIndex((last) => first <= last);
};
const latin = 0;
const namesOfBlocks: (Names | undefined)[] = lastOfBlocks.map(() => undefined);

/** Marks that are removed from a text before its words are looked up. */
const apostrophes = /['׳’-]/g;
/** The hamza of an alif is often left out. */
const hamza = /[أإآ]/g;
const keyOf = (text: string): string => text.replaceAll(hamza, 'ا');

function load(block: number): Names {
  const table = new Map<string, readonly string[]>();
  for (const line of foreignNames.trim().split('\n')) {
    const [name = '', ...spellings] = line.split(' ');
    for (const spelling of spellings) {
      if (blockOf(spelling) !== block) continue;
      const key = keyOf(fold(spelling).replaceAll(apostrophes, ''));
      table.set(key, [...(table.get(key) ?? none), name]);
    }
  }
  return table;
}

/** The names in Latin letters that a folded word of another script stands for by convention; [] if none. */
export function foreignName(word: string): readonly string[] {
  const written = asWritten(word);
  const block = blockOf(written);
  if (block <= latin) return none;
  return (namesOfBlocks[block] ??= load(block)).get(keyOf(written)) ?? none;
}
