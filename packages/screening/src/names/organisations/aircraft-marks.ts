/**
 * Aircraft registration marks: the letters of the state of registry and those of the aircraft, with any spacing, alone
 * or next to the type.
 */
import type { Sign } from './custom.ts';
import { inLatin, isAscii, unmixScripts } from '../fold.ts';

/** Nationality marks (ICAO Annex 7), and those of states whose aircraft still carry them. */
const states =
  '3A 3B 3C 3D 3X 4K 4L 4O 4R 4X 5A 5B 5H 5N 5R 5T 5U 5V 5W 5X 5Y 6O 6V 6Y 7O 7P 7Q 7T 8P 8Q 8R 9A 9G 9H 9J 9K 9L 9M 9N 9Q 9S 9T 9U 9V 9X 9Y ' +
  'A2 A3 A4O A5 A6 A7 A8 A9C AP B C C2 C3 C5 C6 C9 CC CN CP CS CU D D2 D4 D6 DQ E3 E5 E7 EC EI EJ EK EL EM EP ER ES ET EW EX EY EZ F G H4 HA HB HC HH HI HK HL HP HR HS HV HZ ' +
  'I J2 J3 J5 J6 J7 J8 JA JU JY LN LV LX LY LZ M MT N OB OD OE OH OK OM OO OY P P2 P4 PH PJ PK PP PR PS PT PU PZ RA RF RP S2 S3 S5 S7 S9 SE SP ST SU SX T2 T3 T7 T8 T9 TC TF TG TI TJ TL TN TR TS TT TU TY TZ ' +
  'UK UN UP UR V2 V3 V4 V5 V6 V7 V8 VH VN VP VQ VT XA XB XC XT XU XW XY XZ YA YI YJ YK YL YR YS YU YV Z Z3 ZA ZK ZP ZS ZT ZU';
/** Longer ones first, so that UP is not read as U and P. */
const state = states
  .split(' ')
  .toSorted((one, other) => other.length - one.length)
  .join('|');

/** A mark with a hyphen or space, and any spaces that a typist put between its letters. Marks are in capitals. */
const spacedMark = new RegExp(`(?<![\\p{L}\\d-])(${state}) ?-? ?((?:[A-Z\\d] ?){2,5})(?![\\p{L}\\d-])`, 'gu');

/** The aircraft's own part after the state: three or four letters, or digits with or without letters. */
const ofAircraft = /^(?:[A-Z]{3,4}|[A-Z]?\d{2,5}[A-Z]{0,2}|[A-Z]{1,3}\d{1,4}|\d{4}[A-Z]|[A-Z]{2}\d[A-Z]|\d[A-Z]{2})$/;

/** Aircraft makers, and words that stand before or after a mark. */
const beside = new Set(
  (
    'ac aircraft airplane aeroplane plane helicopter jet tail reg registration registered mark no number nr msn sn serial cargo freighter type model aruba bermuda cayman malta ' +
    'boeing airbus antonov ilyushin iljuschin tupolev yakovlev sukhoi embraer bombardier gulfstream cessna citation falcon dassault learjet hawker ' +
    'beechcraft beech fokker atr saab challenger legacy phenom global express mcdonnell douglas lockheed hercules tristar bae avro bell sikorsky ' +
    'agusta agustawestland leonardo eurocopter kamov mil mooney piper pilatus king air superjet comac cl crj erj dc md an il tu'
  ).split(' '),
);
/** A type with letters and digits: Il-76TD, A340-313, 747-200F, MD-83. */
const type = /^(?:\p{Ll}{1,3}-?\d{1,3}\p{Ll}{0,4}(?:-\d{1,4}\p{Ll}{0,4})?|\d{2,4}(?:-\d{1,4})?\p{Ll}{0,4})$/u;
/**
 * Makers and types. Next to them a mark may stand together with its owner: Mahan Air Airbus A310 EP MNF, EP MNF A340
 * Mahan.
 */
const maker =
  /\b(?:boeing|airbus|antonov|ilyushin|tupolev|embraer|bombardier|gulfstream|cessna|dassault|fokker|mcdonnell|lockheed|a3[0-8]\d|b?7[0-8]7(?:-?\d{3})?[a-z]?|(?:il-?\d{2}|an-?\d{2,3}|tu-?\d{3}|md-?\d{2})[a-z]{0,3})\b/i;

/** The operator, next to a mark with its hyphen: EP-GOM Fars Air Qeshm, YK-ASC Syrianair. */
const carrier = /(?:air|\b(?:airlines?|airways|aviation|avia|cargo|jets?))\b/i;

/** Whether a text names the maker or type of an aircraft. */
export const namesType = (text: string): boolean => maker.test(text);

const ofOwner = /^[\s,;(]+(?:of|owned|operated|by)\s/i;

/** Whether words only describe the aircraft. */
const onlyDescribes = (rest: string): boolean =>
  rest
    .toLowerCase()
    .replace('a/c', 'ac')
    .split(/[\s.:,;#()/"“”'’]+/)
    .every((word) => word === '' || beside.has(word) || type.test(word));

/** Whether a one-letter state code is confirmed by digits, or by a hyphen and four letters. */
const isOfOneLetter = (whole: string, letters: string): boolean =>
  /\d/.test(letters) || (letters.length === 4 && whole.charAt(1) === '-');

const hyphened = /^[A-Z\d]{2}-[A-Z]{3} ?$/;
/** Without the hyphen, a mark in capitals before a carrier in small letters: EP MNF Mahan Air. */
const spacedBefore = /^[A-Z\d]{2} [A-Z]{3} ?$/;
const inSmallLetters = /\p{Ll}{2}/u;
const figured = /^(?:\d[A-Z\d ]*|[A-Z]*\d[A-Z\d]* ?)$/;

/** Misread letters between digits. */
const asFigures = /^(?=.*\d.*\d)[\dOI]+$/;
const inFigures = (text: string): string => text.replaceAll('O', '0').replaceAll('I', '1');
/** Misread digits between letters: 1 is I or L. */
const asLetters = (text: string): string[] => [
  ...new Set(['I', 'L'].map((letter) => text.replaceAll('0', 'O').replaceAll('1', letter))),
];
const isMisread = /^(?=.{3,4}$)[A-Z]*[01][A-Z]*$/;
/** A mark has digits or a hyphen, unless it stands alone. */
const looksMarked = /\d|[A-ZА-Я]-[A-ZА-Я]|^[A-Z\d ]{4,8}$|^[A-Z]{2} [A-Z]{3} /;
const MAX_TEXT_LENGTH = 80;
export const mayHoldMark: Sign = {
  test: (text) => text.length <= MAX_TEXT_LENGTH && (looksMarked.test(text) || maker.test(text)),
};

/**
 * The marks in a text that contains little else, in the form painted on the aircraft, joined: EP-MNE, 'EP MNE' and
 * 'Airbus A340-313 EP-MNE' contain EPMNE; none for all other texts. A mark may have two readings, and a former mark may
 * stand next to it.
 */
export function aircraftMarksIn(text: string): string[] {
  if (!mayHoldMark.test(text)) return [];
  const marks = inOneAlphabet(text)
    .split(former)
    .filter((part) => part !== '')
    .map(marksIn);
  return marks.every((some) => some.length > 0) ? marks.flat() : [];
}
/** Replaces Cyrillic capitals among Latin ones (RА-78765), and a mark all of whose letters look Latin: ЕР-ММН. */
const inOneAlphabet = (text: string): string =>
  isAscii.test(text)
    ? text
    : text
        .replace(russian, 'RA')
        .replace(lookAlike, (mark) => inLatin(mark.toLowerCase()).toUpperCase())
        .replaceAll(/[\p{L}\p{M}]+/gu, (word) =>
          word === word.toUpperCase() ? unmixScripts(word.toLowerCase()).toUpperCase() : word,
        );
/** Russia's own letters, which look like PA. */
const russian = /(?<![\p{L}\d-])РА(?=-\d{5}(?!\d))/gu;
const lookAlike = /(?<![\p{L}\d-])[АВЕКМНОРСТУХ\d]{1,2}-[АВЕКМНОРСТУХ\d]{3,5}(?![\p{L}\d-])/gu;
const former = /(?:^|[\s,;(]+)(?:ex|formerly|previously|fka)[\s.:-]+/i;

function marksIn(text: string): string[] {
  spacedMark.lastIndex = 0;
  for (let found = spacedMark.exec(text); found; found = spacedMark.exec(text)) {
    const { 0: whole, 1: nation = '', 2: own = '', index } = found;
    // A type may look like the beginning of a mark: A310 EP MNF.
    spacedMark.lastIndex = index + 1;
    const written = own.replaceAll(' ', '');
    // The United States issue no mark with I or O after its digits (14 CFR 47.15), since these look like 1 and 0.
    const letters = nation === 'N' && /\d/.test(written) ? inFigures(written) : written.replace(asFigures, inFigures);
    const before = text.slice(0, index);
    const behind = text.slice(index + whole.length);
    if (!onlyDescribes(before) && !maker.test(before)) continue;
    const isMark = hyphened.test(whole) || (spacedBefore.test(whole) && inSmallLetters.test(behind));
    const isFlown = index === 0 && isMark && carrier.test(behind);
    if (!onlyDescribes(behind) && !maker.test(behind) && !isFlown && !(maker.test(before) && ofOwner.test(behind)))
      continue;
    const isApart =
      /^[ -]/.test(whole.slice(nation.length)) || (maker.test(text) && written.length === 3 && nation.length === 2);
    // Without a space or hyphen, only digits show that letters are a state's code, and a single letter begins too many
    // words.
    if (isApart ? nation.length === 1 && !isOfOneLetter(whole, letters) : !figured.test(own)) continue;
    if (isMisread.test(letters)) return [letters, ...asLetters(letters)].map((one) => nation + one);
    if (ofAircraft.test(letters)) return [nation + letters];
  }
  return [];
}
