import { availableParallelism } from 'node:os';
import { type IndexSet } from '@tamis/api/screening/index-store';
import { demoParties } from '@tamis/api/seed/demo-list';
import { buildIndex, createScreener, mergeIndexes, openIndex } from '@tamis/screening';
import { afterAll, expect, test } from 'vitest';
import { aListedParty } from '../../../packages/api/test/list-builders.ts';
import { ScreenPool } from '../src/threads/screen-pool.ts';
import { startedThreads } from './started-threads.ts';

const workers = startedThreads();
const pool = new ScreenPool({ few: 0, many: 0 });
afterAll(() => pool.close());

/** A set of two segments made of the demo's parties. */
function aSet(key: string): IndexSet {
  const half = Math.ceil(demoParties.length / 2);
  const segments = [demoParties.slice(0, half), demoParties.slice(half)].map((part) =>
    buildIndex(part.map(({ party }, id) => ({ id: id + 1, party }))),
  );
  const indexes = segments.map(openIndex);
  return { key, segments, indexes, perList: indexes, lists: [], threshold: options.threshold };
}

const subjects = [
  ...demoParties.map(({ party }) => ({ names: [party.names[0]?.text ?? ''], type: party.type })),
  ...['Signe Almqvist', 'Thandeka Mbekwa', ''].map((name) => ({ names: [name] })),
];
const options = { threshold: 70, limit: 5 };

test('threads give the same results as one by one, in order', async () => {
  const set = aSet('first');
  const answers = await pool.screenMany(set, subjects, options);
  expect(answers).toEqual(subjects.map(createScreener(set.indexes, options)));
  expect(answers.filter((answer) => answer.hits.length > 0)).toHaveLength(demoParties.length);
});

test('another threshold is applied although the lists are the same', async () => {
  const set = aSet('first');
  const strict = { ...options, threshold: 99.95 };
  for (const asked of [options, strict, options]) {
    expect(await pool.screenMany(set, subjects, asked)).toEqual(subjects.map(createScreener(set.indexes, asked)));
  }
});

test('once the lists are merged, threads with separate indexes give the same results with one index', async () => {
  const set = aSet('merged');
  const before = await pool.screenMany(set, subjects, options);
  const merged = mergeIndexes(set.indexes);
  const asOne = { ...set, indexes: [openIndex(merged)], segments: [], merged };
  expect(await pool.screenMany(asOne, subjects, options)).toEqual(before);
});

test('a few subjects are screened here with the same results as in threads', async () => {
  const set = aSet('few');
  const here = new ScreenPool();
  expect(await here.screenMany(set, subjects, options)).toEqual(await pool.screenMany(set, subjects, options));
  await here.close();
});

test('four hundred subjects of a set are screened here, in one batch or several; the next one starts threads', async () => {
  const few = Array.from({ length: 200 }, () => subjects[0]!);
  const set = aSet('boundary');
  const here = new ScreenPool();
  const before = workers.length;
  await here.screenMany(set, few, options);
  await here.screenMany(set, few, options);
  expect(workers).toHaveLength(before);
  const [answer] = await here.screenMany(set, few.slice(0, 1), options);
  expect(workers.length).toBeGreaterThan(before);
  expect(answer).toEqual(createScreener(set.indexes, options)(subjects[0]!));
  await here.close();
});

test('further threads join for large batches, and the results stay in order', async () => {
  const set = aSet('much');
  const many = 3 * subjects.length;
  const here = new ScreenPool({ few: 0, many });
  const before = workers.length;
  const counts: number[] = [];
  for (let times = 0; times < 3; times += 1) {
    expect(await here.screenMany(set, subjects, options)).toEqual(subjects.map(createScreener(set.indexes, options)));
    counts.push(workers.length - before);
  }
  await here.close();
  const all = Math.min(4, availableParallelism());
  const first = Math.max(1, Math.min(all, availableParallelism() - 2));
  expect(counts).toEqual([first, first, all]);
});

test('another set is searched from its first batch on', async () => {
  const set = aSet('second');
  const empty = { ...aSet('third'), segments: [buildIndex([])] };
  expect((await pool.screenMany(empty, subjects, options)).every((answer) => answer.hits.length === 0)).toBe(true);
  expect((await pool.screenMany(set, subjects.slice(0, 1), options))[0]?.hits).not.toEqual([]);
});

test('a batch with another threshold does not get the results of the previous one', async () => {
  const set = aSet('options');
  await pool.screenMany(set, subjects, options);
  const strict = { threshold: 99, limit: 5 };
  expect(await pool.screenMany(set, subjects, strict)).toEqual(subjects.map(createScreener(set.indexes, strict)));
});

test('threads find the entities that parties match, as the main thread does, while they screen', async () => {
  const others = Array.from({ length: 300 }, (_, at) => ({ name: `Signe Almqvist ${at}`, type: 'person' as const }));
  const listed = demoParties.map(({ party }) => ({ name: party.names[0]?.text ?? '', type: party.type }));
  const parts = [others, listed].map((entities, part) =>
    buildIndex(
      entities.map(({ name, type }, at) => ({
        id: part * 1_000 + at + 1,
        party: aListedParty({ name, type, dates: [], countries: [] }),
      })),
    ),
  );
  const entities = { segments: parts, indexes: parts.map(openIndex) };
  const parties = demoParties.map(({ party }, id) => ({ id, json: JSON.stringify(party) }));
  const threads = new ScreenPool({ few: 0, fewEntities: 0, many: 0 });
  const set = aSet('beside');
  const [found, screened] = await Promise.all([
    threads.findEntities(entities, parties, { fields: ['country'] }),
    threads.screenMany(set, subjects, options),
  ]);
  await threads.close();
  expect(found.entities).toEqual(new Set(listed.map((_, at) => 1_001 + at)));
  expect(found.parties).toEqual(new Set(parties.map(({ id }) => id)));
  expect(await pool.findEntities(entities, parties, { fields: ['country'] })).toEqual(found);
  expect(screened).toEqual(subjects.map(createScreener(set.indexes, options)));
});

/** Entities in one index, numbered from 1. */
const entitiesNamed = (names: readonly string[]) => {
  const parties = names.map((name, at) => ({ id: at + 1, party: aListedParty({ name, dates: [], countries: [] }) }));
  const segments = [buildIndex(parties)];
  return { segments, indexes: segments.map(openIndex) };
};

test('threads can search another index of entities, and the first one again', async () => {
  const [first, second] = [entitiesNamed(['Signe Almqvist', 'Rustam Halvani']), entitiesNamed(['Rustam Halvani'])];
  const parties = [{ id: 7, json: JSON.stringify(aListedParty({ name: 'Rustam Halvani', dates: [], countries: [] })) }];
  const threads = new ScreenPool({ fewEntities: 0 });
  const asked = [];
  for (const entities of [first, second, first]) {
    asked.push([...(await threads.findEntities(entities, parties, { fields: ['country'] })).entities]);
  }
  await threads.close();
  expect(asked).toEqual([[2], [1], [2]]);
});

test('several concurrent batches, one of them empty, do not mix their results', async () => {
  const set = aSet('fourth');
  const one = await pool.screenMany(set, subjects, options);
  const all = await Promise.all([
    pool.screenMany(set, subjects, options),
    pool.screenMany(set, [], options),
    pool.screenMany(set, subjects, options),
  ]);
  expect(all).toEqual([one, [], one]);
});

test('a thread that dies ends the others, and the next batch starts new ones', async () => {
  const set = aSet('dying');
  const before = workers.length;
  const threads = new ScreenPool({ few: 0, many: 0 });
  await threads.screenMany(set, subjects, options);
  const first = workers.slice(before);
  const failed = threads.screenMany(set, Array(5_000).fill(subjects[0]), options);
  const ended = first.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
  await Promise.all([expect(failed).rejects.toThrow('A screening thread has ended'), first[0]?.terminate()]);
  await Promise.all(ended);
  expect(await threads.screenMany(set, subjects, options)).toHaveLength(subjects.length);
  expect(workers).toHaveLength(before + 2 * first.length);
  await threads.close();
});

test('bytes that are no segment fail only their batch', async () => {
  const broken = { ...aSet('broken'), segments: [new Uint8Array(4_000)] };
  for (let times = 0; times < 2; times += 1) {
    await expect(pool.screenMany(broken, subjects, options)).rejects.toThrow('not a name index');
  }
  expect(await pool.screenMany(aSet('fifth'), subjects, options)).toHaveLength(subjects.length);
});
