/** How phrases of the hand-written tables are looked up: by the main spelling of each word. */
import { fold } from './fold.ts';
import { isEastAsian, romaniseWord } from './romanise.ts';

/** Words of a table entry, spelled as `analyse` spells the words of a name. East Asian words stay unchanged. */
export function phraseKey(phrase: string): string {
  return fold(phrase)
    .split(/[\s.]+/)
    .map((word) => (isEastAsian(word) ? word : (romaniseWord(word)[0] ?? '')))
    .filter((word) => word !== '')
    .join(' ');
}
