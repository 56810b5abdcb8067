/**
 * Reverses screening: finds the customers that a listed party matches, so that few must be screened when a list
 * changes.
 */
import { judge } from '../matching/compare.ts';
import { dateKeptBeside, leastNameFor, targetOf, unrated } from '../matching/score.ts';
import { strictnessOf } from '../matching/slip-cost.ts';
import { DEFAULT_THRESHOLD } from '../matching/threshold.ts';
import { MAX_DATE_EVIDENCE, mostEvidenceOfYear } from '../matching/dates.ts';
import {
  calendarCountriesOf,
  type MinorField,
  dateScaleOf,
  MAX_MINOR_EVIDENCE,
  mostMinorEvidenceOf,
  typeEvidence,
} from '../matching/fields.ts';
import { normaliseIdentifier } from '../matching/identifiers.ts';
import { daysOfParty, keysToLookFor } from '../matching/other-family-name.ts';
import { agreementOf } from '../matching/evidence-weights.ts';
import { compareReadings } from '../matching/name-evidence.ts';
import { customOf } from '../names/analyse.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import { namesToCompare } from '../matching/said-together.ts';
import type { ListedParty, Subject } from '../party.ts';
import { segmentsOf } from './open-index.ts';
import type { NameIndex, Segment } from './segment.ts';
import { anyYear, noYear, yearsOf } from './party-years.ts';
import { type MostOfName, mostByOwnWords, mostOfUnmet } from './own-words.ts';
import { leastBits } from './name-bounds.ts';
import { queryOf } from './reading-query.ts';
import { rangeOf, workspaceOf } from './workspace.ts';
import type { StoredParty } from './stored-party.ts';
import type { Candidate } from './accumulator.ts';

/** Called with the id of a customer and which of the given indexes it is in. */
export type CustomerFound = (id: number, index: number) => void;

export interface FinderOptions {
  /** Least score of a match, 0 to 100. */
  threshold?: number;
  /** The fields that customers may have besides names, dates and identifiers; all by default. */
  fields?: readonly MinorField[];
}

/**
 * A finder of the customers for whom `screen` would return a party: those that score at or over the threshold by the
 * fields in the index. The indexes contain customers, each with its type. Throws RangeError for a threshold so low that
 * a person could be a company, since their names are read by different customs.
 */
export function createCustomerFinder(
  indexes: readonly NameIndex[],
  { threshold = DEFAULT_THRESHOLD, fields }: FinderOptions = {},
): (party: ListedParty, found: CustomerFound) => void {
  const target = targetOf(threshold);
  if (!findsCustomersFrom(threshold)) {
    throw new RangeError(`Customers cannot be found for the threshold ${threshold}: it is too low.`);
  }
  const segments = segmentsOf(indexes);
  return (party, found) => {
    const minor = mostMinorEvidenceOf(party, fields);
    const asked = { party, threshold, target, minor, hasDate: yearsOf(party)[1] > 0, dateOfYear: new Map() };
    for (const { segment, originOf } of segments) {
      for (const customer of customersOf(segment, asked)) {
        const { id, index } = originOf(customer);
        found(id, index);
      }
    }
  };
}

/** A party, with values that are computed once for all customers. */
interface Asked {
  party: ListedParty;
  threshold: number;
  /** The evidence at the threshold. */
  target: number;
  /** The most evidence of fields other than the date and identifiers. */
  minor: number;
  hasDate: boolean;
  /** The most evidence of its dates beside a date in a year, by year. */
  dateOfYear: Map<number, number>;
}

/** The customers of a segment that match. */
function customersOf(segment: Segment, asked: Asked): number[] {
  const { party, threshold } = asked;
  const customers: number[] = [];
  const judged = new Set<number>();
  const consider = (customer: number): void => {
    if (judged.has(customer)) return;
    judged.add(customer);
    if (judge(subjectOf(segment.party(customer)), party).score >= threshold) customers.push(customer);
  };
  for (const customer of withSameNumber(segment, party)) consider(customer);
  for (const customer of withSimilarName(segment, asked, judged)) consider(customer);
  return customers;
}

/** Customers with an identifier of the party, and women with its day of birth. */
function* withSameNumber(segment: Segment, party: ListedParty): Generator<number> {
  for (const { value, kind } of party.identifiers) {
    const identifier = normaliseIdentifier(value, kind);
    if (identifier !== '') yield* segment.partiesWithIdentifier(identifier);
  }
  const names = party.names.map(({ text }) => text);
  for (const day of keysToLookFor({ ...party, names }, daysOfParty(party.dates))) yield* segment.partiesBornOn(day);
}

/** Customers with a name that agrees enough to match, except those that are judged already. */
function* withSimilarName(segment: Segment, asked: Asked, judged: ReadonlySet<number>): Generator<number> {
  const { party, target, minor, hasDate } = asked;
  const custom = customOf(party.type);
  const range = rangeOf(segment, custom);
  if (range.from === range.to) return;
  const strictness = strictnessOf(party.type);
  const workspace = workspaceOf(segment);
  const { memo, sums } = workspace;
  const least = leastNameFor(target, minor + (hasDate ? MAX_DATE_EVIDENCE : 0));
  for (const { text, strength } of namesToCompare(party)) {
    const needed = unrated(least, strength);
    for (const reading of cachedReadings(text, custom)) {
      const bits = leastBits(needed, reading);
      if (bits.several === Infinity) continue;
      const query = queryOf(reading, custom);
      const dateKept = custom === 'person' ? dateKeptBeside(reading.bits) : 1;
      const agreesEnough = ({ name, most }: Candidate, mostOf?: MostOfName): boolean => {
        const customer = segment.partyOf(name);
        const need = unrated(leastNameOf(segment, customer, asked, dateKept), strength);
        if (most < need || judged.has(customer)) return false;
        if (mostOf && mostOf(name) < need) return false;
        return compareReadings(segment.reading(name), reading, strictness).evidence >= need;
      };
      const byOwnWords = mostByOwnWords(query, workspace, custom);
      for (const candidate of sums.collect(query, memo, needed, bits, range))
        if (agreesEnough(candidate, candidate.joined ? undefined : byOwnWords)) yield segment.partyOf(candidate.name);
      // If even a name without a shared word may reach the threshold, all other names are candidates, too.
      if (bits.lone > query.allowance) continue;
      const ofUnmet = mostOfUnmet(query, segment);
      for (const candidate of sums.unmet(query, needed, range))
        if (agreesEnough(candidate, ofUnmet)) yield segment.partyOf(candidate.name);
    }
  }
}

/**
 * The least evidence that a name of this customer needs, given its type and year. `dateKept` is the part of a differing
 * date that counts.
 */
function leastNameOf(segment: Segment, customer: number, asked: Asked, dateKept: number): number {
  const { party, target, minor } = asked;
  const type = segment.typeOf(customer);
  const date = type === party.type ? mostDateEvidenceOf(segment, customer, asked) * dateScaleOf(type) : 0;
  return leastNameFor(
    target - typeEvidence(type, party.type) - Math.min(0, date) * dateKept,
    minor + Math.max(0, date),
  );
}

/** The most evidence of the dates of a customer and a party, by their years. */
function mostDateEvidenceOf(segment: Segment, customer: number, { party, hasDate, dateOfYear }: Asked): number {
  const year = segment.yearOf(customer);
  if (!hasDate || year === noYear) return 0;
  if (year === anyYear) return MAX_DATE_EVIDENCE;
  const known = dateOfYear.get(year);
  if (known !== undefined) return known;
  const most = mostEvidenceOfYear(year, { dates: party.dates, countries: calendarCountriesOf(party) });
  dateOfYear.set(year, most);
  return most;
}

/** A customer as a subject, by the fields in the index. */
function subjectOf({ type, names, dates, countries, gender, birthPlaces, identifiers }: StoredParty): Subject {
  return {
    type,
    names: names.map(({ text }) => text),
    dates: dates.map(({ from }) => from),
    countries: countries.map(({ code, text }) => code || text),
    ...(gender && { gender }),
    birthPlaces,
    identifiers,
  };
}

/** Whether customers can be found for a threshold: not for one so low that a person could be a company. */
export function findsCustomersFrom(threshold: number): boolean {
  const otherType = targetOf(threshold) - typeEvidence('person', 'company');
  return leastNameFor(otherType, MAX_MINOR_EVIDENCE + MAX_DATE_EVIDENCE) > agreementOf(Infinity);
}
