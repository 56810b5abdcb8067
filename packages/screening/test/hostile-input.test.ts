import { expect, test } from 'vitest';
import { buildIndex, compare, openIndex, screen } from '../src/index.ts';
import { analyse } from '../src/names/analyse.ts';
import { MAX_TEXT_LENGTH } from '../src/names/fold.ts';
import { aName, aParty, aSubject } from './builders.ts';

const hostile: [string, string][] = [
  ['10,000 letters', 'a'.repeat(10_000)],
  ['10,000 words', 'ab '.repeat(10_000)],
  ['10,000 different words', Array.from({ length: 10_000 }, (_, at) => `w${at.toString(36)}`).join(' ')],
  ['combining marks piled on a letter', `a${'\u0301'.repeat(10_000)}`],
  ['emoji', '😀👩‍👩‍👧‍👦🏴‍☠️'.repeat(500)],
  ['control characters', '\u0000\u0001\u0007\u001b[31m'.repeat(100)],
  ['writing direction overrides', '\u202eSmith\u202c \u2066John\u2069'],
  ['half of a surrogate pair', '\ud83d John \udc00'],
  ['punctuation only', "-'.,;:!?()[]{}".repeat(300)],
  ['nothing', ''],
  ['spaces', ' \t\n\u3000 '],
  ['10,000 Han characters', '陳'.repeat(10_000)],
  ['10,000 Arabic letters', 'عبد'.repeat(4000)],
  ['dotted initials', 'J.'.repeat(5000)],
  ['a joined prefix over and over', 'abdul'.repeat(2000)],
  ['brackets that could be a contraction in a great many ways', `${'aaaaaaaa '.repeat(24)}(${'a'.repeat(72)}b)`],
];

test.each(hostile)('%s: compared and screened without throwing', (_what, name) => {
  for (const type of ['person', 'company', 'vessel'] as const) {
    expect(compare(aSubject({ name }), aParty({ type, name })).score).toBeLessThanOrEqual(100);
    const index = openIndex(
      buildIndex([
        { id: 1, party: aParty({ type, name }) },
        { id: 2, party: aParty({ name: 'John Smith' }) },
      ]),
    );
    expect(screen([index], aSubject({ name, type })).hits.length).toBeLessThanOrEqual(2);
  }
});

// All work depends on the length that is read.
test.each(hostile)('%s: only the beginning of a longer text is read', (_what, name) => {
  for (const custom of ['person', 'organisation'] as const) {
    expect(analyse(name, custom)).toEqual(analyse(name.slice(0, MAX_TEXT_LENGTH), custom));
  }
});

test.each(Object.getOwnPropertyNames(Object.prototype))(
  '%s, which every object inherits, is a name like any other',
  (name) => {
    for (const type of ['person', 'company', 'vessel', 'aircraft', 'wallet', 'country'] as const) {
      const countries = [{ code: name, text: name, role: 'nationality' } as const];
      const subject = aSubject({ names: [name, `${name} Ostrovsky`, `Anna ${name}`], type, countries: [name] });
      const party = aParty({ type, names: subject.names.map((text) => aName(text)), countries });
      expect(compare(subject, party).score).toBeGreaterThanOrEqual(80);
      expect(screen([openIndex(buildIndex([{ id: 1, party }]))], subject).hits).toHaveLength(1);
    }
  },
);

test('unreadable dates, countries and identifiers are ignored', () => {
  const subject = aSubject({
    name: 'John Smith',
    dates: ['', 'yesterday', '99/99/9999', '0'],
    countries: ['', 'Atlantis'],
    identifiers: [{ value: '' }, { value: '?' }],
    birthPlaces: [''],
  });
  expect(compare(subject, aParty({ name: 'John Smith' })).score).toBe(
    compare(aSubject({ name: 'John Smith' }), aParty({ name: 'John Smith' })).score,
  );
});

test('a subject or a party without a readable name matches nothing', () => {
  expect(compare(aSubject({ name: '' }), aParty({ name: '' })).match).toBe(false);
  expect(compare({ names: [] }, aParty({ name: 'John Smith' })).match).toBe(false);
});
