import { expect, test } from 'vitest';
import { asWritten, quotedAsWritten, readAsWritten } from '../src/features/matches/as-written.ts';

test.each([
  ['abd al rahman', 'Abd al-Rahman Khalil', 'Abd al-Rahman'],
  ['k', 'Haddar, Abdulrahman K.', 'K.'],
  ['oscar', 'Óscar VILLASEÑOR', 'Óscar'],
  ['nobody', 'Óscar VILLASEÑOR', 'nobody'],
])('%j in %j is written %j', (part, name, written) => {
  expect(asWritten(part, name)).toBe(written);
});

test('a sentence quotes names as the two sides write them, and leaves what neither has', () => {
  const sentence = "Two of three parts agree; 'yassir' is 'omar' on the list, 'ibn' is not. The country's code agrees.";
  expect(quotedAsWritten(sentence, ['Yassir Sabawi', 'OMAR SABAWI'])).toBe(
    "Two of three parts agree; 'Yassir' is 'OMAR' on the list, 'ibn' is not. The country's code agrees.",
  );
});

test('a word that was written on to another is found in it', () => {
  expect(['nestor', 'luis', 'reverol'].map((part) => asWritten(part, 'NestorLuis Reverol'))).toEqual([
    'Nestor',
    'Luis',
    'Reverol',
  ]);
});

test.each([
  ['kestrel wind', 'Orion Trading House (Kestrel WIND)', 'Kestrel WIND'],
  ['jund khilafah algeria', 'JUND AL-KHILAFAH IN ALGERIA (JAK-A)', 'JUND KHILAFAH ALGERIA'],
  ['Federal Security Service', 'FSB of the SERVICE', 'Federal Security Service'],
])('what a name was read as keeps the letters of the name: %s of %s', (read, name, written) => {
  expect(readAsWritten(read, name)).toBe(written);
});
