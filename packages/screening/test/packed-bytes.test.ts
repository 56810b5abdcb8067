import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyHashesOf } from '../src/candidates/key-hashes.ts';
import { ByteReader, ByteWriter, sizeOf } from '../src/candidates/packed-bytes.ts';
import { PackedNumbers, packNumbers } from '../src/candidates/packed-numbers.ts';
import { Postings, packPostings } from '../src/candidates/postings.ts';
import { hashOf } from '../src/candidates/segment-format.ts';
import { byFalling } from '../src/candidates/stored-texts.ts';
import { WordTable } from '../src/candidates/word-table.ts';
import { keysOf, skeletonOf } from '../src/names/skeleton.ts';

/** Any 32-bit number; half of them small. */
const aNumber = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 0xffff_ffff }));

test('numbers are read back as written, in the predicted number of bytes', () => {
  fc.assert(
    fc.property(fc.array(aNumber), (numbers) => {
      const writer = new ByteWriter();
      for (const number of numbers) writer.number(number);
      const reader = new ByteReader(writer.view());
      expect(reader.count()).toBe(numbers.length);
      expect(numbers.map(() => reader.number())).toEqual(numbers);
      expect(writer.length).toBe(numbers.reduce((sum, number) => sum + sizeOf(number), 0));
    }),
    { seed: 5 },
  );
});

test('numbers in blocks are found at their positions, however far apart', () => {
  const near = fc.tuple(aNumber, fc.array(fc.integer({ min: 0, max: 1 << 20 }), { maxLength: 200 }));
  fc.assert(
    fc.property(fc.array(near, { maxLength: 4 }), (groups) => {
      const numbers = groups.flatMap(([first, steps]) => steps.map((step) => Math.min(0xffff_ffff, first + step)));
      const packed = new PackedNumbers(packNumbers(Uint32Array.from(numbers)));
      expect(numbers.map((_, at) => packed.at(at))).toEqual(numbers);
      expect(packed.length).toBe(numbers.length);
    }),
    { seed: 5 },
  );
  for (const above of [0, 1, 0xff, 0x100, 0xffff, 0x1_0000, 0xff_ffff, 0x100_0000, 0xffff_fff8]) {
    const packed = new PackedNumbers(packNumbers(Uint32Array.of(7, 7 + above)));
    expect([packed.at(0), packed.at(1)]).toEqual([7, 7 + above]);
  }
  expect(packNumbers(Uint32Array.from({ length: 6_400 }, (_, at) => 7_000_000 + at * 3)).byteLength).toBeLessThan(
    7_600,
  );
});

test('the names under a term are read back, for one custom only', () => {
  const personNames = 500;
  const ascending = fc
    .uniqueArray(fc.integer({ min: 0, max: 1_000 }), { maxLength: 300 })
    .map((names) => names.toSorted((one, other) => one - other));
  fc.assert(
    fc.property(fc.array(ascending, { minLength: 1, maxLength: 6 }), (terms) => {
      const starts = new Uint32Array(terms.length + 1);
      for (const [term, names] of terms.entries()) starts[term + 1] = starts[term]! + names.length;
      const packing = packPostings(starts, Uint32Array.from(terms.flat()), personNames);
      let step = packing.next();
      while (!step.done) step = packing.next();
      const postings = new Postings(step.value.postingOffsets, step.value.postings, personNames);
      for (const [term, names] of terms.entries()) {
        const read = (custom?: 'person' | 'organisation') => [
          ...postings.names.subarray(0, postings.read(term, custom)),
        ];
        const people = names.filter((name) => name < personNames);
        const others = names.filter((name) => name >= personNames);
        postings.read(term);
        expect(read()).toEqual(names);
        expect(read('person')).toEqual(people);
        expect(read('organisation')).toEqual(others);
        expect([postings.has(term, 'person'), postings.has(term, 'organisation')]).toEqual([
          people.length > 0,
          others.length > 0,
        ]);
      }
    }),
    { seed: 5 },
  );
});

test('the hashes of lookup keys are those of the keys, each once', () => {
  const aWord = fc.oneof(
    fc.constantFrom('', '~mhmd', 'schmidt', 'aa', 'aab', 'llorenç', 'bartholomaeus', 'o'),
    fc.string({ unit: fc.constantFrom(...'a b c e h k m n r s t z ~ 1'.split(' ')), maxLength: 14 }),
  );
  fc.assert(
    fc.property(aWord, (word) => {
      const hashes: number[] = [];
      keyHashesOf(word, skeletonOf(word), (hash) => hashes.push(hash));
      expect(hashes).toEqual(keysOf(word).map((key) => hashOf(key)));
      expect(new Set(keysOf(word)).size).toBe(hashes.length);
    }),
    { numRuns: 1_000, seed: 5 },
  );
});

test('the most frequent comes first; of equally frequent ones, the first', () => {
  const someCounts = fc.array(fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 65_000, max: 70_000 })));
  fc.assert(
    fc.property(someCounts, (counts) => {
      const order = [...counts.keys()].toSorted((one, other) => counts[other]! - counts[one]! || one - other);
      expect([...byFalling(Uint32Array.from(counts))]).toEqual(order);
    }),
    { seed: 5 },
  );
});

test('collected words have numbers, counts and their letters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 6 }), { maxLength: 1_500 }), (words) => {
      const table = new WordTable();
      const known = [...new Set(words)];
      for (const word of words) expect(table.meet(`-${word}-`, 1, 1 + word.length)).toBe(known.indexOf(word));
      expect([...table.counts()]).toEqual(known.map((word) => words.filter((one) => one === word).length));
      for (const [number, word] of known.entries()) {
        const writer = new ByteWriter();
        table.write(number, writer);
        expect(new TextDecoder().decode(writer.view())).toBe(word);
      }
    }),
    { numRuns: 20, seed: 5 },
  );
});
