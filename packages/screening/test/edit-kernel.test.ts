import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SimilarTerms } from '../src/candidates/similar-terms.ts';
import { Segment } from '../src/candidates/segment.ts';
import { buildIndex } from '../src/index.ts';
import { editCost } from '../src/matching/edit-cost.ts';
import { editKernel, lanes } from '../src/matching/edit-kernel.ts';
import { sourceSha256 } from '../src/matching/edit-kernel.gen.ts';
import { spellingOf } from '../src/names/spelling.ts';
import { aParty } from './builders.ts';

const kernel = editKernel()!;
const aWord = fc.string({
  unit: fc.constantFrom(...'a e i o u y h w p b t d k g q c s z f v m n l r j x 7'.split(' ')),
  minLength: 1,
  maxLength: 12,
});
const aLongWord = fc.string({ unit: fc.constantFrom(...'a e h b p m n'.split(' ')), minLength: 30, maxLength: 50 });
const encoder = new TextEncoder();

test('the kernel is compiled from the source beside it', () => {
  const source = readFileSync(new URL('../kernel/edit-costs.ts', import.meta.url));
  expect(sourceSha256).toBe(createHash('sha256').update(source).digest('hex'));
});

test.each([
  ['written words', '', ''],
  ['a written word and unvocalised ones', '', '~'],
  ['an unvocalised word and written ones', '~', ''],
  ['unvocalised words', '~', '~'],
])('the kernel measures %s as the JavaScript does', (_, mark, markOfOthers) => {
  fc.assert(
    fc.property(
      fc.oneof(aWord, aLongWord),
      fc.array(fc.oneof(aWord, aLongWord), { minLength: 1, maxLength: lanes }),
      (word, others) => {
        const spelling = spellingOf(mark + word);
        kernel.begin(spelling);
        for (const [lane, other] of others.entries()) kernel.put(lane, encoder.encode(other), 0, other.length);
        kernel.measure(markOfOthers !== '');
        expect(others.map((other, lane) => kernel.costOf(lane, other.length))).toEqual(
          others.map((other) => editCost(spelling, spellingOf(markOfOthers + other), Infinity)),
        );
      },
    ),
    { numRuns: 500, seed: 7 },
  );
});

test('the same terms are found with the kernel and without it', () => {
  const names =
    'Mohammed Muhamad Qarqash قرقاش Mahmoud Mehmet Petrov Petrow Piotrov Bedrov Jonathan Jonatan Johnathan Ali Aly Alia';
  const parties = names.split(' ').map((name, id) => ({ id, party: aParty({ name }) }));
  const segment = new Segment(buildIndex(parties));
  const found = (terms: SimilarTerms, word: string) => {
    const all: [string, number][] = [];
    terms.find(spellingOf(word), 'person', (term, likeness) => all.push([segment.spelling(term).text, likeness]));
    return all.toSorted(([one], [other]) => (one < other ? -1 : 1));
  };
  for (const word of ['mohamed', 'qarqash', '~qrqash', 'petrov', 'jonathan', 'aly', 'zzz'])
    expect(found(new SimilarTerms(segment), word)).toEqual(found(new SimilarTerms(segment, null), word));
  expect(found(new SimilarTerms(segment), 'qarqash').map(([term]) => term)).toContain('~qrqash');
});

test('nearly equal terms are the nearest of all similar ones', () => {
  const names = 'Patrick Patrik Patric Beechoo Bichu Bicchu Bichoo Mingteck Mingtek Foeniks Phoenix Mohamed Muhamed';
  const parties = names.split(' ').map((name, id) => ({ id, party: aParty({ name }) }));
  const segment = new Segment(buildIndex(parties));
  const found = (word: string, least?: number) => {
    const all = new Map<string, number>();
    const terms = new SimilarTerms(segment);
    terms.find(spellingOf(word), 'person', (term, likeness) => all.set(segment.spelling(term).text, likeness), least);
    return all;
  };
  for (const word of names.toLowerCase().split(' '))
    expect(found(word, 0.95)).toEqual(new Map([...found(word)].filter(([, likeness]) => likeness >= 0.95)));
  expect([...found('patrick', 0.95).keys()]).toContain('patrik');
});
