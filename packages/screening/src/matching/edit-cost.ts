/**
 * A weighted edit distance between two spellings, in which slips that pens, ears and transliteration tables make are
 * cheap: vowels, letters of one sound, doublings, swaps, a silent h. The innermost loop of the engine.
 */
import type { Spelling } from '../names/spelling.ts';

/** Costs in hundredths of a letter, so that sums are exact. A gap is a letter that only one of the spellings has. */
export const cost = {
  /** One vowel for another. */
  vowel: 30,
  vowelGap: 40,
  /** A letter of the same sound, and of a neighbouring one. */
  sameSound: 30,
  nearSound: 55,
  /** An h within a word, which is hardly heard; at the beginning, or if the script writes it, it is. */
  silentGap: 30,
  firstOrSpokenH: 50,
  /** A vowel that is written although the script omits most vowels. */
  writtenVowelGap: 45,
  /** A w, which may be a vowel. */
  semivowelGap: 60,
  /** A letter written twice. */
  doubling: 12,
  /** A vowel that the other spelling's script does not write. */
  unwritten: 3,
  /** A vowel that begins the word. */
  firstVowel: 70,
  /** Two neighbours exchanged. */
  swap: 60,
  /** Any other letter. */
  other: 100,
  /** The additional cost of another consonant at the beginning. */
  firstLetter: 35,
} as const;
/**
 * In comparison with an unvocalised spelling: a written consonant for the vowel it stands for, and a letter for one
 * that the script lacks.
 */
const writtenFor = 4;
const lackingFor = 12;
const nearSound = ['bp', 'fvw', 'dt', 'sz', 'cjg', 'ckqg', 'kgh', 'xks', 'mn', 'lr', 'iyj', 'uw', 'zj', 'sc'];
const sameSound = ['fvw', 'bv', 'ckqg', 'iyj', 'uw', 'sz', 'kx', 'oua'];

export const alphabet = 26;
/** Code of anything but a letter. */
const notLetter = alphabet;
export const side = alphabet + 1;
export const substitution = new Uint8Array(side * side).fill(cost.other);
const isVowel = new Uint8Array(side);
const indexOf = (char: string): number => char.charCodeAt(0) - 97;
for (const vowel of 'aeiouy') isVowel[indexOf(vowel)] = 1;
const setAll = (groups: string[], value: number): void => {
  for (const group of groups)
    for (const one of group)
      for (const other of group) {
        const cell = indexOf(one) * side + indexOf(other);
        substitution[cell] = Math.min(substitution[cell] ?? value, value);
      }
};
setAll(nearSound, cost.nearSound);
setAll(sameSound, cost.sameSound);
setAll(['aeiouy'], cost.vowel);
for (let letter = 0; letter < side; letter++) substitution[letter * side + letter] = 0;

/**
 * Two frequent names are probably two names: a vowel of another kind and a consonant of another sound count in full
 * (Jung and Jang, Sasaki and Suzuki). Letters that are often confused stay cheap.
 */
const nameSubstitution = Uint8Array.from(substitution, (usual) => (usual === cost.nearSound ? cost.other : usual));
for (const pair of 'ai ao au eo eu io iu oy uy ay'.split(' ')) {
  const [one, other] = [indexOf(pair.charAt(0)), indexOf(pair.charAt(1))];
  nameSubstitution[one * side + other] = cost.other;
  nameSubstitution[other * side + one] = cost.other;
}

/** In an unvocalised spelling waw stands for o, u and w, ya for i, e and y, and alif for any vowel. */
export const abjadSubstitution = Uint8Array.from(substitution);
for (const [pairs, value] of [
  ['wo wu wv yi ye', writtenFor],
  ['pb pf vf ae ai ao au gj gk kq gq ck ha he', lackingFor],
] as const) {
  for (const pair of pairs.split(' ')) {
    const [one, other] = [indexOf(pair.charAt(0)), indexOf(pair.charAt(1))];
    abjadSubstitution[one * side + other] = value;
    abjadSubstitution[other * side + one] = value;
  }
}

/**
 * The cost of one first letter for another, given its cost elsewhere. Letters of two scripts that stand for each other
 * cost no more: Qattan, Kattan.
 */
export const firstCost = (left: number, right: number, usual: number): number =>
  usual > lackingFor && isVowel[left] !== 1 && isVowel[right] !== 1 ? usual + cost.firstLetter : usual;

/**
 * Whether a comparison is between fully written words, or else which of the two this word is: the vocalised or the
 * unvocalised one.
 */
export type Writing = 'full' | 'against-unvocalised' | 'unvocalised';
const hLetter = 7;
const wLetter = 22;

/** The cost of an additional letter at `at`, after the letter `before`. */
export function gapCost(code: number, before: number, at: number, writing: Writing): number {
  const vowel = isVowel[code] === 1;
  // The beginning of a name is heard and written: Durov, Oderov.
  if (vowel && at === 0) return cost.firstVowel;
  // An unvocalised spelling omits short vowels; a vowel that it writes should be heard.
  if (vowel && writing === 'against-unvocalised') return cost.unwritten;
  if (at > 0 && code === before) return cost.doubling;
  if (vowel) return writing === 'unvocalised' ? cost.writtenVowelGap : cost.vowelGap;
  if (code === hLetter) return at === 0 || writing !== 'full' ? cost.firstOrSpokenH : cost.silentGap;
  if (code === wLetter) return cost.semivowelGap;
  return cost.other;
}

/** Letters beyond this are not compared. */
export const MAX_SPELLING_LENGTH = 40;
const width = MAX_SPELLING_LENGTH + 1;
const rows = new Int32Array(3 * width);

/** Number of an ASCII letter, the alphabet's length for anything else. */
export const codeOf = (charCode: number): number =>
  charCode >= 97 && charCode < 97 + alphabet ? charCode - 97 : notLetter;

/**
 * The codes of the letters, then their gap costs between fully written words, then those between vocalised and
 * unvocalised ones.
 */
export function lettersOf(spelling: Spelling): Uint8Array {
  if (spelling.letters) return spelling.letters;
  const { written } = spelling;
  const length = Math.min(written.length, MAX_SPELLING_LENGTH);
  const letters = new Uint8Array(length * 3);
  for (let at = 0; at < length; at++) {
    letters[at] = codeOf(written.charCodeAt(at));
    const before = at === 0 ? notLetter : letters[at - 1]!;
    letters[length + at] = gapCost(letters[at]!, before, at, 'full');
    const writing = spelling.isUnvocalised ? 'unvocalised' : 'against-unvocalised';
    letters[length * 2 + at] = gapCost(letters[at]!, before, at, writing);
  }
  spelling.letters = letters;
  return letters;
}

/**
 * The cost of the edits between two spellings, in hundredths of a letter. Stops with a value over `limit` as soon as
 * the limit cannot be kept. `areNames`: both are frequent names. `start`: earlier letters are ignored. Symmetric.
 */
export function editCost(one: Spelling, other: Spelling, limit: number, areNames = false, start = 0): number {
  const abjad = one.isUnvocalised !== other.isUnvocalised;
  const table = abjad ? abjadSubstitution : areNames ? nameSubstitution : substitution;
  const a = lettersOf(one);
  const b = lettersOf(other);
  const lengthA = a.length / 3 - start;
  const lengthB = b.length / 3 - start;
  const gapsOfA = (a.length / 3) * (abjad ? 2 : 1) + start;
  const gapsOfB = (b.length / 3) * (abjad ? 2 : 1) + start;
  let before = 0;
  let previous = width;
  let current = 2 * width;
  let sum = 0;
  let leastBefore = 0;
  rows[previous] = 0;
  for (let j = 0; j < lengthB; j++) {
    sum += b[gapsOfB + j]!;
    rows[previous + j + 1] = sum;
  }
  for (let i = 0; i < lengthA; i++) {
    const left = a[start + i]!;
    const gap = a[gapsOfA + i]!;
    const cell = left * side;
    // Variables hold the cells above left and left of the current one.
    let corner = rows[previous]!;
    let beside = corner + gap;
    let least = beside;
    rows[current] = beside;
    for (let j = 0; j < lengthB; j++) {
      const right = b[start + j]!;
      let swap = table[cell + right]!;
      if (i === 0 && j === 0 && start === 0) swap = firstCost(left, right, swap);
      const above = rows[previous + j + 1]!;
      let best = corner + swap;
      if (above + gap < best) best = above + gap;
      const along = beside + b[gapsOfB + j]!;
      if (along < best) best = along;
      if (i > 0 && j > 0 && left === b[start + j - 1] && right === a[start + i - 1]) {
        const swapped = rows[before + j - 1]! + cost.swap;
        if (swapped < best) best = swapped;
      }
      rows[current + j + 1] = best;
      if (best < least) least = best;
      corner = above;
      beside = best;
    }
    // Later rows follow from this one, or from the one before by two exchanged letters.
    const leastToCome = Math.min(least, leastBefore + cost.swap);
    if (leastToCome > limit) return leastToCome;
    leastBefore = least;
    const spare = before;
    before = previous;
    previous = current;
    current = spare;
  }
  return rows[previous + lengthB]!;
}
