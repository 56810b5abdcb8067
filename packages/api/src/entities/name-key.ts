import { fold } from '@tamis/screening/names/fold';
import { eastAsianReadings, isEastAsian, romaniseWord } from '@tamis/screening/names/romanise';
import { wordsOf } from '../search/words.ts';

/**
 * The words of a name in plain Latin letters, sorted: 'Рустам Халвани', 'KHALVANI, Rustam' and 'Rustam Khalvani' share one.
 * The key for looking names up and for likely duplicates; screening itself uses the engine's index.
 */
export function nameKey(name: string): string {
  return nameWords(name).toSorted().join(' ');
}

/** The same words in their own order: what a search box's text is looked up by. */
export function nameWords(name: string): string[] {
  const words = wordsOf(fold(name));
  return words.flatMap((word) =>
    isEastAsian(word)
      ? (eastAsianReadings(word, words.length === 1)[0] ?? []).flatMap(({ forms }) => forms[0] ?? [])
      : (keySpellings(word)[0] ?? []),
  );
}

/** Spellings of a word of an alphabetic script, the one of the key first. What is written without vowels is kept so. */
function keySpellings(word: string): string[] {
  const spellings = romaniseWord(word);
  if (!/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word)) return spellings;
  const unvocalised = spellings.find((spelling) => spelling.startsWith('~'));
  return [unvocalised ?? `~${(spellings[0] ?? '').replaceAll(/[aeiou]/gu, '')}`, ...spellings];
}
