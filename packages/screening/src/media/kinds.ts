/** What kind of text an article is, if crime is not its news; and what it says about the offender. */
import { type FoundPhrase, phraseFinder } from './phrases.ts';
import type { TextWord } from './sentences.ts';
import { KIND_PHRASES, REFUTED, UNKNOWN_OFFENDER } from './tables/kind-phrases.ts';

type Kind = keyof typeof KIND_PHRASES;

const findKinds = phraseFinder(KIND_PHRASES);
const findUnknown = phraseFinder({ unknown: UNKNOWN_OFFENDER });
const findRefuted = phraseFinder({ refuted: REFUTED });

export interface ArticleKind {
  /** The number of different words of one field, for the field with most. */
  fieldWords: number;
  isOffenderUnknown: boolean;
  isRefuted: boolean;
}

export function kindOf(sentences: readonly (readonly TextWord[])[]): ArticleKind {
  const fields = new Map<Kind, Set<string>>();
  for (const words of sentences.slice(0, MOST_SENTENCES)) {
    for (const phrase of findKinds(words)) {
      const field = fields.get(phrase.meaning) ?? new Set<string>();
      fields.set(phrase.meaning, field.add(wordsOf(phrase, words)));
    }
  }
  return {
    fieldWords: Math.max(0, ...[...fields.values()].map(({ size }) => size)),
    isOffenderUnknown: sentences.some((words) => findUnknown(words).length > 0),
    isRefuted: sentences.some((words) => findRefuted(words).some(({ first }) => !words[first]!.isQuoted)),
  };
}

/** A text shows its kind early; a long one has words of every field. */
const MOST_SENTENCES = 8;

const wordsOf = ({ first, last }: FoundPhrase<Kind>, words: readonly TextWord[]): string =>
  words
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ');
