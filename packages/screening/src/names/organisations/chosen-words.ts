/** The meaning of a company's own word, if it is one that is translated: Hoffnung, Надежда and Esperanza are hope. */
import { PhraseTable } from '../phrase-table.ts';
import { remembered } from '../remembered.ts';
import { chosenPhrases } from '../tables/phrases.gen.ts';

/** Marks a spelling that is a meaning. */
export const meaningMark = '@=';

let table: PhraseTable<string> | undefined;

/** The meaning of a word as an additional spelling; '' for a word without a translatable meaning. */
export const meaningOf: (spelling: string) => string = remembered(
  (spelling) => (table ??= new PhraseTable(chosenPhrases, (meaning) => meaningMark + meaning)).ofWord(spelling) ?? '',
);
