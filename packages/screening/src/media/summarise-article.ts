/** Summarises an article in its own sentences: those that show why it matters, otherwise the first ones. */
import type { ArticleVerdict } from './classify-article.ts';
import { sentencesOf } from './sentences.ts';

/** As many as a reader takes in at a glance. */
const MOST_SENTENCES = 3;
/** Longer sentences are cut here; three of them still fit on a card of the profile. */
const LONGEST_SENTENCE = 300;

/**
 * The two or three most important sentences of `text`, in order and verbatim: the strongest reasons of the verdict,
 * filled up from the beginning of the text. Empty if the text is.
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

/**
 * A sentence starts at its first word; opening quotes, brackets and the like belong to it, a rule of dashes does not.
 */
const signsBefore = (text: string, start: number): string =>
  /(?:^|\s)([^\s\p{L}\p{M}\p{N}]{1,5})$/u.exec(text.slice(0, start))?.[1] ?? '';

function shortened(sentence: string): string {
  const plain = sentence.replaceAll(/\s+/gu, ' ');
  if (plain.length <= LONGEST_SENTENCE) return plain;
  const cut = plain.slice(0, LONGEST_SENTENCE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_SENTENCE / 2))} …`;
}
