import { expect, test } from 'vitest';
import { classifyArticle } from './classify-article.ts';
import { summariseArticle } from './summarise-article.ts';

const summarise = (text: string) =>
  summariseArticle(text, classifyArticle({ title: 'News', text, names: ['Ada Lindqvist'] }));

test('sentences about the offence are preferred, and stay in order', () => {
  const filler = 'It rained. The market was busy. The harbour was calm. ';
  const text = `${filler}Ada Lindqvist was arrested for fraud. ${filler}She was charged with money laundering.`;
  expect(summarise(text)).toBe(
    'It rained. Ada Lindqvist was arrested for fraud. She was charged with money laundering.',
  );
});

test('an article without an offence is summarised by its first three sentences', () => {
  expect(summarise('One fine day. Two came.\nThree stayed. Four left.')).toBe('One fine day. Two came. Three stayed.');
});

test.each([
  ['<p>Zzyx was here. Two came.', '<p>Zzyx was here. Two came.'],
  ['“I did it,” she said. (Nobody heard.) ¿Por qué?', '“I did it,” she said. (Nobody heard.) ¿Por qué?'],
  ['----------One came. -- Two came. “', 'One came. -- Two came. “'],
  ['他说。她走了。', '他说。 她走了。'],
])('a sentence keeps its opening punctuation: %s', (text, summary) => {
  expect(summarise(text)).toBe(summary);
});

test('a long sentence is cut at a word', () => {
  expect(summarise('word '.repeat(200))).toMatch(/^(?:word )+…( (?:word ?)+…?)*$/u);
  expect(summarise('')).toBe('');
});
