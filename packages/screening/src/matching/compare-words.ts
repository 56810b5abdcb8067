/** Compares two words of names: by the best of their spellings, and by what is known of both. */
import { isKanaWord } from '../names/east-asian/japanese.ts';
import { isGivenSyllable, isTwoSyllables } from '../names/east-asian/latin-names.ts';
import { areTwoSurnames, sameCharacters } from '../names/east-asian/han-readings.ts';
import { areTwoSouthernNames, areTwoSouthernSurnames } from '../names/east-asian/southern-names.ts';
import { meaningMark } from '../names/organisations/chosen-words.ts';
import type { NameToken } from '../names/name-token.ts';
import { servantPrefix } from '../names/people/servants-names.ts';
import { isGreekOrCyrillic } from '../names/scripts/script-of.ts';
import { type Spelling, spellingOf } from '../names/spelling.ts';
import { type SpellingRelation, compareSpelled } from './spelling-similarity.ts';
import { areKnownTwo, areTwoGenders } from './two-words.ts';

export interface WordMatch {
  /** 0 to 1. */
  similarity: number;
  relation: SpellingRelation | 'initial' | 'form-class';
}
const none: WordMatch = { similarity: 0, relation: 'spelling' };

/** An initial agrees with a name, yet leaves it open; classes of legal forms differ mildly. */
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
  let best: WordMatch = none;
  const lefts = spellingsOf(left);
  const rights = spellingsOf(right);
  for (let i = 0; i < lefts.length; i++) {
    const one = lefts[i]!;
    for (let j = 0; j < rights.length; j++) {
      const other = rights[j]!;
      if (one === other || one.text === other.text) {
        const equal = equalSpelling(one.text, left, right);
        // Words that mean the same may be spelled alike as well: Bizon, Bison.
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
  if (best.similarity < leastSimilarOf(left, right)) return isNearGivenName(best, left, right) ? nearGivenName : none;
  if (left.isSyllabic !== right.isSyllabic && isTwoSyllables((left.isSyllabic ? right : left).text)) return none;
  if (best.relation === 'nickname' && (isNative(left) || isNative(right))) return none;
  return best.relation === 'transliteration' && isGreekOrCyrillic(left.text) !== isGreekOrCyrillic(right.text)
    ? { ...best, similarity: acrossScripts(best.similarity) }
    : best;
}

const isHanWord = ({ kind, isSyllabic, text }: NameToken): boolean =>
  kind === 'word' && !isSyllabic && text.charCodeAt(0) >= 0x3400 && text.charCodeAt(0) <= 0x9fff;

/** Companies' own words in Han characters: one character of two or three makes another word (天河, 天华), however it is spelled in Latin letters. */
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

/** From Greek and Cyrillic to another alphabet letters of one sound are chosen freely (Вагнер: Wagner, Vagner): half a slip. */
export const acrossScripts = (similarity: number): number => (1 + similarity) / 2;

/** Whether what two words are spelled like first is known to be two names, or a man's and a woman's, which further spellings (sueleyman, kader) would hide. */
const areOtherwiseTwoNames = ([one, ...more]: readonly Spelling[], [other, ...others]: readonly Spelling[]): boolean =>
  more.length + others.length > 0 && (areKnownTwo(one!, other!) || areTwoGenders(one!, other!));

/** Whether both spellings were written together with a particle, an article or a small word, which is what they share: Ben Krylov, Ben Khalifa; Al Sahra, Al Bahr; Bank of Murgan, Bank of Targan. */
const areAlikeByParticle = (one: Spelling, left: NameToken, other: Spelling, right: NameToken): boolean =>
  isSpelledWithParticle(one, left) && isSpelledWithParticle(other, right);
const isSpelledWithParticle = ({ text }: Spelling, { text: written, forms: [bare = ''] }: NameToken): boolean =>
  text.length > bare.length &&
  (text.endsWith(bare) ||
    (text.startsWith(articled) && !bare.startsWith(articled)) ||
    (written.includes(' ') ? text.startsWith('bin') : text.startsWith(bare) && text.length >= bare.length + 2));

/** The article before a word written without its vowels. */
const articled = '~al';

/** A syllable of Hangul is no short form of a European name: 모 is not Mo. */
const isNative = ({ isSyllabic, text }: NameToken): boolean => isSyllabic && text.charCodeAt(0) > 0x7f;

/** Whether a syllable or two are written in Han characters or Hangul, which may be read in many ways. */
const isShortEastAsian = ({ isSyllabic, text, forms: [form = ''] }: NameToken): boolean =>
  isSyllabic && text.charCodeAt(0) >= 0x3000 && (form.length <= 5 || (text.length <= 2 && han.test(text)));
const han = /^[\u3400-\u9fff]/;

/** Two names of one sound and other characters are rather two than a slip of an input method. */
const homophone: WordMatch = { similarity: 0.72, relation: 'spelling' };

/** Rauf is what Abdur Rauf is called by, yet there are others of either name. */
const servantLeftOut: WordMatch = { similarity: 0.88, relation: 'nickname' };
/** A word that a company chose and another that means the same: Hope, Hoffnung. */
const translated: WordMatch = { similarity: 0.92, relation: 'translation' };

const isServant = ({ forms }: NameToken): boolean => forms[0]?.startsWith(servantPrefix) === true;

/** Words of equal spelling: one and the same, another script of it, or only of one sound. */
function equalSpelling(form: string, left: NameToken, right: NameToken): WordMatch {
  if (left.text === right.text) return { similarity: 1, relation: 'same' };
  if (left.isSyllabic && right.isSyllabic) {
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

/**
 * Where both words were read by the syllable, a near spelling is another syllable, and so another name; where one was, the
 * other may be a slip of the pen that left no syllable. A short word in Han characters or Hangul is like too many short words of others.
 */
const leastSyllabic = { both: 0.99, one: 0.75, short: 0.95 } as const;

/**
 * Given names of two syllables that a letter tells apart (Juzheng, Junzheng) are rather two names than one misspelt: too unlike to
 * alert by themselves, like enough for an equal date of birth to say that it was a slip.
 */
const nearGivenName: WordMatch = { similarity: 0.6, relation: 'spelling' };
const leastNear = { similarity: 0.8, letters: 5 } as const;
const isNearGivenName = ({ similarity }: WordMatch, left: NameToken, right: NameToken): boolean =>
  similarity >= leastNear.similarity &&
  left.isSyllabic &&
  right.isSyllabic &&
  !(isNative(left) && isNative(right)) &&
  isNearable(left.forms[0]!) &&
  isNearable(right.forms[0]!);
/** A long syllable is a family name (Zhang, Zheng). Japanese given names that a letter tells apart (Keiko, Kyoko) are known to be two. */
const isNearable = (form: string): boolean =>
  form.length >= leastNear.letters && !isKanaWord(form) && !isGivenSyllable(form);

/** Between an idea and a word that no table knows only a slip counts, of one letter in five; two ideas are one or two, however they are spelled. */
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

/** The least likeness of spellings by which a word may agree with any other. */
export const leastLikenessOf = (token: NameToken): number =>
  token.isSyllabic ? (isShortEastAsian(token) ? leastSyllabic.short : leastSyllabic.one) : 0;

const spellingsOf = (token: NameToken): readonly Spelling[] => (token.spellings ??= token.forms.map(spellingOf));

const sameIdea = (form: string, left: NameToken, right: NameToken): WordMatch['relation'] =>
  form.startsWith('@')
    ? 'translation'
    : left.forms[0] === right.forms[0] && /^[\x20-\x7e]*$/.test(left.text + right.text)
      ? 'same'
      : 'transliteration';

function compareInitial(left: NameToken, right: NameToken): WordMatch {
  if (left.kind === right.kind)
    return left.forms.some((form) => right.forms.includes(form)) ? { similarity: 1, relation: 'same' } : none;
  const [{ forms: initials }, full] = left.kind === 'initial' ? [left, right] : [right, left];
  if (full.kind !== 'word' && full.kind !== 'light') return none;
  // The Russian letter at the beginning of Yevgeny is written E as well.
  const mayBegin = (form: string): boolean =>
    initials.some(
      (initial) => form.startsWith(initial, Number(form.startsWith('~'))) || (initial === 'e' && form.startsWith('ye')),
    );
  return full.forms.some((form) => mayBegin(form) && !isArticled(form, full.forms))
    ? { similarity: similarityOf.initial, relation: 'initial' }
    : none;
}

/** Whether a spelling only adds the Arabic article to another, which no initial stands for. */
const isArticled = (form: string, [bare = '']: readonly string[]): boolean =>
  form.length > bare.length && form.startsWith('al') && form.endsWith(bare.replace('~', ''));
