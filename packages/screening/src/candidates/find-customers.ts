/** Screening turned round: which customers of an index a listed party matches, so that few have to be screened when a list changes. */
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
import { type NameIndex, type Segment, segmentsOf } from './open-index.ts';
import { anyYear, noYear, yearsOf } from './party-years.ts';
import { type MostOfName, mostByOwnWords, mostOfUnmet } from './own-words.ts';
import { leastBits } from './name-bounds.ts';
import { queryOf } from './query-items.ts';
import { deskOf, rangeOf } from './desk.ts';
import type { StoredParty } from './stored-party.ts';
import type { Candidate } from './traverse.ts';

/** Called with the id of a customer and which of the given indexes it is in. */
export type CustomerFound = (id: number, index: number) => void;

export interface FinderOptions {
  /** Least score of a match, 0 to 100. */
  threshold?: number;
  /** The fields that customers have at most beside names, dates and identifiers; all of them by default. */
  fields?: readonly MinorField[];
}

/**
 * A finder of the customers for whom `screen` would return a party: those that score at or over the threshold by what the
 * index has of them. The indexes hold customers, each with its type. Throws RangeError for a threshold so low that a person
 * could be a company: their names are read by different customs.
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

/** A party with what is known of it beforehand. */
interface Asked {
  party: ListedParty;
  threshold: number;
  /** Evidence at the threshold. */
  target: number;
  /** The most that fields besides the date and identifiers may add. */
  minor: number;
  hasDate: boolean;
  /** The most that its date says beside one of a year, by year. */
  dateOfYear: Map<number, number>;
}

function customersOf(segment: Segment, asked: Asked): Set<number> {
  const { party, target, minor, hasDate } = asked;
  const customers = new Set<number>();
  const judged = new Set<number>();
  const consider = (customer: number): void => {
    judged.add(customer);
    const subject = subjectOf(segment.party(customer));
    if (judge(subject, party).score >= asked.threshold) customers.add(customer);
  };
  for (const { value, kind } of party.identifiers) {
    const identifier = normaliseIdentifier(value, kind);
    if (identifier === '') continue;
    for (const customer of segment.partiesWithIdentifier(identifier)) if (!judged.has(customer)) consider(customer);
  }
  const names = party.names.map(({ text }) => text);
  for (const day of keysToLookFor({ ...party, names }, daysOfParty(party.dates)))
    for (const customer of segment.partiesBornOn(day)) if (!judged.has(customer)) consider(customer);
  const strictness = strictnessOf(party.type);
  const custom = customOf(party.type);
  const range = rangeOf(segment, custom);
  if (range.from === range.to) return customers;
  const desk = deskOf(segment);
  const { memo, sums } = desk;
  const least = leastNameFor(target, minor + (hasDate ? MAX_DATE_EVIDENCE : 0));
  for (const name of namesToCompare(party)) {
    const needed = unrated(least, name.strength);
    for (const reading of cachedReadings(name.text, custom)) {
      const bits = leastBits(needed, reading);
      if (bits.several === Infinity) continue;
      const query = queryOf(reading, custom);
      const dateKept = custom === 'person' ? dateKeptBeside(reading.bits) : 1;
      const weigh = ({ name: at, most }: Candidate, mostOf?: MostOfName): void => {
        const customer = segment.partyOf(at);
        const need = unrated(leastNameOf(segment, customer, asked, dateKept), name.strength);
        if (most < need || judged.has(customer)) return;
        if (mostOf && mostOf(at) < need) return;
        if (compareReadings(segment.reading(at), reading, strictness).evidence >= need) consider(customer);
      };
      const byOwnWords = mostByOwnWords(query, desk, custom);
      for (const candidate of sums.collect(query, memo, needed, bits, range))
        weigh(candidate, candidate.joined ? undefined : byOwnWords);
      // Where even a name without a shared word may reach the threshold, names that were not met are candidates, too.
      if (bits.lone > query.allowance) continue;
      const ofUnmet = mostOfUnmet(query, segment);
      for (const candidate of sums.unmet(query, needed, range)) weigh(candidate, ofUnmet);
    }
  }
  return customers;
}

/** The least evidence of a name of a customer whose type and years are these, of which `dateKept` counts where they differ. */
function leastNameOf(segment: Segment, customer: number, asked: Asked, dateKept: number): number {
  const { party, target, minor } = asked;
  const type = segment.typeOf(customer);
  const date = type === party.type ? mostDateEvidenceOf(segment, customer, asked) * dateScaleOf(type) : 0;
  return leastNameFor(
    target - typeEvidence(type, party.type) - Math.min(0, date) * dateKept,
    minor + Math.max(0, date),
  );
}

/** The most evidence that the dates of a customer and a party may give, by their years. */
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

/** A customer as it is compared, from what its index has of it. */
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

/** Whether customers can be found for a threshold: not where a person could be a company. */
export function findsCustomersFrom(threshold: number): boolean {
  const otherType = targetOf(threshold) - typeEvidence('person', 'company');
  return leastNameFor(otherType, MAX_MINOR_EVIDENCE + MAX_DATE_EVIDENCE) > agreementOf(Infinity);
}
