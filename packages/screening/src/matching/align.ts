/** Pairs the words of two names: one to one, joined to split, or a word with the initials of a whole name. */
import { areTwoKorean } from '../names/east-asian/korean-companies.ts';
import { isGivenSyllable, isTwoSyllables } from '../names/east-asian/latin-names.ts';
import { isPinyin as isPinyinSyllable } from '../names/east-asian/mandarin.ts';
import type { NameReading, NameToken } from '../names/name-token.ts';
import { isOrdinaryWord } from '../names/organisations/ordinary-words.ts';
import { isPublicBody } from '../names/organisations/word-roles.ts';
import { inSoundLetters } from '../names/sound-letters.ts';
import { unvocalised } from '../names/scripts/abjad.ts';
import { isThaiOrKhmer } from '../names/scripts/script-of.ts';
import { spellingOf } from '../names/spelling.ts';
import { type AlignedNames, type Pair, type PairRelation, type Side, isForm, mainForm } from './aligned-names.ts';
import { compareTokens } from './compare-words.ts';
import { type Written, eachRun, spells } from './joined-runs.ts';
import { MIN_SIMILARITY_OF_PEOPLE } from './spelling-similarity.ts';

/** Words that agree only when written together, or by their initials, agree a little less. */
const similarityOf = { joined: 0.98, acronym: 0.92, acronymOfBody: 0.97 } as const;
/** Bits of an acronym per letter. Few, because any list has some name with the same three letters. */
const acronymBitsPerLetter = 3;

interface Candidate extends Pair {
  /** Pairs are taken by descending gain: bits, reduced by dissimilarity. */
  gain: number;
}
/** Only breaks ties, in favour of the pair that keeps the order. */
const costOfDistance = 0.001;
/** Words that one name joins are preferred as a whole to pairs of single words. */
const gainOfJoining = 1;

function singlePairs(left: NameReading, right: NameReading): Candidate[] {
  const candidates: Candidate[] = [];
  const isPerson = left.custom === 'person';
  for (let i = 0; i < left.tokens.length; i++) {
    const one = left.tokens[i]!;
    for (let j = 0; j < right.tokens.length; j++) {
      const other = right.tokens[j]!;
      const { similarity, relation } = compareTokens(one, other);
      if (similarity === 0 || (similarity === MIN_SIMILARITY_OF_PEOPLE && !isPerson)) continue;
      if (similarity < 1 && !isPerson && areTwoCompanyWords(one, other, relation)) continue;
      const bits = Math.min(one.bits, other.bits, isPerson ? mostBitsOf(one, other) : Infinity);
      const gain = bits * similarity ** 2 - Math.abs(i - j) * costOfDistance;
      candidates.push({ left: [one], right: [other], leftAt: [i], rightAt: [j], similarity, relation, bits, gain });
    }
  }
  return candidates;
}

/**
 * Whether two similar words of company names are different words all the same: both are in the dictionary or are towns
 * (Salmon and Saloon, Hamburg and Homburg), or consist of Mandarin or Korean syllables.
 */
const areTwoCompanyWords = (one: NameToken, other: NameToken, relation: PairRelation): boolean =>
  (relation === 'spelling' || relation === 'transliteration') &&
  ((isOfDictionary(one) &&
    isOfDictionary(other) &&
    inSoundLetters(one.forms[0]!) !== inSoundLetters(other.forms[0]!)) ||
    (isPinyin(one) && isPinyin(other)) ||
    (isOneSyllable(one) && isOneSyllable(other)) ||
    isOfSyllables(one) ||
    isOfSyllables(other) ||
    areTwoKorean(spokenForm(one), spokenForm(other)));
const isOfDictionary = ({ kind, text, forms: [form = ''] }: NameToken): boolean =>
  kind === 'word'
    ? isOrdinaryWord(form)
    : (kind === 'generic' || kind === 'place') && form.startsWith('@') && /^[a-z]+$/.test(text);

/**
 * Whether a word is two Mandarin syllables; two such words are two names (Huasheng, Huaxin), as a slip rarely leaves
 * valid syllables. Not if it has other spellings, as Han characters do, which are read in several ways.
 */
const isPinyin = ({ forms: [form = '', ...others] }: NameToken): boolean =>
  form.length >= MIN_PINYIN_LETTERS && others.every((other) => other === inSoundLetters(form)) && isTwoSyllables(form);
/** As the word is spoken: 대양 is daeyang. */
const spokenForm = ({ forms }: NameToken): string => forms.find((form) => /^[a-z]+$/.test(form)) ?? '';
/** The same for single syllables: Xiang, Xing. */
const isOneSyllable = ({ text, forms: [form = ''] }: NameToken): boolean => text === form && isPinyinSyllable(form);
/** Whether it was put together from separate syllables, which resemble too many others by chance. */
const isOfSyllables = ({ text }: NameToken): boolean => text.includes(' ') && text.split(' ').every(isGivenSyllable);
const MIN_PINYIN_LETTERS = 6;

/** Whether both names have so many words, and each is nearly equal (`MIN_MET`) to some word of the other. */
function areAllMet(candidates: readonly Candidate[], words: number): boolean {
  const alike = candidates.filter(({ similarity }) => similarity >= MIN_MET);
  if (alike.length < words) return false;
  const left = new Set(alike.map(({ leftAt }) => leftAt[0]));
  return left.size === words && new Set(alike.map(({ rightAt }) => rightAt[0])).size === words;
}
/** A less similar word may be a part of another: Aero Caribbean, Aerocaribbean Airlines. */
const MIN_MET = 0.9;

/** Many words are written with the same few consonants: the most bits that they may have, by their number. */
const bitsByConsonants = [3, 4.5, 6.5, 8.5, 10];

/**
 * The most bits in which an Arabic or Hebrew word that no table has with its vowels may agree with a word that has
 * them.
 */
function mostBitsOf(one: NameToken, other: NameToken): number {
  const isUnvocalised = isSkeletal(one);
  if (isUnvocalised === isSkeletal(other)) return Infinity;
  return bitsByConsonants[spellingOf((isUnvocalised ? one : other).forms[0]!).skeleton.length] ?? Infinity;
}
/** Judged by its form, because a segment does not keep the text of Arabic and Hebrew words. */
const isSkeletal = ({ text, forms: [form = ''] }: NameToken): boolean =>
  form.startsWith(unvocalised) && !isThaiOrKhmer(text);

/** Runs of words that spell, written together, one word of the other name. */
function joinedPairs(left: NameReading, right: NameReading): Candidate[] {
  const candidates: Candidate[] = [];
  eachRun(left, (start, end, runBits, written) => {
    const at = joinedPosition(left.tokens, start, end, written, right);
    if (at < 0) return;
    const word = right.tokens[at]!;
    const bits = Math.min(runBits, word.bits);
    candidates.push({
      left: [left.tokens[start]!, ...left.tokens.slice(start + 1, end)],
      right: [word],
      leftAt: [start, ...Array.from({ length: end - start - 1 }, (_, offset) => start + 1 + offset)],
      rightAt: [at],
      similarity: similarityOf.joined,
      relation: 'joined',
      bits,
      gain: bits + gainOfJoining,
    });
  });
  return candidates;
}

const swapped = ({ left, right, leftAt, rightAt, ...rest }: Candidate): Candidate => ({
  left: right,
  right: left,
  leftAt: rightAt,
  rightAt: leftAt,
  ...rest,
});

/**
 * The position of the word that a run of the other name spells when written together; -1 if there is none. The run is
 * never joined into one text, as few runs agree.
 */
function joinedPosition(
  run: readonly NameToken[],
  start: number,
  end: number,
  written: Written,
  { tokens }: NameReading,
): number {
  for (let at = 0; at < tokens.length; at++) {
    const { kind, forms } = tokens[at]!;
    if (kind !== 'word' && kind !== 'generic' && kind !== 'place') continue;
    for (const form of forms) if (spells(run, start, end, written, form)) return at;
  }
  return -1;
}

/**
 * The position of a name's only distinguishing word if it is an acronym of the other name, otherwise -1. A short form
 * next to its full name is skipped: the full name is compared.
 */
function acronymPosition(left: NameReading, right: NameReading): number {
  if (left.isShort || right.acronyms.length === 0 || right.tokens.length < 2) return -1;
  const only = left.tokens.findIndex((token) => token.kind === 'word');
  if (only < 0 || left.tokens.some((token, at) => at > only && token.kind === 'word')) return -1;
  return right.acronyms.includes(mainForm(left.tokens[only])) ? only : -1;
}

/** A name whose one distinguishing word is spelled by the initials of the other name. */
function acronymPair(left: NameReading, right: NameReading): Candidate | undefined {
  const only = acronymPosition(left, right);
  if (only < 0) return undefined;
  const word = left.tokens[only]!;
  const [first, ...more] = right.tokens.flatMap((token, at) => (isForm(token) ? [] : [at]));
  if (first === undefined) return undefined;
  const bits = mainForm(word).length * acronymBitsPerLetter;
  return {
    left: [word],
    right: [right.tokens[first]!, ...more.map((at) => right.tokens[at]!)],
    leftAt: [only],
    rightAt: [first, ...more],
    similarity: right.tokens.some(isPublicBody) ? similarityOf.acronymOfBody : similarityOf.acronym,
    relation: 'acronym',
    bits,
    gain: bits,
  };
}

/**
 * Pairs the words so that as much as possible of both names agrees. Deterministic; swapping the names swaps the result.
 */
export function align(left: NameReading, right: NameReading): AlignedNames {
  const candidates = singlePairs(left, right);
  if (left.tokens.length !== right.tokens.length || !areAllMet(candidates, left.tokens.length)) {
    candidates.push(...joinedPairs(left, right), ...joinedPairs(right, left).map(swapped));
  }
  if (candidates.length > 1)
    candidates.sort(
      (one, other) => other.gain - one.gain || one.leftAt[0] + one.rightAt[0] - other.leftAt[0] - other.rightAt[0],
    );
  const chosen = choose(candidates, left, right);
  const ofLeft = acronymPair(right, left);
  const acronym = acronymPair(left, right) ?? (ofLeft && swapped(ofLeft));
  if (!acronym) return chosen;
  const explained = chosen.pairs.reduce((sum, pair) => sum + pair.bits, 0);
  return acronym.bits > explained ? choose([acronym, ...candidates], left, right) : chosen;
}

/** Marks of the words taken so far, reused between calls. */
const marks: { left: Uint8Array; right: Uint8Array } = { left: new Uint8Array(64), right: new Uint8Array(64) };

/** Takes the candidates in order, except those with a word that is already taken. */
function choose(candidates: readonly Candidate[], left: NameReading, right: NameReading): AlignedNames {
  const takenLeft = (marks.left = cleared(marks.left, left.tokens.length));
  const takenRight = (marks.right = cleared(marks.right, right.tokens.length));
  const pairs: Pair[] = [];
  for (const pair of candidates) {
    if (isTaken(takenLeft, pair.leftAt) || isTaken(takenRight, pair.rightAt)) continue;
    for (const at of pair.leftAt) takenLeft[at] = 1;
    for (const at of pair.rightAt) takenRight[at] = 1;
    pairs.push(pair);
  }
  return { pairs, left: sideOf(left, takenLeft), right: sideOf(right, takenRight) };
}

const cleared = (taken: Uint8Array, words: number): Uint8Array =>
  words > taken.length ? new Uint8Array(words) : taken.fill(0, 0, words);

function isTaken(taken: Uint8Array, positions: readonly number[]): boolean {
  for (const at of positions) if (taken[at] === 1) return true;
  return false;
}

function sideOf(reading: NameReading, taken: Uint8Array): Side {
  const { tokens } = reading;
  const unpaired: NameToken[] = [];
  const unpairedAt: number[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (taken[at] === 1) continue;
    unpaired.push(tokens[at]!);
    unpairedAt.push(at);
  }
  return { reading, tokens, unpaired, unpairedAt };
}
