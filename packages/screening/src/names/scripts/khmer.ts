/**
 * Khmer: a consonant has one of two unwritten vowels, and the spelling abroad follows French custom or the ear, so the
 * form is marked unvocalised.
 */
import { unvocalised } from './abjad.ts';

const firstConsonant = 0x1780;
const consonants = 'k kh k kh ng ch chh ch chh nh d th d th n t th t th n b ph p ph m y r l v s s s h l '.split(' ');
const vowels: Record<string, string> = {
  'ា': 'a',
  'ិ': 'i',
  'ី': 'i',
  'ឹ': 'e',
  'ឺ': 'eu',
  'ុ': 'o',
  'ូ': 'u',
  'ួ': 'uo',
  'ើ': 'eu',
  'ឿ': 'eua',
  'ៀ': 'ie',
  'េ': 'e',
  'ែ': 'e',
  'ៃ': 'ai',
  'ោ': 'o',
  'ៅ': 'au',
  'ំ': 'am',
  'ះ': 'h',
  'ៈ': 'ak',
  ឥ: 'e',
  ឦ: 'ei',
  ឧ: 'u',
  ឩ: 'u',
  ឪ: 'au',
  ឫ: 'ru',
  ឬ: 'ru',
  ឯ: 'e',
  ឱ: 'o',
  ឲ: 'o',
  ឳ: 'au',
};
/** A letter with the silencing mark. */
const silenced = /[\u1780-\u17a2]\u17cd/g;
/** ប with the mark of the first series is p. */
const hardened = /\u1794\u17c9/g;

/** Two signs that form one vowel: am, but ang before ng. */
const angVowel = /\u17b6\u17c6\u1784/g;
const amVowel = /\u17b6\u17c6/g;

/** Spellings of one Khmer word: letter by letter, and without the h of aspirated consonants. */
export function romaniseKhmer(word: string): string[] {
  let roman = '';
  for (const char of word
    .replaceAll(silenced, '')
    .replaceAll(hardened, '\u1796')
    .replaceAll(angVowel, '\u17b6\u1784')
    .replaceAll(amVowel, '\u17c6')) {
    const consonant = consonants[(char.codePointAt(0) ?? 0) - firstConsonant];
    roman += consonant ?? vowels[char] ?? '';
  }
  const plain = roman.replaceAll(/(?<=[kptc])h(?=h?)/g, (h, at: number) => (roman.charAt(at - 1) === 'c' ? h : ''));
  // ុ is o or u depending on its consonant's series; foreign spellings mix them.
  const forms = [roman, plain.replaceAll('chh', 'ch'), roman.replaceAll('o', 'u')];
  return [...new Set(forms)].map((form) => unvocalised + form);
}
