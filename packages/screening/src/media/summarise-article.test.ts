import { expect, test } from 'vitest';
import { classifyArticle } from './classify-article.ts';
import { summariseArticle } from './summarise-article.ts';

const summarise = (text: string) =>
  summariseArticle(text, classifyArticle({ title: 'News', text, names: ['Ada Lindqvist'] }));

test('the sentences that tell of the offence come first in choice, and stay in their order', () => {
  const filler = 'It rained. The market was busy. The harbour was calm. ';
  const text = `${filler}Ada Lindqvist was arrested for fraud. ${filler}She was charged with money laundering.`;
  expect(summarise(text)).toBe(
    'It rained. Ada Lindqvist was arrested for fraud. She was charged with money laundering.',
  );
});

test('an article without an offence is summed up by its first three sentences', () => {
  expect(summarise('One fine day. Two came.\nThree stayed. Four left.')).toBe('One fine day. Two came. Three stayed.');
});

test.each([
  ['<p>Zzyx was here. Two came.', '<p>Zzyx was here. Two came.'],
  ['“I did it,” she said. (Nobody heard.) ¿Por qué?', '“I did it,” she said. (Nobody heard.) ¿Por qué?'],
  ['----------One came. -- Two came. “', 'One came. -- Two came. “'],
  ['他说。她走了。', '他说。 她走了。'],
])('a sentence keeps the signs that it begins with: %s', (text, summary) => {
  expect(summarise(text)).toBe(summary);
});

test('a long sentence is cut at a word', () => {
  expect(summarise('word '.repeat(200))).toMatch(/^(?:word )+…( (?:word ?)+…?)*$/u);
  expect(summarise('')).toBe('');
});
