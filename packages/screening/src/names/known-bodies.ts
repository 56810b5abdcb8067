/** Organisations by their other names: the FSB is the Federal Security Service, Rosselkhozbank the Russian Agricultural Bank. */
import { companyWord } from './company-words.ts';
import { fold } from './fold.ts';
import { isLegalWord } from './legal-forms.ts';
import { remembered } from './remembered.ts';
import { isEastAsian, romaniseWord } from './romanise.ts';
import { isStopWord } from './stop-words.ts';
import { knownBodies } from './tables/known-bodies.ts';

/** One of the other names of an organisation, as the spellings of its words. */
interface OtherName {
  words: readonly string[];
  fullName: string;
}

/** By the first word, the longest names first. */
let otherNames: Map<string, OtherName[]> | undefined;

const inWords = /[\p{L}\p{M}\p{N}]+/gu;
const apostrophes = /['’‘`´ʼʻʿʾ"“”״׳]/g;

/** A word of a text and where it stands. */
interface SpelledWord {
  from: number;
  to: number;
  spelling: string;
}

/** Words that are written without spaces are themselves. */
const spellingOf = remembered((written) => {
  const word = fold(written);
  return isEastAsian(word) ? word : (romaniseWord(word)[0] ?? '');
});

/** The words of a text, where they are in it, and how they are spelled. */
function wordsOf(text: string): SpelledWord[] {
  const plain = text.replaceAll(apostrophes, (sign) => '\u0301'.repeat(sign.length));
  return Array.from(plain.matchAll(inWords), ({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    spelling: spellingOf(word.replaceAll('\u0301', '')),
  }));
}

function load(): Map<string, OtherName[]> {
  const table = new Map<string, OtherName[]>();
  for (const line of knownBodies.trim().split('\n')) {
    const [fullName = '', ...others] = line.split(' | ');
    for (const other of others) {
      const words = wordsOf(other).map(({ spelling }) => spelling);
      const first = words[0]!;
      table.set(first, [...(table.get(first) ?? []), { words, fullName }]);
    }
  }
  for (const names of table.values()) names.sort((one, other) => other.words.length - one.words.length);
  return table;
}

/** The text with the full name of the organisation that it calls otherwise; undefined for nearly all. */
export function byFullName(text: string): string | undefined {
  otherNames ??= load();
  const words = wordsOf(text);
  for (const [at, { from, spelling }] of words.entries())
    for (const { words: other, fullName } of otherNames.get(spelling) ?? []) {
      const end = at + other.length;
      if (!other.every((word, index) => words[at + index]?.spelling === word)) continue;
      const rest = [...words.slice(0, at), ...words.slice(end)];
      // One word may be the name of something else, which other words would tell.
      if (other.length === 1 && !rest.every(saysLittle)) continue;
      if (isElsewhere(rest, wordsOf(fullName))) continue;
      return `${text.slice(0, from)}${fullName}${text.slice(words[end - 1]!.to)}`;
    }
  return undefined;
}

/** Each body by all its names, which are its own only. */
let bodies: Map<string, string> | undefined;

const keyOf = (text: string): string =>
  wordsOf(text)
    .filter(({ spelling }) => spelling.length > 1 && !isLegalWord(spelling))
    .map(({ spelling }) => spelling)
    .join(' ');

function loadBodies(): Map<string, string> {
  const table = new Map<string, string>();
  for (const line of knownBodies.trim().split('\n')) {
    const names = line.split(' | ');
    for (const key of new Set(names.map(keyOf))) table.set(key, table.has(key) ? '' : names[0]!);
  }
  return table;
}

/** The full name of the organisation that a text is a name of and nothing more, '' for nearly all. */
const bodyOf = remembered((text) => (bodies ??= loadBodies()).get(keyOf(text)) ?? '');

/** Whether both texts are names of one organisation that the world knows by them. */
export function isOneBody(one: string, other: string): boolean {
  const body = bodyOf(one);
  return body !== '' && body === bodyOf(other);
}

/** Whether the world knows what both texts name, as two. */
export function areTwoBodies(one: string, other: string): boolean {
  const body = bodyOf(one);
  const otherBody = body === '' ? '' : bodyOf(other);
  return otherBody !== '' && otherBody !== body;
}

const placeOf = ({ spelling }: SpelledWord): string =>
  companyWord(spelling)?.find((idea) => idea.class === 'place')?.concept ?? '';

const saysLittle = (word: SpelledWord): boolean =>
  isLegalWord(word.spelling) ||
  isStopWord({ text: word.spelling, forms: [word.spelling], bound: false }) ||
  placeOf(word) !== '';

/** Whether a name tells of another place than the organisation's: Sberbank Kazakhstan is no Savings Bank of Russia. */
function isElsewhere(rest: readonly SpelledWord[], fullName: readonly SpelledWord[]): boolean {
  const own = fullName.map(placeOf).filter((place) => place !== '');
  return own.length > 0 && rest.map(placeOf).some((place) => place !== '' && !own.includes(place));
}
