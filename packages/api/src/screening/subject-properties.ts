import {
  type CountryRole,
  type IdentifierKind,
  type PartyType,
  type Subject,
  MAX_SUBJECT_NAMES,
} from '@tamis/screening';
import { BadRequest } from '../errors.ts';
import { comparedDates } from './compared-dates.ts';
import { MAX_NAME } from '../wire.ts';
import { countryRoles, identifierProperties, nameProperties } from '@tamis/screening/lists/follow-the-money-properties';
import { partyTypes } from '@tamis/screening/lists/open-sanctions-schema';
import { ownValue } from '@tamis/screening/own-value';

/** A record as it was typed: text, numbers, or several of them under one name. */
export type Properties = Readonly<Record<string, readonly string[]>>;

/**
 * The values of a JSON object as texts, without unused keys. Throws a sentence if a value is neither text nor a list of
 * texts.
 */
export function propertiesOf(value: unknown, what: string): Properties {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadRequest(`${what} must be an object`);
  const known: Record<string, readonly string[]> = {};
  for (const key of Object.keys(value)) {
    const inner: unknown = (value as Record<string, unknown>)[key];
    if (inner !== null && KNOWN.has(key)) known[key] = textsOf(inner, what, key);
  }
  return known;
}

function textsOf(value: unknown, what: string, key: string): string[] {
  const texts: string[] = [];
  for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
    const isText = typeof item === 'string';
    // A number may stand for an identifier or a year, but is nobody's name.
    if (!isText && (NAMES.has(key) || (typeof item !== 'number' && typeof item !== 'boolean')))
      throw new BadRequest(`${what}.${key} must be text or a list of texts`);
    const text = String(item).trim();
    if (text !== '') texts.push(text);
  }
  return texts;
}

/**
 * The values of all these keys, in order. A batch reads a hundred of them per line, so no intermediate objects are
 * created.
 */
export function valuesOf(properties: Properties, ...names: readonly string[]): string[] {
  const values: string[] = [];
  for (const name of names) for (const value of properties[name] ?? NONE) values.push(value);
  return values;
}
const NONE: readonly string[] = [];

/** FollowTheMoney's words for what a record describes, and ours; anything else leaves the type open. */
const TYPES: Readonly<Record<string, PartyType>> = {
  ...Object.fromEntries(
    Object.entries(partyTypes).flatMap(([schema, type]) =>
      schema === 'LegalEntity' ? [] : [[schema.toLowerCase(), type] as const],
    ),
  ),
  organisation: 'company',
  country: 'country',
  aircraft: 'aircraft',
  wallet: 'wallet',
};

export function partyTypeOf(schema: string | undefined): PartyType | undefined {
  return ownValue(TYPES, schema?.toLowerCase() ?? '');
}

/** Whether a word says, or leaves open, what a record describes. */
export function isTypeWord(word: string): boolean {
  return partyTypeOf(word) !== undefined || ['legalentity', 'thing', 'entity'].includes(word.toLowerCase());
}

/** Property → kind of identifier: what FollowTheMoney calls it, and words of ours. */
const KINDS: readonly (readonly [property: string, IdentifierKind])[] = [
  ...Object.entries(identifierProperties).flatMap(([property, { kind, isShared }]) =>
    isShared === true ? [] : [[property, kind] as const],
  ),
  ['passport', 'passport'],
  ['nationalId', 'national-id'],
  ['wallet', 'wallet'],
];

export function identifiersOf(
  properties: Properties,
  type: PartyType | undefined,
): { kind: IdentifierKind; value: string }[] {
  const identifiers: { kind: IdentifierKind; value: string }[] = [];
  for (const [name, kind] of KINDS) {
    // An aircraft's registration is what is painted on its tail.
    const meant = name === 'registrationNumber' && type === 'aircraft' ? 'aircraft-tail' : kind;
    for (const value of properties[name] ?? NONE) identifiers.push({ kind: meant, value });
  }
  return identifiers;
}

const PERSON_DATES = ['birthDate', 'dateOfBirth', 'dob'];
const OTHER_DATES = ['incorporationDate', 'founded', 'foundingDate', 'registrationDate', 'buildDate'];
export const DATES = [...PERSON_DATES, ...OTHER_DATES];

/** Country property → what the country is to the party. Where it was born and whose flag it flies are looked at last. */
export const COUNTRIES: readonly (readonly [property: string, CountryRole])[] = Object.entries({
  ...countryRoles,
  countries: 'other',
  residence: 'residence',
} as const).toSorted(([, one], [, other]) => Number(isLesser(one)) - Number(isLesser(other)));

function isLesser(role: CountryRole): boolean {
  return role === 'birth' || role === 'flag';
}

const COUNTRY_NAMES = COUNTRIES.map(([property]) => property);

const NAME_PARTS = ['firstName', 'secondName', 'middleName', 'fatherName', 'lastName'];
const WHOLE_NAMES = ['name', 'names', 'caption'];
const ALIASES = ['alias', 'aliases'];
const WEAK_NAMES = nameProperties.filter(([, , strength]) => strength === 'weak').map(([property]) => property);
const PREVIOUS_NAMES = nameProperties.filter(([, kind]) => kind === 'fka').map(([property]) => property);

const NAMES: ReadonlySet<string> = new Set([
  ...NAME_PARTS,
  ...WHOLE_NAMES,
  ...ALIASES,
  ...WEAK_NAMES,
  ...PREVIOUS_NAMES,
]);

const KNOWN: ReadonlySet<string> = new Set([
  'type',
  'schema',
  'gender',
  'birthPlace',
  'placeOfBirth',
  ...NAMES,
  ...DATES,
  ...COUNTRY_NAMES,
  ...KINDS.map(([property]) => property),
]);

/** Whether a property is used. */
export const isRead = (name: string): boolean => KNOWN.has(name);

/** The name from its parts, for records that have no whole one. */
function nameFromParts(properties: Properties): string[] {
  const parts = NAME_PARTS.map((part) => valuesOf(properties, part)[0]);
  const name = parts.filter((part) => part !== undefined).join(' ');
  return name === '' ? [] : [name];
}

interface NamedProperties {
  primary: string;
  alias: string[];
  weak: string[];
  previous: string[];
}

/**
 * The identifier that stands for the name of a record without one: the address of a wallet, the IMO number of a ship.
 */
function firstIdentifier(properties: Properties): string | undefined {
  for (const [name] of KINDS) {
    const [value] = properties[name] ?? NONE;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The names of a record by kind. Throws a sentence if there is none, and no identifier that can stand for one. */
export function namesOf(properties: Properties, what: string): NamedProperties {
  const whole = valuesOf(properties, ...WHOLE_NAMES);
  const [primary, ...others] = whole.length > 0 ? whole : nameFromParts(properties);
  const alias = [...others, ...valuesOf(properties, ...ALIASES)];
  const first = primary ?? alias.shift() ?? firstIdentifier(properties);
  if (first === undefined) throw new BadRequest(`${what} has no name`);
  return {
    primary: first,
    alias,
    weak: valuesOf(properties, ...WEAK_NAMES),
    previous: valuesOf(properties, ...PREVIOUS_NAMES),
  };
}

export function genderOf(properties: Properties): 'male' | 'female' | undefined {
  const text = valuesOf(properties, 'gender')[0]?.toLowerCase();
  if (text === 'male' || text === 'm') return 'male';
  return text === 'female' || text === 'f' ? 'female' : undefined;
}

/** A record as a subject that is compared with listed parties. */
export function recordSubject(properties: Properties, type: PartyType | undefined, what: string): Subject {
  const names = namesOf(properties, what);
  return {
    names: [names.primary, ...names.alias, ...names.weak, ...names.previous],
    type,
    dates: comparedDates(valuesOf(properties, ...DATES)),
    countries: valuesOf(properties, ...COUNTRY_NAMES),
    gender: genderOf(properties),
    birthPlaces: valuesOf(properties, 'birthPlace', 'placeOfBirth'),
    identifiers: identifiersOf(properties, type),
  };
}

/**
 * A record as a subject. Throws a sentence if it could be searched for only in part: a result without the other names
 * would read as if they were on no list.
 */
export function wholeSubject(properties: Properties, type: PartyType | undefined, what: string): Subject {
  const subject = recordSubject(properties, type, what);
  const { names } = subject;
  if (names.some((name) => name.length > MAX_NAME))
    throw new BadRequest(`${what}: a name is longer than ${MAX_NAME} characters`);
  if (names.length > MAX_SUBJECT_NAMES)
    throw new BadRequest(`${what} has ${names.length} names; at most ${MAX_SUBJECT_NAMES} are looked for`);
  return subject;
}
