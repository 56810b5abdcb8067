/** Polish words as other peoples hear them, which is how Russian and other alphabets spell them: Wąchocki, Вонхоцкий. */
import { asHeardOnly } from './heard.ts';
import { type Sounds, plain, spoken } from './sounds.ts';
import { polishNasals } from '../tables/polish-nasals.ts';

const none: readonly string[] = [];

/**
 * Letters and combinations that only Polish has and that sound otherwise to other peoples. Words that differ from their
 * sound in w, cz and sz only are left to `respellings.ts`.
 */
const isPolish = /^(?=.{4})(?:.*[ąęłśźżń]|.*(?:szcz|ciech)|.*[bdgkptw]rz[aeiouyąęó])/;
/** Capital letters stand for sounds that need two letters: S for sh, C for ch, Z for zh, X for kh. */
const polishLetters: Sounds = [
  [/ch/g, 'X'],
  [/sz/g, 'S'],
  [/d[żź]/g, 'dZ'],
  [/cz/g, 'C'],
  [/(?<=[pktX])rz/g, 'S'],
  [/rz|ż/g, 'Z'],
  [/ó/g, 'u'],
  [/ł/g, 'l'],
  [/ń/g, 'n'],
  [/w/g, 'v'],
  [/j/g, 'y'],
];
/** The soft consonants as Russian writes them, and as an English ear hears them. */
const softAsInRussian: Sounds = [
  [/ć|ci(?=[aeouąę])/g, 'ć'],
  [/ć|c/g, 'ts'],
  [/ś|si(?=[aeouąę])/g, 's'],
  [/ź|zi(?=[aeouąę])/g, 'z'],
];
const softAsInEnglish: Sounds = [
  [/X$/g, 'k'],
  [/ć|ci(?=[aeouąę])/g, 'C'],
  [/ci/g, 'Ci'],
  [/c/g, 'ts'],
  [/ś|si(?=[aeouąę])/g, 'S'],
  [/(?<=d)(?:ź|zi(?=[aeouąę]))|ź|zi(?=[aeouąę])/g, 'Z'],
];
const nasals: Sounds = [
  [/ą(?=[bp])/g, 'om'],
  [/ę(?=[bp])/g, 'em'],
  [/ą(?=[lv])/g, 'o'],
  [/ę(?=[lv]|$)/g, 'e'],
  [/ą/g, 'on'],
  [/ę/g, 'en'],
];
const vowels: Sounds = [
  [/(?<=[^aeiouy])i(?=e)/g, ''],
  [/(?<=[^aeiouy])i(?=[aou])/g, 'y'],
  [/(?<=[SCZ])y/g, 'i'],
  [/S/g, 'sh'],
  [/C/g, 'ch'],
  [/Z/g, 'zh'],
  [/X/g, 'kh'],
];

let withNasals: ReadonlyMap<string, string> | undefined;

/** A well-known Polish name with the letters that passports leave out: Dabrowska, dąbrowska. */
function inPolish(word: string): string {
  withNasals ??= new Map(
    polishNasals
      .trim()
      .split(/\s+/)
      .map((name) => [plain(name), name]),
  );
  const mans = word.replace(/(?<=sk|ck)a$/, 'i');
  const name = withNasals.get(mans);
  return name === undefined ? word : mans === word ? name : name.replace(/i$/, 'a');
}

/** Shorter sounds are similar to too many words. */
const MIN_TELLING = 6;

/** A Polish word as Russian writes it and as an English ear hears it; none for other words. */
export function polishHeard(written: string): readonly string[] {
  const word = inPolish(written);
  if (word === written && !isPolish.test(word)) return none;
  const letters = spoken(word, polishLetters);
  const heard = [softAsInRussian, softAsInEnglish].map((soft) => spoken(spoken(spoken(letters, soft), nasals), vowels));
  return [...new Set(heard)].map(plain).map((one) => (one.length < MIN_TELLING ? asHeardOnly(one) : one));
}
