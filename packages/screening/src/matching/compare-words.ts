/** Compares two words of names: by the best of their spellings, and by what is known about both. */
import { isKanaWord } from '../names/east-asian/japanese.ts';
import { heardMark } from '../names/by-ear/heard.ts';
import { isGivenSyllable, isTwoSyllables } from '../names/east-asian/latin-names.ts';
import { areTwoSurnames, sameCharacters } from '../names/east-asian/han-readings.ts';
import { areTwoSouthernNames, areTwoSouthernSurnames } from '../names/east-asian/southern-names.ts';
import { isAscii } from '../names/fold.ts';
import { meaningMark } from '../names/organisations/chosen-words.ts';
import type { NameToken } from '../names/name-token.ts';
import { foreignName } from '../names/people/foreign-names.ts';
import { servantPrefix } from '../names/people/servants-names.ts';
import { isGreekOrCyrillic, isLatin } from '../names/scripts/script-of.ts';
import { areTwoArabicNames } from '../names/scripts/vocalised-names.ts';
import { type Spelling, spellingOf } from '../names/spelling.ts';
import { type SpellingRelation, compareSpelled } from './spelling-similarity.ts';
import { areKnownTwo, areTwoGenders } from './two-words.ts';

export interface WordMatch {
  /** 0 to 1. */
  similarity: number;
  relation: SpellingRelation | 'initial' | 'form-class';
}
const none: WordMatch = { similarity: 0, relation: 'spelling' };

/** An initial agrees with a name but leaves it open; two classes of legal forms differ only mildly. */
const similarityOf = { initial: 0.93, formClass: 0.6 } as const;

/** Likeness of two words by the best of their spellings. */
export function compareTokens(left: NameToken, right: NameToken): WordMatch {
  if (left.kind === 'legal-form' || right.kind === 'legal-form') {
    if (left.kind !== right.kind) return none;
    return left.forms[0] === right.forms[0]
      ? { similarity: 1, relation: 'same' }
      : { similarity: similarityOf.formClass, relation: 'form-class' };
  }
  if (left.kind === 'initial' || right.kind === 'initial') return compareInitial(left, right);
  const inHan = isHanWord(left) && isHanWord(right) ? compareHanWords(left, right) : undefined;
  if (inHan) return inHan;
  if (isArabic(left) && isArabic(right) && areTwoArabicNames(left.text, right.text)) return none;
  let best: WordMatch = none;
  const lefts = spellingsOf(left);
  const rights = spellingsOf(right);
  for (let i = 0; i < lefts.length; i++) {
    const one = lefts[i]!;
    for (let j = 0; j < rights.length; j++) {
      const other = rights[j]!;
      if (one === other || one.text === other.text) {
        if (isOnlyHeard(one.text, left, right)) continue;
        const equal = equalSpelling(one.text, left, right);
        // Words of one meaning may also be spelled alike, which is better: Bizon, Bison.
        if (!one.text.startsWith(meaningMark)) return equal;
        if (equal.similarity > best.similarity) best = equal;
        continue;
      }
      if (one.isMarked || other.isMarked) continue;
      const match = compareSpelled(one, other);
      if (match.similarity > best.similarity && !areAlikeByParticle(one, left, other, right)) best = match;
    }
  }
  if (best.similarity === 0 || areOtherwiseTwoNames(lefts, rights)) return none;
  if (areTwoByConvention(left, rights[0]!) || areTwoByConvention(right, lefts[0]!)) return none;
  if (best.similarity < leastSimilarOf(left, right)) return isNearGivenName(best, left, right) ? nearGivenName : none;
  if (left.isSyllabic !== right.isSyllabic && isTwoSyllables((left.isSyllabic ? right : left).text)) return none;
  if (best.relation === 'nickname' && (isNative(left) || isNative(right))) return none;
  return best.relation === 'transliteration' && isGreekOrCyrillic(left.text) !== isGreekOrCyrillic(right.text)
    ? { ...best, similarity: acrossScripts(best.similarity) }
    : best;
}

const isArabic = ({ kind, text }: NameToken): boolean => kind === 'word' && arabicLetter.test(text);
const arabicLetter = /^[\u0620-\u06d3]/;
const isHanWord = ({ kind, isSyllabic, text }: NameToken): boolean =>
  (kind === 'word' || kind === 'place') && !isSyllabic && text.charCodeAt(0) >= 0x3400 && text.charCodeAt(0) <= 0x9fff;

/**
 * Compares companies' own words and places in Han characters. In a word of two or three, one different character makes another
 * word (天河, 天华), even if both are spelled alike in Latin letters.
 */
function compareHanWords(left: NameToken, right: NameToken): WordMatch | undefined {
  const areSame = sameCharacters(left.text, right.text);
  if (areSame !== false) return areSame ? { similarity: 1, relation: sameIdea('', left, right) } : undefined;
  if (left.forms.some((form) => right.forms.includes(form))) return homophone;
  const others = Array.from(left.text).filter((char, at) => char !== right.text.charAt(at)).length;
  return left.text.length === right.text.length && left.text.length >= MIN_LONG_HAN_WORD && others === 1
    ? homophone
    : none;
}
const MIN_LONG_HAN_WORD = 4;

/**
 * Transcription from Greek and Cyrillic chooses freely among letters of one sound (Вагнер: Wagner, Vagner), so a
 * difference counts half.
 */
export const acrossScripts = (similarity: number): number => (1 + similarity) / 2;

/**
 * Whether the main spellings of two words are known to be two names, or a man's and a woman's. Further spellings
 * (sueleyman, kader) would hide it.
 */
const areOtherwiseTwoNames = ([one, ...more]: readonly Spelling[], [other, ...others]: readonly Spelling[]): boolean =>
  more.length + others.length > 0 && (areKnownTwo(one!, other!) || areTwoGenders(one!, other!));

/**
 * Whether a word of another script is by convention a name that is known to be another than this one, however its
 * letters are read: Хьюз is Hughes, not Hayes.
 */
const areTwoByConvention = (token: NameToken, other: Spelling): boolean => {
  if (token.kind !== 'word' || isInLatin(token) || !isAscii.test(other.text)) return false;
  const names = foreignName(token.text);
  return names.length > 0 && names.every((name) => name !== other.text && areKnownTwo(spellingOf(name), other));
};
/** A segment leaves out the text of most Latin words. */
const isInLatin = ({ text }: NameToken): boolean => text === '' || isLatin(text);

/**
 * Whether both spellings include a particle, an article or a small word, so that they may only share that: Ben Krylov,
 * Ben Khalifa; Al Sahra, Al Bahr; Bank of Murgan, Bank of Targan.
 */
const areAlikeByParticle = (one: Spelling, left: NameToken, other: Spelling, right: NameToken): boolean =>
  isSpelledWithParticle(one, left) && isSpelledWithParticle(other, right);
const isSpelledWithParticle = ({ text }: Spelling, { text: written, forms: [bare = ''] }: NameToken): boolean =>
  text.length > bare.length &&
  (text.endsWith(bare) ||
    (text.startsWith(articled) && !bare.startsWith(articled)) ||
    (written.includes(' ') ? text.startsWith('bin') : text.startsWith(bare) && text.length >= bare.length + 2));

/** The article before a word written without its vowels. */
const articled = '~al';

/** Whether it is a syllable in its own script, which is no short form of a European name: 모 is not Mo. */
const isNative = ({ isSyllabic, text }: NameToken): boolean => isSyllabic && text.charCodeAt(0) > 0x7f;

/** Whether a syllable or two are written in Han characters or Hangul, which may be read in many ways. */
const isShortEastAsian = ({ isSyllabic, text, forms: [form = ''] }: NameToken): boolean =>
  isSyllabic && text.charCodeAt(0) >= 0x3000 && (form.length <= 5 || (text.length <= 2 && han.test(text)));
const han = /^[\u3400-\u9fff]/;

/** Names that sound alike and have different characters are probably two names, and not a slip of an input method. */
const homophone: WordMatch = { similarity: 0.62, relation: 'spelling' };

/** Whether two Vietnamese syllables both have their marks, and these differ: Hùng, Hưng. Some mark the other vowel: Hoà, Hòa. */
function areMarkedApart(one: string, other: string): boolean {
  if (!isMarked.test(one) || !isMarked.test(other)) return false;
  const [left, right] = [one, other].map((text) => {
    const written = text.normalize('NFD');
    return written.replaceAll(tones, '').replace(/y$/, 'i') + (written.match(tones) ?? []).join('');
  });
  return left !== right;
}
const isMarked = /^(?=.*[^a-z])[\p{Script=Latin}\p{M}]+$/u;
const tones = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** Abdur Rauf may be called Rauf, but there are other people of either name. */
const servantLeftOut: WordMatch = { similarity: 0.88, relation: 'nickname' };
/** A company's own word and another one with the same meaning: Hope, Hoffnung. */
const translated: WordMatch = { similarity: 0.95, relation: 'translation' };

const isServant = ({ forms }: NameToken): boolean => forms[0]?.startsWith(servantPrefix) === true;

/** Compares words with an equal spelling: the same word, the same in another script, or two words that sound alike. */
function equalSpelling(form: string, left: NameToken, right: NameToken): WordMatch {
  if (left.text === right.text) return { similarity: 1, relation: 'same' };
  if (left.isSyllabic && right.isSyllabic) {
    if (areMarkedApart(left.text, right.text)) return homophone;
    if (sameCharacters(left.text, right.text) === false)
      return areTwoSurnames(left.text, right.text) ? none : homophone;
    if (form !== left.forms[0] && form !== right.forms[0]) {
      if (areTwoSouthernSurnames(left.text, right.text, form)) return none;
      if (areTwoSouthernNames(left.text, right.text, form)) return nearGivenName;
    }
  }
  if (isServant(left) !== isServant(right) && !form.startsWith(servantPrefix)) return servantLeftOut;
  if (form.startsWith(meaningMark))
    return areKnownTwo(spellingsOf(left)[0]!, spellingsOf(right)[0]!) ? none : translated;
  return { similarity: 1, relation: sameIdea(form, left, right) };
}

/** Whether words of one alphabet share nothing but what is heard in them: Renaud, Renault. */
const isOnlyHeard = (form: string, left: NameToken, right: NameToken): boolean =>
  form.startsWith(heardMark) && left.kind === 'word' && right.kind === 'word' && isInLatin(left) === isInLatin(right);

/**
 * The least likeness of words read by the syllable. If both are, a similar spelling is another syllable and so another
 * name; if one is, the other may be a slip that left no valid syllable. A short word in Han characters or Hangul
 * resembles too many others.
 */
const leastSyllabic = { both: 0.99, one: 0.75, short: 0.95 } as const;

/**
 * Given names of two syllables that differ in a letter (Juzheng, Junzheng) are probably two names. They do not match by
 * themselves or with an equal country, but an equal date of birth shows that it was a slip.
 */
const nearGivenName: WordMatch = { similarity: 0.585, relation: 'spelling' };
const leastNear = { similarity: 0.8, letters: 5 } as const;
const isNearGivenName = ({ similarity }: WordMatch, left: NameToken, right: NameToken): boolean =>
  similarity >= leastNear.similarity &&
  left.isSyllabic &&
  right.isSyllabic &&
  !(isNative(left) && isNative(right)) &&
  isNearable(left.forms[0]!) &&
  isNearable(right.forms[0]!);
/**
 * Whether it has several syllables. A long single syllable is a family name (Zhang, Zheng), and Japanese given names
 * that differ in a letter (Keiko, Kyoko) are two names.
 */
const isNearable = (form: string): boolean =>
  form.length >= leastNear.letters && !isKanaWord(form) && !isGivenSyllable(form);

/**
 * Between an idea and an unknown word only a slip counts, of about one letter in five. Two ideas are equal or not,
 * however they are spelled.
 */
const MIN_SLIPPED = 0.75;

export const isIdea = ({ kind, forms: [form = ''] }: NameToken): boolean =>
  (kind === 'generic' || kind === 'place') && form.startsWith('@');

function leastSimilarOf(left: NameToken, right: NameToken): number {
  if (isIdea(left) && isIdea(right)) return 1;
  // A town's name and a word of syllables are two: Hengyang, 鸿洋.
  if (isIdea(left) || isIdea(right)) {
    const other = isIdea(left) ? right : left;
    return other.isSyllabic || isHanWord(other) ? leastSyllabic.both : MIN_SLIPPED;
  }
  if ((left.isSyllabic || isHanWord(left)) && (right.isSyllabic || isHanWord(right))) return leastSyllabic.both;
  if (!left.isSyllabic && !right.isSyllabic) return 0;
  return isShortEastAsian(left) || isShortEastAsian(right) ? leastSyllabic.short : leastSyllabic.one;
}

/** The least likeness at which a word may agree with any other word. */
export const leastLikenessOf = (token: NameToken): number =>
  token.isSyllabic ? (isShortEastAsian(token) ? leastSyllabic.short : leastSyllabic.one) : 0;

const spellingsOf = (token: NameToken): readonly Spelling[] => (token.spellings ??= token.forms.map(spellingOf));

const sameIdea = (form: string, left: NameToken, right: NameToken): WordMatch['relation'] =>
  form.startsWith('@')
    ? 'translation'
    : left.forms[0] === right.forms[0] && isAscii.test(left.text + right.text)
      ? 'same'
      : 'transliteration';

function compareInitial(left: NameToken, right: NameToken): WordMatch {
  if (left.kind === right.kind)
    return left.forms.some((form) => right.forms.includes(form)) ? { similarity: 1, relation: 'same' } : none;
  const [{ forms: initials }, full] = left.kind === 'initial' ? [left, right] : [right, left];
  if (full.kind !== 'word' && full.kind !== 'light') return none;
  // The first letter of Yevgeny is E in Russian.
  const mayBegin = (form: string): boolean =>
    initials.some(
      (initial) => form.startsWith(initial, Number(form.startsWith('~'))) || (initial === 'e' && form.startsWith('ye')),
    );
  return full.forms.some((form) => mayBegin(form) && !isArticled(form, full.forms))
    ? { similarity: similarityOf.initial, relation: 'initial' }
    : none;
}

/** Whether a spelling only adds the Arabic article to the main one; no initial stands for the article. */
const isArticled = (form: string, [bare = '']: readonly string[]): boolean =>
  form.length > bare.length && form.startsWith('al') && form.endsWith(bare.replace('~', ''));
