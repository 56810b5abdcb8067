/** What a company's own word means, where it is one that languages translate: Hoffnung, Надежда and Esperanza are hope. */
import { PhraseTable } from './phrase-table.ts';
import { remembered } from './remembered.ts';
import { chosenWords } from './tables/chosen-words.ts';

/** Begins a spelling that is a meaning. */
export const meaningMark = '@=';

let table: PhraseTable<string> | undefined;

function load(): PhraseTable<string> {
  const words = new PhraseTable<string>();
  for (const line of chosenWords.trim().split('\n')) {
    const entries = line.split(' ');
    for (const entry of entries) words.add(entry, meaningMark + entries[0]!, (old) => old);
  }
  return words;
}

/** The meaning of a word as one more spelling of it, '' for a word that only names. */
export const meaningOf: (spelling: string) => string = remembered(
  (spelling) => (table ??= load()).ofWord(spelling) ?? '',
);
