/**
 * The phrases of the hand-written tables in the form in which the words of a name are looked up: folded, romanised, and
 * without what spellings vary in. `generate-phrases.ts` writes the result to a file.
 */
import { fold } from '../src/names/fold.ts';
import { isOrdinaryWord } from '../src/names/organisations/ordinary-words.ts';
import { isIndic } from '../src/names/scripts/script-of.ts';
import { looseWord, sounds } from '../src/names/phrase-table.ts';
import { remembered } from '../src/names/remembered.ts';
import { isEastAsian, romaniseWord } from '../src/names/romanise.ts';

/**
 * Phrases in the format of `PhraseTable`: one line for each value (a text without spaces), followed by the keys of the
 * phrases that stand for it and, after a stroke, by those of phrases that lost a space. `_` separates the words of a key.
 * `merge` decides what happens if a phrase already has a value; it is not called where a space was lost. `spare` phrases
 * count only if no other phrase has their words.
 */
export function packedPhrases(
  phrases: Iterable<readonly [phrase: string, value: string]>,
  merge: (old: string, added: string) => string,
  spare: Iterable<readonly [phrase: string, value: string]> = [],
): string {
  const values = new Map<string, string>();
  const joined = new Map<string, string>();
  for (const [phrase, value] of phrases)
    for (const words of keysOfPhrase(phrase)) {
      const key = words.join('_');
      const old = values.get(key);
      values.set(key, old === undefined ? value : merge(old, value));
      for (const other of joinedPhrases(words)) joined.set(other.join('_'), value);
    }
  for (const [phrase, value] of spare)
    for (const words of keysOfPhrase(phrase)) {
      const key = words.join('_');
      if (!values.has(key)) values.set(key, value);
    }
  const lines = new Map<string, { own: string[]; joined: string[] }>();
  const lineOf = (value: string) => {
    const line = lines.get(value) ?? { own: [], joined: [] };
    lines.set(value, line);
    return line;
  };
  for (const [key, value] of values) lineOf(value).own.push(key);
  for (const [key, value] of joined) lineOf(value).joined.push(key);
  return [...lines]
    .map(
      ([value, line]) => [value, ...line.own].join(' ') + (line.joined.length > 0 ? `|${line.joined.join(' ')}` : ''),
    )
    .join('\n');
}

/** The keys of a phrase, by the main and the second spelling of each word; consecutive letters are one word. */
function keysOfPhrase(phrase: string): string[][] {
  // Most entries are one plain word.
  if (/^[a-z]{2,}$/.test(phrase)) return [[looseWord(phrase)]];
  const words = fold(phrase)
    .replaceAll(/['’ʻʼ]/g, '')
    .split(/[\s.&_/-]+/)
    .filter((word) => word !== '');
  // Dotted letters are read as one word: ش.م.ل, Α.Ε.
  if (words.length > 1 && words.every((word) => word.length === 1 && word > 'z')) return keysOfPhrase(words.join(''));
  const forms = words.map(formsOfPart);
  const main = joinedLetters(forms.map((some) => some[0] ?? ''));
  if (main.length === 0 || (main.length === 1 && /^~.?$/.test(main[0]!))) return [];
  // '&' leaves no word.
  if (main.includes('and')) return [main, main.filter((word) => word !== 'and')];
  if (forms.every((some) => some.length < 2)) return [main];
  return [main, joinedLetters(forms.map((some) => some[1] ?? some[0] ?? ''))];
}

/** Shorter words form another word by chance when joined. */
const MIN_JOINED_LENGTH = 4;

/** A phrase of long words that has lost one or all of its spaces. */
function joinedPhrases(words: readonly string[]): string[][] {
  const cuts = words.slice(1).flatMap((word, at) => (mayJoin(words[at]!, word) ? [at] : []));
  const one = cuts.map((at) => words.toSpliced(at, 2, looseWord(words[at]! + words[at + 1]!)));
  const all = cuts.length > 1 && cuts.length === words.length - 1 ? [[looseWord(words.join(''))]] : [];
  return [...one, ...all];
}

const mayJoin = (one: string, next: string): boolean =>
  Math.min(one.length, next.length) >= MIN_JOINED_LENGTH && /^[a-z]+\*?$/.test(one + next);

/** The first two spellings of a word or stem of a phrase, in lookup form. */
const formsOfPart: (word: string) => readonly string[] = remembered((word) => {
  if (isEastAsian(word)) return [looseWord(word)];
  if (!word.endsWith('*')) return keptForms(word, romaniseWord(word)).map(looseWord);
  // Only Ukrainian and Belarusian stems occur in their own romanisation, and Latin ones with their diacritics written out.
  return romaniseWord(word.slice(0, -1))
    .slice(0, /[іїєґўa-z]/.test(word) ? 2 : 1)
    .map((form) => `${stemOf(form)}*`);
});

/**
 * The first two spellings, with exceptions. The spoken form of a short word without vowels may be a word of another language by chance; so
 * may a second Indian spelling that the dictionary has: చైనా may be read as chain.
 */
const keptForms = (word: string, [first = '', second]: readonly string[]): string[] =>
  second === undefined ||
  (first.startsWith('~') && /^[a-z]/.test(second) && second.length < MIN_SPOKEN_LENGTH) ||
  (isIndic(word) && isOrdinaryWord(second))
    ? [first]
    : [first, second];
const MIN_SPOKEN_LENGTH = 7;

/** A stem in the form that begins the loose forms of its words, which are longer. */
function stemOf(form: string): string {
  let stem = form;
  for (const [letters, sound] of sounds) stem = stem.replace(letters, sound);
  return stem;
}

function joinedLetters(words: string[]): string[] {
  const joined: string[] = [];
  let run = '';
  for (const word of words) {
    if (word === '') continue;
    if (/^[a-z]$/.test(word)) {
      run += word;
      continue;
    }
    if (run !== '') joined.push(run);
    run = '';
    joined.push(word);
  }
  if (run !== '') joined.push(run);
  return joined;
}
