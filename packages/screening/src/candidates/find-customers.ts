/** Screening turned round: which customers of an index a listed party may be, so that few have to be screened when a list changes. */
import { DEFAULT_THRESHOLD, leastNameFor, rated, strictnessOf } from '../matching/compare.ts';
import { mayBeSlip, mostDateEvidence } from '../matching/dates.ts';
import { mostMinorEvidence, typeEvidence } from '../matching/fields.ts';
import { normaliseIdentifier } from '../matching/identifiers.ts';
import { agreementOf, compareReadings, evidenceOf } from '../matching/name-evidence.ts';
import { customOf } from '../names/analyse.ts';
import type { NameReading } from '../names/name-token.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import type { ListedParty, PartyName } from '../party.ts';
import { type NameIndex, Segment } from './open-index.ts';
import { anyYear, noYear, yearsOf } from './party-years.ts';
import { queryOf } from './query-items.ts';
import { circaYears, deskOf, rangeOf } from './screen.ts';
import { leastBits } from './traverse.ts';

/** Told of a customer by its number and the place of its index among the given ones. */
export type CustomerFound = (id: number, segment: number) => void;

/**
 * A finder of the customers that `screen` may answer with a party: every one that scores at or over the threshold, and some
 * that do not. The indexes hold customers, each with its type. Throws RangeError for a threshold so low that a person
 * could be a company: their names are read by different customs.
 */
export function createCustomerFinder(
  indexes: readonly NameIndex[],
  threshold: number = DEFAULT_THRESHOLD,
): (party: ListedParty, found: CustomerFound) => void {
  const target = targetOf(threshold);
  if (!findsCustomersFrom(threshold)) {
    throw new RangeError(`Customers cannot be found for the threshold ${threshold}: it is too low.`);
  }
  const need = {
    withDate: leastNameFor(target, mostMinorEvidence + mostDateEvidence),
    withoutDate: leastNameFor(target, mostMinorEvidence),
  };
  return (party, found) => {
    for (const [number, segment] of indexes.entries()) {
      if (!(segment instanceof Segment)) throw new TypeError('Pass indexes that openIndex returned.');
      for (const customer of customersOf(segment, party, need)) found(segment.partyIds.at(customer), number);
    }
  };
}

function customersOf(
  segment: Segment,
  party: ListedParty,
  need: { withDate: number; withoutDate: number },
): Set<number> {
  const customers = new Set<number>();
  for (const { value, kind } of party.identifiers) {
    const identifier = normaliseIdentifier(value, kind);
    if (identifier !== '') for (const one of segment.partiesWithIdentifier(identifier)) customers.add(one);
  }
  const custom = customOf(party.type);
  const range = rangeOf(segment, custom);
  if (range.from === range.to) return customers;
  const { memo, sums } = deskOf(segment, 0);
  const years = yearsOf(party);
  const needed = years[1] === 0 ? need.withoutDate : need.withDate;
  for (const name of party.names) {
    for (const reading of cachedReadings(name.text, custom)) {
      const least = leastBits(needed, reading.bits, custom);
      if (least.several === Infinity) continue;
      const query = queryOf(reading, custom);
      const isAny = least.lone <= query.allowance;
      const candidates = isAny ? everyName(range) : sums.collect(query, memo, needed, least, range);
      for (const { name: at, most } of candidates) {
        const customer = segment.partyOf(at);
        if (customers.has(customer)) continue;
        const least = mayShareYear(segment, customer, years) ? need.withDate : need.withoutDate;
        if (most >= least && reaches(segment.reading(at), reading, name, party, least)) customers.add(customer);
      }
    }
  }
  return customers;
}

const everyName = ({ from, to }: { from: number; to: number }): { name: number; most: number }[] =>
  Array.from({ length: to - from }, (_, at) => ({ name: from + at, most: Infinity }));

function reaches(
  customer: NameReading,
  listed: NameReading,
  { strength }: PartyName,
  { type }: ListedParty,
  least: number,
): boolean {
  return rated(compareReadings(customer, listed, strictnessOf(type)).evidence, strength) >= least;
}

/** Whether a date of the customer may agree with one of a party's: as `screen` tells it, seen from the other side. */
function mayShareYear(segment: Segment, customer: number, [first, last]: readonly [number, number]): boolean {
  const year = segment.yearOf(customer);
  if (last === 0 || year === noYear) return false;
  return first !== last || year === anyYear || Math.abs(year - first) <= circaYears || mayBeSlip(year, first);
}

/** Whether customers can be found for a threshold: not where a person could be a company. */
export function findsCustomersFrom(threshold: number): boolean {
  const otherType = targetOf(threshold) - typeEvidence('person', 'company');
  return leastNameFor(otherType, mostMinorEvidence + mostDateEvidence) > agreementOf(Infinity);
}

/** As in `screen`: a score is rounded, so a hair below the threshold reaches it. */
const targetOf = (threshold: number): number => evidenceOf(threshold - 0.05);
