import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

test('a text that is too long is cut, but never within a character', () => {
  expect(beginningOf('Halvani', 7)).toBe('Halvani');
  expect(beginningOf('Halvani', 3)).toBe('Hal');
  expect(beginningOf('ab𠀀cd', 3)).toBe('ab');
  expect(beginningOf('ab𠀀cd', 4)).toBe('ab𠀀');
  expect(beginningOf('𠀀', 1)).toBe('');
});
