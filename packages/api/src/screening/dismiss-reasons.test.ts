import { expect, test } from 'vitest';
import { misfitReasons } from './dismiss-reasons.ts';
import type { Match } from './schema.ts';

type Field = Match['fields'][number];

const aRow = (field: Field['field'], verdict: Field['verdict'], note = '', label = 'Date of birth'): Field => ({
  field,
  label,
  subject: '',
  listed: '',
  verdict,
  note,
  effect: 0,
});
const aRecord = (...fields: Field[]) => ({ fields, clearedBefore: false });
const misfits = (...parties: Parameters<typeof misfitReasons>[0]) =>
  Object.fromEntries([...misfitReasons(parties)].map(([reason, { why }]) => [reason, why]));

const otherDate = aRow('date', 'differs', '3 years apart');
const sameDate = aRow('date', 'match', 'Same date');
const otherCountry = aRow('country', 'differs', 'Another country');

test('a field is a reason only if it differs', () => {
  expect(misfits([aRecord(otherDate, otherCountry, aRow('type', 'differs', 'Another type'))])).toEqual({
    'Cleared before': 'not cleared before',
  });
  expect(misfits([aRecord()])).toEqual({
    'Date of birth differs': 'date unknown',
    'Nationality differs': 'country unknown',
    'Different type': 'type unknown',
    'Cleared before': 'not cleared before',
  });
  expect(misfits([aRecord(aRow('date', 'unknown', 'Cannot be compared'))])).toHaveProperty(
    'Date of birth differs',
    'date unknown',
  );
  expect(misfits([aRecord(aRow('date', 'match', 'Year agrees'))])).toHaveProperty(
    'Date of birth differs',
    'date does not differ',
  );
});

test.each([
  ['a full date', sameDate, { 'Date of birth differs': 'same date', 'Name only': 'same date' }],
  ['an identifier', aRow('identifier', 'match'), { 'Name only': 'same identifier' }],
  ['a country', aRow('country', 'match', 'Same country'), { 'Nationality differs': 'same country' }],
  ['a type', aRow('type', 'match', 'Same type'), { 'Different type': 'same type' }],
])('%s on both sides contradicts the reasons that say otherwise', (_, row, contradicted) => {
  expect(misfits([aRecord(row)])).toMatchObject(contradicted);
});

test('a different date of founding is no date of birth', () => {
  const founded = aRow('date', 'differs', '3 years apart', 'Date of founding');
  expect(misfits([aRecord(founded)])).toHaveProperty('Date of birth differs', 'no date of birth');
});

test('a fact that one list lacks may be in the party’s record on another list; one agreement counts for all', () => {
  expect(misfits([aRecord(otherDate), aRecord()])).not.toHaveProperty('Date of birth differs');
  expect(misfits([aRecord(otherDate), aRecord(sameDate)])).toHaveProperty('Date of birth differs', 'same date');
});

test('a reason has to fit each of several parties', () => {
  expect(misfits([aRecord(otherDate)], [aRecord()])).toHaveProperty('Date of birth differs', 'date unknown');
});

test('a party that a person has cleared before was cleared before', () => {
  expect(misfits([{ ...aRecord(), clearedBefore: true }, aRecord()])).not.toHaveProperty('Cleared before');
});
