import { expect, test } from 'vitest';
import { demoParties } from './demo-list.ts';

test('the demo shows every flag: four sanctions lists and political exposure', () => {
  expect(new Set(demoParties.map((item) => item.list))).toEqual(new Set(['OFAC', 'EU', 'UK', 'UN', 'PEP']));
});

test('no two demo parties share an id, and each has a primary name first', () => {
  expect(new Set(demoParties.map(({ party }) => party.sourceRef)).size).toBe(demoParties.length);
  expect(demoParties.filter(({ party }) => party.names[0]?.kind !== 'primary')).toEqual([]);
});

test('demo parties say that they are invented', () => {
  expect(demoParties.filter(({ party }) => party.remarks !== 'Invented for the demo.')).toEqual([]);
  expect(demoParties.filter(({ party }) => !party.programmes.every((code) => code.startsWith('DEMO-')))).toEqual([]);
});
