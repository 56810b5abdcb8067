/** Stories that name several people and say which of them is accused; all are invented. */
import { expect, test } from 'vitest';
import { classifyArticle } from '../src/media/classify-article.ts';

interface Story {
  title: string;
  text: string;
  accused: readonly string[];
  harmless: readonly string[];
}

const isAdverse = (title: string, text: string, names: readonly string[]) =>
  classifyArticle({ title, text, names }).riskLevel !== 'low';

const adverseOf = ({ title, text, accused, harmless }: Story) =>
  [...accused, ...harmless].filter((name) => isAdverse(title, text, [name]));

/** Tests that the accused of each story is adverse in it, and nobody else. */
export function testStories(stories: readonly Story[]): void {
  test.each(stories)('$title', (story) => {
    expect(adverseOf(story)).toEqual([...story.accused]);
    expect(isAdverse(story.title, story.text, [])).toBe(story.accused.length > 0);
  });
}

/** The same for stories with an unnamed accused, which may be adverse when judged without names. */
export function testNamedInStories(stories: readonly Story[]): void {
  test.each(stories)('$title', (story) => {
    expect(adverseOf(story)).toEqual([...story.accused]);
  });
}
