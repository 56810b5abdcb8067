/**
 * Amharic and Tigrinya: each character is a consonant with its vowel. The sixth of a row may be pronounced with or
 * without one.
 */
import { romaniseLongTail } from './long-tail.ts';

/** The number of characters in a row, and the place of the one whose vowel may be silent. */
const row = 8;
const silent = 5;
const isSilent = (char: string): boolean => (char.codePointAt(0) ?? 0) % row === silent;
/** After these letters an h would make one sound out of two: Fisseha is not Fisha. */
const beforeH = /[cdgkpstz]$/;

/** Spellings of a word: with the initial vowel that every passport writes (ብርሃኑ, Birhanu), then without. */
export function romaniseEthiopic(word: string): string[] {
  const chars = Array.from(word);
  const spelled = chars.map(romaniseLongTail);
  const vowelled = spelled.map((sound, at) => {
    const next = spelled[at + 1] ?? '';
    const isHeard = isSilent(chars[at]!) && next !== '' && (at === 0 || (beforeH.test(sound) && next.startsWith('h')));
    return isHeard && !/[aeiou]/.test(sound) ? `${sound}i` : sound;
  });
  const forms = [vowelled.join(''), spelled.join('')];
  // 'Of' is joined to a place: የአዋሽ, Awash's.
  return word.startsWith(of) && chars.length >= MIN_OWNED_LENGTH ? [...forms, vowelled.slice(1).join('')] : forms;
}
const of = 'የ';
const MIN_OWNED_LENGTH = 4;
