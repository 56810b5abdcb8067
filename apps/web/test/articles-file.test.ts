import { expect, test } from 'vitest';
import { portionsOf, readArticlesFile } from '../src/features/media/articles-file.ts';

test.each([
  ['[{"title":"A"},7]', { articles: [{ title: 'A' }, 7] }],
  ['{"articles":[{}]}', { articles: [{}] }],
  ['[]', { fault: 'There are no articles in the file.' }],
  ['{"articles":[]}', { fault: 'There are no articles in the file.' }],
  ['{"title":"A"}', { fault: 'The file contains no list: it must be [ … ] or {"articles": [ … ]}.' }],
  ['null', { fault: 'The file contains no list: it must be [ … ] or {"articles": [ … ]}.' }],
  ['[{"title":', { fault: 'The file is not valid JSON.' }],
])('the file %s', (text, read) => {
  expect(readArticlesFile(text)).toEqual(read);
});

test('articles are split into requests that the server accepts, each with its position in the file', () => {
  const large = { content: 'ü'.repeat(400_000) };
  const huge = { content: 'x'.repeat(1_000_000) };
  const { portions, tooLarge } = portionsOf([...Array.from({ length: 51 }, () => 1), large, large, huge, 2]);
  expect(portions.map(({ first, articles }) => [first, articles.length])).toEqual([
    [1, 50],
    [51, 2],
    [53, 1],
    [55, 1],
  ]);
  expect(tooLarge).toEqual([54]);
});
