import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildIndex,
  compare,
  compareAll,
  createBatchScreener,
  createCustomerFinder,
  createScreener,
  findNames,
  mergeIndexes,
  openIndex,
  screen,
  type Subject,
} from '../src/index.ts';
import { fold } from '../src/names/fold.ts';
import { aDate, aName, aNationality, aParty, aSubject } from './builders.ts';

const words =
  'p i john jon smith smyth ali hassan hasan muhammad mohammed al bin abu jin ping jinping xi kim jong un a b o brien obrien rose rosneft oil oiltrade trade bank delta deltabank trading llc ooo iii iv 3 corp group iran shipping lines irisl petrov petrova ivan sergei salah din salahuddin abd rahman abdulrahman bill william misha mikhail محمد علي 习近平 김정은 путин владимир müller mueller min jung min-jung jeong mao zedong tse tung 毛泽东 李伟 李玮 tanaka huzita မြင့် u tun le das สมชาย otoniel usuga mencho'.split(
    ' ',
  );
const aNameText = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const aYear = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1950, max: 1960 }) },
  // The same years in the Persian, Islamic, Ethiopian, Nepali and Buddhist calendars.
  fc.constantFrom(1329, 1334, 1370, 1375, 1943, 1947, 2007, 2012, 2493, 2498),
);
const anIsoDate = fc
  .tuple(aYear, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`);
const aType = fc.constantFrom('person' as const, 'company' as const, 'vessel' as const);
const anyParty = fc
  .record({
    type: aType,
    names: fc.array(fc.tuple(aNameText, fc.boolean()), { minLength: 1, maxLength: 3 }),
    dates: fc.array(anIsoDate, { maxLength: 2 }),
    country: fc.constantFrom('', 'RU', 'IR', 'ET', 'NP'),
  })
  .map(({ type, names, dates, country }) =>
    aParty({
      type,
      names: names.map(([text, weak], at) =>
        aName(text, { kind: at === 0 ? 'primary' : 'aka', strength: weak ? 'weak' : 'strong' }),
      ),
      dates: dates.map(aDate),
      countries: country ? [aNationality(country)] : [],
    }),
  );
const anySubject: fc.Arbitrary<Subject> = fc
  .record({
    names: fc.array(aNameText, { minLength: 1, maxLength: 2 }),
    type: fc.option(aType, { nil: undefined }),
    dates: fc.array(anIsoDate, { maxLength: 1 }),
    countries: fc.constantFrom<string[]>([], ['RU'], ['Iran'], ['Ethiopia'], ['NP']),
  })
  .map(({ type, ...rest }) => (type ? Object.assign(rest, { type }) : rest));

test('merged indexes give the same results as separate ones', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyParty, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      anySubject,
      fc.constantFrom(10, 50, 70),
      (lists, subject, threshold) => {
        // The same ids in each of them.
        const indexes = lists.map((parties) =>
          openIndex(buildIndex(parties.map((party, id) => ({ id: id + 7, party })))),
        );
        const merged = openIndex(mergeIndexes(indexes));
        expect(screen([merged], subject, { threshold })).toEqual(screen(indexes, subject, { threshold }));
        const found = findNames([merged], subject.names[0]!).map(({ id, index, by }) => [id, index, by]);
        const apart = findNames(indexes, subject.names[0]!).map(({ id, index, by }) => [id, index, by]);
        expect(new Set(found.map(String))).toEqual(new Set(apart.map(String)));
      },
    ),
    { numRuns: 150, seed: 11 },
  );
});

test('a batch gives the same results as its subjects one by one, against one index or several', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyParty, { maxLength: 6 }), { minLength: 1, maxLength: 3 }),
      fc.array(anySubject, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(0, 10, 50, 70),
      fc.constantFrom(1, 100),
      (lists, subjects, threshold, limit) => {
        const indexes = lists.map((parties) => openIndex(buildIndex(parties.map((party, id) => ({ id, party })))));
        const options = { threshold, limit };
        const alone = subjects.map((subject) => screen(indexes, subject, options));
        expect(createBatchScreener(indexes, options)(subjects)).toEqual(alone);
      },
    ),
    { numRuns: 150, seed: 12 },
  );
});

test('comparing many pairs gives the same results as comparing each alone', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ subject: anySubject, party: anyParty }), { maxLength: 6 }), (pairs) => {
      expect(compareAll(pairs)).toEqual(pairs.map(({ subject, party }) => compare(subject, party)));
      const options = { threshold: 50 };
      expect(compareAll(pairs, options)).toEqual(pairs.map(({ subject, party }) => compare(subject, party, options)));
    }),
    { numRuns: 150, seed: 13 },
  );
});

test('the index finds what a naive scan of everything finds', () => {
  fc.assert(
    fc.property(
      fc.array(anyParty, { minLength: 1, maxLength: 16 }),
      anySubject,
      fc.constantFrom(30, 50, 70, 85),
      (parties, subject, threshold) => {
        const index = openIndex(buildIndex(parties.map((party, id) => ({ id, party }))));
        const found = screen([index], subject, { threshold }).hits.map((hit) => [hit.id, hit.score]);
        const naive = parties
          .map((party, id) => [id, compare(subject, party, { threshold }).score] as const)
          .filter(([, score]) => score >= threshold)
          .toSorted((one, other) => other[1] - one[1] || one[0] - other[0]);
        expect(found).toEqual(naive);
      },
    ),
    { numRuns: 150, seed: 7 },
  );
});

test('an initial is found by a word that it may stand for, on either side', () => {
  for (const [asked, listed] of [
    ['Ivan Petrov', 'Ivan P'],
    ['Ivan Petrov', 'I Petrov'],
    ['I Petrov', 'Ivan Petrov'],
    ["Abdul Rahim Ba'asyir", 'Abdul Basir'],
    ['Abdul Basir', "Abdul Rahim Ba'asyir"],
  ] as const) {
    const subject = aSubject({ name: asked });
    const party = aParty({ name: listed });
    const { hits } = screen([openIndex(buildIndex([{ id: 1, party }]))], subject);
    expect(hits.map(({ score }) => score)).toEqual([compare(subject, party).score]);
  }
});

test.each([
  ['Tanaka Hiroshi', 'Hiroshi Olofsson', 'Hirojbhi Olofsson'],
  ['Wang Jianguo', 'Jianguo Zhukauskas', 'Jizaguo Zhukauskas'],
])('after a query for %s, %s still finds %s: a syllable is similar to fewer words', (before, asked, listed) => {
  const party = aParty({ name: listed });
  const ask = createScreener([openIndex(buildIndex([{ id: 1, party }]))]);
  ask(aSubject({ name: before }));
  const subject = aSubject({ name: asked });
  expect(ask(subject).hits.map(({ score }) => score)).toEqual([compare(subject, party).score]);
});

test.each([
  ['person', 'Khon Michael', 'Khan Michael', 'a common word misspelt as a rare one'],
  ['person', 'Ivanov Khn', 'Ivanov Khan', 'and without its vowel'],
  ['company', 'Technology Dagon Ltd', 'Technology Dragon', 'a coined word with a slip that makes it shorter'],
  ['company', 'Services Exportiii Investment', 'Services Export III Investment', 'a number written with a shared word'],
  ['vessel', 'Deltaii', 'Delta II', 'a Roman number written with a name'],
] as const)('a %s that comparing finds is found by the search: %s ~ %s, %s', (type, asked, listed, _why) => {
  const subject = aSubject({ name: asked, type });
  const party = aParty({ name: listed, type });
  const { hits } = screen([openIndex(buildIndex([{ id: 1, party }]))], subject);
  expect(hits.map(({ score }) => score)).toEqual([compare(subject, party).score]);
});

test('a search from a party finds exactly the customers whose screening would find it', () => {
  const aCustomer = fc.record({
    name: aNameText,
    type: aType,
    dates: fc.array(anIsoDate, { maxLength: 1 }),
    countries: fc.constantFrom<string[]>(['RU'], ['Iran'], ['ET'], ['Nepal']),
  });
  fc.assert(
    fc.property(fc.array(aCustomer, { minLength: 1, maxLength: 16 }), anyParty, (customers, party) => {
      const indexed = customers.map(({ name, type, dates, countries }, id) => ({
        id,
        party: aParty({ type, name, dates: dates.map(aDate), countries: countries.map(aNationality) }),
      }));
      const found = new Set<number>();
      createCustomerFinder([openIndex(buildIndex(indexed))])(party, (id) => found.add(id));
      const listed = openIndex(buildIndex([{ id: 1, party }]));
      const screened = customers.flatMap(({ name, ...rest }, id) =>
        screen([listed], aSubject({ name, ...rest })).hits.length > 0 ? [id] : [],
      );
      expect([...found].toSorted((one, other) => one - other)).toEqual(screened);
    }),
    { numRuns: 600, seed: 11 },
  );
});

test('a score is between 0 and 100 and deterministic, for any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      aType,
      (one, other, type) => {
        const first = compare(aSubject({ name: one }), aParty({ type, name: other }));
        expect(first.score).toBeGreaterThanOrEqual(0);
        expect(first.score).toBeLessThanOrEqual(100);
        expect(compare(aSubject({ name: one }), aParty({ type, name: other }))).toEqual(first);
      },
    ),
    { numRuns: 300 },
  );
});

test('folding folded text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 500 },
  );
});

test('names are compared alike both ways', () => {
  fc.assert(
    fc.property(aNameText, aNameText, aType, (one, other, type) => {
      expect(compare(aSubject({ name: one }), aParty({ type, name: other })).score).toBe(
        compare(aSubject({ name: other }), aParty({ type, name: one })).score,
      );
    }),
    { numRuns: 500 },
  );
});

test('an agreeing date, country or gender never lowers a score', () => {
  fc.assert(
    fc.property(aNameText, aNameText, anIsoDate, (one, other, date) => {
      const party = aParty({ name: other, dates: [aDate(date)], countries: [aNationality('RU')], gender: 'male' });
      const bare = compare(aSubject({ name: one }), party).score;
      const dated = compare(aSubject({ name: one, dates: [date] }), party).score;
      const located = compare(aSubject({ name: one, dates: [date], countries: ['Russia'] }), party).score;
      const full = compare(aSubject({ name: one, dates: [date], countries: ['Russia'], gender: 'male' }), party).score;
      expect(dated).toBeGreaterThanOrEqual(bare);
      expect(located).toBeGreaterThanOrEqual(dated);
      expect(full).toBeGreaterThanOrEqual(located);
    }),
    { numRuns: 300 },
  );
});
