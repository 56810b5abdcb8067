/**
 * The effect of each threshold: innocents that alert, and known names that are missed. `node bench/by-threshold.ts` prints
 * it; `--write` stores it in src/matching/threshold-figures.ts, which the product shows.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENGINE_VERSION, buildIndex, openIndex } from '../src/index.ts';
import { THRESHOLD_BOUNDS, type ThresholdFigures } from '../src/matching/threshold.ts';
import type { Subject } from '../src/party.ts';
import { innocentCompanies, innocentPeople } from './innocents.ts';
import { table } from './markdown.ts';
import { randomFrom } from '../src/self-test/random.ts';
import { readLists } from './read-lists.ts';
import { type Question, engineSearch, innocentScores, questionsOf } from './recall.ts';

const STEP = 5;
const INNOCENTS = { people: 50_000, companies: 10_000 } as const;
const PER_KIND = 500;

type Find = (subject: Subject) => { id: number; score: number }[];

/** How many of 10,000 reach a threshold. */
const share = (scores: readonly number[], threshold: number): number =>
  Math.round((10_000 * scores.filter((score) => score >= threshold).length) / scores.length);

/** The figures for steps of the threshold, from the best scores of innocents by kind and of known names. */
export function figuresByThreshold({
  people,
  companies,
  known,
}: Record<'people' | 'companies' | 'known', readonly number[]>): ThresholdFigures[] {
  const { least, most } = THRESHOLD_BOUNDS;
  const steps = Array.from({ length: (most - least) / STEP + 1 }, (_, at) => least + at * STEP);
  return steps.map((threshold) => ({
    threshold,
    peopleOf10000: share(people, threshold),
    companiesOf10000: share(companies, threshold),
    missedOf10000: 10_000 - share(known, threshold),
  }));
}

/** The score at which each search finds the right party; 0 if it does not. */
export function knownScores(search: Find, questions: readonly Question[]): number[] {
  return questions.map(({ subject, answers }) => search(subject).find((hit) => answers.has(hit.id))?.score ?? 0);
}

export function thresholdTable(figures: readonly ThresholdFigures[]): string {
  return table([
    ['of 10,000', ...figures.map(({ threshold }) => threshold)],
    ['innocent people that alert', ...figures.map(({ peopleOf10000 }) => peopleOf10000)],
    ['innocent companies that alert', ...figures.map(({ companiesOf10000 }) => companiesOf10000)],
    ['known names, changed, that are missed', ...figures.map(({ missedOf10000 }) => missedOf10000)],
  ]);
}

function measure(): { figures: ThresholdFigures[]; parties: number } | undefined {
  const lists = readLists();
  if (!lists) return undefined;
  const parties = [...lists.values()].flat();
  let first = 0;
  const indexes = [...lists.values()].map((list) => {
    const from = first;
    first += list.length;
    return openIndex(buildIndex(list.map((party, at) => ({ id: from + at, party }))));
  });
  const search = engineSearch(indexes, 40);
  const people = innocentPeople(INNOCENTS.people, randomFrom(11));
  const companies = innocentCompanies(INNOCENTS.companies, people, randomFrom(12));
  const figures = figuresByThreshold({
    people: innocentScores(search, people),
    companies: innocentScores(search, companies),
    known: knownScores(search, questionsOf(parties, PER_KIND, randomFrom(1))),
  });
  return { figures, parties: parties.length };
}

/** Stores the figures in the file that the product shows. */
export function keepFigures({ figures, parties }: { figures: readonly ThresholdFigures[]; parties: number }): void {
  const rows = figures.map(
    ({ threshold, peopleOf10000, companiesOf10000, missedOf10000 }) =>
      `  { threshold: ${threshold}, peopleOf10000: ${peopleOf10000}, companiesOf10000: ${companiesOf10000}, missedOf10000: ${missedOf10000} },`,
  );
  const text = `// Written by bench/by-threshold.ts --write; do not edit.
/** Which engine was measured, and against how many parties of the four published lists (OFAC, EU, UK, UN). */
export const MEASURED = { engine: '${ENGINE_VERSION}', parties: ${parties} } as const;

export const THRESHOLD_FIGURES = [
${rows.join('\n')}
];
`;
  writeFileSync(new URL('../src/matching/threshold-figures.ts', import.meta.url), text);
}

const isProgram = process.argv[1] === fileURLToPath(import.meta.url);
if (isProgram) {
  const measured = measure();
  if (!measured) {
    console.log('The published lists are not here; set TAMIS_LISTS. Nothing measured.');
    process.exit(0);
  }
  console.log(thresholdTable(measured.figures));
  if (process.argv.includes('--write')) keepFigures(measured);
}
