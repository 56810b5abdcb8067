/** How alike two spellings of one word are, 0 to 1: related names by table, others by their weighted edit distance. */
import type { Kinship } from '../names/people/nicknames.ts';
import { isFathers, makesAnotherName } from '../names/people/name-endings.ts';
import { arabicOf, byVowels } from '../names/people/near-names.ts';
import { isOneSlip, slipsBetween } from '../names/misspelt-words.ts';
import { bitsSet } from '../bits.ts';
import { type SharedKey, mayShareKey, sharedKey, signsOf } from '../names/skeleton.ts';
import { type Spelling, spellingOf } from '../names/spelling.ts';
import { cost, editCost, MAX_SPELLING_LENGTH } from './edit-cost.ts';
import { areDerivedOtherwise, areTwoByMaking, isKnown, MIN_CUT_LETTERS, traits } from './two-words.ts';

export type SpellingRelation = 'same' | 'spelling' | Kinship;
export interface SpellingMatch {
  /** 0 (unlike), what two slips leave, or `MIN_SIMILARITY` to 1. */
  similarity: number;
  relation: SpellingRelation;
}

/** Below it two spellings are two words; `mostEdits` follows from it. */
export const MIN_SIMILARITY = 0.7;
/** The same between words of people's names, which two slips may have befallen; see `twoSlips`. */
export const MIN_SIMILARITY_OF_PEOPLE = 0.55;
const unlike: SpellingMatch = { similarity: 0, relation: 'spelling' };
const same: SpellingMatch = { similarity: 1, relation: 'same' };
const kinSimilarity: Record<Kinship, SpellingMatch> = {
  transliteration: { similarity: 0.97, relation: 'transliteration' },
  nickname: { similarity: 0.9, relation: 'nickname' },
  translation: { similarity: 0.8, relation: 'translation' },
};

/** Two known names a letter apart are rather two names (Maria and Mario, Kolya and Tolya) than one misspelt: edits count so many times. */
const twoNamesFactor = 2;

/**
 * Pairs compared lately, each in the one place its ids lead to: the same word of a query meets the same terms in every
 * list, and again in every name that holds them. Saves half of all edit distances.
 */
const places = 1 << 16;
const pairAt = new Float64Array(places);
const matchAt: SpellingMatch[] = Array.from({ length: places }, () => unlike);
/** Ids are smaller, so that a pair of them is one exact number. */
const MAX_IDS = 2 ** 26;

/** Likeness of two spellings. Symmetric, deterministic. */
export const compareSpellings = (one: string, other: string): SpellingMatch =>
  compareSpelled(spellingOf(one), spellingOf(other));

/** `compareSpellings` of spellings already looked up; `edits` where their edit cost is known. */
export function compareSpelled(one: Spelling, other: Spelling, edits?: number): SpellingMatch {
  if (one === other) return same;
  if (!mayShareKey(one, other) && (one.kin.size === 0 || other.kin.size === 0)) return unlike;
  const lesser = Math.min(one.id, other.id);
  const greater = Math.max(one.id, other.id);
  const pair = lesser * MAX_IDS + greater;
  const place = (Math.imul(lesser, 0x9e3779b1) ^ Math.imul(greater, 0x85ebca6b)) >>> 16;
  if (pairAt[place] === pair) return matchAt[place]!;
  const match = measureSpelled(one, other, edits);
  pairAt[place] = pair;
  matchAt[place] = match;
  return match;
}

/** `compareSpelled` without a memory: the same whatever was compared before. */
export function measureSpelled(one: Spelling, other: Spelling, knownEdits?: number): SpellingMatch {
  if (one.text === other.text) return same;
  const kinship = one.kin.size > 0 ? one.kin.get(other.text) : undefined;
  if (!kinship) return measureUnrelated(one, other, knownEdits);
  if (kinship !== 'translation') return kinSimilarity[kinship];
  // Translations of a name are often spelled alike too, and then as near as any spelling (Matthias and Mathias).
  const spelled = measureSpelling(one, other, knownEdits);
  return spelled.similarity > kinSimilarity.translation.similarity ? spelled : kinSimilarity.translation;
}

/** Of two given names that only Arabic letters tell apart clerks write one for the other: a date of birth that agrees tells. */
function measureUnrelated(one: Spelling, other: Spelling, knownEdits?: number): SpellingMatch {
  const match = measureSpelling(one, other, knownEdits);
  return match.similarity > MIN_SIMILARITY_OF_PEOPLE && areTwoInArabic(one, other) ? twoSlips : match;
}

/** Whether both are given names that Arabic letters write as two (Omar, Amer; Majid, Amjad), though Latin ones spell them alike. */
function areTwoInArabic(one: Spelling, other: Spelling): boolean {
  const words = arabic(one);
  if (words.length === 0) return false;
  const others = arabic(other);
  if (others.length === 0 || words.some((word) => others.includes(word))) return false;
  return byVowels(one.written) !== byVowels(other.written);
}
const arabic = (spelling: Spelling): readonly string[] =>
  (spelling.arabic ??= spelling.isUnvocalised ? none : arabicOf(spelling.written));
const none: readonly string[] = [];

/** Likeness by sound and letters alone: of words that may be one, unless customs tell them apart. */
function measureSpelling(one: Spelling, other: Spelling, knownEdits?: number): SpellingMatch {
  if (!mayBeSpellings(one, other)) return unlike;
  const key = sharedKey(one, other);
  if (key === undefined) return unlike;
  const isAbjad = one.isUnvocalised !== other.isUnvocalised;
  const match = (isAbjad ? undefined : ofOneSound(one, other)) ?? bySlips(one, other, key, knownEdits);
  // Asked last: letters tell most words apart, and cost less to look at than what is known of names.
  return match !== unlike && areTwoWords(one, other, isAbjad) ? unlike : match;
}

const mayBeSpellings = (one: Spelling, other: Spelling): boolean =>
  !one.hasDigit &&
  !other.hasDigit &&
  mayBeSimilar(one.written.length, other.written.length) &&
  !(isInitials(one) && isInitials(other));

/** Whether what is known of names and of how words are made makes them two, however near their letters are. */
function areTwoWords(one: Spelling, other: Spelling, isAbjad: boolean): boolean {
  if (areTwoByMaking(one, other, isAbjad)) return true;
  return !isAbjad && (shareBeginningOnly(one, other) || shareTradeOnly(one, other));
}

/** Spelled with other letters for the same sounds, or with c before k. Known names are told apart by such letters: Khan, Han. */
function ofOneSound(one: Spelling, other: Spelling): SpellingMatch | undefined {
  if (!areBothFrequent(one, other) && traits(one).sound === traits(other).sound) return kinSimilarity.transliteration;
  return areOneByCk(one, other) ? kinSimilarity.transliteration : undefined;
}
const areBothFrequent = (one: Spelling, other: Spelling): boolean => one.isFrequent && other.isFrequent;

/** Likeness by the edits that lie between them, where they share such a key. */
function bySlips(one: Spelling, other: Spelling, key: SharedKey, knownEdits: number | undefined): SpellingMatch {
  const isAbjad = one.isUnvocalised !== other.isUnvocalised;
  if (!isAbjad && isCutOff(one, other)) return cutOff;
  if (key === 'ends') return ofTwoSlips(one, other, knownEdits);
  const areNames = !isAbjad && isKnown(one) && isKnown(other);
  // Endings say nothing, unless the words sound alike from beginning to end.
  const isEnding = one.emptyLetters > 0 && other.emptyLetters > 0 && one.skeleton !== other.skeleton;
  const written = countedLetters(one.written.length, one.isUnvocalised, other.written.length, other.isUnvocalised);
  const letters = isEnding ? Math.max(3, written - (one.emptyLetters + other.emptyLetters) / 2) : written;
  const limit = mostEdits(letters);
  const edits = areNames ? editCost(one, other, limit, true) : (knownEdits ?? editCost(one, other, limit));
  if (edits > limit) return ofTwoSlips(one, other, knownEdits);
  // Words that only begin or end alike are mostly of one stem: two slips make them one name, more do not.
  if (key !== 'step' && !areTwoSlipsAtMost(one, other)) return unlike;
  if (!isAbjad && (areDerivedOtherwise(one, other) || goOnDifferently(one, other))) return unlike;
  const base = 1 - edits / (100 * letters) - (isAbjad ? ofAlphabets : 0);
  const similarity = areNames
    ? 1 - (1 - base) * twoNamesFactor
    : isEnding && isSlipOfFathers(one, other)
      ? Math.max(base, slipOfFathers)
      : base;
  if (similarity < (isEnding ? MIN_OF_ENDINGS : MIN_SIMILARITY)) return ofTwoSlips(one, other, knownEdits);
  return { similarity, relation: isAbjad || edits <= cost.vowelGap * 2 ? 'transliteration' : 'spelling' };
}
/** Behind its first letter a father's name is seldom a letter away from another's: Yuievich is Yurievich. */
const isSlipOfFathers = (one: Spelling, other: Spelling): boolean =>
  one.written.charAt(0) === other.written.charAt(0) &&
  isFathers(one.written) &&
  isFathers(other.written) &&
  isOneSlip(one.written, other.written);
const slipOfFathers = 0.8;

/** What a word without vowels leaves open. */
const ofAlphabets = 0.03;

/** Few letters without a vowel are the first ones of other words, and with another letter of others still: TMK, TMG; KMDC, KMDS. */
const isInitials = ({ written, isUnvocalised }: Spelling): boolean =>
  written.length <= 4 && !isUnvocalised && !/[aeiouy]/.test(written);

/**
 * Whether words that begin alike go on differently to their end: Gotovac and Gotovina, Morrison and Morrissey. Slips of the pen
 * are strewn over a word, and who hears another ending writes letters of its sound.
 */
function goOnDifferently(one: Spelling, other: Spelling): boolean {
  if (one.skeleton === other.skeleton) return false;
  const shared = sharedEnding(one, other);
  const [left, right] = [one.written, other.written];
  const [end, otherEnd] = [left.length - shared, right.length - shared];
  if (left.charCodeAt(end - 1) === right.charCodeAt(otherEnd - 1)) return false;
  const length = Math.min(end, otherEnd);
  let start = 0;
  while (start < length && left.charCodeAt(start) === right.charCodeAt(start)) start++;
  if (start < MIN_BEGINNING || start >= MAX_BEGINNING || length - start < MIN_TAIL) return false;
  if (withOneSound(left.slice(start, end)) === withOneSound(right.slice(start, otherEnd))) return false;
  const limit = mostEdits(Math.max(end, otherEnd) - start);
  return editCost(one, other, limit, false, start) > limit;
}
/** Letters of the ending that both have as families or as fathers: Bogolyubov, Bogolepov. */
function sharedEnding(one: Spelling, other: Spelling): number {
  const { ending } = traits(one);
  return ending > 0 && ending === traits(other).ending && other.written.endsWith(one.written.slice(-ending))
    ? ending
    : 0;
}
/** Sounds that languages write with two letters, each with its own: Smotrich, Smotritz; Desalegn, Desaleny. */
const withOneSound = (tail: string): string => tail.replace(/t?sch|tch|ch|cz|t[sz]/, 'c').replace(/gn|n[hjy]/, 'n');
const MIN_BEGINNING = 3;
const MIN_TAIL = 2;
/** Of longer ones no letters are left to compare. */
const MAX_BEGINNING = MAX_SPELLING_LENGTH - MIN_TAIL;

/** Words that are made with one trade and of two others: Sovcombank, Novikombank. The trade is what they share. */
function shareTradeOnly(one: Spelling, other: Spelling): boolean {
  const { trade } = traits(one);
  if (trade === '' || traits(other).trade !== trade) return false;
  const [head, otherHead] = [one.written.slice(0, -trade.length), other.written.slice(0, -trade.length)];
  return (
    head !== otherHead && !isOneSlip(head, otherHead) && compareSpellings(head, otherHead).similarity < MIN_OF_HEADS
  );
}
const MIN_OF_HEADS = 0.8;

/** MacLean and MacLeod, Gebreab and Gebremeskel. */
function shareBeginningOnly(one: Spelling, other: Spelling): boolean {
  const [own, others] = [traits(one).prefix, traits(other).prefix];
  if (own === 0 || others === 0 || one.written.charCodeAt(0) !== other.written.charCodeAt(0)) return false;
  return compareSpellings(one.written.slice(own), other.written.slice(others)).similarity < MIN_SIMILARITY;
}

/** Patrick and Patrik: the c before k is not heard. */
const areOneByCk = (
  { written: one, skeleton }: Spelling,
  { written: other, skeleton: otherSkeleton }: Spelling,
): boolean =>
  skeleton === otherSkeleton &&
  Math.abs(one.length - other.length) === 1 &&
  (one.length > other.length ? one.replace('ck', 'k') === other : other.replace('ck', 'k') === one);

/**
 * A word of five to eight letters with two slips of which an ear would not think: a name of which much else agrees is shown for it,
 * and of others found where it is looked for. Two known names are two.
 */
const twoSlips: SpellingMatch = { similarity: MIN_SIMILARITY_OF_PEOPLE, relation: 'spelling' };
const ofTwoSlips = (one: Spelling, other: Spelling, knownEdits: number | undefined): SpellingMatch =>
  mayHaveTwoSlips(one, other.written.length) &&
  other.ends.length > 0 &&
  !(one.isFrequent && other.isFrequent) &&
  (knownEdits ?? editCost(one, other, editsOfTwoSlips)) <= editsOfTwoSlips &&
  haveOneEnding(one, other) &&
  areTwoSlipsAtMost(one, other)
    ? twoSlips
    : unlike;

/** Whether no more than two slips lie between two words. A slip changes two letters of those that they have at most, so that letters tell most. */
const areTwoSlipsAtMost = (one: Spelling, other: Spelling): boolean =>
  bitsSet((one.signs ^ other.signs) & ~unvocalisedSign) <= 4 && slipsBetween(one.written, other.written) <= 2;
const unvocalisedSign = signsOf('~');

/** Whether two words have the same ending of a father's or family's name, or one of them none. */
function haveOneEnding(one: Spelling, other: Spelling): boolean {
  const [own, others] = [traits(one).ending, traits(other).ending];
  return own === 0 || others === 0 || one.written.slice(-own) === other.written.slice(-others);
}

/** Whether a word of so many letters may be another with two slips. */
const mayHaveTwoSlips = (one: Spelling, letters: number): boolean =>
  one.ends.length > 0 && letters >= 5 && letters <= 8 && Math.abs(one.written.length - letters) <= 2;

/** A long word that a field was too short for: Papadimitrakopo. What is known as a name was not cut. */
const cutOff: SpellingMatch = { similarity: 0.88, relation: 'spelling' };
function isCutOff(one: Spelling, other: Spelling): boolean {
  const [cut, whole] = one.written.length <= other.written.length ? [one, other] : [other, one];
  const lost = whole.written.length - cut.written.length;
  return (
    lost >= 2 &&
    cut.written.length >= Math.max(MIN_CUT_LETTERS, (lost * 7) / 3) &&
    whole.written.startsWith(cut.written) &&
    !isKnown(cut) &&
    traits(cut).ending === 0 &&
    (cut.written.length >= surelyCut || !makesAnotherName(whole.written.slice(cut.written.length)))
  );
}

/** Nobody makes another name of so long a one. */
const surelyCut = 12;

/** Most of what two fathers' or families' names share is their ending. */
const MIN_OF_ENDINGS = 0.75;

/** Whether words of so many letters may be spellings of one. */
export const mayBeSimilar = (one: number, other: number): boolean =>
  Math.min(one, other) >= 2 && one <= 2 * other + 2 && other <= 2 * one + 2;

/** The most that edits between two words may cost, in hundredths of a letter, for them to be similar unless they sound alike. */
export function mostEditsOf(one: Spelling, letters: number, areUnvocalised: boolean): number {
  const usual = mostEdits(countedLetters(one.written.length, one.isUnvocalised, letters, areUnvocalised));
  return mayHaveTwoSlips(one, letters) ? Math.max(usual, editsOfTwoSlips) : usual;
}
/** The same of words that sound alike. Other letters for its sounds, twice in a word, whatever its length: Foks, Fox; Foeniks, Phoenix. */
export const editsOfOneSound = 300;
/** Two letters exchanged. */
const editsOfTwoSlips = 200;

/** The letters that slips are measured against. Words of two or three letters have too little left after one slip. */
function countedLetters(one: number, oneUnvocalised: boolean, other: number, otherUnvocalised: boolean): number {
  // Only written letters count: three consonants hold no more for being spoken with four vowels.
  const written = oneUnvocalised === otherUnvocalised ? (one + other) / 2 : oneUnvocalised ? one : other;
  return Math.max(written, 3);
}

/** Edits of similar words at most, in hundredths of a letter. */
const mostEdits = (letters: number): number => 30 * letters;
