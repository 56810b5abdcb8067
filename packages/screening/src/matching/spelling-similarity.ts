/** The likeness of two spellings, 0 to 1: related names by table, all others by their weighted edit distance. */
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

/** Below this, two spellings are two words; `mostEdits` follows from it. */
export const MIN_SIMILARITY = 0.7;
/** The same for words of people's names that may be two slips apart; see `twoSlips`. */
export const MIN_SIMILARITY_OF_PEOPLE = 0.55;
const unlike: SpellingMatch = { similarity: 0, relation: 'spelling' };
const same: SpellingMatch = { similarity: 1, relation: 'same' };
const kinSimilarity: Record<Kinship, SpellingMatch> = {
  transliteration: { similarity: 0.97, relation: 'transliteration' },
  nickname: { similarity: 0.9, relation: 'nickname' },
  translation: { similarity: 0.8, relation: 'translation' },
};

/**
 * Two known names that differ in a letter (Maria and Mario, Kolya and Tolya) are probably two names, so edits count
 * more.
 */
const twoNamesFactor = 2;

/**
 * A cache of recent comparisons, with one place for each hash of the two ids: a word of a query meets the same terms in
 * every list, and in every name with these terms. It saves half of all edit distances.
 */
const places = 1 << 16;
const pairAt = new Float64Array(places);
const matchAt: SpellingMatch[] = Array.from({ length: places }, () => unlike);
/** Ids are smaller, so that a pair of them is one exact number. */
const MAX_IDS = 2 ** 26;

/** Likeness of two spellings. Symmetric, deterministic. */
export const compareSpellings = (one: string, other: string): SpellingMatch =>
  compareSpelled(spellingOf(one), spellingOf(other));

/** `compareSpellings` for prepared spellings; `edits` if their edit cost is already known. */
export function compareSpelled(one: Spelling, other: Spelling, edits?: number): SpellingMatch {
  if (one === other) return same;
  if (!mayShareKey(one, other) && (one.kin.size === 0 || other.kin.size === 0)) return unlike;
  const lesser = Math.min(one.id, other.id);
  const greater = Math.max(one.id, other.id);
  const pair = lesser * MAX_IDS + greater;
  const place = (Math.imul(lesser, 0x9e3779b1) ^ Math.imul(greater, 0x85ebca6b)) >>> 16;
  if (pairAt[place] === pair) return matchAt[place]!;
  const match = compareUncached(one, other, edits);
  pairAt[place] = pair;
  matchAt[place] = match;
  return match;
}

/** `compareSpelled` without the cache. */
export function compareUncached(one: Spelling, other: Spelling, knownEdits?: number): SpellingMatch {
  if (one.text === other.text) return same;
  const kinship = one.kin.size > 0 ? one.kin.get(other.text) : undefined;
  if (!kinship) return likenessOfUnrelated(one, other, knownEdits);
  if (kinship !== 'translation') return kinSimilarity[kinship];
  // Translations of a name are often spelled alike too, and then as near as any spelling (Matthias and Mathias).
  const spelled = likenessByLetters(one, other, knownEdits);
  return spelled.similarity > kinSimilarity.translation.similarity ? spelled : kinSimilarity.translation;
}

/**
 * The likeness of spellings that no table relates. Given names that differ only in Arabic letters count like two slips,
 * because clerks confuse them: a date of birth must confirm them.
 */
function likenessOfUnrelated(one: Spelling, other: Spelling, knownEdits?: number): SpellingMatch {
  const match = likenessByLetters(one, other, knownEdits);
  return match.similarity > MIN_SIMILARITY_OF_PEOPLE && areTwoInArabic(one, other) ? twoSlips : match;
}

/**
 * Whether both are given names that Arabic letters write as two (Omar, Amer; Majid, Amjad), though Latin ones spell
 * them alike.
 */
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

/** Likeness by sound and letters, unless what is known of names makes them two words. */
function likenessByLetters(one: Spelling, other: Spelling, knownEdits?: number): SpellingMatch {
  if (!mayBeSpellings(one, other)) return unlike;
  const key = sharedKey(one, other);
  if (key === undefined) return unlike;
  const isAbjad = one.isUnvocalised !== other.isUnvocalised;
  const match = (isAbjad ? undefined : ofOneSound(one, other)) ?? bySlips(one, other, key, knownEdits);
  // Last, because letters rule out most words and are cheaper to look at.
  return match !== unlike && areTwoWords(one, other, isAbjad) ? unlike : match;
}

const mayBeSpellings = (one: Spelling, other: Spelling): boolean =>
  !one.hasDigit &&
  !other.hasDigit &&
  mayBeSimilar(one.written.length, other.written.length) &&
  !(isInitials(one) && isInitials(other));

/** Whether what is known of names and of word formation makes them two words, however similar their letters are. */
function areTwoWords(one: Spelling, other: Spelling, isAbjad: boolean): boolean {
  if (areTwoByMaking(one, other, isAbjad)) return true;
  return !isAbjad && (shareBeginningOnly(one, other) || shareTradeOnly(one, other));
}

/**
 * Other letters for the same sounds, or a c before k. Between known names such letters do make a difference: Khan, Han.
 */
function ofOneSound(one: Spelling, other: Spelling): SpellingMatch | undefined {
  if (!areBothFrequent(one, other) && traits(one).sound === traits(other).sound) return kinSimilarity.transliteration;
  return areOneByCk(one, other) ? kinSimilarity.transliteration : undefined;
}
const areBothFrequent = (one: Spelling, other: Spelling): boolean => one.isFrequent && other.isFrequent;

/** Likeness by edits, of spellings that share a key of this kind. */
function bySlips(one: Spelling, other: Spelling, key: SharedKey, knownEdits: number | undefined): SpellingMatch {
  const isAbjad = one.isUnvocalised !== other.isUnvocalised;
  if (!isAbjad && isCutOff(one, other)) return cutOff;
  if (key === 'ends') return ofTwoSlips(one, other, knownEdits);
  const areNames = !isAbjad && isKnown(one) && isKnown(other);
  // Endings do not count, unless the words sound alike from beginning to end.
  const isEnding = one.emptyLetters > 0 && other.emptyLetters > 0 && one.skeleton !== other.skeleton;
  const written = countedLetters(one.written.length, one.isUnvocalised, other.written.length, other.isUnvocalised);
  const letters = isEnding ? Math.max(3, written - (one.emptyLetters + other.emptyLetters) / 2) : written;
  const limit = mostEdits(letters);
  const edits = areNames ? editCost(one, other, limit, true) : (knownEdits ?? editCost(one, other, limit));
  if (edits > limit) return ofTwoSlips(one, other, knownEdits);
  // Words that only begin or end alike usually just share a stem, so at most two slips may separate them.
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
/** Few patronymics with the same first letter are one slip apart: Yuievich is Yurievich. */
const isSlipOfFathers = (one: Spelling, other: Spelling): boolean =>
  one.written.charAt(0) === other.written.charAt(0) &&
  isFathers(one.written) &&
  isFathers(other.written) &&
  isOneSlip(one.written, other.written);
const slipOfFathers = 0.8;

/** What the missing vowels of a word leave open. */
const ofAlphabets = 0.03;

/**
 * Whether it is a few letters without a vowel, which are initials: with another letter they stand for other words (TMK,
 * TMG; KMDC, KMDS).
 */
const isInitials = ({ written, isUnvocalised }: Spelling): boolean =>
  written.length <= 4 && !isUnvocalised && !/[aeiouy]/.test(written);

/**
 * Whether words that begin alike continue differently to the end: Gotovac and Gotovina, Morrison and Morrissey. Typing
 * slips are scattered over a word, and a misheard ending is written with letters of its sound.
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
/** The number of letters in an ending of family names or patronymics that both have: Bogolyubov, Bogolepov. */
function sharedEnding(one: Spelling, other: Spelling): number {
  const { ending } = traits(one);
  return ending > 0 && ending === traits(other).ending && other.written.endsWith(one.written.slice(-ending))
    ? ending
    : 0;
}
/** Unifies sounds that each language writes with different letters: Smotrich, Smotritz; Desalegn, Desaleny. */
const withOneSound = (tail: string): string => tail.replace(/t?sch|tch|ch|cz|t[sz]/, 'c').replace(/gn|n[hjy]/, 'n');
const MIN_BEGINNING = 3;
const MIN_TAIL = 2;
/** A longer beginning leaves no letters to compare. */
const MAX_BEGINNING = MAX_SPELLING_LENGTH - MIN_TAIL;

/** Whether words share only the trade that they end in: Sovcombank, Novikombank. */
function shareTradeOnly(one: Spelling, other: Spelling): boolean {
  const { trade } = traits(one);
  if (trade === '' || traits(other).trade !== trade) return false;
  const [head, otherHead] = [one.written.slice(0, -trade.length), other.written.slice(0, -trade.length)];
  return (
    head !== otherHead && !isOneSlip(head, otherHead) && compareSpellings(head, otherHead).similarity < MIN_OF_HEADS
  );
}
const MIN_OF_HEADS = 0.8;

/** Whether words share only a beginning of many family names: MacLean and MacLeod, Gebreab and Gebremeskel. */
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
 * A word of five to eight letters with two slips that do not sound alike. A name matches with it only if much else
 * agrees (see `isOfTwoSlips`). Two known names are two names.
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

/**
 * Whether two words are at most two slips apart. One slip changes at most two of the letters in use, which rules out
 * most words at once.
 */
const areTwoSlipsAtMost = (one: Spelling, other: Spelling): boolean =>
  bitsSet((one.signs ^ other.signs) & ~unvocalisedSign) <= 4 && slipsBetween(one.written, other.written) <= 2;
const unvocalisedSign = signsOf('~');

/** Whether two words have the same ending of a patronymic or family name, or one of them has none. */
function haveOneEnding(one: Spelling, other: Spelling): boolean {
  const [own, others] = [traits(one).ending, traits(other).ending];
  return own === 0 || others === 0 || one.written.slice(-own) === other.written.slice(-others);
}

/** Whether a word of so many letters may be this one with two slips. */
const mayHaveTwoSlips = (one: Spelling, letters: number): boolean =>
  one.ends.length > 0 && letters >= 5 && letters <= 8 && Math.abs(one.written.length - letters) <= 2;

/** A long word that a short field cut off: Papadimitrakopo. A known name was not cut off. */
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

/** No name is derived from one so long. */
const surelyCut = 12;

/** Patronymics and family names share most of their letters with others of the same ending, so more is required. */
const MIN_OF_ENDINGS = 0.75;

/** Whether words of so many letters may be spellings of one. */
export const mayBeSimilar = (one: number, other: number): boolean =>
  Math.min(one, other) >= 2 && one <= 2 * other + 2 && other <= 2 * one + 2;

/**
 * The most that the edits between two similar words may cost, in hundredths of a letter, unless the words sound alike.
 */
export function mostEditsOf(one: Spelling, letters: number, areUnvocalised: boolean): number {
  const usual = mostEdits(countedLetters(one.written.length, one.isUnvocalised, letters, areUnvocalised));
  return mayHaveTwoSlips(one, letters) ? Math.max(usual, editsOfTwoSlips) : usual;
}
/**
 * The same for words that sound alike: other letters for two of its sounds, in a word of any length. Foks, Fox;
 * Foeniks, Phoenix.
 */
export const editsOfOneSound = 300;
/** Two letters exchanged. */
const editsOfTwoSlips = 200;

/** The letters that slips are measured against. Words of two or three letters have too little left after one slip. */
function countedLetters(one: number, oneUnvocalised: boolean, other: number, otherUnvocalised: boolean): number {
  // Only written letters count: three consonants say no more if the other word spells four vowels between them.
  const written = oneUnvocalised === otherUnvocalised ? (one + other) / 2 : oneUnvocalised ? one : other;
  return Math.max(written, 3);
}

/** The most that edits of similar words may cost, in hundredths of a letter. */
const mostEdits = (letters: number): number => 30 * letters;
