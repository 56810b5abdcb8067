/** What a company's own word means, where it is one that languages translate: Hoffnung, Надежда and Esperanza are hope. */
import { PhraseTable } from '../phrase-table.ts';
import { remembered } from '../remembered.ts';
import { chosenPhrases } from '../tables/phrases.gen.ts';

/** Begins a spelling that is a meaning. */
export const meaningMark = '@=';

let table: PhraseTable<string> | undefined;

/** The meaning of a word as one more spelling of it, '' for a word that only names. */
export const meaningOf: (spelling: string) => string = remembered(
  (spelling) => (table ??= new PhraseTable(chosenPhrases, (meaning) => meaningMark + meaning)).ofWord(spelling) ?? '',
);
