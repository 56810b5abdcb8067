/** Decides whether two similar spellings are two words, by what is known of names and of word formation. */
import { areMadeOtherwise, areSonAndGenitive, makesAnotherName } from '../names/people/name-endings.ts';
import { areTwoNames, hasNearNames, isEstablishedFamily } from '../names/people/near-names.ts';
import { isOneSlip } from '../names/misspelt-words.ts';
import type { Spelling } from '../names/spelling.ts';
import {
  areGreekManAndWoman,
  areManAndWoman,
  endsAsFamily,
  isMuslimMan,
  isMuslimWomanOf,
  isWifeOf,
  isWomansFormOf,
} from '../names/people/women-and-men.ts';
import { type WordTraits, traitsOf } from '../names/word-traits.ts';

/** How a word is formed; computed once for each. */
export const traits = (spelling: Spelling): WordTraits => (spelling.traits ??= traitsOf(spelling.written));
/**
 * Whether both are present and differ: compounds of different parts (Agroservis, Aeroservis), families of two ranks.
 */
const areBothAndUnlike = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other;

/** Whether two spellings are known to be two words; `isAbjad` if one of them has no vowels. */
export function areTwoByMaking(one: Spelling, other: Spelling, isAbjad: boolean): boolean {
  if (!isAbjad && (areTwoGenders(one, other) || areSonAndGenitive(one.written, other.written))) return true;
  if (areKnownTwo(one, other)) return true;
  const [own, others] = [traits(one), traits(other)];
  if (areBothAndUnlike(own.compound, others.compound)) return true;
  if (isAbjad && (one.isUnvocalised ? endsOtherwise(one, other) : endsOtherwise(other, one))) return true;
  return !isAbjad && (goesOn(one, other) || goesOn(other, one) || areBothAndUnlike(own.rank, others.rank));
}

/**
 * Whether a vocalised word has an ending that a script without vowels would show, and the unvocalised one lacks it:
 * Fawzi, فوز; Kazemian, کاظمی.
 */
const endsOtherwise = ({ written: bare }: Spelling, { written: spoken }: Spelling): boolean =>
  (/[^aeiouy]i$/.test(spoken) && /[^aeiouyh]$/.test(bare)) || (/[iy]an$/.test(spoken) && bare.endsWith('y'));

/** Whether two words are derived with different endings, and not by a slip: Kostin, Kostyuk; Weatherby, Weatherill. */
export const areDerivedOtherwise = (one: Spelling, other: Spelling): boolean =>
  (areMadeOtherwise(traits(one).madeWith, traits(other).madeWith) ||
    areBothAndUnlike(traits(one).place, traits(other).place)) &&
  !isOneSlip(one.written, other.written);

/** Whether both are known names, and two different ones that a slip could confuse. */
export const areKnownTwo = (one: Spelling, other: Spelling): boolean =>
  one.isUnvocalised === other.isUnvocalised &&
  !one.kin.has(other.text) &&
  mayBeOfTwo(one) &&
  mayBeOfTwo(other) &&
  areTwoNames(one.written, other.written);
const mayBeOfTwo = (spelling: Spelling): boolean => (spelling.hasNearNames ??= hasNearNames(spelling.written));

/**
 * Whether they are a man's and a woman's name. The tables must know the shorter one: Mendoz is only Mendoza with a
 * slip.
 */
export function areTwoGenders(one: Spelling, other: Spelling): boolean {
  if (one.kin.has(other.text) || one.isUnvocalised || other.isUnvocalised) return false;
  if (one.skeleton === other.skeleton && (areOfMuslims(one, other) || areOfMuslims(other, one))) return true;
  if (isWifeOf(one.written, other.written) || isWifeOf(other.written, one.written)) return true;
  if (areGreekManAndWoman(one.written, other.written) || areGreekManAndWoman(other.written, one.written)) return true;
  if (isWomansFormOf(one.written, other.written) || isWomansFormOf(other.written, one.written)) return true;
  const [shorter, longer] = isRatherMans(one.written, other.written) ? [one, other] : [other, one];
  if (shorter.isMans) return areManAndWoman(one.written, other.written);
  if (!isKnown(shorter)) return false;
  // Also in another country's spelling: Rashid and Rachida.
  if (longer.written.endsWith('a') && shorter.kin.get(longer.written.slice(0, -1)) === 'transliteration')
    return !endsAsFamily(shorter.written);
  return mayBeName(one) && mayBeName(other) && areManAndWoman(one.written, other.written);
}
/**
 * Whether the first would be the man's name of the two: the shorter one, or at equal length the one that does not end
 * in 'a'.
 */
const isRatherMans = (one: string, other: string): boolean => {
  const order = one.length - other.length || Number(one.endsWith('a')) - Number(other.endsWith('a'));
  return order < 0 || (order === 0 && one < other);
};
const areOfMuslims = (man: Spelling, { written: woman }: Spelling): boolean =>
  (man.isMuslimMan ??= isMuslimMan(man.written)) && isMuslimWomanOf(man.written, woman);
/** Whether tables know the word as a name, or its kin. */
export const isKnown = ({ isFrequent, kin }: Spelling): boolean => isFrequent || kin.size > 0;
const mayBeName = (spelling: Spelling): boolean => spelling.isName || isKnown(spelling);

/**
 * Whether a word continues the other by more than a slip adds, including a consonant: Katz, Katzav; Lapid, Lapidot;
 * Melnyk, Melnykov. A field may have cut off the end of a long word, unless the rest makes a family name of it:
 * Shcherbak, Shcherbakova. A long given name is no family name. A known name with an i added is another family: Khalil,
 * Khalili; Sharon, Sharoni.
 */
function goesOn(one: Spelling, longer: Spelling): boolean {
  if (longer.written.length <= one.written.length || !longer.written.startsWith(one.written)) return false;
  const rest = longer.written.slice(one.written.length);
  if (rest === 'i')
    return (
      (isKnown(one) || isEstablishedFamily(one.written)) &&
      one.written.length >= MIN_STEM_LETTERS &&
      endsInConsonant.test(one.written)
    );
  if (rest.length < 2 || !hasConsonantBut(one.written.at(-1)!, rest)) return false;
  return (
    one.written.length < MIN_CUT_LETTERS ||
    (makesAnotherName(rest) && (!isKnown(one) || isEstablishedFamily(one.written)))
  );
}
/** The least letters of a word that a field cut off. */
export const MIN_CUT_LETTERS = 7;
const MIN_STEM_LETTERS = 4;
const endsInConsonant = /[^aeiouywh]$/;
/** Whether letters include an audible consonant other than the one before them. */
const hasConsonantBut = (last: string, letters: string): boolean =>
  Array.from(letters).some((letter) => letter !== last && endsInConsonant.test(letter));
