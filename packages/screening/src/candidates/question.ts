/** What a search looks for: a subject's names, identifiers and days of birth, and the evidence that a name needs. */
import { agreementOf } from '../matching/evidence-weights.ts';
import { MAX_DATE_EVIDENCE, yearsOfText } from '../matching/dates.ts';
import { calendarCountriesOf, MAX_MINOR_EVIDENCE, typeEvidence } from '../matching/fields.ts';
import { normaliseIdentifier } from '../matching/identifiers.ts';
import { type DayKey, daysToLookFor, keysToLookFor } from '../matching/other-family-name.ts';
import { leastNameFor, targetOf } from '../matching/score.ts';
import type { NameCustom } from '../names/name-token.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import type { PartyType, Subject } from '../party.ts';
import { type LeastBits, leastBits } from './name-bounds.ts';
import { type ReadingQuery, queryOf } from './reading-query.ts';

/** Further names of a subject are ignored: enough for a list of aliases, too few for an attack. */
export const MAX_SUBJECT_NAMES = 50;

const withFewNames = (subject: Subject): Subject =>
  subject.names.length > MAX_SUBJECT_NAMES ? { ...subject, names: subject.names.slice(0, MAX_SUBJECT_NAMES) } : subject;

/** Computed once for all segments. */
export interface Question {
  subject: Subject;
  threshold: number;
  identifiers: readonly string[];
  /** The keys of the days of birth of a subject who may be a woman, by which she is found under another family name. */
  days: readonly DayKey[];
  years: readonly number[];
  names: readonly NameQuestion[];
}

/** A reading of one of the subject's names. */
export interface NameQuestion {
  custom: NameCustom;
  query: ReadingQuery;
  least: LeastBits;
  need: Need;
}

/** What to look for to find a subject; in steps. */
export function* questionOf(
  asked: Subject,
  threshold: number,
  customs: readonly NameCustom[],
): Generator<undefined, Question> {
  const subject = withFewNames(asked);
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

function* nameQuestions(subject: Subject, custom: NameCustom, need: Need): Generator<undefined, NameQuestion[]> {
  const needed = need.withDate;
  const questions: NameQuestion[] = [];
  // The type differs so much that no name can make up for it, so the names are not read by this custom.
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

/** The type to assume for names of a custom: the subject's own if it has this custom, otherwise any type that does. */
function typeToBoundBy(custom: NameCustom, type: PartyType | undefined): PartyType {
  if (custom === 'person') return 'person';
  return type === undefined || type === 'person' ? 'company' : type;
}

interface Need {
  /** The least evidence of a name if the date may agree, and the greater one if it cannot. */
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
