/**
 * Reads the name of a company, vessel or other thing: separates legal forms, shared words, places and numbers from the
 * distinguishing words.
 */
import { acronymsOf, withoutOwnAcronym } from './acronyms.ts';
import { partNames } from './company-aliases.ts';
import { mendedForms } from './company-slips.ts';
import { beginsCompanyWord } from './company-words.ts';
import { fillsField, mayBeCut } from '../field-lengths.ts';
import { flatMap } from '../flat-map.ts';
import { legalKeysOf } from './legal-forms.ts';
import { withSpaces } from './lost-spaces.ts';
import { type NameReading, type NameToken, nameReading, type Peculiarity, withPeculiarity } from '../name-token.ts';
import { joinLetters, joinNames } from './organisation-parts.ts';
import { namesIn } from './organisation-texts.ts';
import { tokensOf } from './organisation-tokens.ts';
import { weighedTogether } from './organisation-weights.ts';
import { otherWays, splitWord, wordsOf } from './organisation-words.ts';
import { withoutSeat } from './seats.ts';
import { shortReadings } from './short-readings.ts';
import { inWords } from './texts-in-words.ts';
import { mainForm, type Word } from '../word.ts';

/**
 * Readings of an organisation's name: one, or one for each name if the text contains several (Orion, formerly Kestrel).
 */
export function analyseOrganisation(text: string): NameReading[] {
  const names = namesIn(text);
  const parts = flatMap(names, (name) => partNames(joinLetters(wordsOf(inWords(name)))));
  const inAllWays = flatMap(parts, (words) => [words, ...otherWays(words)]);
  const readings = flatMap(inAllWays, (words) =>
    readingsOfWords(flatMap(withSpaces(joinNames(words)), splitWord), text),
  );
  return names.length > 1 ? readings.map((reading) => asShort(reading, readings)) : readings;
}

/**
 * A name that is the acronym of another one next to it says nothing about the full name: two bodies with the same
 * acronym (ADF) are not one.
 */
function asShort(reading: NameReading, beside: readonly NameReading[]): NameReading {
  const [letters] = reading.tokens.length === 1 ? reading.tokens[0]!.forms : [];
  const isOwn = letters !== undefined && beside.some(({ acronyms }) => acronyms.includes(letters));
  return isOwn ? withPeculiarity(reading, { isShort: true }) : reading;
}

/** The last word, if it may be the fragment of a longer one at the end of a field. */
function restOf(tokens: readonly NameToken[], written: string): string | undefined {
  const last = tokens.at(-1);
  const isRest =
    tokens.length > 2 &&
    last?.kind === 'word' &&
    (fillsField(written) || (mayBeCut(written, last.text) && beginsCompanyWord(last.text)));
  return isRest ? last.text : undefined;
}

/**
 * A few letters at the end of a name in capitals that is as long as common fields may be the fragment of a word.
 */
function shortRestOf(tokens: readonly NameToken[], written: string): string | undefined {
  const last = tokens.at(-1);
  const isLong = written.length >= MIN_FIELD_LENGTH;
  const mayBeRest = tokens.length > 2 && last?.kind === 'word' && last.text.length <= MAX_REST_LENGTH;
  return mayBeRest && isLong && !/\p{Ll}/u.test(written) ? last.text : undefined;
}
const MIN_FIELD_LENGTH = 33;
const MAX_REST_LENGTH = 7;

function readingsOfWords(all: Word[], written: string): NameReading[] {
  const words = withoutOwnAcronym(all);
  const legalKeys = legalKeysOf(mendedForms(words.map(mainForm)));
  const acronyms = acronymsOf(words, legalKeys);
  const reading = (read: NameToken[], more?: Peculiarity): NameReading =>
    nameReading('organisation', weighedTogether(read, words), acronyms, more);
  const tokens = tokensOf(words, legalKeys);
  const cut = restOf(tokens, written);
  const rest = cut === undefined ? shortRestOf(tokens, written) : undefined;
  const unseated = withoutSeat(tokens, written);
  return [
    reading(tokens),
    ...(cut === undefined ? [] : [reading(tokens.slice(0, -1), { cut })]),
    ...(rest === undefined ? [] : [reading(tokens.slice(0, -1), { rest })]),
    ...(unseated === undefined ? [] : [reading(unseated.tokens, { seat: unseated.seat })]),
    ...shortReadings(tokens).map((short) => reading(short, { isShort: true })),
  ];
}
