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
 * Log-odds. A country says little either way: people move and lists err. A shared one says nothing of likely relatives; another
 * one says more where organisations share only common words. Gender is seldom wrong where it is known. A company is no
 * person. Owners of one ship often bear its name, and many enter a ship as a company.
 */
const worth = {
  country: 0.45,
  otherCountry: -0.45,
  otherCountryOfShared: -2,
  otherCountryOfBrand: -1.2,
  gender: 0.1,
  otherGender: -1.8,
  birthPlace: 0.7,
  otherBirthPlace: -0.25,
  otherType: -6,
  otherThing: -0.75,
} as const;
const otherCountry: Readonly<Record<Commonness, number>> = {
  shared: worth.otherCountryOfShared,
  brand: worth.otherCountryOfBrand,
  own: worth.otherCountry,
  branch: 0,
};
/** The most that agreeing fields besides the date and identifiers add. */
export const MAX_MINOR_EVIDENCE = worth.country + worth.gender + worth.birthPlace;

/** The same of a party, which may have only some of them, and subjects that have no more than these. */
export function mostMinorEvidenceOf(
  { countries, gender, birthPlaces }: ComparedParty,
  known: readonly MinorField[] = ['country', 'gender', 'birthPlace'],
): number {
  const has = { country: countries.length > 0, gender: gender !== undefined, birthPlace: birthPlaces.length > 0 };
  return known.reduce((sum, field) => sum + (has[field] ? worth[field] : 0), 0);
}
export type MinorField = 'country' | 'gender' | 'birthPlace';

/**
 * Of two organisations' names nothing agrees but words that all share (each state has a ministry of the interior, and other
 * banks of a name), or dictionary words, places or a few letters that
 * companies everywhere are called by (Golden Star); else one of its own does.
 * A branch says that its parent sits elsewhere.
 */
export type Commonness = 'shared' | 'brand' | 'own' | 'branch';

/** What the names of a subject and a party say about how to weigh a field. Worked out only where it matters. */
export interface OfNames {
  commonness: () => Commonness;
  /** They are rather relatives, or a company and its daughter, who share a country, than one. */
  areKin: () => boolean;
  /**
   * Countries that an organisation's name tells of and the other name does not: Federal Customs Service of Germany; and
   * `otherwise` those that the party's other names tell of, where the one that was compared tells of none. They are read then.
   */
  countriesTold: () => Record<'subject' | 'party', readonly string[]> & { otherwise: () => readonly string[] };
}

/** Names that say nothing about fields. */
export const ofAnyNames: OfNames = {
  commonness: () => 'own',
  areKin: () => false,
  countriesTold: () => ({ subject: [], party: [], otherwise: () => [] }),
};

/** All findings on a subject and a party, the unknown ones included, in the order they are shown. */
export function compareFields(subject: Subject, party: ComparedParty, names: OfNames): Finding[] {
  const country = countryFinding(subject, party, names);
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

/** Log-odds that a subject of one type is a party of another: 0 where they are the same or one is unknown, most where one of them is a person. */
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

/** The countries of a subject or a party by whose calendar its dates may be given. */
export const calendarCountriesOf = ({ countries = [] }: Pick<Subject, 'countries'> | Pick<ListedParty, 'countries'>) =>
  countries
    .map((country) => (typeof country === 'string' ? countryCode(country) : country.code))
    .filter(hasOwnCalendar);

/** A company's date may be of founding, registration or licence, so it says less. */
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

function countryFinding(subject: Subject, party: ComparedParty, names: OfNames): Finding | undefined {
  const own = (subject.countries ?? [])
    .map((text) => ({ text, code: countryCode(text) }))
    .filter((one) => one.code !== '');
  const theirs = party.countries.filter((country) => country.code !== '');
  if (own.length === 0 || theirs.length === 0)
    return (
      countryInName(own, theirs, names) ??
      unknown('country', labels.country, subject.countries?.[0], party.countries[0] && shown(party.countries[0]))
    );
  for (const isMet of [isSameCountry, isSuccessor]) {
    for (const one of own) {
      const met = theirs.find((country) => isMet(country.code, one.code));
      if (!met) continue;
      const evidence = names.areKin() ? 0 : worth.country;
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
  const commonness = party.type === 'company' ? names.commonness() : 'own';
  return differs('country', one.text, shown(other), { note: NOTES.otherCountry, evidence: otherCountry[commonness] });
}

/** Of organisations of which one or both have no country but in a name, where that is another one: agreeing would add nothing to the names. */
function countryInName(
  own: readonly { text: string; code: string }[],
  theirs: ListedParty['countries'],
  names: OfNames,
): Finding | undefined {
  const told = names.countriesTold();
  const asked = own.length > 0 ? own : told.subject.map(asCountry);
  if (asked.length === 0) return undefined;
  const inNames = () => (told.party.length > 0 && own.length > 0 ? told.party : told.otherwise()).map(asCountry);
  const listed = theirs.length > 0 ? theirs : inNames();
  const areOthers = asked.every((one) => listed.every(({ code }) => !areOneCountry(one.code, code)));
  if (listed.length === 0 || !areOthers) return undefined;
  return differs('country', asked[0]!.text, shown(listed[0]!), {
    note: NOTES.otherCountry,
    evidence: otherCountry[names.commonness()],
  });
}
/** A country that a name tells of, as people read it. */
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
