import { describe, expect, test } from 'vitest';
import { compare } from '../src/index.ts';
import type { FieldEvidence } from '../src/matching/evidence.ts';
import type { IdentifierKind, ListedParty, Subject } from '../src/party.ts';
import { aDate, aNationality, aParty, aSubject } from './builders.ts';

/** The evidence of one field for two people with the same name. */
function found(field: FieldEvidence['field'], subject: Partial<Subject>, party: Partial<ListedParty>): FieldEvidence {
  const { evidence } = compare(
    aSubject({ name: 'Ivan Petrov', ...subject }),
    aParty({ name: 'Ivan Petrov', ...party }),
  );
  return evidence.fields.find((one) => one.field === field)!;
}
const dated = (typed: string, from: string, to = from): FieldEvidence =>
  found('date', { dates: [typed] }, { dates: [{ from, to }] });

describe('a date is read as people type it', () => {
  test.each([
    '1961-02-23',
    '1961-2-23',
    '1961/02/23',
    '1961.02.23',
    '19610223',
    '23.02.1961',
    '02/23/1961',
    '23 Feb 1961',
    '23 February 1961',
    'February 23, 1961',
    '1961 February 23',
    '23 février 1961',
    '23 февраля 1961 г.',
    '23FEB61',
    '23021961',
    '1961年2月23日',
    '1961-02-23 00:00:00',
    '1961-02-23T00:00:00Z',
  ])('%s', (typed) => {
    expect(dated(typed, '1961-02-23')).toMatchObject({ verdict: 'match', note: 'Same date' });
  });

  test.each([
    ['Mayank 1980', 'Year agrees'],
    ['about 1980', 'Year agrees'],
    ['March 1980', 'Year and month agree'],
    ['1978-1982', 'Year agrees'],
    ['between 1978 and 1982', 'Year agrees'],
    ['1980s', 'Year agrees'],
  ])('%s: %s', (typed, note) => {
    expect(dated(typed, '1980-03-05').note).toBe(note);
  });

  test.each(['昭和36年2月23日', 'S36.2.23', '民國50年2月23日', '٢٣/٠٢/١٩٦١'])('%s', (typed) => {
    expect(dated(typed, '1961-02-23').note).toBe('Same date');
  });

  test.each([
    '31/31/1990',
    '31/02/1990',
    '1990-31-31',
    '1990-02-30',
    '19903131',
    '31 Feb 1990',
    'S45.31.31',
    '2533-31-31',
  ])('%s, which exists in no calendar, says nothing, not even by its year', (typed) => {
    expect(dated(typed, '1961-02-23')).toMatchObject({ verdict: 'unknown', effect: 0 });
    expect(dated(typed, '1990').verdict).toBe('unknown');
  });

  test.each(['00/00/1990', '1990-00-00', 'dd/mm/1990'])('%s is a year', (typed) => {
    expect(dated(typed, '1990')).toMatchObject({ verdict: 'match', note: 'Year agrees' });
  });

  test('a number is not a date', () => {
    expect(dated('1234567', '1980-03-05').verdict).toBe('unknown');
  });
});

describe('dates are compared to the known precision', () => {
  test.each([
    ['1961-04-10', '1961-02-01', '1961-05-30', 'Within the range'],
    ['1961-06-15', '1961-01', '1961-12', 'Within the range'],
    ['1961-06-15', '1960', '1963', 'Within the range'],
    ['1961-06-15', '1961-06-15', '1961-06-15', 'Same date'],
    ['1961-12-06', '1961-06-12', '1961-06-12', 'Day and month swapped'],
    ['1961-06-12', '1961-01-01', '1961-01-01', 'Year agrees; the listed day may stand for an unknown one'],
    ['1961-01-01', '1961-06-12', '1961-06-12', 'Year agrees; the day may stand for an unknown one'],
  ])('%s beside %s to %s: %s', (typed, from, to, note) => {
    expect(dated(typed, from, to)).toMatchObject({ verdict: 'match', note });
  });

  test.each([
    ['1961-06-12', '1961-06-21', 'Digits of the day swapped'],
    ['1961-06-12', '1961-06-13', 'One digit of the day differs'],
    ['1961-10-12', '1961-06-12', 'Year and day agree, the month differs'],
    ['1961-06-12', '1981-06-12', 'Day and month agree, one digit of the year differs'],
    ['1979-06-12', '1997-06-12', 'Day and month agree, digits of the year swapped'],
    ['1999-06-12', '2000-06-12', 'Day and month agree, one year apart'],
  ])('%s beside %s differs, but speaks for one person: %s', (typed, listed, note) => {
    const found = dated(typed, listed);
    expect(found).toMatchObject({ verdict: 'differs', note });
    expect(found.effect).toBeGreaterThan(0);
  });

  test('two full dates a year apart are two people, a mere year beside one may be a slip', () => {
    expect(dated('1953-01-06', '1954-03-03')).toMatchObject({
      verdict: 'differs',
      note: 'One year apart, day and month differ',
    });
    for (const [typed, listed] of [
      ['1953', '1954-03-03'],
      ['1953-01-06', '1954'],
      ['1953-01-01', '1954-03-03'],
    ] as const)
      expect(dated(typed, listed)).toMatchObject({ verdict: 'unknown', note: 'One year apart' });
  });

  test('a day outside a range of months differs', () => {
    expect(dated('1961-08-10', '1961-02-01', '1961-05-30').verdict).toBe('differs');
  });
});

describe('places of birth', () => {
  test.each([
    ['Moscow, Russia', 'Moscow, Russia'],
    ['Baghdad, Iraq', 'Baghdad'],
    ['New York', 'New York'],
    ['Tehran', 'Tehran, Iran'],
    ['Москва', 'Moskva, Russia'],
    ['Gaza City', 'Gaza'],
    ['Tikrit', 'al-Awja, near Tikrit'],
    ['Benghazi', 'Bengazi, Libya'],
    ['Leningrad', 'Санкт-Петербург'],
    ['Frunze', 'Bishkek'],
    ['Dnipropetrovsk', 'Дніпро'],
    ['Rostov-on-Don', 'Ростов-на-Дону'],
    ['Bombay', 'Mumbai, India'],
  ])('%s is %s', (one, other) => {
    expect(found('birthPlace', { birthPlaces: [one] }, { birthPlaces: [other] }).verdict).toBe('match');
  });

  test.each([
    ['New York', 'New Delhi'],
    ['Moscow, Russia', 'Kazan, Russia'],
    ['Basra', 'Mosul, Iraq'],
  ])('%s is not %s', (one, other) => {
    expect(found('birthPlace', { birthPlaces: [one] }, { birthPlaces: [other] }).verdict).toBe('differs');
  });
});

const ofKind = (kind: IdentifierKind, value: string): Pick<ListedParty, 'identifiers'> => ({
  identifiers: [{ kind, value }],
});
const numbered = (value: string): Pick<ListedParty, 'identifiers'> => ofKind('passport', value);
/** The explanation for somebody with the passport AB1234567 and a listed person with the same or another passport. */
const explained = (value: string): string =>
  compare(
    aSubject({ name: 'Ivan Petrov', ...numbered('AB1234567') }),
    aParty({ name: 'Ivan Petrov', ...numbered(value) }),
  ).explanation;

const aircraft = (tail: string, serial: string): Pick<ListedParty, 'identifiers'> => ({
  identifiers: [
    { kind: 'aircraft-tail', value: tail },
    { kind: 'aircraft-serial', value: serial },
  ],
});

describe('identifiers', () => {
  const phone = { kind: 'phone', value: '+7 495 1234567' } as const;
  const passport = { kind: 'passport', value: 'AB1234567' } as const;

  test('the strongest number decides, whatever the order', () => {
    for (const identifiers of [
      [phone, passport],
      [passport, phone],
    ])
      expect(found('identifier', { identifiers }, { identifiers }).note).toBe('Same passport');
  });

  test.each([
    ['No. AB1234567', 'AB1234567', 'match'],
    ['Passport: AB1234567', 'AB1234567', 'match'],
    ['№ 1234567', '1234567', 'match'],
    ['NO1234567', '1234567', 'differs'],
  ])('%s and %s: %s', (one, other, verdict) => {
    expect(found('identifier', numbered(one), numbered(other)).verdict).toBe(verdict);
  });

  test.each([
    ['swift', 'MELIIRTH', 'MELIIRTHXXX', 'Same SWIFT code'],
    ['swift', 'MELIIRTH', 'SEPBIRTH', 'Another SWIFT code'],
    ['swift', 'MELIIRTH', 'MELIAEAD', 'Cannot be compared'],
    ['aircraft-tail', 'EP-MNE', 'EPMNE', 'Same tail number'],
    ['call-sign', 'JVUK', 'jvuk', 'Same call sign'],
    ['tax', 'LV 40003998217', '40003998217', 'Same tax number'],
    ['passport', 'GB 533 901 227', '533901227', 'Same passport'],
    ['aircraft-serial', '22579/514', '22579', 'Same serial number'],
    ['wallet', '1G1K8s 45Q9no LBYmkR fe72jp M8XE3o KsVD', '1G1K8s45Q9noLBYmkRfe72jpM8XE3oKsVD', 'Same wallet address'],
    ['wallet', 'USDT TRC20: TJxG5nquT49X9deNVE91qhVxaCL6d9', 'TJxG5nquT49X9deNVE91qhVxaCL6d9', 'Same wallet address'],
    [
      'wallet',
      '8b5cc4df7eec7d32a7814eca4af047ae33b2d523',
      '0x8B5Cc4DF7Eec7D32A7814ecA4AF047Ae33b2d523',
      'Same wallet address',
    ],
    ['wallet', 'ethereum:0xe4c0816861fabbd202a3@1', '0xe4c0816861fabbd202a3', 'Same wallet address'],
  ] as const)('%s %s and %s: %s', (kind, one, other, note) => {
    expect(found('identifier', ofKind(kind, one), ofKind(kind, other)).note).toBe(note);
  });

  test('of several differing numbers the permanent one counts', () => {
    expect(found('identifier', aircraft('VP-CSW', '172814'), aircraft('RA-09614', '255410')).note).toBe(
      'Another serial number',
    );
  });

  test.each([
    ['RU', 'RU', 'passport'],
    ['SE', 'TJ', 'passport'],
    ['RU', 'RU', 'tax'],
  ] as const)(
    'for people of %s and %s with two names, a passport and a %s say less than one passport',
    (one, other, kind) => {
      const score = (country: string, its: IdentifierKind): number =>
        compare(
          aSubject({ name: 'Lars Holm', countries: [one], identifiers: [{ kind: 'passport', value: '904177250' }] }),
          aParty({
            name: 'Umar Zoirov',
            countries: [aNationality(country)],
            identifiers: [{ kind: its, value: '904177250' }],
          }),
        ).score;
      const isWhole = one === other && kind === 'passport';
      expect(score(other, kind) >= 70).toBe(isWhole);
    },
  );

  test.each([
    ['C123456(9)', 'E698102(4)'],
    ['91440300MA5FH20L18', '91440300MA5F3K7Q2X'],
  ])('%s and %s are two numbers of one register, so two people', (one, other) => {
    const slip = one.replace(/\d/, '8');
    expect(found('identifier', ofKind('registration', one), ofKind('registration', other)).effect).toBeLessThan(
      found('identifier', ofKind('registration', one), ofKind('registration', slip)).effect,
    );
  });

  test('the explanation says whether a number is shared or different', () => {
    expect(explained('AB1234567')).toContain('Same passport on both sides.');
    expect(explained('CD7654321')).toContain('Another passport.');
  });
});

test.each(['Congolese', 'Korean'])('an ambiguous country is not a different one: %s', (country) => {
  for (const code of country === 'Korean' ? ['KP', 'KR'] : ['CD', 'CG'])
    expect(found('country', { countries: [country] }, { countries: [aNationality(code)] }).verdict).not.toBe('differs');
});

/** The score of a Saudi company and a listed Syrian one, of the same name unless another is given. */
const beside = (name: string, listed = name): number =>
  compare(
    { names: [name], type: 'company', countries: ['SA'] },
    aParty({ type: 'company', name: listed, countries: [{ code: 'SY', role: 'registration', text: 'Syria' }] }),
  ).score;

describe('another country', () => {
  test('distinguishes bodies that share only common words', () => {
    expect(beside('Ministry of Interior')).toBeLessThan(70);
    expect(beside('Ministry of Interior')).toBeLessThan(beside('Zarvan Interior'));
  });

  test('distinguishes companies that share only dictionary words that many names contain', () => {
    expect(beside('Horizon Ltd')).toBeLessThan(70);
    expect(beside('Golden Star Shipping', 'Golden Stars Shipping')).toBeLessThan(beside('Zarvan Shipping'));
  });

  test('distinguishes companies whose name is a few letters or a place', () => {
    expect(beside('ZRV Ltd')).toBeLessThan(beside('Zarvan Ltd'));
    expect(beside('Georgia Trading LLC')).toBeLessThan(beside('Zarvan Trading LLC'));
  });

  test('hides nobody with the whole name of a listed company, word for word', () => {
    for (const name of [
      'Technology and Development Group Ltd',
      'Press TV',
      'Atlas Equipment Company',
      'Golden Shield Security Services',
      'Syrian Ministry of Tourism',
    ])
      expect(beside(name)).toBeGreaterThanOrEqual(70);
    expect(beside('Industries for Defence Ltd', 'Defence Industries')).toBeLessThan(70);
    // Every state has one.
    for (const name of ['National Police', 'Supreme Court', 'Central Bank']) expect(beside(name)).toBeLessThan(70);
  });

  test('says nothing about a branch, which is in another country than its parent', () => {
    expect(beside('Ministry of Interior, Hamburg Branch')).toBeGreaterThanOrEqual(70);
  });

  test('says little about a company with a distinctive name', () => {
    expect(beside('Zarvan Shipping')).toBeGreaterThanOrEqual(70);
  });
});

test('a company is found by the name of its only ship, a person is not', () => {
  const vessel = aParty({ name: 'Kalinda Torvik', type: 'vessel' });
  expect(compare(aSubject({ name: 'Kalinda Torvik', type: 'company' }), vessel).score).toBeGreaterThanOrEqual(70);
  expect(compare(aSubject({ name: 'Kalinda Mossan', type: 'company' }), vessel).score).toBeLessThan(50);
  expect(compare(aSubject({ name: 'Kalinda Torvik', type: 'person' }), vessel).score).toBeLessThan(10);
});

const scoreWithOtherDate = (name: string): number =>
  compare(aSubject({ name, type: 'person', dates: ['1967-02-03'] }), aParty({ name, dates: [aDate('1978-05-06')] }))
    .score;

test('with a name of several rare parts a different date of birth leaves a doubt, with a common name none', () => {
  expect(scoreWithOtherDate('Korvan Barzan Ibrahim Hasan Al-Moravi')).toBeGreaterThanOrEqual(70);
  expect(scoreWithOtherDate('Juan Carlos Garcia Lopez')).toBeLessThan(50);
  expect(scoreWithOtherDate('Korvan Barzan')).toBeLessThan(50);
});

const ship = (number: string, listed: string): number =>
  compare(
    aSubject({ name: 'Pacific Wren', type: 'vessel', identifiers: [{ kind: 'imo', value: number }] }),
    aParty({ name: 'Pacific Wren', type: 'vessel', identifiers: [{ kind: 'imo', value: listed }] }),
  ).score;

describe("a ship's number", () => {
  test('with a wrong check digit may be a slip of the other', () => {
    expect(ship('9318201', '9381201')).toBeGreaterThanOrEqual(70);
  });

  test('of another ship distinguishes two of one name, however similar it is', () => {
    expect(ship('9381201', '9381213')).toBeLessThan(70);
    expect(ship('9318201', '9381299')).toBeLessThan(70);
  });
});

const born = (typed: string, listed: string, country: string): FieldEvidence =>
  found('date', { dates: [typed], countries: [country] }, { dates: [aDate(listed)] });

test('a year with swapped digits is nearer than another year at the same distance', () => {
  expect(dated('1934', '1943-11-07')).toMatchObject({ verdict: 'differs', note: 'Digits of the year swapped' });
  expect(dated('1934', '1943-11-07').effect).toBeGreaterThan(dated('1934', '1944-11-07').effect);
});

describe('a date may be in another calendar', () => {
  test.each([
    ['1341/12/04', '1963-02-23', 'Same date in the Persian calendar'],
    ['23 azar 1341', '1962-12-14', 'Same date in the Persian calendar'],
    ['1382-09-28', '1963-02-22', 'Same date in the Islamic calendar'],
    ['1402', '1982', 'Year agrees in the Islamic calendar'],
    ['1402', '2023-06-01', 'Year agrees in the Persian calendar'],
    ['1328-01', '1949-03-24', 'Year and month agree in the Persian calendar'],
    ['2492-07-26', '1949-07-26', 'Same date in the Buddhist calendar'],
    ['2041-05-10', '1984-08-25', 'Same date in the Nepali calendar'],
  ])('%s and %s: %s', (typed, listed, note) => {
    expect(dated(typed, listed)).toMatchObject({ verdict: 'match', note });
    expect(dated(listed, typed)).toMatchObject({ verdict: 'match', note });
  });

  test('and says so in the sentence', () => {
    const { explanation } = compare(
      aSubject({ name: 'Ivan Petrov', dates: ['2492-07-26'] }),
      aParty({ name: 'Ivan Petrov', dates: [aDate('1949-07-26')] }),
    );
    expect(explanation).toBe('Both parts of the name agree. The date of birth is the same in the Buddhist calendar.');
  });

  test('if its year is plausible in ours, only for a party of that calendar’s country with a whole date that agrees', () => {
    expect(born('1965-04-12', '1972-12-21', 'Ethiopia')).toMatchObject({
      verdict: 'match',
      note: 'Same date in the Ethiopian calendar',
    });
    expect(born('1965-02-30', '1972-11-09', 'Ethiopia').note).toBe('Same date in the Ethiopian calendar');
    expect(born('1965-04-12', '1972-12-21', 'Kenya')).toMatchObject({ verdict: 'differs', note: '7 years apart' });
    expect(born('1968', '1976-08-15', 'ET')).toMatchObject({
      verdict: 'unknown',
      note: 'Year agrees in the Ethiopian calendar',
      effect: 0,
    });
  });

  test('and differs from another one by the same number of years', () => {
    expect(dated('1382-09-28', '1970-01-01')).toMatchObject({
      verdict: 'differs',
      note: '7 years apart in the Islamic calendar',
    });
  });
});
