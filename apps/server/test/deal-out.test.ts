import { describe, expect, test } from 'vitest';
import { type Named, dealtOut } from '../src/threads/deal-out.ts';

const people = (...names: string[]): Named[] => names.map((name) => ({ name, isPerson: true }));
const companies = (...names: string[]): Named[] => names.map((name) => ({ name, isPerson: false }));
const dealt = (batch: readonly Named[], backlogs: readonly number[]) =>
  dealtOut(batch, backlogs).map((places) => places.map((place) => batch[place]?.name));

describe('names distributed to threads', () => {
  test('are people for one and companies for another, if that is nearly fair', () => {
    const batch = [...companies('Orion AG'), ...people('Ada Berg', 'Bo Ek')];
    expect(dealt(batch, [0, 0])).toEqual([['Ada Berg', 'Bo Ek'], ['Orion AG']]);
  });

  test('go to the thread of their last word', () => {
    const batch = people('Ada Berg', 'Per Ek', 'Bo Berg', 'Siv Ek');
    expect(dealt(batch, [0, 0])).toEqual([
      ['Ada Berg', 'Bo Berg'],
      ['Per Ek', 'Siv Ek'],
    ]);
  });

  test('are fewer for a thread with a backlog', () => {
    const batch = people('A A', 'B B', 'C C', 'D D');
    expect(dealtOut(batch, [2, 0]).map(({ length }) => length)).toEqual([1, 3]);
    expect(dealtOut(batch, [9, 0]).map(({ length }) => length)).toEqual([0, 4]);
  });

  test('are each distributed once, whatever the number of names and threads', () => {
    const batch = [...people('Ada Berg', '', 'Bo Ek '), ...companies('Orion AG', 'Vega')];
    for (const threads of [1, 2, 3, 4, 8])
      for (const some of [batch, batch.slice(3), batch.slice(0, 1), []]) {
        const places = dealtOut(
          some,
          Array.from({ length: threads }, (_, at) => at % 3),
        );
        expect(places).toHaveLength(threads);
        expect(places.flat().toSorted((one, other) => one - other)).toEqual([...some.keys()]);
      }
  });
});
