/** Whom of many a text names: each name is looked for in every spelling that the engine reads as the same. */
import { analyse, customOf } from '../names/analyse.ts';
import { fold } from '../names/fold.ts';
import type { NameToken } from '../names/name-token.ts';
import { isParticle } from '../names/people/person-words.ts';
import type { PartyType } from '../party.ts';
import { type TextWord, sentencesOf } from './sentences.ts';

/** Where a text names somebody. */
export interface NamePlace {
  /** Which part of the article `start` and `end` count in. */
  part: 'title' | 'text';
  start: number;
  end: number;
}

/** A text that is ready to be asked for many names. */
export interface NamedText {
  /** Every spelling of its words, also as the engine's index files them: words of a name that is none of them are not in it. */
  spellings: ReadonlySet<string>;
  /** Where it names this party, in order; nothing where it does not, or where the name says too little. */
  placesOf: (name: string, type: PartyType) => NamePlace[];
}

/** Longer articles are read to here; it bounds the work. */
const MOST_CHARACTERS = 100_000;
/** So much of what a name says must stand together: two of three words, both of two. */
const SHARE = 0.6;
/** Words that tell little of whom a name means, and those that are left out as often as not. */
const untold = new Set<NameToken['kind']>(['legal-form', 'initial', 'suffix', 'light']);
/** A name of one word must be this long, so that it is no word of the language. */
const SHORTEST_ALONE = 5;
/** A middle name or a particle may stand between two words of a name, not more. */
const MOST_BETWEEN = 1;
const MOST_PLACES = 50;

interface ReadWord extends TextWord {
  forms: readonly string[];
  /** Begins with a capital letter, or its script has none. */
  isCapital: boolean;
  /** The first of its sentence, where a capital letter says nothing. */
  isFirst: boolean;
}

interface ReadSentence {
  part: NamePlace['part'];
  words: readonly ReadWord[];
}

export function namedText(title: string, text: string): NamedText {
  const known = new Map<string, readonly string[]>();
  const sentences = [...read('title', title, known), ...read('text', text.slice(0, MOST_CHARACTERS), known)];
  const within = sentencesByForm(sentences);
  return {
    spellings: new Set([...known].flatMap(([word, forms]) => forms.concat(filedForms(word)))),
    placesOf: (name, type) => {
      const readings = analyse(name, customOf(type)).map(({ tokens }) => tellingOf(tokens));
      const forms = readings.flatMap((tokens) => tokens.flatMap((token) => [token.text, ...token.forms]));
      const places = [...new Set(forms.flatMap((form) => within.get(form) ?? []))]
        .toSorted((a, b) => a - b)
        .flatMap((number) => {
          const { part, words } = sentences[number]!;
          return readings.flatMap((tokens) => runsOf(words, tokens)).map(({ start, end }) => ({ part, start, end }));
        });
      return withoutOverlap(places).slice(0, MOST_PLACES);
    },
  };
}

/** The numbers of the sentences in which a word is spelled so. */
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

function read(part: NamePlace['part'], text: string, known: Map<string, readonly string[]>): ReadSentence[] {
  return sentencesOf(text).map(({ words }) => ({
    part,
    words: words.map((word, at) => {
      let forms = known.get(word.text);
      if (forms === undefined) known.set(word.text, (forms = formsOf(word.text)));
      const first = text.charAt(word.start);
      return { ...word, forms, isFirst: at === 0, isCapital: first === first.toUpperCase() };
    }),
  }));
}

/** Plain Latin words are their own spelling; any other is read as the engine reads names. */
function formsOf(word: string): string[] {
  if (/^[a-z0-9]+$/u.test(word)) return [word];
  return [
    ...new Set([fold(word), ...analyse(word, 'person').flatMap(({ tokens }) => tokens.flatMap((one) => one.forms))]),
  ];
}

/** By both customs: a company's words are filed by what they mean, as numbers are. */
const filedForms = (word: string): string[] =>
  (['person', 'organisation'] as const).flatMap((custom) =>
    analyse(word, custom).flatMap(({ tokens }) => tokens.flatMap(({ forms }) => forms)),
  );

/** The words of a name that tell whom it means; all of them where none does. */
export function tellingOf(tokens: readonly NameToken[]): NameToken[] {
  const telling = tokens.filter(({ kind, isPatronymic }) => !untold.has(kind) && !isPatronymic);
  return telling.length > 0 ? telling : [...tokens];
}

/** Stretches of a sentence in which enough words of the name stand together. */
function runsOf(words: readonly ReadWord[], tokens: readonly NameToken[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const run = runFrom(words, at, tokens);
    if (run === null) continue;
    runs.push({ start: words[at]!.start, end: words[run]!.end });
    at = run;
  }
  return runs;
}

/** The last word of the run that begins at `from`, or null where it says too little. */
function runFrom(words: readonly ReadWord[], from: number, tokens: readonly NameToken[]): number | null {
  if (!tokens.some((token) => isSpelledBy(token, words[from]!))) return null;
  const left = new Set(tokens);
  let last = -1;
  for (let at = from; at < words.length && left.size > 0; at += 1) {
    const word = words[at]!;
    if (at > from && word.isAfterPause) break;
    const found = [...left].find((token) => isSpelledBy(token, word));
    if (found) {
      left.delete(found);
      last = at;
    } else if (at === from || at - last > MOST_BETWEEN || !mayStandBetween(word)) break;
  }
  return last >= 0 && saysEnough(tokens, left, words[from]!) ? last : null;
}

const isSpelledBy = ({ forms, text }: NameToken, word: ReadWord): boolean =>
  (word.isCapital || word.text.length <= 3) && word.forms.some((form) => forms.includes(form) || form === text);

const mayStandBetween = (word: ReadWord): boolean => word.isCapital || isParticle(word.text, false);

function saysEnough(tokens: readonly NameToken[], left: ReadonlySet<NameToken>, first: ReadWord): boolean {
  const found = tokens.length - left.size;
  if (tokens.length === 1) return found === 1 && first.text.length >= SHORTEST_ALONE && !first.isFirst;
  return found >= 2 && 1 - bitsOf(left) / bitsOf(tokens) >= SHARE;
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
