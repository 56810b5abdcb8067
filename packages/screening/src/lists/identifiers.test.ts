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

test('an IMO number is kept as its seven digits, and what has not seven is a registration', () => {
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

test('a document without a value is none', () => {
  expect(identifier({ label: 'Passport', value: '', type: 'person' })).toBeUndefined();
  expect(identifier({ label: 'Passport', value: 'na', type: 'person' })).toBeUndefined();
});
