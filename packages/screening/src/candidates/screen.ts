/** Screens a subject against segments: candidates → compare → hits. */
import type { PartyType, Subject } from '../party.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import type { NameCustom, NameReading } from '../names/name-token.ts';
import { explained, judge } from '../matching/compare.ts';
import { leastNameFor, rated, targetOf } from '../matching/score.ts';
import { strictnessOf } from '../matching/slip-cost.ts';
import { DEFAULT_THRESHOLD } from '../matching/threshold.ts';
import type { Comparison } from '../matching/evidence.ts';
import { circaYears, mayBeSlip, MAX_DATE_EVIDENCE, yearsOfText } from '../matching/dates.ts';
import { calendarCountriesOf, MAX_MINOR_EVIDENCE, typeEvidence } from '../matching/fields.ts';
import { normaliseIdentifier } from '../matching/identifiers.ts';
import { type DayKey, daysToLookFor, keysToLookFor } from '../matching/other-family-name.ts';
import { agreementOf } from '../matching/evidence-weights.ts';
import { compareReadings } from '../matching/name-evidence.ts';
import { type Desk, deskOf, largeMemory, rangeOf, usualMemory } from './desk.ts';
import { type NameIndex, type PlacedSegment, type Segment, segmentsOf } from './open-index.ts';
import { atOnce } from '../steps.ts';
import { anyYear, noYear } from './party-years.ts';
import { type LeastBits, leastBits } from './name-bounds.ts';
import { type ReadingQuery, queryOf } from './query-items.ts';
import type { NameRange } from './traverse.ts';

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
/** Names scored for one subject and index. Some 50 ms at worst; real queries need a few hundred. */
const nameBudget = 10_000;
/** Listed names that a name is compared with in one step: some milliseconds where it is as long as a name may be. */
const namesPerStep = 50;
/** Less than this is noise that nearly every name reaches. A caller who asks for it gets everything above, and the likeliest of the noise. */
const noise = 20;
const noiseBudget = 150;
/** Subjects with more names than this are cut: an alias list, not an attack. */
export const mostSubjectNames = 50;

/** Screens one subject against several segments as if they were one. Equals a full scan with `compare`, or says `truncated`. */
export function screen(indexes: readonly NameIndex[], subject: Subject, options: ScreenOptions = {}): Screening {
  return atOnce(screenInSteps(indexes, subject, options));
}

/** The same in steps of a few milliseconds, so that others can be served between them: many long names take seconds. */
export function screenInSteps(
  indexes: readonly NameIndex[],
  subject: Subject,
  options: ScreenOptions = {},
): ScreeningSteps<Screening> {
  return screenOne(roomFor(indexes, usualMemory), subject, options);
}

type ScreeningSteps<Result> = Generator<undefined, Result>;

/** A screener for many subjects that remembers the neighbourhoods of words; the same results as `screen`. */
export function createScreener(
  indexes: readonly NameIndex[],
  options: ScreenOptions = {},
): (subject: Subject) => Screening {
  const room = roomFor(indexes, largeMemory);
  return (subject) => atOnce(screenOne(room, subject, options));
}

/**
 * The same for some hundreds of subjects at once, stage by stage: all names are read, then the terms like all words are found,
 * then all names under them, then what is left is compared. What one stage works with fits the processor's memory, all of it does not.
 */
export function createBatchScreener(
  indexes: readonly NameIndex[],
  options: ScreenOptions = {},
): (subjects: readonly Subject[]) => Screening[] {
  const room = roomFor(indexes, largeMemory);
  const { threshold = DEFAULT_THRESHOLD } = options;
  return (subjects) => {
    const questions = subjects.map((subject) =>
      atOnce(questionOf(withFewNames(subject), Math.max(threshold, noise), room.customs)),
    );
    for (const { names } of questions)
      for (const { custom, query } of names)
        for (const { segment, memo } of room.desks)
          if (hasNames(rangeOf(segment, custom))) for (const word of query.words) memo.ofWord(word, custom);
    const compared = questions.map((question) => atOnce(allToCompare(room.desks, question)));
    return questions.map((question, at) => {
      const found = atOnce(hitsAmong(room.desks, question, compared[at]!));
      return atOnce(screeningOf(room, subjects[at]!, found, options));
    });
  };
}

/** Where subjects are screened: the segments, each with its working memory, and the customs that any of their names follows. */
interface Room {
  desks: readonly PlacedDesk[];
  customs: readonly NameCustom[];
}

type PlacedDesk = Desk & Pick<PlacedSegment, 'originOf'>;

function roomFor(indexes: readonly NameIndex[], capacity: number): Room {
  const desks = segmentsOf(indexes).map(({ segment, originOf }) => ({ ...deskOf(segment, capacity), originOf }));
  const customs = bothCustoms.filter((custom) => desks.some(({ segment }) => hasNames(rangeOf(segment, custom))));
  return { desks, customs };
}

const withFewNames = (subject: Subject): Subject =>
  subject.names.length > mostSubjectNames ? { ...subject, names: subject.names.slice(0, mostSubjectNames) } : subject;

function* screenOne(room: Room, subject: Subject, options: ScreenOptions): ScreeningSteps<Screening> {
  const found = yield* ask(room, subject, Math.max(options.threshold ?? DEFAULT_THRESHOLD, noise));
  return yield* screeningOf(room, subject, found, options);
}

function* ask({ desks, customs }: Room, subject: Subject, least: number): ScreeningSteps<Found> {
  const question = yield* questionOf(withFewNames(subject), least, customs);
  return yield* hitsAmong(desks, question, yield* allToCompare(desks, question));
}

/** What was found, with the noise where it is asked for. */
function* screeningOf(
  room: Room,
  subject: Subject,
  found: Found,
  { threshold = DEFAULT_THRESHOLD, limit = defaultLimit }: ScreenOptions,
): ScreeningSteps<Screening> {
  let { hits, cut } = found;
  if (threshold < noise && hits.length <= limit) {
    const more = yield* ask(room, subject, threshold);
    hits = [...hits, ...more.hits.filter(({ score }) => score < noise)];
    cut ||= more.cut;
  }
  hits.sort((one, other) => other.score - one.score || one.index - other.index || one.id - other.id);
  const isShortened = subject.names.length > mostSubjectNames;
  return { hits: hits.slice(0, limit), truncated: cut || isShortened || hits.length > limit };
}

interface Found {
  hits: Hit[];
  /** Not everything was looked at. */
  cut: boolean;
}

/** The parties of each segment that are worth comparing. */
interface ToCompare {
  bySegment: readonly ReadonlySet<number>[];
  cut: boolean;
}

function* allToCompare(desks: readonly Desk[], question: Question): ScreeningSteps<ToCompare> {
  const bySegment: Set<number>[] = [];
  let cut = false;
  for (const desk of desks) {
    const found = yield* partiesToCompare(desk, question);
    bySegment.push(found.parties);
    cut ||= found.cut;
  }
  return { bySegment, cut };
}

/** Those of them that reach the question's threshold. */
function* hitsAmong(
  desks: readonly PlacedDesk[],
  { subject, threshold }: Question,
  { bySegment, cut }: ToCompare,
): ScreeningSteps<Found> {
  const hits: Hit[] = [];
  for (const [at, { segment, originOf }] of desks.entries()) {
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

/** What a subject is looked for by: worked out once and asked of every segment. */
interface Question {
  subject: Subject;
  threshold: number;
  identifiers: readonly string[];
  /** Of who may be a woman: what her days of birth are filed under, by which she is found under another family's name. */
  days: readonly DayKey[];
  years: number[];
  names: readonly NameQuestion[];
}

/** A reading of one of the subject's names. */
interface NameQuestion {
  custom: NameCustom;
  query: ReadingQuery;
  least: LeastBits;
  need: Need;
}

function* questionOf(subject: Subject, threshold: number, customs: readonly NameCustom[]): ScreeningSteps<Question> {
  const identifiers = (subject.identifiers ?? []).map(({ value, kind }) => normaliseIdentifier(value, kind));
  const countries = calendarCountriesOf(subject);
  const years = (subject.dates ?? []).flatMap((text) => yearsOfText(text, countries));
  const target = targetOf(threshold);
  const names: NameQuestion[] = [];
  for (const custom of customs) {
    const type = typeToBoundBy(custom, subject.type);
    const need = needOf(target - typeEvidence(subject.type, type), subject, years.length > 0);
    for (const question of yield* nameQuestions(subject, custom, need)) names.push(question);
  }
  return {
    subject,
    threshold,
    identifiers: identifiers.filter((number) => number !== ''),
    days: customs.includes('person') ? keysToLookFor(subject, daysToLookFor(subject.dates ?? [])) : [],
    years,
    names,
  };
}

const leastOf = ({ withDate, withoutDate }: Need): number => Math.min(withDate, withoutDate);

function* nameQuestions(subject: Subject, custom: NameCustom, need: Need): ScreeningSteps<NameQuestion[]> {
  const needed = leastOf(need);
  const questions: NameQuestion[] = [];
  // Another type tells so much against a match that no name makes up for it, and the name is not read by its custom.
  if (needed > agreementOf(Infinity)) return questions;
  for (const text of subject.names) {
    yield;
    for (const reading of cachedReadings(text, custom)) {
      const least = leastBits(needed, reading);
      if (least.several !== Infinity) questions.push({ custom, query: queryOf(reading, custom), least, need });
    }
  }
  return questions;
}

function* partiesToCompare(
  desk: Desk,
  { threshold, identifiers, days, years, names }: Question,
): ScreeningSteps<{ parties: Set<number>; cut: boolean }> {
  const parties = new Set<number>();
  for (const number of identifiers) for (const party of desk.segment.partiesWithIdentifier(number)) parties.add(party);
  for (const day of days) for (const party of desk.segment.partiesBornOn(day)) parties.add(party);
  let cut = false;
  for (const question of names) {
    cut = (yield* addByName(desk, question, threshold < noise, years, parties)) || cut;
  }
  return { parties, cut };
}

/** The type to bound by: the subject's own where it fits the custom; any type of the custom where it is not known. */
function typeToBoundBy(custom: NameCustom, type: PartyType | undefined): PartyType {
  if (custom === 'person') return 'person';
  return type === undefined || type === 'person' ? 'company' : type;
}

interface Need {
  /** Least evidence of the name when the date may agree, and when it cannot. */
  withDate: number;
  withoutDate: number;
}

function needOf(target: number, subject: Subject, hasDate: boolean): Need {
  const minor = subject.countries?.length || subject.gender || subject.birthPlaces?.length ? MAX_MINOR_EVIDENCE : 0;
  return {
    withDate: leastNameFor(target, minor + (hasDate ? MAX_DATE_EVIDENCE : 0)),
    withoutDate: leastNameFor(target, minor),
  };
}

/** Adds the parties whose name reaches the need; returns whether some were not looked at. */
function* addByName(
  desk: Desk,
  question: NameQuestion,
  isNoise: boolean,
  years: number[],
  parties: Set<number>,
): ScreeningSteps<boolean> {
  const { segment, memo, sums } = desk;
  const { custom, query, least: bits, need } = question;
  const range = rangeOf(segment, custom);
  if (!hasNames(range)) return false;
  const candidates = sums.collect(query, memo, leastOf(need), bits, range);
  // Even a name without a shared word may reach the threshold.
  const unmetMayReach = bits.lone <= query.allowance;
  if (unmetMayReach && !isNoise)
    for (const candidate of sums.unmet(query, leastOf(need), range)) candidates.push(candidate);
  const likely = candidates.filter(
    ({ name, most }) =>
      most >= need.withoutDate || (years.length > 0 && mayShareYear(segment, segment.partyOf(name), years)),
  );
  const budget = (isNoise ? noiseBudget : nameBudget) * segment.indexCount;
  const isCut = likely.length > budget;
  if (isCut) {
    likely.sort((one, other) => other.most - one.most || one.name - other.name);
    likely.length = budget;
  }
  const least = years.length > 0 ? leastOf(need) : need.withoutDate;
  let compared = 0;
  for (const { name } of likely) {
    if (compared++ % namesPerStep === 0) yield;
    const party = segment.partyOf(name);
    if (parties.has(party)) continue;
    if (nameReaches(segment, name, party, query.reading, least)) parties.add(party);
  }
  return isCut || (isNoise && unmetMayReach);
}

/** Whether a date of the party may agree with one of these years: near them, or a slip of digits away. */
function mayShareYear(segment: Segment, party: number, years: number[]): boolean {
  const own = segment.yearOf(party);
  if (own === noYear) return false;
  return years.some((year) => own === anyYear || Math.abs(year - own) <= circaYears || mayBeSlip(year, own));
}

function nameReaches(segment: Segment, name: number, party: number, reading: NameReading, least: number): boolean {
  const listed = segment.reading(name);
  const { evidence } = compareReadings(reading, listed, strictnessOf(segment.typeOf(party)));
  return rated(evidence, segment.isWeak(name) ? 'weak' : 'strong') >= least;
}
