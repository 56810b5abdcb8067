/** What a slip of the pen does to the words that companies share: a legal form misspelt, a space lost between two words. */
import { companyWord } from './company-words.ts';
import { isLegalWord } from './legal-forms.ts';
import { isOneSlip } from './misspelt-words.ts';
import { isFrequentName } from './rarity.ts';
import type { Word } from './word.ts';

/** Abbreviations that no other word is a slip from; those with a vowel only where a letter was added or two exchanged. */
const closingForms = 'ltd llc jsc plc bhd gmbh pjsc ojsc cjsc fzco'.split(' ');
const spokenForms = 'sarl inc corp'.split(' ');
const openingForms = 'pjsc ojsc cjsc'.split(' ');
/** Forms that another form follows: Pte Ltd, Sdn Bhd. */
const firstForms = 'pte pty pvt sdn'.split(' ');
const shortest = 3;
const longest = 6;

/** The spellings of a name's words, a misspelt legal form as it should be: Corvina Lfd, Alexsong Pbte Ltd, Joint Stcok Company. */
export function mendedForms(spellings: readonly string[]): readonly string[] {
  if (spellings.length < 2) return spellings;
  let mended: string[] | undefined;
  let isClosing = true;
  for (let at = spellings.length - 1; at >= 0; at--) {
    const form = mendedForm(spellings, at, isClosing);
    if (form !== undefined) (mended ??= [...spellings])[at] = form;
    isClosing &&= form !== undefined || isLegalWord(spellings[at]!);
  }
  return mended ?? spellings;
}

function mendedForm(spellings: readonly string[], at: number, isClosing: boolean): string | undefined {
  const word = spellings[at]!;
  if (word.length < shortest || word.length > longest || !/^[a-z]+$/.test(word)) return undefined;
  if (spellings[at - 1] === 'joint' && isOneSlip('stock', word)) return word === 'stock' ? undefined : 'stock';
  if (spellings[at + 1] === 'stock' && isOneSlip('joint', word)) return word === 'joint' ? undefined : 'joint';
  if (!isClosing && at > 0) return undefined;
  if (isLegalWord(word) || isFrequentName(word) || companyWord(word)) return undefined;
  // Without another word it is the name.
  if (!spellings.some((other, index) => index !== at && other.length > shortest && !isLegalWord(other)))
    return undefined;
  if (!isClosing) return openingForms.find((form) => isSlipOf(form, word));
  if (at < spellings.length - 1) {
    const first = firstForms.find((form) => form.length < word.length && isOneSlip(form, word));
    if (first) return first;
  }
  return (
    closingForms.find((form) => isSlipOf(form, word)) ??
    spokenForms.find(
      (form) =>
        (word.length !== form.length || !/[aeiouy]/.test(word)) && form.length > shortest && isOneSlip(form, word),
    )
  );
}

/** Three letters are as often initials: only Ltd and LLC are told, by their first letter, where nobody could speak the word. */
const isSlipOf = (form: string, word: string): boolean =>
  isOneSlip(form, word) &&
  (word.length > shortest ? word.length >= form.length : /^l[^aeiouy]{2}$/.test(word) && form.startsWith('l'));

/** Small words to which the word before or after was written. */
const smallWords = ['and', 'of', 'de', 'for', 'und', 'et'];
/** Legal words that are long enough to be told at the end or beginning of another word. */
const legalEnds = [
  'company',
  'limited',
  'corporation',
  'public',
  'otvetstvennostyu',
  'otvetstvennostiu',
  'incorporated',
];
const shortestHead = 4;
const shortestTail = 4;
const shortestRest = 3;
const shortestJoined = 6;

/** A word with its neighbour where a space was lost between them (Managementand, Ofeast, Zenitpublic); undefined for any other. */
export function spaceLost(spelling: string, next: string | undefined): [string, string] | undefined {
  if (spelling.length < shortestJoined || !/^[a-z]+$/.test(spelling)) return undefined;
  if (isFrequentName(spelling) || companyWord(spelling) || isLegalWord(spelling)) return undefined;
  for (const small of smallWords) {
    const head = spelling.endsWith(small) ? spelling.slice(0, -small.length) : '';
    if (head.length >= shortestHead && isShared(head)) return [head, small];
    const tail = spelling.startsWith(small) ? spelling.slice(small.length) : '';
    if (tail.length >= shortestTail && isShared(tail)) return [small, tail];
  }
  for (const legal of legalEnds) {
    const head = spelling.endsWith(legal) ? spelling.slice(0, -legal.length) : '';
    // 'Public' is a legal form only before another.
    if (head.length >= shortestRest && (legal !== 'public' || isLegalStart(next))) return [head, legal];
    const tail = spelling.startsWith(legal) ? spelling.slice(legal.length) : '';
    if (tail.length >= shortestRest && legal !== 'public') return [legal, tail];
  }
  return undefined;
}

const isShared = (spelling: string): boolean => companyWord(spelling) !== undefined || isLegalWord(spelling);
const isLegalStart = (spelling: string | undefined): boolean =>
  spelling === 'joint' || spelling === 'limited' || spelling === 'company';

/** The words with lost spaces put back. */
export function withSpaces(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    const parts = spaceLost(word.forms[0] ?? '', words[at + 1]?.forms[0]);
    return parts ? parts.map((part) => ({ text: part, forms: [part], bound: false })) : [word];
  });
}
