/** Searches indexes for the parties that a subject may be. The package's DESIGN.md lists the steps. */
import type { Subject } from '../party.ts';
import type { NameCustom, NameReading } from '../names/name-token.ts';
import { explained, judge } from '../matching/compare.ts';
import { circaYears, mayBeSlip } from '../matching/dates.ts';
import type { Comparison } from '../matching/evidence.ts';
import { compareReadings } from '../matching/name-evidence.ts';
import { rated } from '../matching/score.ts';
import { strictnessOf } from '../matching/slip-cost.ts';
import { DEFAULT_THRESHOLD } from '../matching/threshold.ts';
import { atOnce } from '../steps.ts';
import type { NameRange } from './accumulator.ts';
import { type PlacedSegment, segmentsOf } from './open-index.ts';
import type { NameIndex, Segment } from './segment.ts';
import { anyYear, noYear } from './party-years.ts';
import { type NameQuestion, type Question, MAX_SUBJECT_NAMES, questionOf } from './question.ts';
import { type Workspace, largeMemory, rangeOf, usualMemory, workspaceOf } from './workspace.ts';

export interface Hit extends Comparison {
  id: number;
  /** Which of the given indexes the party is in; a merged index counts as those it was made of. */
  index: number;
  sourceRef: string;
  primaryName: string;
}

export interface ScreenOptions {
  /** Least score of a hit, 0 to 100. */
  threshold?: number;
  /** Most hits returned, the best ones. */
  limit?: number;
}

export interface Screening {
  /** By score descending, then index, then id. */
  hits: Hit[];
  /** Hits may be missing: more than `limit` reached the threshold, or the work had to be cut. */
  truncated: boolean;
}

const defaultLimit = 100;
/** The most names compared for one subject and index: some 50 ms at worst. Real queries need a few hundred. */
const nameBudget = 10_000;
/** Listed names compared in one step: some milliseconds with the longest possible name. */
const namesPerStep = 50;
/**
 * Nearly every name reaches some points below this. A caller who asks for them gets everything above, and the likeliest
 * of this noise.
 */
const noise = 20;
const noiseBudget = 150;
/**
 * Screens a subject against several indexes as if they were one. Returns what a full scan with `compare` would, or says
 * `truncated`.
 */
export function screen(indexes: readonly NameIndex[], subject: Subject, options: ScreenOptions = {}): Screening {
  return atOnce(screenInSteps(indexes, subject, options));
}

/**
 * The same in steps of a few milliseconds, so that a host can do other work between them: many long names take seconds.
 */
export function screenInSteps(
  indexes: readonly NameIndex[],
  subject: Subject,
  options: ScreenOptions = {},
): ScreeningSteps<Screening> {
  return screenOne(scopeOf(indexes, usualMemory), subject, options);
}

type ScreeningSteps<Result> = Generator<undefined, Result>;

/** A screener for many subjects, which remembers more words between them. The same results as `screen`. */
export function createScreener(
  indexes: readonly NameIndex[],
  options: ScreenOptions = {},
): (subject: Subject) => Screening {
  const scope = scopeOf(indexes, largeMemory);
  return (subject) => atOnce(screenOne(scope, subject, options));
}

/**
 * The same for some hundreds of subjects at once, stage by stage: all names are read, then all words are looked up,
 * then all names are met, then the rest is compared. The data of one stage fits into the processor's cache; all of it
 * does not.
 */
export function createBatchScreener(
  indexes: readonly NameIndex[],
  options: ScreenOptions = {},
): (subjects: readonly Subject[]) => Screening[] {
  const scope = scopeOf(indexes, largeMemory);
  const { threshold = DEFAULT_THRESHOLD } = options;
  return (subjects) => {
    const questions = subjects.map((subject) => atOnce(questionOf(subject, Math.max(threshold, noise), scope.customs)));
    for (const { names } of questions)
      for (const { custom, query } of names)
        for (const { segment, memo } of scope.workspaces)
          if (hasNames(rangeOf(segment, custom))) for (const word of query.words) memo.ofWord(word, custom);
    const compared = questions.map((question) => atOnce(allToCompare(scope.workspaces, question)));
    return questions.map((question, at) => {
      const found = atOnce(hitsAmong(scope.workspaces, question, compared[at]!));
      return atOnce(screeningOf(scope, subjects[at]!, found, options));
    });
  };
}

/** What is searched: the segments with their workspaces, and the customs by which any of their names are read. */
interface Scope {
  workspaces: readonly PlacedWorkspace[];
  customs: readonly NameCustom[];
}

type PlacedWorkspace = Workspace & Pick<PlacedSegment, 'originOf'>;

function scopeOf(indexes: readonly NameIndex[], capacity: number): Scope {
  const workspaces = segmentsOf(indexes).map(({ segment, originOf }) => ({
    ...workspaceOf(segment, capacity),
    originOf,
  }));
  const customs = bothCustoms.filter((custom) => workspaces.some(({ segment }) => hasNames(rangeOf(segment, custom))));
  return { workspaces, customs };
}

function* screenOne(scope: Scope, subject: Subject, options: ScreenOptions): ScreeningSteps<Screening> {
  const found = yield* ask(scope, subject, Math.max(options.threshold ?? DEFAULT_THRESHOLD, noise));
  return yield* screeningOf(scope, subject, found, options);
}

function* ask({ workspaces, customs }: Scope, subject: Subject, least: number): ScreeningSteps<Found> {
  const question = yield* questionOf(subject, least, customs);
  return yield* hitsAmong(workspaces, question, yield* allToCompare(workspaces, question));
}

/** The result, with noise if the threshold asks for it. */
function* screeningOf(
  scope: Scope,
  subject: Subject,
  found: Found,
  { threshold = DEFAULT_THRESHOLD, limit = defaultLimit }: ScreenOptions,
): ScreeningSteps<Screening> {
  let { hits, cut } = found;
  if (threshold < noise && hits.length <= limit) {
    const more = yield* ask(scope, subject, threshold);
    hits = [...hits, ...more.hits.filter(({ score }) => score < noise)];
    cut ||= more.cut;
  }
  hits.sort((one, other) => other.score - one.score || one.index - other.index || one.id - other.id);
  const isShortened = subject.names.length > MAX_SUBJECT_NAMES;
  return { hits: hits.slice(0, limit), truncated: cut || isShortened || hits.length > limit };
}

interface Found {
  hits: Hit[];
  /** Some names were not looked at. */
  cut: boolean;
}

/** The parties of each segment that must be compared. */
interface ToCompare {
  bySegment: readonly ReadonlySet<number>[];
  cut: boolean;
}

function* allToCompare(workspaces: readonly Workspace[], question: Question): ScreeningSteps<ToCompare> {
  const bySegment: Set<number>[] = [];
  let cut = false;
  for (const workspace of workspaces) {
    const found = yield* partiesToCompare(workspace, question);
    bySegment.push(found.parties);
    cut ||= found.cut;
  }
  return { bySegment, cut };
}

/** Compares these parties and returns those that reach the threshold. */
function* hitsAmong(
  workspaces: readonly PlacedWorkspace[],
  { subject, threshold }: Question,
  { bySegment, cut }: ToCompare,
): ScreeningSteps<Found> {
  const hits: Hit[] = [];
  for (const [at, { segment, originOf }] of workspaces.entries()) {
    for (const party of bySegment[at]!) {
      yield;
      const stored = segment.party(party);
      const judgement = judge(subject, stored);
      if (judgement.score < threshold) continue;
      hits.push({
        ...explained(judgement, subject, stored, threshold),
        ...originOf(party),
        sourceRef: stored.sourceRef,
        primaryName: stored.names[0]?.text ?? '',
      });
    }
  }
  return { hits, cut };
}

const bothCustoms: readonly NameCustom[] = ['person', 'organisation'];
const hasNames = ({ from, to }: NameRange): boolean => from < to;

function* partiesToCompare(
  workspace: Workspace,
  { threshold, identifiers, days, years, names }: Question,
): ScreeningSteps<{ parties: Set<number>; cut: boolean }> {
  const parties = new Set<number>();
  for (const number of identifiers)
    for (const party of workspace.segment.partiesWithIdentifier(number)) parties.add(party);
  for (const day of days) for (const party of workspace.segment.partiesBornOn(day)) parties.add(party);
  let cut = false;
  for (const question of names) {
    cut = (yield* addByName(workspace, question, threshold < noise, years, parties)) || cut;
  }
  return { parties, cut };
}

/** Adds the parties with a name that reaches the need; returns whether some names were not looked at. */
function* addByName(
  workspace: Workspace,
  question: NameQuestion,
  isNoise: boolean,
  years: readonly number[],
  parties: Set<number>,
): ScreeningSteps<boolean> {
  const { segment, memo, sums } = workspace;
  const { custom, query, least: bits, need } = question;
  const range = rangeOf(segment, custom);
  if (!hasNames(range)) return false;
  const candidates = sums.collect(query, memo, need.withDate, bits, range);
  // With so low a threshold even a name without a shared word may reach it.
  const unmetMayReach = bits.lone <= query.allowance;
  if (unmetMayReach && !isNoise)
    for (const candidate of sums.unmet(query, need.withDate, range)) candidates.push(candidate);
  const likely = candidates.filter(
    ({ name, most }) => most >= need.withoutDate || mayShareYear(segment, segment.partyOf(name), years),
  );
  const budget = (isNoise ? noiseBudget : nameBudget) * segment.indexCount;
  const isCut = likely.length > budget;
  if (isCut) {
    likely.sort((one, other) => other.most - one.most || one.name - other.name);
    likely.length = budget;
  }
  let compared = 0;
  for (const { name } of likely) {
    if (compared++ % namesPerStep === 0) yield;
    const party = segment.partyOf(name);
    if (parties.has(party)) continue;
    if (nameReaches(segment, name, party, query.reading, need.withDate)) parties.add(party);
  }
  return isCut || (isNoise && unmetMayReach);
}

/**
 * Whether a date of the party may agree with one of these years: it is close to one, or a wrong or swapped digit away.
 */
function mayShareYear(segment: Segment, party: number, years: readonly number[]): boolean {
  const own = segment.yearOf(party);
  if (own === noYear) return false;
  return years.some((year) => own === anyYear || Math.abs(year - own) <= circaYears || mayBeSlip(year, own));
}

function nameReaches(segment: Segment, name: number, party: number, reading: NameReading, least: number): boolean {
  const listed = segment.reading(name);
  const { evidence } = compareReadings(reading, listed, strictnessOf(segment.typeOf(party)));
  return rated(evidence, segment.isWeak(name) ? 'weak' : 'strong') >= least;
}
