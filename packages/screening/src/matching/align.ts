/** Pairs the words of two names: one to one, joined to split, or a word with the initials of a whole name. */
import { isKanaWord } from '../names/east-asian/japanese.ts';
import { isGivenSyllable, isTwoSyllables } from '../names/east-asian/latin-names.ts';
import { sameCharacters } from '../names/east-asian/han-readings.ts';
import { meaningMark } from '../names/chosen-words.ts';
import type { NameReading, NameToken, WrittenRun } from '../names/name-token.ts';
import { servantPrefix } from '../names/joined-words.ts';
import { unvocalised } from '../names/scripts/abjad.ts';
import { type Spelling, spellingOf } from '../names/spelling.ts';
import { type SpellingRelation, areKnownTwo, compareSpelled, leastOfPeople } from './spelling-similarity.ts';

export type PairRelation = SpellingRelation | 'initial' | 'joined' | 'acronym' | 'form-class';

export interface Pair {
  /** Positions of the words of the one and of the other name; several where they are joined. */
  left: readonly number[];
  right: readonly number[];
  /** 0 to 1. */
  similarity: number;
  relation: PairRelation;
  /** What the agreement says, before similarity: the lesser of both sides. */
  bits: number;
}

export interface Alignment {
  pairs: Pair[];
  leftOver: number[];
  rightOver: number[];
}

/** An initial agrees with a name, yet leaves it open; classes of legal forms differ mildly; an acronym is a guess. */
const similarityOf = { initial: 0.93, formClass: 0.6, joined: 0.98, acronym: 0.92 } as const;
const mostJoined = 3;
/** Bits of an acronym by letter: three letters are met by chance in any list. */
const acronymBitsPerLetter = 3;

interface TokenMatch {
  similarity: number;
  relation: PairRelation;
}
const none: TokenMatch = { similarity: 0, relation: 'spelling' };

/** Likeness of two words by the best of their spellings. */
export function compareTokens(left: NameToken, right: NameToken): TokenMatch {
  if (left.kind === 'legal-form' || right.kind === 'legal-form') {
    if (left.kind !== right.kind) return none;
    return left.forms[0] === right.forms[0]
      ? { similarity: 1, relation: 'same' }
      : { similarity: similarityOf.formClass, relation: 'form-class' };
  }
  if (left.kind === 'initial' || right.kind === 'initial') return compareInitial(left, right);
  let best: TokenMatch = none;
  const lefts = spellingsOf(left);
  const rights = spellingsOf(right);
  for (let i = 0; i < lefts.length; i++) {
    const one = lefts[i]!;
    for (let j = 0; j < rights.length; j++) {
      const other = rights[j]!;
      if (one === other || one.text === other.text) return equalSpelling(one.text, left, right);
      if (one.isMarked || other.isMarked) continue;
      const match = compareSpelled(one, other);
      if (match.similarity > best.similarity && !areAlikeByParticle(one, left, other, right)) best = match;
    }
  }
  if (best.similarity === 0 || areOtherwiseTwoNames(lefts, rights)) return none;
  if (best.similarity < leastSimilarOf(left, right)) return isNearGivenName(best, left, right) ? nearGivenName : none;
  if (left.isSyllabic !== right.isSyllabic && isTwoSyllables((left.isSyllabic ? right : left).text)) return none;
  if (best.relation === 'nickname' && (isNative(left) || isNative(right))) return none;
  return best.relation === 'transliteration' && isGreekOrCyrillic(left.text) !== isGreekOrCyrillic(right.text)
    ? acrossScripts(best)
    : best;
}

/** From Greek and Cyrillic to another alphabet letters of one sound are chosen freely (Вагнер: Wagner, Vagner): half a slip. */
const acrossScripts = ({ similarity, relation }: TokenMatch): TokenMatch => ({
  similarity: (1 + similarity) / 2,
  relation,
});
export const isGreekOrCyrillic = (text: string): boolean => text.charCodeAt(0) >= 0x370 && text.charCodeAt(0) < 0x530;

/** Whether what two words are spelled like first is known to be two names, which further spellings (sueleyman, kader) would hide. */
const areOtherwiseTwoNames = (lefts: readonly Spelling[], rights: readonly Spelling[]): boolean =>
  lefts.length + rights.length > 2 && areKnownTwo(lefts[0]!, rights[0]!);

/** Whether both spellings were written together with a particle, which is what they share: Ben Krylov, Ben Khalifa. */
const areAlikeByParticle = (one: Spelling, left: NameToken, other: Spelling, right: NameToken): boolean =>
  hasParticle(one, left) && hasParticle(other, right);
const hasParticle = ({ text }: Spelling, { text: written, forms: [bare = ''] }: NameToken): boolean =>
  text.length > bare.length && text.endsWith(bare) && written.includes(' ');

/** A syllable of Hangul is no short form of a European name: 모 is not Mo. */
const isNative = ({ isSyllabic, text }: NameToken): boolean => isSyllabic === true && text.charCodeAt(0) > 0x7f;

/** Whether a syllable or two are written in Han characters or Hangul, which may be read in many ways. */
const isShortEastAsian = ({ isSyllabic, text, forms: [form = ''] }: NameToken): boolean =>
  isSyllabic === true && text.charCodeAt(0) >= 0x3000 && (form.length <= 5 || (text.length <= 2 && han.test(text)));
const han = /^[\u3400-\u9fff]/;

/** Two names of one sound and other characters are rather two people than a slip of an input method. */
const homophone: TokenMatch = { similarity: 0.72, relation: 'spelling' };

/** Rauf is what Abdur Rauf is called by, yet there are others of either name. */
const servantLeftOut: TokenMatch = { similarity: 0.88, relation: 'nickname' };
/** A word that a company chose and another that means the same: Hope, Hoffnung. */
const translated: TokenMatch = { similarity: 0.92, relation: 'translation' };

const isServant = ({ forms }: NameToken): boolean => forms[0]?.startsWith(servantPrefix) === true;

/** Words of equal spelling: one and the same, another script of it, or only of one sound. */
function equalSpelling(form: string, left: NameToken, right: NameToken): TokenMatch {
  if (left.text === right.text) return { similarity: 1, relation: 'same' };
  if (left.isSyllabic && right.isSyllabic && sameCharacters(left.text, right.text) === false) return homophone;
  if (isServant(left) !== isServant(right) && !form.startsWith(servantPrefix)) return servantLeftOut;
  return form.startsWith(meaningMark) ? translated : { similarity: 1, relation: sameIdea(form, left, right) };
}

/**
 * Where both words were read by the syllable, a near spelling is another syllable, and so another name; where one was, the
 * other may be a slip of the pen that left no syllable. A short word in Han characters or Hangul is like too many short words of others.
 */
const leastSyllabic = { both: 0.99, one: 0.75, short: 0.95 } as const;

/**
 * Given names of two syllables that a letter tells apart (Juzheng, Junzheng) are rather two names than one misspelt: too unlike to
 * alert by themselves, like enough for an equal date of birth to say that it was a slip.
 */
const nearGivenName: TokenMatch = { similarity: 0.6, relation: 'spelling' };
const leastNear = { similarity: 0.8, letters: 5 } as const;
const isNearGivenName = ({ similarity }: TokenMatch, left: NameToken, right: NameToken): boolean =>
  similarity >= leastNear.similarity &&
  left.isSyllabic === true &&
  right.isSyllabic === true &&
  !isNative(left) &&
  !isNative(right) &&
  isNearable(left.forms[0]!) &&
  isNearable(right.forms[0]!);
/** A long syllable is a family name (Zhang, Zheng). Japanese given names that a letter tells apart (Keiko, Kyoko) are known to be two. */
const isNearable = (form: string): boolean =>
  form.length >= leastNear.letters && !isKanaWord(form) && !isGivenSyllable(form);

/** Between an idea and a word that no table knows only a slip counts, of one letter in five; two ideas are one or two, however they are spelled. */
const leastSlipped = 0.75;

const isIdea = ({ kind }: NameToken): boolean => kind === 'generic' || kind === 'place';

function leastSimilarOf(left: NameToken, right: NameToken): number {
  if (isIdea(left) || isIdea(right)) return isIdea(left) && isIdea(right) ? 1 : leastSlipped;
  if (left.isSyllabic && right.isSyllabic) return leastSyllabic.both;
  if (!left.isSyllabic && !right.isSyllabic) return 0;
  return isShortEastAsian(left) || isShortEastAsian(right) ? leastSyllabic.short : leastSyllabic.one;
}

/** The least likeness of spellings by which a word may agree with any other. */
export const leastLikenessOf = (token: NameToken): number =>
  token.isSyllabic ? (isShortEastAsian(token) ? leastSyllabic.short : leastSyllabic.one) : 0;

const spellingsOf = (token: NameToken): readonly Spelling[] => (token.spellings ??= token.forms.map(spellingOf));

const sameIdea = (form: string, left: NameToken, right: NameToken): PairRelation =>
  form.startsWith('@')
    ? 'translation'
    : left.forms[0] === right.forms[0] && /^[\x20-\x7e]*$/.test(left.text + right.text)
      ? 'same'
      : 'transliteration';

function compareInitial(left: NameToken, right: NameToken): TokenMatch {
  const one = left.forms[0] ?? '';
  const other = right.forms[0] ?? '';
  if (left.kind === right.kind) return one === other ? { similarity: 1, relation: 'same' } : none;
  const [initial, full] = left.kind === 'initial' ? [one, right] : [other, left];
  if (full.kind !== 'word' && full.kind !== 'light') return none;
  return full.forms.some((form) => mayBegin(form, initial) && !isArticled(form, full.forms))
    ? { similarity: similarityOf.initial, relation: 'initial' }
    : none;
}

const mayBegin = (form: string, initial: string): boolean => form.startsWith(initial, form.startsWith('~') ? 1 : 0);
/** Whether a spelling only adds the Arabic article to another, which no initial stands for. */
const isArticled = (form: string, [bare = '']: readonly string[]): boolean =>
  form.length > bare.length && form.startsWith('al') && form.endsWith(bare.replace('~', ''));

interface Candidate extends Pair {
  gain: number;
}

function singlePairs(left: NameReading, right: NameReading): Candidate[] {
  const candidates: Candidate[] = [];
  const isPerson = left.custom === 'person';
  for (let i = 0; i < left.tokens.length; i++) {
    const one = left.tokens[i]!;
    for (let j = 0; j < right.tokens.length; j++) {
      const other = right.tokens[j]!;
      const { similarity, relation } = compareTokens(one, other);
      if (similarity === 0 || (similarity === leastOfPeople && !isPerson)) continue;
      const bits = Math.min(one.bits, other.bits, isPerson ? mostBitsOf(one, other) : Infinity);
      const gain = bits * similarity ** 2 - Math.abs(i - j) * 0.001;
      candidates.push({ left: [i], right: [j], similarity, relation, bits, gain });
    }
  }
  return candidates;
}

/** Whether each of as many words of both names is like a word of the other. */
function areAllMet(candidates: readonly Candidate[], words: number): boolean {
  if (candidates.length < words) return false;
  const left = new Set(candidates.map((pair) => pair.left[0]));
  return left.size === words && new Set(candidates.map((pair) => pair.right[0])).size === words;
}

/** Few written consonants fit many a spoken word: what they may say at most, by their number. */
const bitsByConsonants = [3, 4.5, 6.5, 8.5, 10];

/** Bits at most of an Arabic or Hebrew word that no table knows with its vowels, beside one that has them. */
function mostBitsOf(one: NameToken, other: NameToken): number {
  const isUnvocalised = isSkeletal(one);
  if (isUnvocalised === isSkeletal(other)) return Infinity;
  return bitsByConsonants[spellingOf((isUnvocalised ? one : other).forms[0]!).skeleton.length] ?? Infinity;
}
const isSkeletal = ({ text, forms: [form = ''] }: NameToken): boolean =>
  form.startsWith(unvocalised) && abjad.test(text);
const abjad = /^[\u0590-\u06ff]/;

/** Runs of words that spell, written together, one word of the other name. */
function addJoined(candidates: Candidate[], left: NameReading, right: NameReading, swap: boolean): void {
  eachRun(left.tokens, (start, end, bits, written) => {
    const at = joinedPosition(left.tokens, start, end, written, right);
    if (at < 0) return;
    const positions = Array.from({ length: end - start }, (_, offset) => start + offset);
    const agreed = Math.min(bits, right.tokens[at]?.bits ?? 0);
    candidates.push({
      left: swap ? [at] : positions,
      right: swap ? positions : [at],
      similarity: similarityOf.joined,
      relation: 'joined',
      bits: agreed,
      gain: agreed + 1,
    });
  });
}

/** Where a name has a run of the other as one word, -1 where it has not. The run is never put together: few are met. */
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

/** Whether the words of a run, written together, are a text. */
function spells(run: readonly NameToken[], start: number, end: number, written: Written, text: string): boolean {
  let length = 0;
  for (let at = start; at < end; at++) {
    const part = written(run[at]!);
    if (!text.startsWith(part, length)) return false;
    length += part.length;
  }
  return length === text.length;
}

/** How a word is written within a run. */
type Written = (token: NameToken) => string;

/** The runs of a name that can be written together, in the order of their words, with their bits. */
function eachRun(
  tokens: readonly NameToken[],
  told: (start: number, end: number, bits: number, written: Written) => void,
): void {
  for (let start = 0; start + 1 < tokens.length; start++) {
    if (spelledIn(tokens[start]!) === '') continue;
    let bits = tokens[start]!.bits;
    let hasOther = spelledIn(tokens[start]!) !== writtenIn(tokens[start]!);
    const last = Math.min(tokens.length, start + mostJoined);
    for (let end = start + 2; end <= last; end++) {
      const token = tokens[end - 1]!;
      if (spelledIn(token) === '') break;
      bits += token.bits;
      told(start, end, bits, spelledIn);
      hasOther ||= spelledIn(token) !== writtenIn(token);
      // As it is written, too, where custom reads a word otherwise: Amir-Abdollahian. A segment keeps the text of such words.
      if (hasOther && arePlain(tokens, start, end)) told(start, end, bits, writtenIn);
    }
  }
}

/** The runs of a name that can be written together, each as one text. */
export function runsOf({ tokens }: NameReading): WrittenRun[] {
  const found: WrittenRun[] = [];
  eachRun(tokens, (start, end, bits, written) => {
    let spelled = '';
    for (let at = start; at < end; at++) spelled += written(tokens[at]!);
    found.push({ spelled, bits });
  });
  return found;
}

/** A word by its main spelling, a bank's in English, as the banks of most countries do; '' where it is no plain word. */
function spelledIn(token: NameToken): string {
  return (token.joined ??= plainForm(token));
}

function plainForm(token: NameToken): string {
  const form =
    token.forms[0] === '@bank'
      ? 'bank'
      : isIdea(token) || token.kind === 'legal-form' || token.kind === 'number'
        ? token.text
        : (token.forms[0] ?? '');
  return isPlainWord(form) ? form : '';
}

const writtenIn = ({ text, forms }: NameToken): string => text || (forms[0] ?? '');

function arePlain(tokens: readonly NameToken[], start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isPlainWord(writtenIn(tokens[at]!))) return false;
  return true;
}

/** Whether a text is nothing but letters from a to z. */
function isPlainWord(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x61 || code > 0x7a) return false;
  }
  return text !== '';
}

/** Where the one distinguishing word of a name is an acronym of the other, -1 where there is none such. */
function acronymPosition(left: NameReading, right: NameReading): number {
  if (right.acronyms.length === 0 || right.tokens.length < 2) return -1;
  const only = left.tokens.findIndex((token) => token.kind === 'word');
  if (only < 0 || left.tokens.some((token, at) => at > only && token.kind === 'word')) return -1;
  return right.acronyms.includes(left.tokens[only]!.forms[0] ?? '') ? only : -1;
}

/** A name whose one distinguishing word is spelled by the initials of the other name. */
function acronymPair(left: NameReading, right: NameReading, swap: boolean): Candidate | undefined {
  const only = acronymPosition(left, right);
  if (only < 0) return undefined;
  const spelling = left.tokens[only]?.forms[0] ?? '';
  const all = right.tokens.flatMap((token, index) => (token.kind === 'legal-form' ? [] : [index]));
  const bits = spelling.length * acronymBitsPerLetter;
  return {
    left: swap ? all : [only],
    right: swap ? [only] : all,
    similarity: similarityOf.acronym,
    relation: 'acronym',
    bits,
    gain: bits,
  };
}

/** The pairing that explains most of both names. Deterministic; swapping the names swaps the result. */
export function align(left: NameReading, right: NameReading): Alignment {
  const acronym = acronymPair(left, right, false) ?? acronymPair(right, left, true);
  const candidates = singlePairs(left, right);
  if (left.tokens.length !== right.tokens.length || !areAllMet(candidates, left.tokens.length)) {
    addJoined(candidates, left, right, false);
    addJoined(candidates, right, left, true);
  }
  if (candidates.length > 1)
    candidates.sort(
      (one, other) => other.gain - one.gain || one.left[0]! + one.right[0]! - other.left[0]! - other.right[0]!,
    );
  const chosen = choose(candidates, left, right);
  if (!acronym) return chosen;
  const explained = chosen.pairs.reduce((sum, pair) => sum + pair.bits, 0);
  return acronym.bits > explained ? choose([acronym, ...candidates], left, right) : chosen;
}

/** Marks of the words taken so far, reused between calls. */
const marks: { left: Uint8Array; right: Uint8Array } = { left: new Uint8Array(64), right: new Uint8Array(64) };

/** Takes the pairs whose words are still free, in this order. */
function choose(candidates: readonly Candidate[], left: NameReading, right: NameReading): Alignment {
  const takenLeft = (marks.left = cleared(marks.left, left.tokens.length));
  const takenRight = (marks.right = cleared(marks.right, right.tokens.length));
  const pairs: Pair[] = [];
  for (const pair of candidates) {
    if (isTaken(takenLeft, pair.left) || isTaken(takenRight, pair.right)) continue;
    for (const at of pair.left) takenLeft[at] = 1;
    for (const at of pair.right) takenRight[at] = 1;
    pairs.push(pair);
  }
  return { pairs, leftOver: free(takenLeft, left), rightOver: free(takenRight, right) };
}

const cleared = (taken: Uint8Array, words: number): Uint8Array =>
  words > taken.length ? new Uint8Array(words) : taken.fill(0, 0, words);

function isTaken(taken: Uint8Array, positions: readonly number[]): boolean {
  for (const at of positions) if (taken[at] === 1) return true;
  return false;
}

function free(taken: Uint8Array, reading: NameReading): number[] {
  const positions: number[] = [];
  for (let at = 0; at < reading.tokens.length; at++) if (taken[at] === 0) positions.push(at);
  return positions;
}
