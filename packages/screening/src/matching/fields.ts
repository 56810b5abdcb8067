/** Evidence from everything but the name: date, country, gender, place of birth, identifier, type of party. */
import type { ListedParty, PartyType, Subject } from '../party.ts';
import { countryCode, countryText } from '../lists/countries.ts';
import { hasOwnCalendar } from './calendars.ts';
import { areOneCountry, isSameCountry, isSuccessor, mayBeCountry } from './countries.ts';
import { compareDates } from './dates.ts';
import type { FieldEvidence, Verdict } from './evidence.ts';
import { compareIdentifiers } from './identifiers.ts';
import { NOTES } from './notes.ts';
import { areOnePlace } from './places.ts';

/** What is compared of a party. */
export type ComparedParty = Pick<
  ListedParty,
  'type' | 'names' | 'dates' | 'countries' | 'gender' | 'birthPlaces' | 'identifiers'
>;

export interface Finding {
  field: FieldEvidence['field'];
  label: string;
  subject: string;
  listed: string;
  verdict: Verdict;
  note: string;
  /** Log-odds. */
  evidence: number;
  /** The field agrees in full. */
  complete: boolean;
}

/**
 * Log-odds. A country says little either way: people move and lists contain errors. Relatives share a country, so it
 * adds nothing to their names. A different country counts more if organisations share only common words. Gender is
 * seldom wrong if it is known. A company is not a person. Owners of one ship often have its name, and many users enter
 * a ship as a company.
 */
const worth = {
  country: 0.45,
  otherCountry: -0.45,
  otherCountryOfShared: -2,
  otherCountryOfBrand: -1.2,
  gender: 0.1,
  otherGender: -1.8,
  birthPlace: 0.7,
  otherBirthPlace: -0.8,
  otherType: -6,
  otherThing: -0.75,
} as const;
const otherCountry: Readonly<Record<Commonness, number>> = {
  shared: worth.otherCountryOfShared,
  brand: worth.otherCountryOfBrand,
  popular: worth.otherCountryOfBrand,
  own: worth.otherCountry,
  branch: 0,
};
/** The most evidence of agreeing fields other than the date and identifiers. */
export const MAX_MINOR_EVIDENCE = worth.country + worth.gender + worth.birthPlace;

/**
 * The same for a party, which may have only some of these fields, and for subjects that have at most the `known` ones.
 */
export function mostMinorEvidenceOf(
  { countries, gender, birthPlaces }: ComparedParty,
  known: readonly MinorField[] = ['country', 'gender', 'birthPlace'],
): number {
  const has = { country: countries.length > 0, gender: gender !== undefined, birthPlace: birthPlaces.length > 0 };
  return known.reduce((sum, field) => sum + (has[field] ? worth[field] : 0), 0);
}
export type MinorField = 'country' | 'gender' | 'birthPlace';

/**
 * How many organisations have the words in which two names agree. `shared`: only words that all organisations use (each
 * state has a ministry of the interior). `brand`: only dictionary words, places or a few letters, which companies
 * everywhere choose (Golden Star). `popular`: the same, and the names are one word for word. `own`: at least one word
 * of its own. `branch`: one name is a branch's, whose parent sits elsewhere.
 */
export type Commonness = 'shared' | 'brand' | 'popular' | 'own' | 'branch';

/**
 * What the names of a subject and a party suggest about how to weigh a field (`name-hints.ts`). Computed only when
 * needed.
 */
export interface NameHints {
  commonness: () => Commonness;
  /** Whether they are probably relatives, or a company and its subsidiary, which share a country. */
  areKin: () => boolean;
  countriesNamed: () => CountriesNamed;
  /** Whether the legal forms of two organisations differ. */
  haveOtherForms: () => boolean;
}

/** Countries that only one of two organisations' names mentions: Federal Customs Service of Germany. */
export interface CountriesNamed {
  bySubject: readonly string[];
  byParty: readonly string[];
  /** Countries in the party's other names, if the compared one mentions none. The names are read on this call. */
  byOtherNames: () => readonly string[];
}

/** All findings on a subject and a party, including unknown ones, in the order in which they are shown. */
export function compareFields(subject: Subject, party: ComparedParty, hints: NameHints): Finding[] {
  const country = countryFinding(subject, party, hints);
  return [
    typeFinding(subject, party),
    dateFinding(subject, party),
    country,
    genderFinding(subject, party),
    birthPlaceFinding(subject, party),
    identifierFinding(subject, party, country?.verdict === 'differs'),
  ].filter((finding) => finding !== undefined);
}

const labels = {
  type: 'Type',
  country: 'Country',
  gender: 'Gender',
  birthPlace: 'Place of birth',
  identifier: 'Identifier',
} as const;
type LabelledField = keyof typeof labels;
type Weight = Pick<Finding, 'note' | 'evidence'>;

const agrees = (field: LabelledField, subject: string, listed: string, weight: Weight, complete = true): Finding => ({
  field,
  label: labels[field],
  subject,
  listed,
  verdict: 'match',
  ...weight,
  complete,
});

const differs = (field: LabelledField, subject: string, listed: string, weight: Weight): Finding => ({
  field,
  label: labels[field],
  subject,
  listed,
  verdict: 'differs',
  ...weight,
  complete: false,
});

function unknown(
  field: Finding['field'],
  label: string,
  subject: string | undefined,
  listed: string | undefined,
): Finding | undefined {
  if (!subject && !listed) return undefined;
  return {
    field,
    label,
    subject: subject ?? '',
    listed: listed ?? '',
    verdict: 'unknown',
    note: listed ? (subject ? 'Cannot be compared' : 'Not given') : 'Not on the list',
    evidence: 0,
    complete: false,
  };
}

const typeName: Record<PartyType, string> = {
  person: 'Person',
  company: 'Company',
  country: 'Country',
  vessel: 'Vessel',
  aircraft: 'Aircraft',
  wallet: 'Wallet',
};

/**
 * The evidence of a subject's and a party's types: 0 if they are the same or the subject's is unknown; strongest
 * against a match if one is a person.
 */
export function typeEvidence(subject: PartyType | undefined, listed: PartyType): number {
  if (!subject || subject === listed) return 0;
  return subject === 'person' || listed === 'person' ? worth.otherType : worth.otherThing;
}

function typeFinding(subject: Subject, party: ComparedParty): Finding | undefined {
  if (!subject.type) return undefined;
  const [own, listed] = [typeName[subject.type], typeName[party.type]];
  return subject.type === party.type
    ? agrees('type', own, listed, { note: NOTES.sameType, evidence: 0 })
    : differs('type', own, listed, { note: NOTES.otherType, evidence: typeEvidence(subject.type, party.type) });
}

/** The countries of a subject or a party that have a calendar of their own, in which its dates may be given. */
export const calendarCountriesOf = ({ countries = [] }: Pick<Subject, 'countries'> | Pick<ListedParty, 'countries'>) =>
  countries
    .map((country) => (typeof country === 'string' ? countryCode(country) : country.code))
    .filter(hasOwnCalendar);

/** A company's date says less: it may be that of its founding, registration or licence. */
export const dateScaleOf = (type: PartyType): number => (type === 'person' ? 1 : 0.4);

function dateFinding(subject: Subject, party: ComparedParty): Finding | undefined {
  const label =
    party.type === 'person'
      ? 'Date of birth'
      : party.type === 'vessel' || party.type === 'aircraft'
        ? 'Date of build'
        : 'Date of founding';
  const sameKind = (subject.type ?? party.type) === party.type;
  const own = subject.dates ?? [];
  const canBeCompared = sameKind && own.length > 0 && party.dates.length > 0;
  const found = canBeCompared
    ? compareDates(
        { dates: own, countries: calendarCountriesOf(subject) },
        { dates: party.dates, countries: calendarCountriesOf(party) },
      )
    : undefined;
  if (found) return { field: 'date', label, ...found, evidence: found.evidence * dateScaleOf(party.type) };
  return unknown('date', label, subject.dates?.[0], party.dates[0]?.from);
}

const shown = (one: { code: string; text: string }): string => one.text || one.code;

function countryFinding(subject: Subject, party: ComparedParty, hints: NameHints): Finding | undefined {
  const own = (subject.countries ?? [])
    .map((text) => ({ text, code: countryCode(text) }))
    .filter((one) => one.code !== '');
  const theirs = party.countries.filter((country) => country.code !== '');
  if (own.length === 0 || theirs.length === 0)
    return (
      countryInName(own, theirs, hints, () => otherCountryOf(subject, party, hints)) ??
      unknown('country', labels.country, subject.countries?.[0], party.countries[0] && shown(party.countries[0]))
    );
  for (const isMet of [isSameCountry, isSuccessor]) {
    for (const one of own) {
      const met = theirs.find((country) => isMet(country.code, one.code));
      if (!met) continue;
      const evidence = hints.areKin() ? 0 : worth.country;
      return isMet === isSameCountry
        ? agrees('country', one.text, shown(met), { note: NOTES.sameCountry, evidence })
        : agrees('country', one.text, shown(met), { note: 'One succeeded the other', evidence: evidence / 2 }, false);
    }
  }
  const [one, other] = [own[0]!, theirs[0]!];
  if (
    own.some(({ code, text }) =>
      theirs.some((their) => mayBeCountry(text, their.code) || mayBeCountry(their.text, code)),
    )
  )
    return { ...unknown('country', labels.country, one.text, shown(other))!, note: 'May be the same country' };
  const evidence = party.type === 'company' ? otherCountryOf(subject, party, hints) : worth.otherCountry;
  return differs('country', one.text, shown(other), { note: NOTES.otherCountry, evidence });
}

/**
 * Two companies with one popular name in two countries are two if something else separates them too: their legal forms,
 * or that each has a number (decision 42).
 */
function otherCountryOf(subject: Subject, party: ComparedParty, hints: NameHints): number {
  const commonness = hints.commonness();
  const areApart = () =>
    hints.haveOtherForms() || ((subject.identifiers?.length ?? 0) > 0 && party.identifiers.length > 0);
  return commonness === 'popular' && !areApart() ? worth.otherCountry : otherCountry[commonness];
}

/**
 * A country in a name counts if it differs and the organisation has no other. If it agrees, it adds nothing to the
 * names.
 */
function countryInName(
  own: readonly { text: string; code: string }[],
  theirs: ListedParty['countries'],
  hints: NameHints,
  evidenceOfOther: () => number,
): Finding | undefined {
  const named = hints.countriesNamed();
  const asked = own.length > 0 ? own : named.bySubject.map(asCountry);
  if (asked.length === 0) return undefined;
  const inNames = () =>
    (named.byParty.length > 0 && own.length > 0 ? named.byParty : named.byOtherNames()).map(asCountry);
  const listed = theirs.length > 0 ? theirs : inNames();
  const areOthers = asked.every((one) => listed.every(({ code }) => !areOneCountry(one.code, code)));
  if (listed.length === 0 || !areOthers) return undefined;
  return differs('country', asked[0]!.text, shown(listed[0]!), {
    note: NOTES.otherCountry,
    evidence: evidenceOfOther(),
  });
}
/** A country that a name mentions. */
function asCountry(place: string): { text: string; code: string } {
  const code = countryCode(place);
  return { text: countryText(code), code };
}
function genderFinding(subject: Subject, party: ComparedParty): Finding | undefined {
  if (!subject.gender || !party.gender) return unknown('gender', labels.gender, subject.gender, party.gender);
  return subject.gender === party.gender
    ? agrees('gender', subject.gender, party.gender, { note: NOTES.sameGender, evidence: worth.gender })
    : differs('gender', subject.gender, party.gender, { note: NOTES.otherGender, evidence: worth.otherGender });
}

function birthPlaceFinding(subject: Subject, party: ComparedParty): Finding | undefined {
  const own = subject.birthPlaces ?? [];
  if (own.length === 0 || party.birthPlaces.length === 0)
    return unknown('birthPlace', labels.birthPlace, own[0], party.birthPlaces[0]);
  for (const one of own) {
    const equal = party.birthPlaces.find((place) => areOnePlace(one, place));
    if (equal !== undefined)
      return agrees('birthPlace', one, equal, { note: NOTES.samePlace, evidence: worth.birthPlace });
  }
  return differs('birthPlace', own[0]!, party.birthPlaces[0]!, {
    note: NOTES.otherPlace,
    evidence: worth.otherBirthPlace,
  });
}

function identifierFinding(subject: Subject, party: ComparedParty, isElsewhere: boolean): Finding | undefined {
  const found = compareIdentifiers(subject.identifiers ?? [], party.identifiers, isElsewhere);
  if (found) return { field: 'identifier', label: labels.identifier, ...found, complete: found.verdict === 'match' };
  return subject.identifiers?.length
    ? unknown('identifier', labels.identifier, subject.identifiers[0]?.value, party.identifiers[0]?.value)
    : undefined;
}
