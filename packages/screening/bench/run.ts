/**
 * Measures the engine on the published lists: `node bench/run.ts [searches a kind] [innocents] [--no-baselines] [--write]`.
 * Without arguments 100 and 1,000. Prints Markdown: each figure beside its goal. Without the lists it reports that and measures nothing.
 */
import {
  DEFAULT_THRESHOLD,
  ENGINE_VERSION,
  buildIndex,
  compare,
  createBatchScreener,
  mergeIndexes,
  openIndex,
  screen,
} from '../src/index.ts';
import { type ListedName, type Search, fuseOf, jaroWinklerScan, minisearchOf, trigramsOf } from './baselines.ts';
import { figuresByThreshold, keepFigures, knownScores, thresholdTable } from './by-threshold.ts';
import { alertRows, alertsOf } from './alerts.ts';
import { table } from './markdown.ts';
import { innocentCompanies, innocentPeople } from './innocents.ts';
import { judgeNearMiss, nearMissRows, nearMisses } from './near-misses.ts';
import { randomFrom } from '../src/self-test/random.ts';
import { readLists } from './read-lists.ts';
import { judgedGolden, judgedInnocents, judgedQuestions, reliabilityRows } from './reliability.ts';
import {
  bestScores,
  bySubject,
  engineSearch,
  innocentScores,
  nativeQuestions,
  questionsOf,
  recallOf,
} from './recall.ts';

const [perKind = 100, innocentCount = 1000] = process.argv.slice(2).map(Number).filter(Number.isFinite);
/** False alerts are rare, so they are measured on this many times more innocents than the speed. */
const innocentsTimes = { people: 50, companies: 10 };
const nearMissCount = 5000;
const withBaselines = !process.argv.includes('--no-baselines');
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
/** CPU time of this process in milliseconds: on a shared machine, wall time would include other processes. */
const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const clock = (work: () => void): number => {
  const start = cpuNow();
  work();
  return cpuNow() - start;
};

/** The time limit for the searches of one baseline. */
const baselineMs = 15_000;
const nothing: Search = () => [];

const lists = readLists();
if (!lists) {
  console.log('## The engine\n\nThe published lists are not here; set TAMIS_LISTS. Nothing measured.');
  process.exit(0);
}
const parties = [...lists.values()].flat();
const first = new Map<string, number>();
let offset = 0;
for (const [code, list] of lists) {
  first.set(code, offset);
  offset += list.length;
}
const numbered = (code: string): { id: number; party: (typeof parties)[number] }[] =>
  (lists.get(code) ?? []).map((party, at) => ({ id: (first.get(code) ?? 0) + at, party }));

// Build time and size, warm.
for (const code of lists.keys()) buildIndex(numbered(code));
const segments = [...lists.keys()].map((code) => {
  let bytes = new Uint8Array();
  const ms = clock(() => (bytes = buildIndex(numbered(code)) as Uint8Array<ArrayBuffer>));
  const index = openIndex(bytes);
  return {
    code,
    parties: index.partyCount,
    names: index.nameCount,
    'build ms': Math.round(ms),
    MB: Number((bytes.length / 1e6).toFixed(2)),
    bytes,
    index,
  };
});
// Merged into one, as on a server.
const mergedOf = (some: typeof segments) => openIndex(mergeIndexes(some.map(({ index }) => index)));
const indexes = [mergedOf(segments)];

// Speed: new subjects against newly opened indexes, so that nothing is cached.
const people = innocentPeople(innocentCount, randomFrom(5));
const companies = innocentCompanies(innocentCount, people, randomFrom(6));
const warmUp = 3_000;
const otherPeople = innocentPeople(warmUp, randomFrom(9));
const otherCompanies = innocentCompanies(warmUp, otherPeople, randomFrom(13));
const roundsToCompile = 4;
/** For subjects after others of their kind: companies use code that people do not, which has to be compiled first. */
const latencies = (
  asked: typeof people,
  others: typeof people,
  codes = [...lists.keys()],
): { mean: number; p50: number; p99: number } => {
  const fresh = [mergedOf(segments.filter(({ code }) => codes.includes(code)))];
  for (const subject of others) screen(fresh, subject);
  const times = asked
    .map((subject) => {
      const started = performance.now();
      screen(fresh, subject);
      return performance.now() - started;
    })
    .toSorted((one, other) => one - other);
  const at = (share: number): number => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(3));
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  return { mean: Number(mean.toFixed(3)), p50: at(0.5), p99: at(0.99) };
};
const speed = {
  'people, four lists': latencies(people, otherPeople),
  'companies, four lists': latencies(companies, otherCompanies),
  'people, OFAC alone': latencies(innocentPeople(innocentCount, randomFrom(7)), otherPeople, ['ofac']),
};
const batch = Array.from({ length: 6_000 }, (_, at) => people[(at * 7919) % people.length]!);
const screenAll = createBatchScreener(indexes);
const batchMs = clock(() => {
  for (let at = 0; at < batch.length; at += 1_000) screenAll(batch.slice(at, at + 1_000));
});
const pairs = people.slice(0, 200).flatMap((subject) => parties.slice(0, 50).map((party) => [subject, party] as const));
const comparePairs = (): void => pairs.forEach(([subject, party]) => compare(subject, party));
// Nothing above has explained pairs: the first rounds compile that code.
for (let round = 0; round < roundsToCompile; round++) comparePairs();
const pairMs = clock(comparePairs);
const namesPerPair = pairs.reduce((sum, [, party]) => sum + party.names.length, 0) / pairs.length;
const batchPerSecond = Math.round((batch.length / batchMs) * 1000);
const pairMicroseconds = Number(((pairMs / pairs.length / namesPerPair) * 1000).toFixed(2));
// False alerts and misses by threshold.
const search = engineSearch(indexes, 40);
const manyPeople = innocentPeople(innocentCount * innocentsTimes.people, randomFrom(11));
const manyCompanies = innocentCompanies(innocentCount * innocentsTimes.companies, manyPeople, randomFrom(12));
const best = { people: bestScores(search, manyPeople), companies: bestScores(search, manyCompanies) };
const falling = (all: readonly number[]): number[] => all.toSorted((one, other) => other - one);
const scores = { people: falling(best.people), companies: falling(best.companies) };
const alerts = {
  people: alertsOf(indexes, manyPeople, best.people),
  companies: alertsOf(indexes, manyCompanies, best.companies),
};
const misses = nearMisses(parties, nearMissCount, randomFrom(3)).map(judgeNearMiss);
// Recall by kind of alteration.
const onePercentOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 100)] ?? 0;
const questions = questionsOf(parties, perKind, randomFrom(1));
const byThreshold = figuresByThreshold({ ...scores, known: knownScores(search, questions) });
if (process.argv.includes('--write')) keepFigures({ figures: byThreshold, parties: parties.length });
// The first twenty, however low their scores.
const recall = recallOf(engineSearch(indexes, 0), questions, DEFAULT_THRESHOLD, onePercentOf(scores.people));
const latinOnly = [...lists.keys()].map((code) =>
  openIndex(
    buildIndex(
      numbered(code).map(({ id, party }) => ({
        id,
        party: { ...party, names: party.names.filter((name) => /[a-z]/i.test(name.text)) },
      })),
    ),
  ),
);
const native = recallOf(
  engineSearch(latinOnly, 40),
  nativeQuestions(parties, perKind * 2, randomFrom(2)),
  DEFAULT_THRESHOLD,
  onePercentOf(scores.people),
).slice(0, 1);
// The same searches with the baselines, on names in Latin letters; fewer, because a scan is slow.
const listedNames: ListedName[] = parties.flatMap((party, id) =>
  party.names.filter((name) => /[a-z]/i.test(name.text)).map((name) => ({ id, name: name.text })),
);
const baselines: Record<string, { build: number; ms: number; at20: number; atOnePercent: number }> = {};
if (withBaselines) {
  const some = questions.filter((_, at) => at % 12 === 0);
  const makers: Record<string, (names: readonly ListedName[]) => Search> = {
    minisearch: minisearchOf,
    'fuse.js': fuseOf,
    'FTS5 trigrams': trigramsOf,
    'Jaro-Winkler scan': jaroWinklerScan,
  };
  for (const [name, make] of Object.entries(makers)) {
    let find: Search = nothing;
    const build = Math.round(clock(() => (find = make(listedNames))));
    const cost = clock(() => some.slice(0, 5).forEach((question) => find(question.subject.names[0] ?? ''))) / 5;
    // A slow baseline gets only as many searches as fit into some seconds.
    const most = Math.max(12, Math.floor(baselineMs / cost / 2));
    const asked = some.slice(0, most);
    const limit = onePercentOf(innocentScores(bySubject(find), people.slice(0, Math.min(most, 300))));
    const row = recallOf(bySubject(find), asked, 0, limit).at(-1);
    baselines[name] = {
      build,
      ms: Number(cost.toFixed(1)),
      at20: row?.at20 ?? 0,
      atOnePercent: row?.atOnePercent ?? 0,
    };
  }
  const own = recallOf(search, some, DEFAULT_THRESHOLD, onePercentOf(scores.people)).at(-1);
  baselines['tamis'] = {
    build: segments.reduce((sum, segment) => sum + segment['build ms'], 0),
    ms: speed['people, four lists'].mean,
    at20: own?.at20 ?? 0,
    atOnePercent: own?.atOnePercent ?? 0,
  };
}

const reliability = {
  'golden pairs': judgedGolden(),
  'altered names': judgedQuestions(search, questions),
  innocents: judgedInnocents([...scores.people, ...scores.companies]),
  'near-misses': judgedInnocents(misses.map(({ score }) => score)),
};
const all = recall.at(-1);
const ms = (value: number): string => `${value} ms`;
const ofac = segments[0];
const atDefault = byThreshold.find(({ threshold }) => threshold === DEFAULT_THRESHOLD);
const at = (kind: 'people' | 'companies'): string => percent((atDefault?.[`${kind}Of10000`] ?? 0) / 10_000);
console.log(`## The engine

Version ${ENGINE_VERSION}; four published lists, ${parties.length.toLocaleString('en')} parties, ${listedNames.length.toLocaleString('en')} names in Latin letters. The time for one subject is wall time, after ${warmUp.toLocaleString('en')} others of its kind, for subjects not met before; everything else is CPU time.

${table([
  ['what', 'figure', 'goal'],
  ['a person against four lists, mean', ms(speed['people, four lists'].mean), '≤ 0.35 ms'],
  ['a person against four lists, p50', ms(speed['people, four lists'].p50), ''],
  ['a person against four lists, p99', ms(speed['people, four lists'].p99), '≤ 4 ms'],
  ['a company against four lists, mean', ms(speed['companies, four lists'].mean), '≤ 0.35 ms'],
  ['a company against four lists, p99', ms(speed['companies, four lists'].p99), '≤ 4 ms'],
  ['a person against OFAC alone, p50', ms(speed['people, OFAC alone'].p50), '≤ 0.08 ms'],
  ['batch of customers with repeated names', `${batchPerSecond.toLocaleString('en')}/s`, '≥ 6,000/s'],
  ['one pair of names compared', `${pairMicroseconds} µs`, '≤ 10 µs'],
  ['OFAC index built', ms(ofac?.['build ms'] ?? 0), '≤ 300 ms'],
  [`innocent people with an alert at ${DEFAULT_THRESHOLD}`, at('people'), '≤ 0.5 %'],
  [`innocent companies with an alert at ${DEFAULT_THRESHOLD}`, at('companies'), 'about 1 %'],
  ['altered listed names found among the first 20', percent(all?.at20 ?? 0), '≥ 99.5 %'],
  ['altered listed names found at 1 % false alerts', percent(all?.atOnePercent ?? 0), '≥ 95 %'],
  ['names in their original script found among Latin names, first 20', percent(native[0]?.at20 ?? 0), '≥ 95 %'],
])}

### Recall by kind of change

${table([
  ['kind', 'searches', 'first 20', `score ≥ ${DEFAULT_THRESHOLD}`, 'at 1 % false alerts'],
  ...[...recall, ...native].map((row) => [
    row.kind,
    row.questions,
    percent(row.at20),
    percent(row.atThreshold),
    percent(row.atOnePercent),
  ]),
])}

### By threshold

Innocents that alert, and listed names, altered as above, that are missed. The product shows these figures beside the threshold setting; they come from \`packages/screening/src/matching/threshold-figures.ts\` (\`node packages/screening/bench/by-threshold.ts --write\`).

${thresholdTable(byThreshold)}

### Why innocents alert

${manyPeople.length.toLocaleString('en')} people and ${manyCompanies.length.toLocaleString('en')} companies that are on no list, threshold ${DEFAULT_THRESHOLD}. The reason is the weakest way in which words of the two names were paired, and what is left over.

${table([
  ['innocents', 'reason', 'alerts', 'share', 'example'],
  ...alertRows('people', alerts.people, manyPeople.length),
  ...alertRows('companies', alerts.companies, manyCompanies.length),
])}

### Near-misses

One word of a listed name is replaced by another of its kind, and the result is compared with the original party. Sister companies that share several own words alert on purpose: a person would want to look.

${table([['kind', 'near-misses', `alert at ${DEFAULT_THRESHOLD}`, 'reason'], ...nearMissRows(misses)])}

### What a score is worth

The share of pairs in each band of scores that are truly the same. The numbers of innocents and near-misses are those generated here, not those that an analyst meets.

${table([['score', ...Object.keys(reliability), 'truly the same'], ...reliabilityRows(reliability)])}

### Indexes

${table([
  ['list', 'parties', 'names', 'build ms', 'MB'],
  ...segments.map((row) => [row.code, row.parties, row.names, row['build ms'], row.MB]),
])}`);
if (withBaselines)
  console.log(`
### Compared with what many teams use

${table([
  ['search', 'build ms', 'ms per search', 'first 20', 'at 1 % false alerts'],
  ...Object.entries(baselines).map(([name, row]) => [
    name,
    row.build,
    row.ms,
    percent(row.at20),
    percent(row.atOnePercent),
  ]),
])}`);
