/** Amharic and Tigrinya: each character is a consonant with its vowel, but for the sixth of a row, which says it or not. */
import { romaniseLongTail } from './long-tail.ts';

/** Characters of a row, and the place of the one whose vowel is heard or not. */
const row = 8;
const silent = 5;
const isSilent = (char: string): boolean => (char.codePointAt(0) ?? 0) % row === silent;
/** After these an h would make a digraph of two sounds: Fisseha is no Fisha. */
const beforeH = /[cdgkpstz]$/;

/** Spellings of a word: with the vowel that a name begins with in every passport (ብርሃኑ, Birhanu), then without. */
export function romaniseEthiopic(word: string): string[] {
  const chars = Array.from(word);
  const spelled = chars.map(romaniseLongTail);
  const vowelled = spelled.map((sound, at) => {
    const next = spelled[at + 1] ?? '';
    const isHeard = isSilent(chars[at]!) && next !== '' && (at === 0 || (beforeH.test(sound) && next.startsWith('h')));
    return isHeard && !/[aeiou]/.test(sound) ? `${sound}i` : sound;
  });
  const forms = [vowelled.join(''), spelled.join('')];
  // 'Of' is written on to a place: የአዋሽ, Awash's.
  return word.startsWith(of) && chars.length >= shortestOwned ? [...forms, vowelled.slice(1).join('')] : forms;
}
const of = 'የ';
const shortestOwned = 4;
