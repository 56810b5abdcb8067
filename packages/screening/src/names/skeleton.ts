/**
 * The consonant skeleton of a word: its letters without vowels and with letters of one sound unified. Two spellings of
 * one name nearly always have skeletons at most one step apart, which makes fuzzy lookup by key possible.
 */
import { isOneBitAtMost } from '../bits.ts';
import { endingLength } from './people/name-endings.ts';

const digraphs: [RegExp, string][] = [
  [/~/g, ''],
  // Before the digraphs, which must keep their own 'c'.
  [/c(?=[ei])/g, 's'],
  // An upper-case letter, so that the next letter cannot form a digraph with it: shkr.
  [/tsch|dzh|tch|sch|sh|ch|zh|cz|sz|dj|tj/g, 'C'],
  [/kh|gh|ck|q/g, 'k'],
  [/ph/g, 'f'],
  [/th|dh/g, 't'],
  [/bh/g, 'b'],
  [/x/g, 'ks'],
];
/** Letters without which no digraph occurs: half of all words skip nine searches. */
const mayHoldDigraph = /[chjqxz~]/;
const classOf: Record<string, string> = {
  b: 'P',
  p: 'P',
  f: 'F',
  v: 'F',
  d: 'T',
  t: 'T',
  s: 'S',
  z: 'S',
  j: 'C',
  c: 'C',
  k: 'K',
  g: 'K',
  l: 'L',
  r: 'R',
  m: 'M',
  n: 'N',
  h: 'H',
};

/** Skeleton of an ASCII spelling: 'mohammed' and '~mhmd' → 'MHMT'. Digits stay. Empty for a word of vowels only. */
export function skeletonOf(spelling: string): string {
  let word = spelling;
  if (mayHoldDigraph.test(word)) for (const [pattern, sound] of digraphs) word = word.replace(pattern, sound);
  let skeleton = '';
  for (let at = 0; at < word.length; at++) {
    const char = word.charAt(at);
    const isFirst = at === 0;
    const isLast = at === word.length - 1;
    let sound = '';
    if (char >= '0' && char <= '9') sound = char;
    else if (char === 'w') sound = isFirst ? 'F' : '';
    else if (char === 'y') sound = isFirst ? 'Y' : '';
    else if (char === 'h' && isLast) sound = '';
    else if (char === 'c' || char === 'C') sound = 'C';
    else sound = classOf[char] ?? '';
    if (sound !== '' && skeleton.charAt(skeleton.length - 1) !== sound) skeleton += sound;
  }
  return skeleton;
}

/**
 * Words are also compared letter by letter: a slip inside a digraph (Sehvchenko) or a doubled sound (Mqmontov) moves
 * the skeleton two steps away. Longer words would have too many keys, and keep enough of their skeleton.
 */
const MAX_RAW_KEYED_LENGTH = 12;
/** The prefix of a key of letters, as opposed to sounds. */
export const rawMark = '=';
/** A shorter skeleton with one letter left out would match half the dictionary. */
export const MIN_DELETABLE_LENGTH = 4;

/**
 * The lookup keys of a spelling. Two spellings may be similar (see `sharedKey`) exactly if they share a key: equal
 * skeletons, skeletons one step apart of which one has at least four sounds, words of up to twelve letters that are one
 * letter apart, words of at least eight that begin or end alike, or shorter ones that keep enough of their ends.
 */
export function keysOf(spelling: string): string[] {
  const keys: string[] = [];
  const skeleton = skeletonOf(spelling);
  if (skeleton !== '') keys.push(skeleton);
  if (skeleton.length >= MIN_DELETABLE_LENGTH) {
    for (let at = 0; at < skeleton.length; at++) {
      if (at > 0 && skeleton.charAt(at) === skeleton.charAt(at - 1)) continue;
      keys.push(skeleton.slice(0, at) + skeleton.slice(at + 1));
    }
  }
  if (isRawKeyed(spelling)) {
    keys.push(rawMark + spelling);
    for (let at = 0; at < spelling.length; at++) {
      if (at > 0 && spelling.charAt(at) === spelling.charAt(at - 1)) continue;
      keys.push(rawMark + spelling.slice(0, at) + spelling.slice(at + 1));
    }
  }
  const beginning = beginningOf(spelling);
  if (beginning !== '') keys.push(beginningMark + beginning);
  const end = endOf(spelling);
  if (end !== '') keys.push(endMark + end);
  for (const ends of endsOf(spelling)) keys.push(ends);
  return keys;
}

/** Long words with two slips often keep their beginning or their end: Kozhevnikov, Eskandari. */
const MIN_HALVED_LENGTH = 8;
const keptLetters = 4;
export const beginningMark = '^';
export const endMark = '$';
const isHalved = (text: string): boolean => text.length >= MIN_HALVED_LENGTH && /^[a-z]+$/.test(text);
/** The first letters of a long word; '' for others, and for servants' names, which all begin alike. */
export const beginningOf = (text: string): string =>
  isHalved(text) && !text.startsWith('abd') ? text.slice(0, keptLetters) : '';
/** The last letters of a long word before the ending of a patronymic or family name; '' for others. */
export function endOf(text: string): string {
  if (!isHalved(text)) return '';
  const stem = text.length - endingLength(text);
  return stem >= MIN_HALVED_LENGTH ? text.slice(stem - keptLetters, stem) : '';
}

/** Words of medium length with two slips keep three letters at one end, or two at both: Jannati, Qjnnati. */
const middling = /^[a-z]{5,8}$/;
const none: readonly string[] = [];
/** The beginning, the end, and both, of a word of five to eight letters, each with its own prefix; none for others. */
export function endsOf(text: string): readonly string[] {
  if (!middling.test(text)) return none;
  const stem = text.slice(0, text.length - endingLength(text));
  if (stem.length < MIN_MIDDLING_LENGTH) return none;
  return [`<${stem.slice(0, 3)}`, `>${stem.slice(-3)}`, `-${stem.slice(0, 2)}${stem.slice(-2)}`];
}
/** With fewer letters two slips leave too little. */
const MIN_MIDDLING_LENGTH = 5;

/**
 * How two spellings share a key: one step apart, by the beginning or end of long words, or by the ends of shorter ones.
 */
export type SharedKey = 'step' | 'half' | 'ends';

/**
 * The first of these for which `keysOf` both spellings has a common key, computed from the spellings and their
 * skeletons alone.
 */
export function sharedKey(one: Skeletal, other: Skeletal): SharedKey | undefined {
  if (areOneStepApart(one, other)) return 'step';
  if (areHalvesAlike(one, other)) return 'half';
  return areEndsAlike(one, other) ? 'ends' : undefined;
}

function areOneStepApart(one: Skeletal, other: Skeletal): boolean {
  if (one.skeleton !== '' && one.skeleton === other.skeleton) return true;
  if (meetByDeletion(one.skeleton, other.skeleton, MIN_DELETABLE_LENGTH)) return true;
  return isRawKeyed(one.text) && isRawKeyed(other.text) && meetByDeletion(one.text, other.text, MIN_RAW_KEYED_LENGTH);
}

const areHalvesAlike = (one: Halved, other: Halved): boolean =>
  (one.beginning !== 0 && one.beginning === other.beginning) || (one.end !== 0 && one.end === other.end);

const areEndsAlike = ({ ends: one }: Halved, { ends: other }: Halved): boolean =>
  one !== noEnds && other !== noEnds && (one[0] === other[0] || one[1] === other[1] || one[2] === other[2]);

/** `endsOf` as numbers. */
export function packedEnds(text: string): readonly number[] {
  const ends = endsOf(text);
  return ends.length === 0 ? noEnds : ends.map((end) => packed(end.slice(1)));
}
const noEnds: readonly number[] = [];

/** Four letters as a number, 0 for none. */
export function packed(letters: string): number {
  let number = 0;
  for (let at = 0; at < letters.length; at++) number = (number << 5) | (letters.charCodeAt(at) & 31);
  return number;
}

interface Halved {
  /** See `beginningOf` and `endOf`; as numbers, 0 for none. */
  beginning: number;
  end: number;
  /** See `packedEnds`. */
  ends: readonly number[];
}

/**
 * One bit per character of a text. Characters that share a bit (digits and letters do) only make texts look more alike.
 */
export function signsOf(text: string): number {
  let signs = 0;
  for (let at = 0; at < text.length; at++) signs |= 1 << (text.charCodeAt(at) & 31);
  return signs;
}

/** Whether there may be a `sharedKey`, judged by the bits alone: neither may have two that the other lacks. */
export const mayShareKey = (one: Signed, other: Signed): boolean =>
  areNear(one.sounds, other.sounds) ||
  areNear(one.signs, other.signs) ||
  areHalvesAlike(one, other) ||
  areEndsAlike(one, other);

interface Signed extends Halved {
  sounds: number;
  signs: number;
}

const areNear = (one: number, other: number): boolean => isOneBitAtMost(one & ~other) && isOneBitAtMost(other & ~one);

interface Skeletal extends Halved {
  text: string;
  skeleton: string;
}

const MIN_RAW_KEYED_LENGTH = 3;
export const isRawKeyed = (text: string): boolean =>
  text.length >= MIN_RAW_KEYED_LENGTH && text.length <= MAX_RAW_KEYED_LENGTH && !text.startsWith('~');

/** Whether two different texts become equal when each text of at least `shortest` letters may lose one. */
function meetByDeletion(one: string, other: string, shortest: number): boolean {
  const longer = one.length >= other.length ? one : other;
  const shorter = one.length >= other.length ? other : one;
  const extra = longer.length - shorter.length;
  if (extra > 1 || longer.length < shortest || shorter.length === 0) return false;
  // The difference lies between a common prefix and a common suffix.
  let start = 0;
  while (start < shorter.length && longer.charCodeAt(start) === shorter.charCodeAt(start)) start++;
  let end = shorter.length;
  while (end > start && longer.charCodeAt(end - 1 + extra) === shorter.charCodeAt(end - 1)) end--;
  if (extra === 1) return end === start;
  return end - start <= 1 || isShifted(longer, shorter, start, end) || isShifted(shorter, longer, start, end);
}

/** Whether [start, end) of the first text equals the second one's shifted by one letter. */
function isShifted(one: string, other: string, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at++) if (one.charCodeAt(at) !== other.charCodeAt(at - 1)) return false;
  return true;
}
