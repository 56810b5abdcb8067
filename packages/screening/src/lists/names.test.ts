import { expect, test } from 'vitest';
import { inOtherScript, splitNames } from './names.ts';

test.each([
  ['Müller–Łódź', false],
  ['Ayşe O’Neill', false],
  ['Рустам', true],
  ['周敏远', true],
  ['رستم', true],
])('%s in another script than Latin: %s', (text, expected) => {
  expect(inOtherScript(text)).toBe(expected);
});

test.each([
  ['Abu Idris', ['Abu Idris']],
  ['Abu Idris; Rustam the Elder;', ['Abu Idris', 'Rustam the Elder']],
  ['Rustam Halvani (رستم الحلواني)', ['Rustam Halvani', 'رستم الحلواني']],
  ['Rustam Halvani رستم الحلواني', ['Rustam Halvani', 'رستم الحلواني']],
  ['جبهة الاختراع (the Invented Front; Jabhat)', ['جبهة الاختراع', 'the Invented Front', 'Jabhat']],
  ['Invented Front (IF)', ['Invented Front (IF)']],
  ['Safia, born 1 Jan. 1953 (Oman passport no.03825239)', ['Safia']],
  ['', []],
])('%s holds the names %j', (entry, names) => {
  expect(splitNames(entry)).toEqual(names);
});
