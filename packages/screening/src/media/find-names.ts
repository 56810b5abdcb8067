/** Which of many names a text contains: each is looked for in every spelling that the engine reads as the same. */
import { analyse, customOf } from '../names/analyse.ts';
import { fold } from '../names/fold.ts';
import { pinyinOf } from '../names/east-asian/han-readings.ts';
import type { NameToken } from '../names/name-token.ts';
import { kinOf } from '../names/people/nicknames.ts';
import { isParticle } from '../names/people/person-words.ts';
import type { PartyType } from '../party.ts';
import { inFirstCase } from './case-endings.ts';
import { hanCompanyOf, ideasOfHan, isHanCompanyAt } from './han-companies.ts';
import { consonantsOf, endOfHanName, hanSpellings, isHan, leavesVowelsOut } from './native-names.ts';
import { spellingsOf } from './phrases.ts';
import { type TextWord, sentencesOf } from './sentences.ts';
import { TARGET_LINKS } from './tables/aim-words.ts';
import { HOLDING_WORDS } from './tables/holding-words.ts';
import { NO_NAMES, TITLES } from './tables/role-words.ts';

/** A place where a text names somebody. */
export interface NamePlace {
  /** The part of the article that `start` and `end` refer to. */
  part: 'title' | 'text';
  start: number;
  end: number;
}

/** A text prepared for looking up many names. */
export interface NamedText {
  /**
   * All spellings of its words, also in the form of the engine's index. A word of a name with none of them is not in
   * the text.
   */
  spellings: ReadonlySet<string>;
  /** The places that name this party, in order; none if there are none or the name is too vague. */
  placesOf: (name: string, type: PartyType) => NamePlace[];
}

/** Longer articles are read up to here; it bounds the work. */
const MOST_CHARACTERS = 100_000;
/** This share of a name's bits must occur together: two of three words, both of two. */
const SHARE = 0.6;
/** Words that say little about who is meant, or that are often left out. */
const vague = new Set<NameToken['kind']>(['legal-form', 'initial', 'suffix', 'light']);
/** A name of one word must be this long, so that it is not an ordinary word. */
const SHORTEST_ALONE = 5;
/** At most one middle name or particle may stand between two words of a name. */
const MOST_BETWEEN = 1;
const MOST_PLACES = 50;
/** The maximum number of words in a quoted nickname: Ann "The Hammer" Brown. */
const MOST_QUOTED = 4;

interface ReadWord extends TextWord {
  forms: readonly string[];
  /** Begins with a capital letter, or its script has none. */
  isCapital: boolean;
  /** The text between it and the previous word. */
  gap: string;
  /** The first word of its sentence, where a capital letter means nothing. */
  isFirst: boolean;
}

interface ReadSentence {
  part: NamePlace['part'];
  words: readonly ReadWord[];
}

/** Reads a text word by word, yielding after each: a long text with many words takes a tenth of a second. */
export function* namedText(title: string, text: string): Generator<undefined, NamedText> {
  const known = new Map<string, readonly string[]>();
  const sentences = [
    ...(yield* read('title', title, known)),
    ...(yield* read('text', text.slice(0, MOST_CHARACTERS), known)),
  ];
  const within = sentencesByForm(sentences);
  const spellings = new Set<string>();
  for (const { words } of sentences) {
    for (const [at, { forms }] of words.entries()) {
      for (const form of [...forms, ...hanSpellings(words, at), ...ideasOfHan(words, at)]) spellings.add(form);
    }
    yield;
  }
  for (const word of known.keys()) {
    for (const form of [...filedForms(word), ...nicknamesOf(word)]) spellings.add(form);
    yield;
  }
  return {
    spellings,
    placesOf: (name, type) => {
      const own = new Set(sentencesOf(name).flatMap(({ words }) => words.map(({ text: word }) => word)));
      const readings = analyse(name, customOf(type)).map(({ tokens }) => ({
        tokens: tellingOf(tokens),
        own,
        legalForms: new Set(tokens.flatMap(({ kind, text: form }) => (kind === 'legal-form' ? [form] : []))),
        han: type === 'person' ? [] : hanCompanyOf(name, tokens),
      }));
      const forms = readings.flatMap(({ tokens, han }) => [
        ...tokens.flatMap(askedForms),
        ...han.slice(0, 1).flatMap(formsOf),
      ]);
      const places = [...new Set(forms.flatMap((form) => within.get(form) ?? []))]
        .toSorted((a, b) => a - b)
        .flatMap((number) => {
          const { part, words } = sentences[number]!;
          return readings.flatMap((reading) => runsOf(words, reading)).map(({ start, end }) => ({ part, start, end }));
        });
      return withoutOverlap(places).slice(0, MOST_PLACES);
    },
  };
}

/** A reading of the name that is looked for. */
interface Wanted {
  /** The words that say who is meant. */
  tokens: readonly NameToken[];
  /** All words of the name as it is written: 'of' may stand within Bank of Valletta. */
  own: ReadonlySet<string>;
  /** Beside one of them, a word is no part of another name: 'OOO Romashka', 'Bluewater Ltd'. */
  legalForms: ReadonlySet<string>;
  /** The characters of a company's name in Han script; empty for other names. */
  han: readonly string[];
}

/** All forms under which a word of the text may be filed if it spells this word of a name. */
const askedForms = ({ text, forms }: NameToken): string[] => [
  text,
  ...forms,
  ...consonantsOf(forms),
  ...nicknamesOf(text),
  ...(text.match(/\p{Script=Han}/gu) ?? []),
];

/** 'Danny' for daniel, and vice versa. */
const nicknamesOf = (word: string): string[] =>
  [...kinOf(word)].flatMap(([name, kinship]) => (kinship === 'translation' ? [] : [name]));

/** The numbers of the sentences with a word of each spelling. */
function sentencesByForm(sentences: readonly ReadSentence[]): Map<string, number[]> {
  const within = new Map<string, number[]>();
  for (const [number, { words }] of sentences.entries()) {
    for (const form of new Set(words.flatMap(({ forms }) => forms))) {
      const known = within.get(form);
      if (known) known.push(number);
      else within.set(form, [number]);
    }
  }
  return within;
}

function* read(
  part: NamePlace['part'],
  text: string,
  known: Map<string, readonly string[]>,
): Generator<undefined, ReadSentence[]> {
  const sentences: ReadSentence[] = [];
  for (const { words: all } of sentencesOf(text)) {
    const words: ReadWord[] = [];
    for (const [at, word] of all.entries()) {
      let forms = known.get(word.text);
      if (forms === undefined) known.set(word.text, (forms = formsOf(word.text)));
      const first = text.charAt(word.start);
      const gap = text.slice(at > 0 ? all[at - 1]!.end : word.start, word.start);
      words.push({ ...word, forms, gap, isFirst: at === 0, isCapital: first === first.toUpperCase() });
      yield;
    }
    addFirstCases(words);
    sentences.push({ part, words });
  }
  return sentences;
}

/** Adds the nominatives of inflected names of two or three words. */
function addFirstCases(words: ReadWord[]): void {
  for (const length of [3, 2]) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length);
      if (!run.every(mayBeInflected) || run.slice(1).some(({ isAfterPause }) => isAfterPause)) continue;
      for (const [place, first] of inFirstCase(run.map(({ text }) => text).join(' ')).entries()) {
        const word = words[at + place]!;
        words[at + place] = { ...word, forms: [...new Set([...word.forms, ...first])] };
      }
    }
  }
}

const mayBeInflected = ({ isCapital, text }: ReadWord): boolean => isCapital && /^[\u0370-\u04FF]/u.test(text);

/**
 * A plain Latin word is its own spelling. Any other word is read like a name; one without vowels also by its
 * consonants, and without Arabic prefixes.
 */
function formsOf(word: string): string[] {
  if (/^[a-z0-9]+$/u.test(word)) return [word];
  if (isHan(word)) return [...new Set([word, pinyinOf(word), pinyinOf(word, true)])];
  const spellings = spellingsOf(word);
  const forms = spellings.map(fold);
  for (const spelling of spellings) {
    for (const { tokens } of analyse(spelling, 'person')) forms.push(...tokens.flatMap((one) => one.forms));
  }
  if (leavesVowelsOut(word)) forms.push(...consonantsOf(forms));
  return [...new Set(forms)];
}

/**
 * By both customs: company words are filed by meaning, and so are numbers. A single Han character is not filed as a
 * word.
 */
const filedForms = (word: string): string[] =>
  isHan(word)
    ? []
    : (['person', 'organisation'] as const).flatMap((custom) =>
        analyse(word, custom).flatMap(({ tokens }) => tokens.flatMap(({ forms }) => forms)),
      );

/** The words of a name that say who is meant; all of them if none do. */
export function tellingOf(tokens: readonly NameToken[]): NameToken[] {
  const telling = tokens.filter(({ kind, isPatronymic }) => !vague.has(kind) && !isPatronymic);
  return telling.length > 0 ? telling : [...tokens];
}

/** Stretches of a sentence in which enough words of the name are together. */
function runsOf(words: readonly ReadWord[], wanted: Wanted): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const run = isHanCompanyAt(words, at, wanted.han)
      ? at + wanted.han.length - 1
      : (endOfHanName(words, at, wanted.tokens) ?? runFrom(words, at, wanted));
    if (run === null) continue;
    runs.push({ start: words[at]!.start, end: words[run]!.end });
    at = run;
  }
  return runs;
}

/** The last word of the run that begins at `from`, or null if it contains too little of the name. */
function runFrom(words: readonly ReadWord[], from: number, wanted: Wanted): number | null {
  const { tokens, own, legalForms } = wanted;
  if (!tokens.some((token) => isSpelledBy(token, words[from]!))) return null;
  const left = new Set(tokens);
  let last = -1;
  let strangers = 0;
  for (let at = from; at < words.length && left.size > 0; at += 1) {
    const word = words[at]!;
    if (at > from && word.isAfterPause) break;
    const found = [...left].find((token) => isSpelledBy(token, word));
    if (found) {
      left.delete(found);
      strangers += between(words.slice(last < 0 ? at : last + 1, at), own);
      last = at;
    } else if (at !== from && word.isQuoted && !words[from]!.isQuoted && at - last <= MOST_QUOTED) continue;
    else if (at === from || between(words.slice(last + 1, at + 1), own) > MOST_BETWEEN || !mayStandBetween(word, own))
      break;
  }
  if (last < 0) return null;
  const shared = last === from ? sharedFamilyAt(words, from, left) : null;
  if (shared !== null) return left.size === 1 ? shared : null;
  if (left.size > 0 && (strangers > 0 || isFollowedByAnother(words, last, legalForms))) return null;
  return saysEnough(wanted, left, words, from) ? last : null;
}

/** How many of the words between two words of a name are strange to it. */
const between = (words: readonly ReadWord[], own: ReadonlySet<string>): number =>
  words.filter(({ isQuoted, text }) => !isQuoted && !own.has(text) && !isParticle(text, false)).length;

/** 'Ann and Eva Brown' names Ann Brown. */
function sharedFamilyAt(words: readonly ReadWord[], from: number, left: ReadonlySet<NameToken>): number | null {
  const [and, other, ...rest] = words.slice(from + 1, from + 5);
  if (!and || !other || !TARGET_LINKS.has(and.text) || !other.isCapital) return null;
  const at = rest.findIndex((word) => [...left].some((token) => isSpelledBy(token, word)));
  const isTogether = [other, ...rest.slice(0, at + 1)].every(
    ({ isCapital, isAfterPause }) => isCapital && !isAfterPause,
  );
  return at >= 0 && isTogether ? from + 3 + at : null;
}

/** 'Northern Bank' does not name Northern Brewery: the word in the place of the missing one shows it. */
function isFollowedByAnother(words: readonly ReadWord[], last: number, legalForms: ReadonlySet<string>): boolean {
  const next = words[last + 1];
  if (!next || legalForms.has(next.text) || next.isAfterPause || words[last]!.isPossessive || next.isQuoted)
    return false;
  const isJoined = next.start === words[last]!.end + 1 && !/\s/u.test(next.gap);
  return isJoined || (next.isCapital && hasCase(next.text) && !NO_NAMES.has(next.text) && !TITLES.has(next.text));
}

const hasCase = (text: string): boolean => text.toUpperCase() !== text;

const isSpelledBy = ({ forms, text }: NameToken, word: ReadWord): boolean =>
  (word.isCapital || word.text.length <= 3) &&
  (word.forms.some((form) => forms.includes(form) || form === text) ||
    (leavesVowelsOut(word.text) && consonantsOf(forms).some((skeleton) => word.forms.includes(skeleton))) ||
    nicknamesOf(text).includes(word.text));

const mayStandBetween = ({ isCapital, text }: ReadWord, own: ReadonlySet<string>): boolean =>
  isCapital || own.has(text) || isParticle(text, false);

function saysEnough(
  { tokens, legalForms }: Wanted,
  left: ReadonlySet<NameToken>,
  words: readonly ReadWord[],
  at: number,
): boolean {
  const found = tokens.length - left.size;
  if (found === 1 && mayStandAlone(tokens)) {
    const first = words[at]!;
    const isOwn = [...left].every(({ text }) => text !== ownWordOf(tokens)?.text);
    const hasForm = [words[at - 1], words[at + 1]].some((beside) => beside && legalForms.has(beside.text));
    const isTelling = hasForm || (first.text.length >= SHORTEST_ALONE && !first.isFirst);
    return isOwn && isTelling && !isPartOfAnother(words, at, legalForms);
  }
  return found >= 2 && 1 - bitsOf(left) / bitsOf(tokens) >= SHARE;
}

/** Whether a single word identifies the party: its only word, or its only own word. */
export const mayStandAlone = (tokens: readonly NameToken[]): boolean => ownWordOf(tokens) !== undefined;

/** The minimum number of letters, and of bits, of an own word. */
const OWN_WORD = { letters: 6, bits: 11 } as const;

function ownWordOf(tokens: readonly NameToken[]): NameToken | undefined {
  if (tokens.length === 1) return tokens[0];
  const [own, ...more] = tokens.filter(({ text }) => !HOLDING_WORDS.has(text));
  const isOwn = own?.kind === 'word' && own.bits >= OWN_WORD.bits && own.text.length >= OWN_WORD.letters;
  return isOwn && more.length === 0 ? own : undefined;
}

/** 'Northern Sabre', 'Sabre Shipping': a capital next to a word that is looked for alone makes it another name. */
function isPartOfAnother(words: readonly ReadWord[], at: number, legalForms: ReadonlySet<string>): boolean {
  const before = words[at - 1];
  const isBehindName =
    before !== undefined &&
    !words[at]!.isAfterPause &&
    before.isCapital &&
    hasCase(before.text) &&
    at - 1 > 0 &&
    !NO_NAMES.has(before.text) &&
    !TITLES.has(before.text) &&
    !legalForms.has(before.text);
  return isBehindName || isFollowedByAnother(words, at, legalForms);
}

const bitsOf = (tokens: Iterable<NameToken>): number => [...tokens].reduce((sum, { bits }) => sum + bits, 0);

/** Several readings of a name find the same place. */
function withoutOverlap(places: readonly NamePlace[]): NamePlace[] {
  const kept: NamePlace[] = [];
  for (const place of places) {
    const isTaken = kept.some(({ part, start, end }) => part === place.part && start < place.end && place.start < end);
    if (!isTaken) kept.push(place);
  }
  return kept;
}
