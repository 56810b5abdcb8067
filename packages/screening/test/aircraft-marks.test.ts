import { describe, expect, test } from 'vitest';
import { compare } from '../src/index.ts';
import { aircraftMarksIn } from '../src/names/organisations/aircraft-marks.ts';
import { aParty, aSubject } from './builders.ts';

const matches = (one: string, other: string): boolean =>
  compare(aSubject({ name: one, type: 'aircraft' }), aParty({ name: other, type: 'aircraft' })).match;

describe('an aircraft is known by its mark, whatever is written beside it', () => {
  test.each([
    ['EP-XQA', ['EPXQA']],
    ['EP XQA', ['EPXQA']],
    ['Airbus A340-313 EP-XQA', ['EPXQA']],
    ['EP-XQA, Boeing 747', ['EPXQA']],
    ['Reg. No. 5A-XQA', ['5AXQA']],
    ['YV 9 0 4 1', ['YV9041']],
    ['N-904 XQ Gulfstream', ['N904XQ']],
    ['D-AXQA', ['DAXQA']],
    ['T7-X0A', ['T7X0A', 'T7XOA']],
    ['Kaleda Air Airbus A310 EP XQA', ['EPXQA']],
    ['EP XQA A340 Kaleda', ['EPXQA']],
    ['Boeing 747-300M YV9041 of Kaleda', ['YV9041']],
    ['Gulfstream tail number "P4-XQR"', ['P4XQR']],
    ['RA-9O412 An-124', ['RA90412']],
    ['EP-XQA ex P4-XQB', ['EPXQA', 'P4XQB']],
    ['R\u0410-90412 (ИЛ-76)', ['RA90412']],
  ])('%s', (text, marks) => expect(aircraftMarksIn(text)).toEqual(marks));
});

describe('no mark is recognised', () => {
  test.each(['Boeing 747-400', 'D-Link Corporation', 'EP Petroleum', 'Mahan EP-XQA Trading', 'A-1', 'ep-xqa', ''])(
    '%j',
    (text) => expect(aircraftMarksIn(text)).toEqual([]),
  );
});

test('the same mark is the same aircraft, another letter or number is another one', () => {
  expect(matches('Il-76TD RA 90412', 'RA-90412')).toBe(true);
  expect(matches('Il-76TD RA 90412', 'RA-90413')).toBe(false);
  expect(matches('EP-XQA', 'EP-XQB')).toBe(false);
  expect(matches('EP-XQA', 'EK-XQA')).toBe(false);
  expect(matches('A340-300 EP-XQC', 'A340-300 EP-XQD')).toBe(false);
});
