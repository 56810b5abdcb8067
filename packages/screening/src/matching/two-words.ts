/** What makes two words of two spellings, however near their letters are: what is known of names, and how words are made. */
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

/** What is known of how a word is made; worked out once for each. */
export const traits = (spelling: Spelling): WordTraits => (spelling.traits ??= traitsOf(spelling.written));
/** Whether both have one, and another: compounds of other parts (Agroservis, Aeroservis), families of two ranks. */
const areBothAndUnlike = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other;

/** Whether two words are two by what is known of both; `isAbjad` where one of them has no vowels. */
export function areTwoByMaking(one: Spelling, other: Spelling, isAbjad: boolean): boolean {
  if (!isAbjad && (areTwoGenders(one, other) || areSonAndGenitive(one.written, other.written))) return true;
  if (areKnownTwo(one, other)) return true;
  const [own, others] = [traits(one), traits(other)];
  if (areBothAndUnlike(own.compound, others.compound)) return true;
  if (isAbjad && (one.isUnvocalised ? endsOtherwise(one, other) : endsOtherwise(other, one))) return true;
  return !isAbjad && (goesOn(one, other) || goesOn(other, one) || areBothAndUnlike(own.rank, others.rank));
}

/** Whether a word with its vowels ends in what scripts without them write as well, and the one without does not: Fawzi, فوز; Kazemian, کاظمی. */
const endsOtherwise = ({ written: bare }: Spelling, { written: spoken }: Spelling): boolean =>
  (/[^aeiouy]i$/.test(spoken) && /[^aeiouyh]$/.test(bare)) || (/[iy]an$/.test(spoken) && bare.endsWith('y'));

/** Whether two are made with other endings, and not by a slip. */
export const areDerivedOtherwise = (one: Spelling, other: Spelling): boolean =>
  areMadeOtherwise(traits(one).madeWith, traits(other).madeWith) && !isOneSlip(one.written, other.written);

/** Whether both are known names that a slip could turn into each other, and two. */
export const areKnownTwo = (one: Spelling, other: Spelling): boolean =>
  one.isUnvocalised === other.isUnvocalised &&
  !one.kin.has(other.text) &&
  mayBeOfTwo(one) &&
  mayBeOfTwo(other) &&
  areTwoNames(one.written, other.written);
const mayBeOfTwo = (spelling: Spelling): boolean => (spelling.hasNearNames ??= hasNearNames(spelling.written));

/** Whether they are a man's and a woman's name; the shorter one of the tables, for Mendoz is only Mendoza with a slip. */
export function areTwoGenders(one: Spelling, other: Spelling): boolean {
  if (one.kin.has(other.text) || one.isUnvocalised || other.isUnvocalised) return false;
  if (one.skeleton === other.skeleton && (areOfMuslims(one, other) || areOfMuslims(other, one))) return true;
  if (isWifeOf(one.written, other.written) || isWifeOf(other.written, one.written)) return true;
  if (areGreekManAndWoman(one.written, other.written) || areGreekManAndWoman(other.written, one.written)) return true;
  if (isWomansFormOf(one.written, other.written) || isWomansFormOf(other.written, one.written)) return true;
  const [shorter, longer] = isRatherMans(one.written, other.written) ? [one, other] : [other, one];
  if (shorter.isMans) return areManAndWoman(one.written, other.written);
  if (!isKnown(shorter)) return false;
  // In another country's spelling, too: Rashid and Rachida.
  if (longer.written.endsWith('a') && shorter.kin.get(longer.written.slice(0, -1)) === 'transliteration')
    return !endsAsFamily(shorter.written);
  return mayBeName(one) && mayBeName(other) && areManAndWoman(one.written, other.written);
}
/** Which of two is the man's if they are a man's and a woman's: the shorter, or of one length the one without an 'a' at its end. */
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
 * Whether a word is the other with more behind it than a slip adds, a consonant at least: Katz, Katzav; Lapid, Lapidot; Melnyk, Melnykov. Of a long
 * one a field may have cut off the end, unless what follows makes a family of it: Shcherbak, Shcherbakova. A long given name is no family. What a
 * known name makes with an i is another family's: Khalil, Khalili; Sharon, Sharoni.
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
/** A word that a field cut off has so many letters left. */
export const MIN_CUT_LETTERS = 7;
const MIN_STEM_LETTERS = 4;
const endsInConsonant = /[^aeiouywh]$/;
/** Whether letters hold a consonant that is heard, and is no other than the one before them. */
const hasConsonantBut = (last: string, letters: string): boolean =>
  Array.from(letters).some((letter) => letter !== last && endsInConsonant.test(letter));
