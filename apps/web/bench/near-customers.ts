import { demoParties } from '../../../packages/api/src/seed/demo-list.ts';

/**
 * Rows of a file of customers similar to the demo's listed people and companies.
 *
 * @param daysOf returns the days of birth, one per row, for a party's own day ('' if unknown) and its position on the list
 */
export const nearCustomers = (daysOf: (own: string, at: number) => readonly string[]): string[] =>
  demoParties.flatMap(({ party }, at) => {
    if (party.type !== 'person' && party.type !== 'company') return [];
    const date = party.dates[0]?.from ?? '';
    const own = /^\d{4}-\d{2}-\d{2}$/u.test(date) ? date : '';
    return daysOf(own, at).map((day) =>
      [`"${party.names[0]?.text ?? ''}"`, party.type, 'Norway', party.type === 'person' ? day : ''].join(','),
    );
  });

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
