/** Slips in legal forms. */
import { companyWord } from './company-words.ts';
import { isLegalWord } from './legal-forms.ts';
import { isOneSlip, slipsBetween } from '../misspelt-words.ts';
import { isFrequentName } from '../rarity.ts';

/**
 * Abbreviations that no other word is one slip away from. Those with a vowel count only if a letter was added or two
 * were swapped.
 */
const closingForms = 'ltd llc jsc plc bhd gmbh pjsc ojsc cjsc fze fzco dmcc'.split(' ');
const spokenForms = 'sarl inc corp'.split(' ');
const openingForms = 'jsc llc pjsc ojsc cjsc'.split(' ');
/** Misspellings of OOO and Corp that are not other words. */
const misspeltForms: readonly (readonly [RegExp, string])[] = [
  [/^(?:oo[^oy]|o[^r]o|o[a-z]oo|oo[a-z]o)$/, 'ooo'],
  [/^cor[bcfghjlqrvwxz]$/, 'corp'],
];
/** The same at the end of a name, with further forms that stand only there. */
const misspeltAtEnd: typeof misspeltForms = [...misspeltForms, [/^lt[a-z]$/, 'ltd'], [/^in[bdfjqwxz]$/, 'inc']];
/** Forms that lost a letter, at the end of a name and before it. */
const cutForms = {
  closing: new Map([
    ['js', 'jsc'],
    ['lt', 'ltd'],
    ['ll', 'llc'],
    ['lc', 'llc'],
  ]),
  opening: new Map([['oo', 'ooo']]),
} as const;
/** Forms that are followed by another form: Pte Ltd, Sdn Bhd. */
const firstForms = 'pte pty pvt sdn'.split(' ');
const shortest = 3;
const longest = 6;

/**
 * The spellings of a name's words with misspelt legal forms corrected: Corvina Lfd, Alexsong Pbte Ltd, Joint Stcok
 * Company.
 */
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
  if (word.length === shortest - 1) return cutFormOf(spellings, at);
  if (word.length < shortest || word.length > longest || !/^[a-z]+$/.test(word)) return undefined;
  const most = spellings[at + 1] === 'company' ? 2 : 1;
  if (spellings[at - 1] === 'joint' && slipsBetween('stock', word) <= most)
    return word === 'stock' ? undefined : 'stock';
  if (spellings[at + 1] === 'stock' && isOneSlip('joint', word)) return word === 'joint' ? undefined : 'joint';
  if (!isClosing && at > 0) return undefined;
  if (isLegalWord(word) || isFrequentName(word) || companyWord(word)) return undefined;
  // Without another word it is the name itself.
  if (!hasOther(spellings, at)) return undefined;
  const misspelt = (isClosing ? misspeltAtEnd : misspeltForms).find(([pattern]) => pattern.test(word))?.[1];
  if (misspelt) return misspelt;
  if (!isClosing) return openingForms.find((form) => isSlipOf(form, word) || isOpeningSlipOf(form, word, spellings));
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

function hasOther(spellings: readonly string[], at: number): boolean {
  const others = spellings.filter((other, index) => index !== at && !isLegalWord(other));
  return others.length > 1 || others.some((other) => other.length > shortest);
}

/** Baltic Shipyard JS is a JSC, OO Nord Marine an OOO. */
function cutFormOf(spellings: readonly string[], at: number): string | undefined {
  const [forms, place] = at === 0 ? [cutForms.opening, 0] : [cutForms.closing, spellings.length - 1];
  return at === place && spellings.length > 2 && hasOther(spellings, at) ? forms.get(spellings[at]!) : undefined;
}

/**
 * Three letters are as often initials: only Ltd and LLC are recognised, by their first letter, if the word is
 * unpronounceable.
 */
const isSlipOf = (form: string, word: string): boolean =>
  isOneSlip(form, word) &&
  (word.length > shortest ? word.length >= form.length : /^l[^aeiouy]{2}$/.test(word) && form.startsWith('l'));

/** Before an own word of the company JSC is recognised too: JSq Gorizont, but not JSW Steel. */
const isOpeningSlipOf = (form: string, word: string, [, ...rest]: readonly string[]): boolean =>
  form === 'jsc' &&
  /^(?:js[^aeiouy]|j[^aeiouy]c)$/.test(word) &&
  rest.some((other) => other.length > shortest && !isLegalWord(other) && companyWord(other) === undefined);
