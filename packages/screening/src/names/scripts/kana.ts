/** Japanese kana to Hepburn; long vowels are written once, as in passports. */
import { foreignName } from '../people/foreign-names.ts';
import { oneSpelling } from '../east-asian/japanese.ts';

const rows: Record<string, string> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  s: 'さしすせそ',
  t: 'たちつてと',
  n: 'なにぬねの',
  h: 'はひふへほ',
  m: 'まみむめも',
  r: 'らりるれろ',
  g: 'がぎぐげご',
  z: 'ざじずぜぞ',
  d: 'だぢづでど',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
};
const irregular: Record<string, string> = {
  し: 'shi',
  ち: 'chi',
  つ: 'tsu',
  ふ: 'fu',
  じ: 'ji',
  ぢ: 'ji',
  づ: 'zu',
  や: 'ya',
  ゆ: 'yu',
  よ: 'yo',
  わ: 'wa',
  を: 'o',
  ん: 'n',
  ゔ: 'vu',
  ゐ: 'i',
  ゑ: 'e',
};
const small: Record<string, string> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo', ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o' };

const kana = new Map<string, string>();
for (const [consonant, row] of Object.entries(rows))
  Array.from(row).forEach((char, index) => kana.set(char, consonant + 'aiueo'.charAt(index)));
for (const [char, roman] of Object.entries(irregular)) kana.set(char, roman);

const hiraganaOf = (char: string): string => {
  const code = char.charCodeAt(0);
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : char;
};

/** Hepburn spelling of one word in hiragana or katakana. */
export function romaniseKana(word: string): string[] {
  let roman = '';
  let double = false;
  for (const char of Array.from(word).map(hiraganaOf)) {
    if (char === 'っ') double = true;
    else if (small[char] !== undefined) roman = glide(roman, small[char]);
    else {
      const syllable = kana.get(char) ?? '';
      roman += double && syllable ? syllable.charAt(0) + syllable : syllable;
      double = false;
    }
  }
  const short = oneSpelling(roman);
  if (!isForeign(word)) return [...new Set([short, roman])];
  return [...new Set([...foreignName(word), short, roman, ...foreignSpellings(short)])];
}

const isForeign = (word: string): boolean => /^[\u30a0-\u30ff]+$/.test(word);

/** The original of a foreign name, before kana gave each consonant a vowel: jonson, buraun → braun, puchin → putin. */
function foreignSpellings(roman: string): string[] {
  const bare = roman
    .replace(/^u(?=r)/, 'v')
    .replace(/([kgszfbpmrv]|ts)u(?=[^aeiouy]|$)/g, '$1')
    .replace(/([td])o(?=[^aeiouy]|$)/g, '$1')
    .replace(/j(?=i)/g, 'd')
    .replace(/ch(?=i)/g, 't')
    .replace(/sh(?=i)/g, 's');
  return [bare, bare.replaceAll('r', 'l'), roman.replaceAll('fu', 'hu')];
}

function glide(roman: string, vowel: string): string {
  if (vowel.length === 1)
    return (/(?:^|[aeiou])u$/.test(roman) ? `${roman.slice(0, -1)}w` : roman.slice(0, -1)) + vowel;
  return /(sh|ch|j)i$/.test(roman) ? roman.slice(0, -1) + vowel.slice(1) : roman.slice(0, -1) + vowel;
}
