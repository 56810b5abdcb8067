import { expect, test } from 'vitest';
import { asWritten, readAsWritten } from './as-written.ts';

test.each([
  ['abd al rahman', 'Abd al-Rahman Khalil', 'Abd al-Rahman'],
  ['k', 'Haddar, Abdulrahman K.', 'K.'],
  ['oscar', 'Óscar VILLASEÑOR', 'Óscar'],
  ['omar', 'OMARI Omar', 'Omar'],
  ['nobody', 'Óscar VILLASEÑOR', 'nobody'],
])('%j in %j is written %j', (part, name, written) => {
  expect(asWritten(part, [name])).toBe(written);
});

test('the first of the names that holds a part says how it is written', () => {
  expect(asWritten('yassir', ['Omar', 'YASSIR', 'Yassir'])).toBe('YASSIR');
});

test('a word that was written on to another is found in it', () => {
  expect(['nestor', 'luis', 'reverol'].map((part) => asWritten(part, ['NestorLuis Reverol']))).toEqual([
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

test.each([
  ['ismail', "Isma'il al-Shurayqi", "Isma'il"],
  ['sa de cv', 'COPY RED S.A. DE C.V.', 'S.A. DE C.V.'],
  ['al amal', 'Al-Al-Amal Company', 'Al-Amal'],
  ['compagnie grands', 'Compagnie des Grands Lacs', 'compagnie grands'],
])('signs between the letters of a part belong to it: %j in %j', (part, name, written) => {
  expect(asWritten(part, [name])).toBe(written);
});
