/**
 * Measures the engine on large sets of invented names: `node bench/large.ts [--five-million] [names, in thousands …]`, 50 and
 * 1000 by default. Prints Markdown, with SQLite's trigrams for comparison on the smallest set. Five million take some minutes.
 */
import { type IndexedParty, type NameIndex, buildIndex, createBatchScreener, openIndex, screen } from '../src/index.ts';
import { hashOf } from '../src/candidates/segment-format.ts';
import type { ListedParty, Subject } from '../src/party.ts';
import { personChanges } from '../src/self-test/changed-names.ts';
import { type Random, randomFrom } from '../src/self-test/random.ts';
import { trigramsOf } from './baselines.ts';
import { bytesByKind, kindsOfBytes } from './index-bytes.ts';
import { innocentPeople } from './innocents.ts';
import { table } from './markdown.ts';

const asked = process.argv.slice(2).map(Number).filter(Boolean);
const more = process.argv.includes('--five-million') ? [5_000] : [];
const sizes = [...(asked.length > 0 ? asked : [50, 1_000]), ...more];
const questions = 1_000;
const customers = 20_000;
const baselineQuestions = 100;
/** Low enough that the first 20 count whatever they score, as for the baselines. */
const MIN_SCORE = 40;
const peopleAtOnce = 200_000;

const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const partyOf = ({ names, dates = [], countries = [] }: Subject): ListedParty => ({
  sourceRef: '',
  type: 'person',
  names: [{ text: names[0] ?? '', kind: 'primary', strength: 'strong' }],
  dates: dates.map((date) => ({ from: date, to: date })),
  countries: countries.map((code) => ({ code, text: code, role: 'nationality' })),
  birthPlaces: [],
  identifiers: [],
  addresses: [],
  programmes: [],
  positions: [],
});

/** People with different names, created on demand: of two equal names, nobody could say which was meant. */
class InventedPeople {
  readonly names: string[] = [];
  /** CPU time spent on inventing names. */
  spentMs = 0;
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
  }

  *indexed(): Generator<IndexedParty> {
    const known = new Set<number>();
    const random = randomFrom(77);
    while (this.names.length < this.#count) {
      const started = cpuNow();
      const fresh = innocentPeople(Math.min(peopleAtOnce, this.#count), random).filter(({ names: [name = ''] }) => {
        const lower = name.toLowerCase();
        const hash = hashOf(lower) * 2 ** 20 + (hashOf(`${lower} `) >>> 12);
        return known.size < known.add(hash).size;
      });
      this.spentMs += cpuNow() - started;
      for (const person of fresh) {
        if (this.names.length === this.#count) return;
        yield { id: this.names.push(person.names[0] ?? ''), party: partyOf(person) };
      }
    }
  }
}

/** Names of the set, altered like customers' names, with the original name. */
function perturbed(names: readonly string[], count: number, random: Random): { asked: string; name: string }[] {
  const found: { asked: string; name: string }[] = [];
  const kinds = Object.values(personChanges);
  while (found.length < count) {
    const name = random.pick(names);
    const changed = /^[\x20-\x7e]+$/.test(name) ? random.pick(kinds)(name, random) : undefined;
    if (changed !== undefined) found.push({ asked: changed, name });
  }
  return found;
}

const percentile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const size = (thousands: number): string => `${thousands.toLocaleString('en')} k`;

type Cells = (string | number)[];
const rows: Cells[] = [];
const byteRows: Cells[] = [];
for (const thousands of sizes) {
  const people = new InventedPeople(thousands * 1_000);
  const started = cpuNow();
  const bytes = buildIndex(people.indexed());
  const buildMs = cpuNow() - started - people.spentMs;
  const peak = process.resourceUsage().maxRSS * 1024;
  const wanted = perturbed(people.names, questions, randomFrom(5));
  const opened = performance.now();
  const index = openIndex(bytes);
  screen([index], { names: [wanted[0]?.asked ?? ''], type: 'person' });
  const loadMs = performance.now() - opened;
  const { times, found } = timed(index, wanted);
  rows.push([
    size(thousands),
    `${(buildMs / 1000).toFixed(1)} s`,
    mb(peak),
    mb(bytes.length),
    ms(loadMs),
    `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.99))}`,
    `${Math.round(batchPerSecond(index)).toLocaleString('en')}/s`,
    `${((found / wanted.length) * 100).toFixed(1)} %`,
  ]);
  byteRows.push([size(thousands), ...bytesByKind(bytes).map(mb)]);
  if (thousands === sizes[0]) rows.push(baselineRow('FTS5 trigrams', people.names, wanted.slice(0, baselineQuestions)));
}

function timed(
  index: NameIndex,
  wanted: readonly { asked: string; name: string }[],
): { times: number[]; found: number } {
  for (const person of innocentPeople(300, randomFrom(9))) screen([index], person);
  const times: number[] = [];
  let found = 0;
  for (const { asked: text, name } of wanted) {
    const at = performance.now();
    screen([index], { names: [text], type: 'person' }, { limit: 20 });
    times.push(performance.now() - at);
    const { hits } = screen([index], { names: [text], type: 'person' }, { limit: 20, threshold: MIN_SCORE });
    if (hits.some(({ primaryName }) => primaryName.toLowerCase() === name.toLowerCase())) found++;
  }
  return { times: times.toSorted((one, other) => one - other), found };
}

function batchPerSecond(index: NameIndex): number {
  const screenAll = createBatchScreener([index]);
  const many = innocentPeople(customers, randomFrom(6));
  const started = cpuNow();
  for (let at = 0; at < customers; at += 1_000) screenAll(many.slice(at, at + 1_000));
  return customers / ((cpuNow() - started) / 1000);
}

function baselineRow(
  label: string,
  people: readonly string[],
  wanted: readonly { asked: string; name: string }[],
): Cells {
  const names = people.map((name, id) => ({ id, name }));
  const started = cpuNow();
  const find = trigramsOf(names);
  const buildMs = cpuNow() - started;
  const times: number[] = [];
  let found = 0;
  for (const { asked: text, name } of wanted) {
    const at = performance.now();
    const hits = find(text);
    times.push(performance.now() - at);
    if (hits.some(({ id }) => names[id]?.name.toLowerCase() === name.toLowerCase())) found++;
  }
  times.sort((one, other) => one - other);
  const first20 = `${((found / wanted.length) * 100).toFixed(1)} %`;
  const both = `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.99))}`;
  return [`${label}, the same names`, `${(buildMs / 1000).toFixed(1)} s`, '', '', '', both, '', first20];
}

const headings = ['names', 'build', 'peak memory', 'index', 'load to first result', 'a search, p50 / p99'];
console.log(`## Large sets

Invented people with one name each. Searches use these names, altered as in 'Recall by kind of change'. Searches are timed at the default threshold; 'first 20' counts scores from ${MIN_SCORE} on. Building and batches are CPU time, searches wall time on one core. Peak memory is that of the whole process until the index is built, including the invented names.

Goals for 50 k: 0.1 s, load 3 ms, 0.04 / 0.3 ms, 100,000/s, 99.5 %. For 1 M: 1.5 s, 50 MB, load 20 ms, 0.2 / 1.5 ms, 5,000/s, 98 %. For 5 M: 8 s, 180 MB, load 100 ms, 0.6 / 4 ms, 1,500/s, 96.5 %.

${table([[...headings, 'customers', 'first 20'], ...rows])}

### Where the bytes are

${table([['names', ...kindsOfBytes], ...byteRows])}`);
