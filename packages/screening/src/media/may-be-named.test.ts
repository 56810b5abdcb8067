import { expect, test } from 'vitest';
import { buildIndex, openIndex } from '../index.ts';
import { frequentNames } from '../names/tables/frequent-names.gen.ts';
import { randomFrom } from '../self-test/random.ts';
import { aName, aParty } from '../../test/builders.ts';
import { namedText } from './find-names.ts';
import { atOnce } from '../steps.ts';
import { mayBeNamed } from './may-be-named.ts';

const chance = randomFrom(20_260_401);
const names = frequentNames.flatMap((rank) => rank.split(' ')).filter((name) => name.length > 2);
const aFrequentName = (): string => {
  const name = chance.pick(names);
  return name.charAt(0).toUpperCase() + name.slice(1);
};
/** A person with two names, every third one with three. */
const aPerson = (): string => Array.from({ length: chance.integer(3) === 0 ? 3 : 2 }, aFrequentName).join(' ');
const aCompany = (): string =>
  [
    aFrequentName(),
    ...(chance.integer(3) === 0 ? ['&', aFrequentName()] : []),
    chance.pick(['Construction', 'Bakery', 'Logistics', 'Trading', 'Energy', 'Shipping', 'Textiles', 'Services']),
    chance.pick(['LLC', 'Ltd', 'GmbH', 'S.A.', 'SARL', 'OOO']),
  ].join(' ');
/** Names whose words are repeated, are single, or say little. */
const odd = [
  ['Ali Ali', 'person'],
  ['Pelé', 'person'],
  ['Иван Петров', 'person'],
  ['محمد علي حسن', 'person'],
  ['王小明', 'person'],
  ['J. P. Quellstone', 'person'],
  ['Nordic Grain AB', 'company'],
  ['Gazenergo', 'company'],
  ['Three Rivers Bank 3 LLC', 'company'],
  ['Bank of Trade', 'company'],
  ['Müller & Söhne GmbH', 'company'],
  ['上海远东贸易有限公司', 'company'],
  ['株式会社山田製作所', 'company'],
  ['ООО «Ромашка»', 'company'],
  ['The Company', 'company'],
] as const;
const known = [
  ...odd.map(([name, type]) => ({ name, type })),
  ...Array.from({ length: 6_000 }, () => ({ name: aPerson(), type: 'person' as const })),
  ...Array.from({ length: 3_000 }, () => ({ name: aCompany(), type: 'company' as const })),
];
const index = openIndex(
  buildIndex(known.map(({ name, type }, id) => ({ id, party: aParty({ type, names: [aName(name)] }) }))),
);

/** Looks for every name. */
function namedIn(text: string): number[] {
  const read = atOnce(namedText('', text));
  return known.flatMap(({ name, type }, id) => (read.placesOf(name, type).length > 0 ? [id] : []));
}

function mayBeNamedIn(text: string): Set<number> {
  const steps = mayBeNamed(index, atOnce(namedText('', text)));
  for (;;) {
    const step = steps.next();
    if (step.done) return new Set(step.value);
  }
}

/** News that names some parties as papers do: in full, without a middle word, in reverse order, in capitals. */
function aReport(): string {
  const sentences = Array.from({ length: 12 }, () => {
    const words = chance.pick(known).name.split(' ');
    const told = chance.pick([
      words,
      words.toReversed(),
      words.filter((_, at) => at !== 1),
      words.map((word) => word.toUpperCase()),
      [words.at(-1) ?? '', ...chance.pick(known).name.split(' ')],
    ]);
    return `On Monday the court heard that ${told.join(' ')} had sent money to a bank in three countries.`;
  });
  return sentences.join(' ');
}

test('every party that a text names is among those that it may name', () => {
  for (let round = 0; round < 12; round += 1) {
    const text = aReport();
    const may = mayBeNamedIn(text);
    const named = namedIn(text);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((id) => !may.has(id)).map((id) => known[id]?.name)).toEqual([]);
  }
});

test.each(odd)('%s', (name) => {
  for (const text of [`It was said that ${name} paid.`, `It was said that ${name.toUpperCase()} paid.`]) {
    const may = mayBeNamedIn(text);
    for (const id of namedIn(text)) expect(may.has(id)).toBe(true);
  }
});

test.each([
  ['Обвинение предъявили Ивану Петрову.', 'Иван Петров'],
  ['检察机关指控上海远东贸易有限公司洗钱。', '上海远东贸易有限公司'],
  ['株式会社山田製作所が詐欺で起訴された。', '株式会社山田製作所'],
  ['山田製作所が詐欺で起訴された。', '株式会社山田製作所'],
])('%s', (text, name) => {
  expect([...mayBeNamedIn(text)].map((id) => known[id]?.name)).toContain(name);
  expect(namedIn(text).map((id) => known[id]?.name)).toEqual([name]);
});

test('few others are checked', () => {
  const text = `On Monday the court heard that ${known[100]!.name} had sent money to a bank in three countries.`;
  expect(mayBeNamedIn(text).size).toBeLessThan(known.length / 100);
});
