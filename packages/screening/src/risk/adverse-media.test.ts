import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { adverseMediaScore } from './adverse-media.ts';
import { anArticle, daysAgo, NOW, someArticles } from './test/builders.ts';

test.each([
  ['high', 85],
  ['medium', 55],
  ['low', 25],
] as const)('levels 85/55/25: one fresh %s article scores %i', (level, score) => {
  expect(adverseMediaScore([anArticle({ level })], NOW)).toBe(score);
});

test('no articles 0', () => expect(adverseMediaScore([], NOW)).toBe(0));

const aged = (days: number) => adverseMediaScore([anArticle({ level: 'high', publishedAt: daysAgo(days) })], NOW);

test('recency: a year counts in full, then an article halves every two years', () => {
  expect(aged(365)).toBe(85);
  expect(aged(365 + 730)).toBe(43);
  expect(aged(365 + 2 * 730)).toBe(21);
});

test('a future or unreadable date counts as today', () => {
  for (const publishedAt of [daysAgo(-30), 'unknown', '']) {
    expect(adverseMediaScore([anArticle({ level: 'high', publishedAt })], NOW)).toBe(85);
  }
});

test('number: more articles never lower it', () => {
  fc.assert(
    fc.property(someArticles, someArticles, (some, more) => {
      expect(adverseMediaScore([...some, ...more], NOW)).toBeGreaterThanOrEqual(adverseMediaScore(some, NOW));
    }),
  );
});

test('two high articles weigh more than one, and any number of low ones stays below high', () => {
  expect(adverseMediaScore([anArticle({ level: 'high' }), anArticle({ level: 'high' })], NOW)).toBe(91);
  const trifles = Array.from({ length: 500 }, () => anArticle({ level: 'low' }));
  expect(adverseMediaScore(trifles, NOW)).toBe(42);
});

test('the order of articles does not matter, and the score is a whole number from 0 to 100', () => {
  fc.assert(
    fc.property(someArticles, (articles) => {
      const score = adverseMediaScore(articles, NOW);
      expect(score).toBe(adverseMediaScore(articles.toReversed(), NOW));
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
    }),
  );
});
