import { expect, test } from 'vitest';
import { identifier, identifierKind } from './identifiers.ts';

function vessel(value: string) {
  return identifier({ label: 'Vessel Registration Identification', value, type: 'vessel' });
}

function legalEntity(value: string) {
  return identifier({ label: 'Legal Entity Number', value, type: 'company' });
}

test.each([
  ['Passport', 'passport'],
  ['Diplomatic Passport', 'passport'],
  ['Número de pasaporte', 'passport'],
  ['National ID No.', 'national-id'],
  ['C.U.R.P.', 'national-id'],
  ['Cedula No.', 'national-id'],
  ['Tax ID No.', 'tax'],
  ['V.A.T. Number', 'tax'],
  ['R.F.C.', 'tax'],
  ['NIT #', 'tax'],
  ['Registration Number', 'registration'],
  ['Unified Social Credit Code (USCC)', 'registration'],
  ['Legal Entity Number', 'lei'],
  ['SWIFT/BIC', 'swift'],
  ['Vessel Registration Identification', 'imo'],
  ['MMSI', 'mmsi'],
  ['Aircraft Tail Number', 'aircraft-tail'],
  ["Aircraft Manufacturer's Serial Number (MSN)", 'aircraft-serial'],
  ['Digital Currency Address - XBT', 'wallet'],
  ['Email Address', 'email'],
  ['Phone Number', 'phone'],
  ['Website', 'website'],
  ['D-U-N-S Number', 'other'],
])('%s is of the kind %s', (label, kind) => {
  expect(identifierKind(label)).toBe(kind);
});

test('an IMO number is kept as its seven digits; with another length it is a registration', () => {
  expect(vessel('IMO 9000003')).toMatchObject({ kind: 'imo', value: '9000003' });
  expect(vessel('IMO:  9000003')).toMatchObject({ kind: 'imo', value: '9000003' });
  expect(vessel('RS 150443')).toMatchObject({ kind: 'registration', value: 'RS 150443' });
});

test('a legal entity number is an LEI only when it has the form of one', () => {
  expect(legalEntity('549300INVENTEDLEI007')?.kind).toBe('lei');
  expect(legalEntity('851-99')?.kind).toBe('registration');
});

test('an identification number of a company is a registration', () => {
  expect(identifier({ label: 'Identification Number', value: '1', type: 'company' })?.kind).toBe('registration');
  expect(identifier({ label: 'Identification Number', value: '1', type: 'person' })?.kind).toBe('national-id');
});

test('a document without a value is ignored', () => {
  expect(identifier({ label: 'Passport', value: '', type: 'person' })).toBeUndefined();
  expect(identifier({ label: 'Passport', value: 'na', type: 'person' })).toBeUndefined();
});

test.each([
  ['Passport', 'Afghan passport number OA296623', 'OA296623', 'Passport (Afghan passport number)'],
  ['Passport', 'Libya B/002210', 'B/002210', 'Passport (Libya)'],
  [
    'Passport',
    'German travel document (“Reiseausweis”) A 0139243',
    'A 0139243',
    'Passport (German travel document “Reiseausweis”)',
  ],
  ['Passport', '381110042 (Expired 25 Jan. 2016)', '381110042', 'Passport (Expired 25 Jan 2016)'],
  ['Passport', 'R00005943, South Sudan', 'R00005943', 'Passport (South Sudan)'],
  ['Passport', 'NO34409/129 issued Jul 1997', 'NO34409/129', 'Passport (issued Jul 1997)'],
  ['Passport', 'Passport number. 472130058.', '472130058', 'Passport (Passport number)'],
  ['National identifier', 'Military ID 1-69-09-51400-64', '1-69-09-51400-64', 'National identifier (Military ID)'],
  ['Registration number', 'INN: 7710137066', '7710137066', 'Registration number (INN)'],
])('%s: the number of %j is %s', (label, value, number, shown) => {
  expect(identifier({ label, value, type: 'person' })).toMatchObject({ value: number, label: shown });
});

test.each([
  'SE 012820',
  'D489833(9)',
  '13/Ta Ta Na (Naing)019077',
  '12/La Ma Na (N) 89 489',
  'BE 454,419,759',
  '8208 No. 555627',
  '290220142. Service passport number: 836220035',
  'issued in Sarajevo',
])('%j is kept unchanged, whether it is a number or not', (value) => {
  expect(identifier({ label: 'Passport', value, type: 'person' })).toEqual({
    kind: 'passport',
    value,
    label: 'Passport',
  });
});
