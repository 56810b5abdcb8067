import { describe, expect, test } from 'vitest';
import {
  IndexFormatError,
  buildIndex,
  buildIndexInSteps,
  compare,
  createScreener,
  findNames,
  mergeIndexes,
  openIndex,
  partiesOf,
  screen,
} from '../src/index.ts';
import { header, headerBytes } from '../src/candidates/segment-format.ts';
import { aDate, aName, aNationality, aParty, aSubject } from './builders.ts';

const listed = [
  aParty({
    sourceRef: 'A',
    name: 'Vladimir Vladimirovich Putin',
    dates: [aDate('1952-10-07')],
    countries: [aNationality('RU')],
  }),
  aParty({ sourceRef: 'B', name: 'Kim Jong Un', countries: [aNationality('KP')] }),
  aParty({ sourceRef: 'C', type: 'company', name: 'Islamic Republic of Iran Shipping Lines' }),
  aParty({ sourceRef: 'D', type: 'company', name: 'OOO Romashka' }),
  aParty({ sourceRef: 'E', type: 'vessel', name: 'Sea Star', identifiers: [{ kind: 'imo', value: 'IMO 9187629' }] }),
  aParty({
    sourceRef: 'F',
    names: [aName('Carlos Ilich Ramirez'), aName('Jackal Carlos', { strength: 'weak', kind: 'aka' })],
  }),
];
const index = openIndex(buildIndex(listed.map((party, id) => ({ id: id + 10, party }))));
const best = (name: string, more: object = {}): string | undefined =>
  screen([index], aSubject({ name, ...more })).hits[0]?.sourceRef;

test.each([
  ['Putin Vladimir', 'A'],
  ['Владимир Путин', 'A'],
  ['김정은', 'B'],
  ['Kim Jongun', 'B'],
  ['Romashka LLC', 'D'],
  ['ООО «Ромашка»', 'D'],
])('%s finds party %s', (name, reference) => {
  expect(best(name)).toBe(reference);
});

test.each([
  ['Xijinping', 'Xi Jin Ping', 'person'],
  ['Xi Jin Ping', 'Xi Jinping', 'person'],
  ['Conor OBrien', 'Conor O Brien', 'person'],
  ['Orionbank', 'Orion Bank', 'company'],
  ['Orion Bank', 'Orionbank', 'company'],
  ['OrionLLC', 'Orion LLC', 'company'],
  ['OC ENTERPRISEFZE', 'OC Enterprise FZE', 'company'],
  ['BANCO CORPORATIVOSA', 'Banco Corporativo SA', 'company'],
  ['NITC', 'National Iranian Tanker Company', 'company'],
  ['National Iranian Tanker Organisation', 'NITO', 'company'],
] as const)('%s finds %s though no word is shared', (name, other, type) => {
  const segment = openIndex(buildIndex([{ id: 1, party: aParty({ name: other, type }) }]));
  const threshold = 50;
  expect(screen([segment], aSubject({ name, type }), { threshold }).hits[0]?.score).toBe(
    compare(aSubject({ name, type }), aParty({ name: other, type })).score,
  );
});

test('a shared IMO number finds the vessel whatever its name', () => {
  const hit = screen(
    [index],
    aSubject({ name: 'Ocean Queen', type: 'vessel', identifiers: [{ kind: 'imo', value: '9187629' }] }),
  ).hits[0];
  expect(hit).toMatchObject({ sourceRef: 'E', id: 14, index: 0 });
  expect(hit?.explanation).toContain('Same IMO number on both sides.');
});

test('parties of every type are found, by an identifier even if their name is unreadable', () => {
  const types = ['vessel', 'person', 'company', 'person', 'wallet'] as const;
  const parties = types.map((type, at) => ({
    id: 100 - at,
    party: aParty({
      type,
      sourceRef: `R${at}`,
      name: at % 3 === 0 ? '\u2605' : `Ann Zweifel${at}`,
      dates: [aDate(`19${50 + at}-01-01`)],
      identifiers: [{ kind: 'other', value: `ZX 99${at}81` }],
    }),
  }));
  const segment = openIndex(buildIndex(parties));
  for (const { id, party } of parties) {
    const subject = aSubject({ name: 'Nobody', type: party.type, identifiers: party.identifiers });
    const hit = screen([segment], subject, { threshold: 1 }).hits.find((one) => one.id === id);
    expect(hit).toMatchObject({ sourceRef: party.sourceRef, ...compare(subject, party, { threshold: 1 }) });
  }
  for (const at of [1, 2, 4]) expect(findNames([segment], `zweifel${at}`)[0]?.party.sourceRef).toBe(`R${at}`);
  const taken = [...partiesOf(segment)].toSorted((one, other) => other.id - one.id);
  expect(taken.map(({ party }) => [party.type, party.dates])).toEqual(
    parties.map(({ party }) => [party.type, party.dates]),
  );
});

test('a weak alias alone is not a match; with the date of birth it may be', () => {
  expect(screen([index], aSubject({ name: 'Jackal Carlos' })).hits).toEqual([]);
  const party = aParty({
    names: [aName('Carlos Ilich Ramirez'), aName('Jackal Carlos', { strength: 'weak', kind: 'aka' })],
    dates: [aDate('1949-10-12')],
  });
  expect(compare(aSubject({ name: 'Jackal Carlos', dates: ['1949-10-12'] }), party).match).toBe(true);
});

test('several segments give one result, best first', () => {
  const other = openIndex(buildIndex([{ id: 1, party: aParty({ sourceRef: 'Z', name: 'Vladimir Putin' }) }]));
  const { hits } = screen([index, other], aSubject({ name: 'Vladimir Putin' }));
  expect(hits.map((hit) => [hit.index, hit.sourceRef])).toEqual([
    [1, 'Z'],
    [0, 'A'],
  ]);
});

describe('when even slightly similar names are requested', () => {
  // More names than are ever looked at; the one that is meant comes last.
  const syllables = ['ba', 'do', 'ki', 'lu', 'me', 'no', 'ra', 'si', 'ta', 'vo', 'zu'];
  const families = syllables.flatMap((one) =>
    syllables.flatMap((two) => syllables.flatMap((three) => syllables.map((four) => one + two + three + four))),
  );
  const many = [...families.map((family) => `Pavel ${family}`), 'Pavel Sergeyevich Kestrelov'];
  const crowd = openIndex(buildIndex(many.map((name, id) => ({ id, party: aParty({ name }) }))));

  test.each(['Pavel Kestrelov', 'Kestrelov Pavel S.', 'P. S. Kestrelov'])('the best match comes first: %s', (name) => {
    const { hits, truncated } = screen([crowd], aSubject({ name }), { threshold: 0, limit: 20 });
    expect(hits[0]).toMatchObject({ id: many.length - 1 });
    expect(truncated).toBe(true);
  });
});

test('more matches than the limit are reported as truncated', () => {
  const twins = openIndex(buildIndex([1, 2, 3].map((id) => ({ id, party: aParty({ name: 'Ann Zweifel' }) }))));
  expect(screen([twins], aSubject({ name: 'Ann Zweifel' }), { limit: 2 })).toMatchObject({
    truncated: true,
    hits: [{ id: 1 }, { id: 2 }],
  });
  expect(screen([twins], aSubject({ name: 'Ann Zweifel' })).truncated).toBe(false);
});

test('a screener with cached words gives the same results as one without', () => {
  const run = createScreener([index]);
  for (const name of ['Putin Vladimir', 'Kim Jongun', 'Nobody Here', 'Putin Vladimir']) {
    expect(run(aSubject({ name }))).toEqual(screen([index], aSubject({ name })));
  }
});

test('merged indexes give the same results as separate ones', () => {
  const names = ['Wladimir Putin', 'Ruslan Romashka', 'Kim Yong Un', 'Sergei Putilin', 'Karlos Ramires', 'Yuri Sea'];
  const other = openIndex(
    buildIndex(names.map((name, id) => ({ id, party: aParty({ name, type: id % 2 === 0 ? 'person' : 'company' }) }))),
  );
  const indexes = [index, other];
  const merged = openIndex(mergeIndexes(indexes));
  const asked = [
    ...names,
    'Vladimir Putyn',
    'Kim Jongun',
    'OOO Romaschka',
    'Sea Starr',
    'Carlos Ramirez',
    'Владимир Путин',
  ];
  for (const name of asked) {
    const found = screen(indexes, aSubject({ name, type: undefined }), { threshold: 40 });
    expect(found.hits).not.toEqual([]);
    expect(screen([merged], aSubject({ name, type: undefined }), { threshold: 40 })).toEqual(found);
  }
});

test('a hit is what compare says of the pair', () => {
  const subject = aSubject({ name: 'Wladimir Putin', dates: ['1952-10-07'], countries: ['Russia'] });
  const hit = screen([index], subject).hits[0];
  expect(hit).toMatchObject(compare(subject, listed[0]!));
});

describe('an index', () => {
  test('is the same whether built in steps or at once', () => {
    const parties = Array.from({ length: 120 }, (_, id) => ({
      id,
      party: aParty({ name: `Person Number${id} Surname${id % 7}` }),
    }));
    const steps = buildIndexInSteps(parties);
    let count = 0;
    let last = steps.next();
    for (; !last.done; last = steps.next()) {
      count++;
      expect(last.value.done).toBeLessThanOrEqual(last.value.total);
    }
    expect(count).toBeGreaterThan(2);
    expect(last.value).toEqual(buildIndex(parties));
  });

  test('rebuilt from the parties of an index is the same, without reading their names again', () => {
    const bytes = buildIndex(listed.map((party, id) => ({ id: id + 10, party })));
    const taken = [...partiesOf(openIndex(bytes))];
    const again = openIndex(buildIndex(taken));
    expect(buildIndex(partiesOf(again))).toEqual(buildIndex(taken));
    for (const name of ['Wladimir Putin', 'ООО «Ромашка»', 'IRISL', 'Jackal Carlos'])
      expect(screen([again], aSubject({ name, type: undefined }), { threshold: 30 })).toEqual(
        screen([index], aSubject({ name, type: undefined }), { threshold: 30 }),
      );
    const renamed = taken.map(({ id, read }) => ({
      id,
      read: read ?? [],
      party: aParty({ type: 'company', name: 'Nobody' }),
    }));
    expect(findNames([openIndex(buildIndex(renamed))], 'romashka').map(({ id }) => id)).toEqual([13]);
  });

  test('of nothing answers nothing', () => {
    expect(screen([openIndex(buildIndex([]))], aSubject({ name: 'Anyone' }))).toEqual({ hits: [], truncated: false });
  });

  test('is refused with the reason if it is something else, cut short or damaged', () => {
    const bytes = buildIndex([{ id: 1, party: aParty() }]);
    expect(() => openIndex(new Uint8Array(4))).toThrow(IndexFormatError);
    expect(() => openIndex(new Uint8Array(bytes.length))).toThrow('not a name index');
    expect(() => openIndex(bytes.slice(0, -4))).toThrow('bytes long');
    const other = bytes.slice();
    other[4] = 99;
    expect(() => openIndex(other)).toThrow('format 99');
    const older = bytes.slice();
    new Uint32Array(older.buffer)[header.engine]! ^= 1;
    expect(() => openIndex(older)).toThrow('written by another engine');
    const torn = bytes.slice();
    // The first word of the first section after the header is its number of values.
    new Uint32Array(torn.buffer, headerBytes, 1)[0] = 0x7fff_ffff;
    expect(() => openIndex(torn)).toThrow(IndexFormatError);
    expect(() => openIndex(torn)).toThrow('damaged');
  });

  test('opens at any offset of a larger buffer', () => {
    const bytes = buildIndex([{ id: 1, party: aParty({ name: 'Ann Zweifel' }) }]);
    const larger = new Uint8Array(bytes.length + 3);
    larger.set(bytes, 3);
    expect(screen([openIndex(larger.subarray(3))], aSubject({ name: 'Ann Zweifel' })).hits).toHaveLength(1);
  });
});

test('of two equivalent names, the one in the subject’s script is shown; the score is that of the better one', () => {
  const names = [aName('Rustam Idrisovich HALVANI'), aName('Рустам Идрисович ХАЛВАНИ', { kind: 'original-script' })];
  const latin = compare(aSubject({ name: 'Rustem Halvani' }), aParty({ names }));
  expect(latin.evidence.matchedName).toBe('Rustam Idrisovich HALVANI');
  expect(latin.explanation).toContain("'Idrisovich' is only on the list");
  const alone = names.map((name) => compare(aSubject({ name: 'Rustem Halvani' }), aParty({ names: [name] })).score);
  expect(latin.score).toBe(Math.max(...alone));
  expect(compare(aSubject({ name: 'Рустем Халвани' }), aParty({ names })).evidence.matchedName).toBe(
    'Рустам Идрисович ХАЛВАНИ',
  );
});
