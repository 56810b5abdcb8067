/** Stories that name several people and say who of them is accused; all are invented. */
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

/** Tests that whoever is accused in a story is adverse in it, and nobody else. */
export function told(stories: readonly Story[]): void {
  test.each(stories)('$title', ({ title, text, accused, harmless }) => {
    const named = [...accused, ...harmless].filter((name) => isAdverse(title, text, [name]));
    expect(named).toEqual([...accused]);
    expect(isAdverse(title, text, [])).toBe(accused.length > 0);
  });
}
