import { expect, test } from 'vitest';
import { citedReference } from './cited-reference.ts';

test('a party of the EU list is cited by its official reference, any other by its id', () => {
  const party = { sourceRef: '144852', remarks: 'A remark. EU reference number: EU.8892.72.' };
  expect(citedReference('EU', party)).toBe('EU.8892.72');
  expect(citedReference('EU', { sourceRef: '144852' })).toBe('144852');
  expect(citedReference('SECO', party)).toBe('144852');
});
