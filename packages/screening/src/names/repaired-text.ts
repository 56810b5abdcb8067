/**
 * Repairs what files do to a name, before anything else is read: UTF-8 read as Latin-1 (MuÃ±oz), HTML entities
 * (Mu&ntilde;oz), question marks for letters that an old system lacked (Mu?oz), the numbered lines of a payment message
 * (1/NAME 2/STREET) and of a passport (P<PRT), abbreviations with a slash (t/a), letters and digits confused in print
 * (T0MSK, 0rient, ARTEMIS lll), Arabic articles without a space (AlQard AlHasan), and words with a look-alike letter of
 * another alphabet (Xолдинг with a Latin X).
 */
import { ownValue } from '../own-value.ts';
import { MAX_TEXT_LENGTH, unmixScripts } from './fold.ts';

/** Windows-1252 characters whose byte is not their code point. */
const windows = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const windowsBytes = [
  0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96,
  0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
];
const byteOf = (char: string): number => {
  const at = windows.indexOf(char);
  return at < 0 ? char.charCodeAt(0) : windowsBytes[at]!;
};

const continuation = `[\\u0080-\\u00bf${windows}]`;
const misread = new RegExp(
  `[\\u00c3-\\u00df]${continuation}|[\\u00e0-\\u00ef]${continuation}{2}|\\u00cc${continuation}`,
  'g',
);
/** Ranges of code points that a name may contain: any other result of decoding is not the accident of a file. */
const ofNames: readonly (readonly [from: number, to: number])[] = [
  [0xc0, 0x24f],
  [0x259, 0x259],
  [0x300, 0x1fff],
  [0x2018, 0x201d],
  [0x3040, 0xd7ff],
];
const isOfNames = (code: number): boolean => ofNames.some(([from, to]) => code >= from && code <= to);

function decoded(sequence: string): string {
  const bytes = Array.from(sequence, byteOf);
  const [lead = 0, ...rest] = bytes;
  if (rest.some((byte) => byte < 0x80 || byte > 0xbf)) return sequence;
  const high = rest.length === 1 ? lead & 0x1f : lead & 0x0f;
  const code = rest.reduce((sum, byte) => sum * 64 + (byte & 0x3f), high);
  return isOfNames(code) ? String.fromCodePoint(code) : sequence;
}

const entity = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,6}));/gi;
/** Combining marks by the suffix of the HTML entity; the entity starts with the base letter. */
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};
const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  rsquo: '’',
  lsquo: '‘',
  quot: '"',
  nbsp: ' ',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  eth: 'ð',
  thorn: 'þ',
};

function ofEntity(whole: string, decimal?: string, hex?: string, name = ''): string {
  if (decimal ?? hex) {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
  }
  const mark = ownValue(marks, name.slice(1));
  return mark ? `${name.charAt(0)}${mark}`.normalize('NFC') : (ownValue(named, name) ?? whole);
}

const lostLetter = /(?<=\p{L})[?\ufffd]+(?=\p{L})/gu;

/** Abbreviations with slashes or dots, and the words that they are read as. */
const abbreviated: readonly (readonly [RegExp, string])[] = [
  ['t/a', 'trading as'],
  ['d/b/a', 'dba'],
  ['a/k/a', 'aka'],
  ['f/k/a', 'fka'],
  ['n/k/a', 'nka'],
  ['c/o', 'care of'],
  ['o/a', 'operating as'],
  ['i/e', 'import export'],
].map(([written, words]) => {
  const letters = written!.replaceAll('/', '[/.]');
  return [new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])\\.?`, 'giu'), words!] as const;
});
/** Dutch particles before a family name. They are lower case, unlike initials: v.d. Meer, v/d Berg. */
const vanDer = /(?<![\p{L}.])v(?:\.\s?|\/)d(?:\.\s?|\s)(?=\p{Lu})/gu;
const mayBeAbbreviated = /\/|\b[adfn]\.[bk]\.a\b/i;

/**
 * What precedes the name in the first line of a machine-readable passport (ICAO Doc 9303): the document type and the
 * country.
 */
const passportLine = /^\s*[PVIAC]<[A-Z<]{3}(?=[A-Z]{2,}(?:<[A-Z]+)*<<)/;

/** The numbered lines of a payment message: kind 1 is the name, kind 2 the street: 1/FALAH TRADING LLC 2/PO BOX 4. */
const payee =
  /^\s*(?:(?:ordering|beneficiary|benef)(?:\s+(?:customer|cust|party))?[\s:]+)?(?:\/1|1\/)\s*(?=\p{L})(.+?)(?:\s+[2-8]\/.*)?$/iu;

/**
 * Capitals replaced by a digit or lower-case letter, by OCR or for disguise: T0MSK, RADlO, W1SE. A word that begins
 * with an article does not count: AlNUR.
 */
const misprinted =
  /(?<![\p{L}\p{N}-])(?![AEU]l\p{Lu})(?:[\p{Lu}0l]*[0l][\p{Lu}0l]*|[\p{Lu}0l]+1[\p{Lu}0l]*)[\p{Lu}l](?![\p{L}\p{N}-])/gu;
/** Russian legal forms before a name, with zeros for their O: 000 Romashka, A0 Kontsern. */
const formWithZeros = /^\s*(?=\S*0)(?:[0O]{3}|[0OPZ]?A[0O])(?=\s+["«“„']?\p{L}{2})/u;
/** A lower-case l for the capital of a word that cannot begin with it: lnternational, lmpex. */
const lostCapital = /(?<![\p{L}\p{N}])l(?=n[tdsv]\p{Ll}|mp\p{Ll}|slam|ran(?!\p{L}))/gu;
/** The mark of a ship's number, in the same letters. */
const shipsNumber = /(?<!\p{L})[l1]MO(?=\W{0,3}\d{7}(?!\d))/gu;
/** Roman numerals written in similar lower-case letters: ARTEMIS lll, SPARTA lV. */
const numeral = /(?<=\p{L}\s)(?:l{2,3}|lV|Vl{1,3}|lX|Xl{1,2})(?![\p{L}\p{N}])/gu;
/** Another digit that looks like a letter, between capitals, or 5 before them: OC3AN, TR4DING, 5TEEL. */
const figureInCapitals =
  /(?<=(?<![\p{L}\p{N}-])\p{Lu}{2,})[345](?=\p{Lu}{2,}(?![\p{L}\p{N}-]))|(?<![\p{L}\p{N}-])5(?=[AEIOUTHPCKLMNWQY]\p{Lu}{3,}(?![\p{L}\p{N}-]))/gu;
const MIN_CAPITALS = 3;
const asPrinted = (word: string): string =>
  word.replaceAll(/[01l]/g, '').length < MIN_CAPITALS ? word : word.replaceAll('0', 'O').replaceAll(/[1l]/g, 'I');

/** The same in lower-case words, where a single digit stands for a similar letter: 0rient, A1pha, C0mpany. */
const figureAsLetter = /(?<![\p{L}\p{N}-])0(?=\p{Ll}{3})|(?<=(?<!\p{N})\p{L})[01](?=\p{Ll}{2})/gu;
/** At the end of a word it is usually a number (Orion1), unless the text has others. */
const figureAtEnd = /(?<=\p{Ll}{3})[01](?![\p{L}\p{N}])/gu;
const letterOf = (figure: string, at: number, text: string): string =>
  figure === '1' ? 'l' : /^\p{L}/u.test(text.charAt(at - 1)) ? 'o' : 'O';
/** Several digits among the letters of a word mean disguise: R0s0b0r0nexp0rt, J0rd4n. */
const hidden = /(?<![\p{L}\p{N}])(?=(?:\d?\p{L}+[013457]){2,}\p{L})(?:\p{L}|[013457](?=\p{L}))+(?![\p{L}\p{N}])/gu;
const meantBy: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' };
const asMeant = (word: string): string => word.replaceAll(/\d/g, (figure) => meantBy[figure] ?? figure);
function withLetters(text: string): string {
  const read = text.replaceAll(hidden, asMeant).replaceAll(figureAsLetter, letterOf);
  return read === text ? text : read.replaceAll(figureAtEnd, letterOf);
}

/** A word with Latin letters directly next to Cyrillic or Greek ones. */
const mixedWord = /\p{L}*(?:[a-z][\u0370-\u052f]|[\u0370-\u052f][a-z])\p{L}*/giu;
const stillMixed = new RegExp(mixedWord, 'iu');
/** In the one alphabet that can write all of it; two joined words stay unchanged. */
function inOneScript(word: string): string {
  const small = word.toLowerCase();
  const one = unmixScripts(small);
  if (stillMixed.test(one) || one.length !== word.length) return word;
  const letter = (at: number) => (word[at] === small[at] ? one[at]! : one[at]!.toUpperCase());
  return Array.from({ length: one.length }, (_, at) => (one[at] === small[at] ? word[at]! : letter(at))).join('');
}

const mayNeedRepair =
  /[?&/<®™℠\ufffd\u00c3-\u00ef]|(?:\p{Lu}[01345l]|(?<![\p{L}\p{N}])[0l])\p{Lu}|[01]\p{Ll}{2}|(?<![\p{L}\p{N}])5\p{Lu}{4}|\b[adfnADFN]\.[bkBK]\.[aA]\b|v\.\s?d\.|\sll|[A-Za-z][\u0370-\u052f]|[\u0370-\u052f][A-Za-z]|^\s*(?=\S*0)(?:[0O]{3}|[0OPZ]?A[0O])\s|\bl(?:n[tdsv]|mp|slam|ran)|رضا|سادات|(?:вич|вна|ВИЧ|ВНА) [A-Z]/u;

/**
 * The Arabic article joined to each of several words, as their capitals show: AlQard AlHasan. A single one may be a
 * coined name: AlTech.
 */
const joinedArticle = /(?<!\p{L})([AE]l)(?=\p{Lu}\p{Ll}{2})/gu;
function withArticlesApart(text: string): string {
  const found = text.match(joinedArticle) ?? [];
  return found.length > 1 ? text.replaceAll(joinedArticle, '$1 ') : text;
}

/** A family name after a Russian patronymic, typed in Latin letters that all look Cyrillic: Анна Борисовна COPOKA. */
const typedInLatin = /(?<=\p{Script=Cyrillic}(?:вич|вна)\s)[ABCEHKMOPTXY]{4,}$/iu;
const inCyrillic = (word: string): string =>
  Array.from(word, (letter) => cyrillicLike[letter.toUpperCase()] ?? letter).join('');
const cyrillicLike: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('ABCEHKMOPTXY', (letter, at) => [letter, 'АВСЕНКМОРТХУ'.charAt(at)]),
);

/** Would be read as letters: Korvex™. */
const ofTrademark = /[®™℠]/gu;

/** Names that Persian joins to a given name about as often as not: حمیدرضا, فاطمه‌سادات. */
const writtenOn = /(?<=[\u0620-\u06d3]{3})\u200c?(رضا|سادات)(?=\s|$)/gu;

/** Words with a space after each letter, and several between the words: D O D I K   M I L O R A D. */
const spacedOut = /^\s*\p{L}(?: \p{L})+(?: {2,}\p{L}(?: \p{L})+)+\s*$/u;
const withoutSpacing = (text: string): string =>
  text
    .trim()
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');

/**
 * The text as it was before files changed it, cut at `MAX_TEXT_LENGTH`. Idempotent except for text that was changed twice.
 */
export function repairedText(text: string): string {
  const cut = text.length > MAX_TEXT_LENGTH ? text.slice(0, MAX_TEXT_LENGTH) : text;
  if (cut.includes('  ') && spacedOut.test(cut)) return withoutSpacing(cut);
  if (!mayNeedRepair.test(cut)) return cut;
  let repaired = cut
    .replaceAll(misread, decoded)
    .replaceAll(ofTrademark, '')
    .replaceAll(writtenOn, ' $1')
    .replaceAll(mixedWord, inOneScript)
    .replace(typedInLatin, inCyrillic);
  if (repaired.includes('&')) repaired = repaired.replaceAll(entity, ofEntity);
  repaired = repaired.replaceAll(lostCapital, 'I');
  repaired = repaired.replaceAll(vanDer, 'van der ').replaceAll(lostLetter, '').replaceAll(misprinted, asPrinted);
  repaired = repaired
    .replace(formWithZeros, (form) => form.replaceAll('0', 'O'))
    .replaceAll(shipsNumber, 'IMO')
    .replaceAll(figureInCapitals, (figure) => meantBy[figure]!.toUpperCase());
  repaired = withArticlesApart(withLetters(repaired)).replaceAll(numeral, (letters) =>
    letters.toUpperCase().replaceAll('L', 'I'),
  );
  if (repaired.includes('<<')) repaired = repaired.replace(passportLine, '');
  if (repaired.includes('/')) repaired = payee.exec(repaired)?.[1] ?? repaired;
  if (mayBeAbbreviated.test(repaired))
    for (const [written, words] of abbreviated) repaired = repaired.replaceAll(written, words);
  return repaired;
}
