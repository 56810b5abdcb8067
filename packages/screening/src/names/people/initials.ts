/**
 * Initials of names: one letter of any alphabet (which may be several in Latin), or several initials written together.
 */
import { romaniseWord } from '../romanise.ts';
import { initialsOfLetter } from '../scripts/abjad.ts';
import { nameWord, type Word } from '../word.ts';

/** Pairs of first and last letters of a range, by code point. */
const cyrillicToGreek = [
  [0x430, 0x45f],
  [0x561, 0x587],
  [0x10d0, 0x10f0],
  [0x3b1, 0x3c9],
] as const;
const abjads = [
  [0x5d0, 0x5ea],
  [0x621, 0x64a],
  [0x671, 0x6d5],
] as const;
type Ranges = readonly (readonly [first: number, last: number])[];
const isWithin = (text: string, ranges: Ranges): boolean =>
  text.length === 1 && ranges.some(([first, last]) => text.charCodeAt(0) >= first && text.charCodeAt(0) <= last);

/**
 * What a name with this initial may begin with in Latin letters: Х. Умаров is Kh. Umarov, who may be Khasan or Hamid,
 * and ا. may be Ahmed or Ibrahim. Undefined for a word that is not an initial.
 */
export function initialsOf({ text, forms, isSyllabic, isDotted }: Word): readonly string[] | undefined {
  if (isDotted && longInitial.test(text)) return forms;
  if (!isSyllabic && isWithin(text, cyrillicToGreek)) return forms.length > 0 ? forms : undefined;
  if (!isSyllabic && isWithin(text, abjads)) return initialsOfLetter(text);
  return forms[0]?.length === 1 ? [forms[0]] : undefined;
}

/** One Cyrillic letter written as two Latin ones: Yu. is Yuryevich. */
const longInitial = /^(?:y[aeou]|i[au]|j[aeu]|[zkcst]h|ts)$/;
/** Whether a word with a full stop is an initial, though it may also be a word (Y., Yu.). */
export const mayBeInitial = (spelling = ''): boolean => spelling.length === 1 || longInitial.test(spelling);

let several: ReadonlySet<string> | undefined;
let longest = 0;

/**
 * Lengths of the beginnings of a Latin spelling that may be its initial: one letter, or several that are one letter in
 * another alphabet.
 */
export function initialLengthsOf(spelling: string): readonly number[] {
  several ??= lettersOfSeveral();
  const lengths = [1];
  for (let length = 2; length <= longest; length++) if (several.has(spelling.slice(0, length))) lengths.push(length);
  return lengths;
}

function lettersOfSeveral(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [first, last] of [...cyrillicToGreek, ...abjads])
    for (let code = first; code <= last; code++)
      for (const form of initialsOf(wordOf(String.fromCharCode(code))) ?? [])
        if (form.length > 1) {
          found.add(form);
          longest = Math.max(longest, form.length);
        }
  return found;
}
const wordOf = (text: string): Word => nameWord(text, romaniseWord(text));
