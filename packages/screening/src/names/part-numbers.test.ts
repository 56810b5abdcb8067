import { array, assert, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PartNumbers } from './part-numbers.ts';

describe('numbers keyed by parts of a text', () => {
  it('are found by what a part reads, wherever it stands, and are what a map would hold', () => {
    assert(
      property(array(stringMatching(/^[ab\u0e01]{1,4}$/)), array(string({ maxLength: 5 })), (words, others) => {
        const text = words.join(' ');
        const numbers = new PartNumbers(text);
        const expected = new Map<string, number>();
        let from = 0;
        for (const [at, word] of words.entries()) {
          numbers.update(from, from + word.length, () => at + 1);
          expected.set(word, at + 1);
          from += word.length + 1;
        }
        for (const key of [...words, ...others]) expect(numbers.get(key)).toBe(expected.get(key) ?? 0);
      }),
    );
  });
});
