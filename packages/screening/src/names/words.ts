/** Splits a folded name into words and finds the spellings of each. */
import { asHeard } from './by-ear/letters.ts';
import { brandOf, heardIn } from './organisations/brands.ts';
import { customarySpellings, isOtherAtEnd } from './people/customary-spellings.ts';
import { cyrillicSyllabicReadings } from './east-asian/cyrillic-names.ts';
import { slippedReadings, syllabicReadings } from './east-asian/latin-names.ts';
import { transcribedSpellings } from './east-asian/transcribed-names.ts';
import { isOnlyVietnamese, vietnameseReading } from './east-asian/vietnamese.ts';
import { vietnameseInCyrillic } from './east-asian/vietnamese-cyrillic.ts';
import { flatMap } from './flat-map.ts';
import { fold, isAscii } from './fold.ts';
import { foreignName } from './people/foreign-names.ts';
import { mayBeInitial } from './people/initials.ts';
import { remembered } from './remembered.ts';
import { eastAsianReadings, isEastAsian, isKatakana, romaniseWord } from './romanise.ts';
import { burmeseReading, romaniseBurmese } from './scripts/burmese.ts';
import { inNominative } from './scripts/cyrillic-cases.ts';
import { asWritten, withoutGeresh } from './scripts/abjad.ts';
import { foreignSpellings } from './scripts/hangul.ts';
import { letterNamed } from './scripts/indic.ts';
import { inForeignGeorgian, isFamilyOfGeorgia, isGeorgian } from './scripts/long-tail.ts';
import { nameWord, syllabicWord, type Word } from './word.ts';

/** The maximum number of words; it bounds the work on hostile text. */
const MAX_WORDS = 24;
const apostrophes = /['’‘`´ʼʻʿʾ′"“”״׳]/g;
const dottedLetters = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu;
/**
 * Malay 'anak lelaki' and 'anak perempuan', English 'son of' and 'daughter of', between a name and the father's name.
 */
const sonOf = /(?<![\p{L}\p{N}])(?:a\/l|s\/o)(?![\p{L}\p{N}])/gu;
const daughterOf = /(?<![\p{L}\p{N}])(?:a\/p|d\/o)(?![\p{L}\p{N}])/gu;
const isBurmese = /[\u1000-\u109f]/;
/** The separators between words; captured, so that `split` returns them too. */
const signs = /([^\p{L}\p{M}\p{N}]+)/u;
const asciiSigns = /([^a-z\d]+)/;

/** The words of a person's name, in each of its readings; nearly always one. */
export function wordsOfPerson(text: string): Word[][] {
  let plain = withoutSigns(text);
  if (plain.includes('/')) plain = plain.replaceAll(sonOf, ' bin ').replaceAll(daughterOf, ' binti ');
  return flatMap(inEachScript(piecesOf(plain), plain), ofPerson);
}

/** The words of an organisation's name; I.B.M. is one word. `split` divides a run of East Asian characters. */
export function wordsOfOrganisation(text: string, split: (run: string) => string[]): Word[] {
  let plain = withoutSigns(text);
  if (plain.includes('.')) plain = plain.replaceAll(dottedLetters, (letters) => letters.replaceAll('.', ''));
  return flatMap(piecesOf(plain), (piece) =>
    isEastAsian(piece.text) ? split(piece.text).map(eastAsianWord) : [wordOfCompany(piece)],
  );
}

const withoutSigns = (text: string): string => withoutGeresh(fold(text)).replaceAll(apostrophes, '');

/** A word in its place in a name. */
interface Piece {
  text: string;
  /** The character after it, '' at the end. */
  next: string;
}

function piecesOf(plain: string): Piece[] {
  const pieces: Piece[] = [];
  const inTurns = plain.split(isAscii.test(plain) ? asciiSigns : signs);
  for (let at = 0; at < inTurns.length && pieces.length < MAX_WORDS; at += 2)
    if (inTurns[at] !== '') pieces.push({ text: inTurns[at]!, next: inTurns[at + 1]?.charAt(0) ?? '' });
  return pieces;
}

/** Scripts by their code points; other characters count as the script of their neighbours. */
const scripts = [
  /[\u0041-\u024f\u1e00-\u1eff]/,
  /[\u0400-\u052f]/,
  /[\u0600-\u06ff]/,
  /[\uac00-\ud7a3]/,
  /[\u3040-\u30ff\u3400-\u9fff]/,
  /[\u0370-\u03ff]/,
  /[\u0590-\u05ff]/,
  /[\u0530-\u058f]/,
  /[\u10a0-\u10ff]/,
  /[\u0900-\u0dff]/,
  /[\u0e00-\u0eff]/,
  /[\u1000-\u109f]/,
];
const beyondLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * A name written in two scripts, 'Lee Jae-yong (이재용)', is one name twice: returns its words by script. Returns all
 * words together if one script has too few for a name.
 */
function inEachScript(pieces: Piece[], plain: string): Piece[][] {
  if (pieces.length < 2 || !beyondLatin.test(plain)) return [pieces];
  const groups = scripts.map((script) => pieces.filter(({ text }) => script.test(text.charAt(0))));
  const used = groups.filter((group) => group.length > 0);
  const isWhole = used.every((group) => group.length > 1 || (isEastAsian(group[0]!.text) && group[0]!.text.length > 1));
  return used.length > 1 && isWhole && used.flat().length === pieces.length ? used : [pieces];
}

function ofPerson(pieces: readonly Piece[]): Word[][] {
  if (!pieces.some(({ text }) => isEastAsian(text))) return inAlphabet(pieces);
  const alone = pieces.length === 1;
  const isForeign = pieces.some(({ text, next }) => foreignName(text).length > 0 || middleDot.test(next));
  const options = pieces.map((piece) =>
    isEastAsian(piece.text)
      ? [
          ...(isForeign ? foreignReading(piece.text) : []),
          ...eastAsianReadings(piece.text.slice(0, 24), alone).map((reading) =>
            reading.map((part) => nativeWord(part, piece.text)),
          ),
        ]
      : [[word(piece)]],
  );
  const most = Math.max(...options.map((option) => option.length));
  return Array.from({ length: most }, (_, index) =>
    options.flatMap((option) => option[Math.min(index, option.length - 1)] ?? []).filter((one) => one.forms.length > 0),
  );
}

/** Separators within foreign names in Chinese and Japanese: 维克托·布特. */
const middleDot = /[·•‧・]/;

/** A word of a foreign name by convention, in Hangul by ear, or in Chinese by syllable; [] if none is known. */
function foreignReading(text: string): Word[][] {
  const known = [...foreignName(text), ...foreignHangul(text)];
  const forms = known.length > 0 ? known : transcribedSpellings(text);
  return forms.length > 0 ? [[nameWord(text, forms)]] : [];
}

/**
 * Ranks and titles abbreviated with a full stop, before or after a name, that are also East Asian syllables: Pak Yong
 * Sik Gen.
 */
const shortTitle = /^(?:gen|col|maj|capt|brig|adm|sgt|lt|dr|prof|eng|hon|rev|amb|gov)$/;
const MIN_TITLED_PIECES = 2;

/** The readings of a person's name in an alphabet. */
function inAlphabet(pieces: readonly Piece[]): Word[][] {
  const words = flatMap(pieces, (piece, at): Word[] => {
    if (isBurmese.test(piece.text)) return romaniseBurmese(piece.text).map(({ text, forms }) => nameWord(text, forms));
    if (piece.next === '.' && pieces.length > MIN_TITLED_PIECES && shortTitle.test(piece.text)) return [];
    const letter = piece.next === '.' ? letterNamed(piece.text, romaniseWord(piece.text)[0] ?? '') : undefined;
    if (letter) return [nameWord(piece.text, [letter])];
    // Before a full stop it is an initial and not an abbreviation: Ch. is Chintalapati as well as Chaudhry.
    const isInitial = piece.next === '.' && piece.text.length === 2 && mayBeInitial(piece.text);
    const forms = isInitial ? [piece.text] : (at === pieces.length - 1 ? lastSpellings : innerSpellings)(piece.text);
    const word: Word = nameWord(asWritten(piece.text), forms, isHyphen(piece.next));
    if (piece.next === '.' && mayBeInitial(forms[0])) word.isDotted = true;
    return [word];
  });
  const vietnamese = vietnameseInCyrillic(words);
  const cyrillic = cyrillicSyllabicReadings(words);
  if (vietnamese || cyrillic.length > 0) return [...(vietnamese ? [vietnamese] : []), ...cyrillic, words];
  const nominative = inNominative(words);
  if (nominative) return [nominative, words];
  const readings = isOnlyVietnamese(words) ? undefined : syllabicReadings(words);
  if (readings) return readings;
  const custom = vietnameseReading(words) ?? burmeseReading(words);
  return custom ? [custom] : (slippedReadings(words) ?? [words]);
}

/**
 * All spellings of a word of a person's name, most usual first. Returns the same array for the same word, so that it
 * can be recognised.
 */
function spellingsAt(text: string, isLast: boolean): string[] {
  const own = romaniseWord(text);
  // A letter of another alphabet is an initial and not an abbreviation: Ч. is not Ch., which would be Chaudhry.
  const customary = text.length === 1 ? own : customarySpellings(own[0] ?? '', isLast);
  const heard = asHeard(text);
  const foreign = [
    ...foreignName(text),
    ...(heard === text ? [] : romaniseWord(heard)),
    ...(isGeorgian(text) && !isFamilyOfGeorgia(text) ? [inForeignGeorgian(text)] : []),
  ];
  const forms = own.length + foreign.length === 1 ? customary : [...new Set([...own, ...customary, ...foreign])];
  return forms.length > 1 ? forms : own;
}
/** The same for a word that others follow. The last word of a name is nearly always spelled the same. */
export const innerSpellings: (text: string) => string[] = remembered((text) => spellingsAt(text, false));
export function lastSpellings(text: string): string[] {
  const inner = innerSpellings(text);
  return inner.some(isOtherAtEnd) ? closingSpellings(text) : inner;
}
const closingSpellings = remembered((text) => spellingsAt(text, true));

const isHyphen = (char: string): boolean => char === '-' || char === '‐' || char === '–';
const romanised = remembered(romaniseWord);
const word = ({ text, next }: Piece): Word => nameWord(asWritten(text), romanised(text), isHyphen(next));

/** English words that companies write by ear in another script: their English spelling comes first. */
const wordOfCompany = (piece: Piece): Word =>
  nameWord(asWritten(piece.text), spellingsInCompany(piece.text), isHyphen(piece.next));
const spellingsInCompany = remembered((text) => {
  const own = romanised(text);
  if (!isLatinWord.test(text)) return [...brandOf(text), ...own];
  const heard = heardIn(text);
  return heard === undefined ? own : [...own, heard];
});
const isLatinWord = /^[a-z0-9]+$/;

/** Foreign names in katakana are spelled by ear; everything else is read by syllable. */
const nativeWord = ({ text, forms }: { text: string; forms: string[] }, whole: string): Word =>
  isKatakana(whole) ? nameWord(text, forms) : syllabicWord(text, forms);

function eastAsianWord(piece: string): Word {
  if (!isEastAsian(piece)) return nameWord(piece, romaniseWord(piece));
  const forms = eastAsianReadings(piece, false)[0]?.flatMap((part) => part.forms) ?? [];
  return nameWord(piece, [piece, ...brandOf(piece), ...forms, ...foreignHangul(piece)]);
}

const foreignHangul = (piece: string): string[] =>
  /^[\uac00-\ud7a3]{2,}$/.test(piece) ? foreignSpellings(Array.from(piece)) : [];
