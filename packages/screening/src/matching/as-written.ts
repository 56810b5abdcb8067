/**
 * Finds parts of a name as they are written in it. The engine compares 'abd al rahman' and 'k'; people read 'Abd
 * al-Rahman' and 'K.'. A part that cannot be found stays unchanged.
 */
import { isAscii } from '../names/fold.ts';

/** A part as the first of these names that contains it writes it. */
export function asWritten(part: string, names: readonly string[]): string {
  for (const name of names) {
    const written = inName(part, name);
    if (written !== undefined) return written;
  }
  return part;
}

/** What a name was read as; words that the name contains are written as they are there. */
export function readAsWritten(read: string, name: string): string {
  // The full name of a known body has its capitals already.
  if (read !== read.toLowerCase()) return read;
  return withoutHalfQuotes(
    inName(read, name) ??
      read
        .split(' ')
        .map((word) => inName(word, name) ?? word)
        .join(' '),
  );
}

/** A name without a guillemet whose counterpart is missing: Promtech» Joint Stock Company. */
const withoutHalfQuotes = (text: string): string =>
  text.includes('«') === text.includes('»') ? text : text.replaceAll(/[«»]/g, '');

/** Fewer letters occur in any word. */
const MIN_PIECE_LETTERS = 3;
const inWord = /[\p{L}\p{M}\p{N}]/u;
const words = /[\p{L}\p{M}\p{N}]+/gu;

function inName(part: string, name: string): string | undefined {
  if (part === '' || name === '') return undefined;
  const small = name.toLowerCase();
  // Nearly all parts occur in the name and differ only in capitals.
  if (small.length === name.length) {
    const from = small.indexOf(part);
    const to = from + part.length;
    if (from >= 0 && !inWord.test(name.charAt(from - 1)) && !inWord.test(name.charAt(to)))
      return withDot(name, from, to);
  }
  const letters = (part.match(words) ?? []).map(plainLettersOf).join('');
  return letters === '' ? undefined : (acrossWords(letters, name) ?? withinWord(letters, name));
}

/** Includes the dot of an initial. */
const withDot = (name: string, from: number, to: number): string =>
  name.slice(from, name.charAt(to) === '.' ? to + 1 : to);

/** Without case and accents. */
const plainLettersOf = (word: string): string =>
  isAscii.test(word) ? word.toLowerCase() : word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Adjacent words that together have these letters, with the signs between them: Isma'il, S.A. de C.V. */
function acrossWords(letters: string, name: string): string | undefined {
  let from = 0;
  let rest = letters;
  for (const { 0: word, index } of name.matchAll(words)) {
    const own = plainLettersOf(word);
    if (rest.length === letters.length || !rest.startsWith(own)) {
      rest = letters;
      from = index;
    }
    if (!rest.startsWith(own)) continue;
    rest = rest.slice(own.length);
    if (rest === '') return withDot(name, from, index + word.length);
  }
  return undefined;
}

/** A piece of a word that lost a space: NestorLuis. */
function withinWord(letters: string, name: string): string | undefined {
  if (letters.length < MIN_PIECE_LETTERS) return undefined;
  for (const [word] of name.matchAll(words)) {
    const own = plainLettersOf(word);
    const from = own.length === word.length ? own.indexOf(letters) : -1;
    if (from >= 0) return word.slice(from, from + letters.length);
  }
  return undefined;
}
