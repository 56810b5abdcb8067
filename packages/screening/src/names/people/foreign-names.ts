/** Names of one part of the world in the scripts of another, as convention or the ear writes them: 迈克尔, 마이클 and مايكل are Michael. */
import { fold } from '../fold.ts';
import { asWritten } from '../scripts/abjad.ts';
import { foreignNames } from '../tables/foreign-names.ts';

let names: Map<string, readonly string[]> | undefined;

/** Marks that a text has lost when its words are looked for. */
const apostrophes = /['׳’-]/g;
/** Many leave out the hamza of an alif. */
const hamza = /[أإآ]/g;
const keyOf = (text: string): string => asWritten(text).replaceAll(hamza, 'ا');

function load(): Map<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  for (const line of foreignNames.trim().split('\n')) {
    const [latin = '', ...spellings] = line.split(' ');
    for (const spelling of spellings) {
      const key = keyOf(fold(spelling).replaceAll(apostrophes, ''));
      table.set(key, [...(table.get(key) ?? []), latin]);
    }
  }
  return table;
}

/** The names in Latin letters that a folded word of another script stands for by convention; [] where none does. */
export const foreignName = (word: string): readonly string[] => (names ??= load()).get(keyOf(word)) ?? [];
