/** What a misspelt word costs: more if two similar words are often two names. */
import { slipsBetween } from '../names/misspelt-words.ts';
import type { NameToken } from '../names/name-token.ts';
import { unvocalised } from '../names/scripts/abjad.ts';
import { isLatin } from '../names/scripts/script-of.ts';
import { spellingOf } from '../names/spelling.ts';
import type { PartyType } from '../party.ts';
import type { Pair } from './aligned-names.ts';
import { cost, extra } from './evidence-weights.ts';
import { MIN_SIMILARITY_OF_PEOPLE } from './spelling-similarity.ts';

/**
 * Names of ships and aircraft are short, common words: only near-identity counts. Company names are coined, and few
 * differ in just one letter.
 */
export type Strictness = 'usual' | 'coined' | 'strict';
const strictnessByType: Readonly<Record<PartyType, Strictness>> = {
  person: 'usual',
  company: 'coined',
  country: 'usual',
  vessel: 'strict',
  aircraft: 'strict',
  wallet: 'strict',
};
/** How strictly the names of a type of party are compared. */
export const strictnessOf = (type: PartyType): Strictness => strictnessByType[type];

/**
 * Whether the words are two slips apart, so that they may be two names: Gurpreet Singh Sandhu, Gurmeet Singh Sandhu.
 * Beside three words that agree they match; beside fewer, a date must confirm it.
 */
export const isOfTwoSlips = ({ similarity, relation }: Pair): boolean =>
  similarity === MIN_SIMILARITY_OF_PEOPLE && relation === 'spelling';

/** Shorter words of ships' names sound like others. */
const MIN_SOUND_LETTERS = 7;
/** With one letter changed, a shorter word is another company's name. */
const MIN_COINED_LETTERS = 6;

/** The cost of a word that is completely misspelt; a slip costs its part. */
export function slipCostOf({ relation, left: [one], right: [other] }: Pair, strictness: Strictness): number {
  // Even strictly, Sea Star is Seastar.
  if (strictness === 'strict') {
    if (relation === 'joined') return cost.slip;
    const letters = Math.min(one.forms[0]!.length, other.forms[0]!.length);
    if (areOneByMute(one, other) || areOneByChoice(one, other) || areOneName(one, other)) return cost.slip;
    if (relation === 'transliteration' && isInLatin(one) !== isInLatin(other)) return cost.slip;
    const isSound = relation === 'transliteration' && letters >= MIN_SOUND_LETTERS;
    return cost.slip + (isSound ? extra.strictSound : extra.strictSlip);
  }
  if (strictness !== 'coined' || (relation !== 'spelling' && relation !== 'transliteration')) return cost.slip;
  const isLong = Math.max(one.forms[0]!.length, other.forms[0]!.length) >= MIN_COINED_LETTERS;
  const isOther = !beginAlike(one, other) || areFarApart(one, other);
  if (relation === 'spelling' && isLong) return isOther ? cost.slip : cost.slipOfCoined;
  // Spellings that sound alike are often two family names.
  return isOther ? cost.slipOfOther : cost.slip;
}

/** The mute Arabic ending is written with or without an h: Safirah, Safira. */
function areOneByMute(left: NameToken, right: NameToken): boolean {
  const [one, other] = [spelledOf(left), spelledOf(right)];
  return (one.endsWith('ah') && one === `${other}h`) || (other.endsWith('ah') && other === `${one}h`);
}

/** Spellings that registers use interchangeably: Maia, Maya; Yu Jeong, Yu Jong; Jazirah, Jazeerah. */
const choices: readonly (readonly [RegExp, string])[] = [
  [/eo/g, 'o'],
  [/ou|oo/g, 'u'],
  [/ee|[yj]/g, 'i'],
  [/w/g, 'v'],
  [/ck|[cq](?=[aou])/g, 'k'],
  [/(.)\1+/g, '$1'],
];
const inOneWay = (spelling: string): string =>
  choices.reduce((text, [letters, sound]) => text.replace(letters, sound), spelling);
const areOneByChoice = (left: NameToken, right: NameToken): boolean =>
  inOneWay(spelledOf(left)) === inOneWay(spelledOf(right));

/**
 * Whether it is written in Latin letters; names in other alphabets are spelled by ear (Леді, Lady). If a segment does
 * not keep the text, it is the first spelling, or an unvocalised one.
 */
const isInLatin = ({ text, forms: [form = ''] }: NameToken): boolean =>
  isLatin(text || form) && !form.startsWith(unvocalised);

/** Whether they are known spellings of one name in two countries, which ships also use: Hacı Mehmet, Hadji Mehmed. */
const areOneName = (left: NameToken, right: NameToken): boolean =>
  spellingOf(spelledOf(left)).kin.get(spelledOf(right)) === 'transliteration';

/**
 * Whether more than two letters in five differ, so that they are probably two words although they sound alike: Harris,
 * Haraz; Muller, Milur.
 */
function areFarApart(left: NameToken, right: NameToken): boolean {
  const [one, other] = [spelledOf(left), spelledOf(right)];
  return !(one + other).includes('~') && slipsBetween(one, other) > MAX_SLIPPED * Math.max(one.length, other.length);
}
const MAX_SLIPPED = 0.4;

/** People who mistype a name, or spell it by ear, seldom get the first letter wrong: Olsson is not Elixon. */
function beginAlike(left: NameToken, right: NameToken): boolean {
  const [one, other] = [spelledOf(left), spelledOf(right)];
  if (one.charAt(0) === other.charAt(0) || one.startsWith('~') || other.startsWith('~')) return true;
  if (isVowel(one) || isVowel(other)) return isVowel(one) && isVowel(other) && one.charAt(1) === other.charAt(1);
  // Letters of one sound begin alike: Cham, Sham; Tanchon, Danchon.
  return spellingOf(one).skeleton.charAt(0) === spellingOf(other).skeleton.charAt(0);
}
const spelledOf = ({ forms }: NameToken): string => forms.find((form) => !form.startsWith('@')) ?? '';

const isVowel = (spelling: string): boolean => /^[aeiouy]/.test(spelling);
