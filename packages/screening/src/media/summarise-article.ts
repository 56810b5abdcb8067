/** Sums an article up in its own sentences: those that tell why it matters, else those it begins with. */
import type { ArticleVerdict } from './classify-article.ts';
import { sentencesOf } from './sentences.ts';

/** As many as a reader takes in at a glance. */
const MOST_SENTENCES = 3;
/** Longer sentences are cut here; three of them still fit on a card of the profile. */
const LONGEST_SENTENCE = 300;

/**
 * The two or three sentences of `text` that say most, in their order, each as it stands in the article: the most telling
 * reasons of the verdict, filled up from the beginning of the text. Empty when the text is.
 */
export function summariseArticle(text: string, { reasons }: Pick<ArticleVerdict, 'reasons'>): string {
  const telling = reasons.filter(({ part }) => part === 'text').map(({ start, end }) => ({ start, end }));
  const opening = sentencesOf(text.slice(0, MOST_SENTENCES * LONGEST_SENTENCE));
  const chosen = new Map<number, string>();
  for (const { start, end } of [...telling, ...opening]) {
    if (chosen.size === MOST_SENTENCES) break;
    if (!chosen.has(start)) chosen.set(start, shortened(`${signsBefore(text, start)}${text.slice(start, end)}`));
  }
  return [...chosen]
    .toSorted(([a], [b]) => a - b)
    .map(([, sentence]) => sentence)
    .join(' ');
}

/** A sentence is told to begin with its first word: quotes, brackets and the like that open it belong to it, a rule of dashes does not. */
const signsBefore = (text: string, start: number): string =>
  /(?:^|\s)([^\s\p{L}\p{M}\p{N}]{1,5})$/u.exec(text.slice(0, start))?.[1] ?? '';

function shortened(sentence: string): string {
  const plain = sentence.replaceAll(/\s+/gu, ' ');
  if (plain.length <= LONGEST_SENTENCE) return plain;
  const cut = plain.slice(0, LONGEST_SENTENCE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_SENTENCE / 2))} …`;
}
