/**
 * What a segment keeps of a party for scoring: a short array, decoded only for parties that become candidates. What is usual
 * is left out (a strong primary name is its text, an exact date is one date, an empty end is cut off), which halves a segment of customers.
 */
import type {
  CountryRole,
  IdentifierKind,
  ListedParty,
  NameKind,
  PartyCountry,
  PartyDate,
  PartyIdentifier,
  PartyName,
  PartyType,
} from '../party.ts';
import type { ComparedParty } from '../matching/fields.ts';

export interface StoredParty extends ComparedParty {
  sourceRef: string;
}

/** Stored by their places here: new ones come last. */
export const partyTypes: readonly PartyType[] = ['person', 'company', 'country', 'vessel', 'aircraft', 'wallet'];
const nameKinds: readonly NameKind[] = ['primary', 'aka', 'fka', 'nka', 'original-script'];
const roles: readonly CountryRole[] = ['nationality', 'residence', 'birth', 'registration', 'flag', 'other'];
const genders = [undefined, 'male', 'female'] as const;
const identifierKinds: readonly IdentifierKind[] = [
  'passport',
  'national-id',
  'tax',
  'registration',
  'lei',
  'swift',
  'imo',
  'mmsi',
  'call-sign',
  'aircraft-tail',
  'aircraft-serial',
  'wallet',
  'email',
  'phone',
  'website',
  'other',
];

/** Text, place of the kind, 1 for a weak one, and the parts: words of each, or the parts themselves. */
type EncodedName = string | [string, number, number?, (number | (string | 0)[])?];
type EncodedDate = string | [string, string, number?];
/** Code, place of the role, and the text where it is another one. */
type EncodedCountry = string | [string, number, string?];
type EncodedIdentifier = [number, string, string?];
type Encoded = [
  sourceRef: string,
  names: EncodedName[],
  dates?: EncodedDate[],
  countries?: EncodedCountry[],
  gender?: number,
  birthPlaces?: string[],
  identifiers?: EncodedIdentifier[],
];

/** The party as compact JSON text. */
export function encodeParty(party: ListedParty): string {
  const encoded: Encoded = [
    party.sourceRef,
    party.names.map(encodeName),
    party.dates.map(({ from, to, circa }) => (from === to && !circa ? from : shortened([from, to, circa ? 1 : 0]))),
    party.countries.map(encodeCountry),
    genders.indexOf(party.gender),
    party.birthPlaces,
    party.identifiers.map((one) => shortened([identifierKinds.indexOf(one.kind), one.value, one.country ?? ''])),
  ];
  return JSON.stringify(shortened(encoded));
}

const isNothing = (value: unknown): boolean =>
  value === 0 || value === '' || (Array.isArray(value) && value.length === 0);

/** An array without the zeros, empty texts and empty arrays that it ends with. */
function shortened<Values extends [unknown, unknown, ...unknown[]]>(values: Values): Values {
  while (values.length > 2 && isNothing(values.at(-1))) values.pop();
  return values;
}

function encodeName({ text, kind, strength, parts }: PartyName): EncodedName {
  if (kind === 'primary' && strength === 'strong' && !parts) return text;
  return shortened([text, nameKinds.indexOf(kind), strength === 'weak' ? 1 : 0, encodeParts(text, parts)]);
}

/** Words are counted in a digit each: 102 is a given name of one word and a family name of two. */
const mostWords = 9;

function encodeParts(text: string, parts: PartyName['parts']): number | (string | 0)[] {
  if (!parts) return 0;
  const all = [parts.given, parts.middle, parts.family];
  const counts = all.map((part) => (part ? part.split(' ').length : 0));
  const isWhole = all.filter((part) => part).join(' ') === text && counts.every((count) => count <= mostWords);
  return isWhole ? Number(counts.join('')) : all.map((part) => part ?? 0);
}

function encodeCountry({ code, text, role }: PartyCountry): EncodedCountry {
  if (text !== code) return [code, roles.indexOf(role), text];
  return role === 'nationality' ? code : [code, roles.indexOf(role)];
}

/** The reverse of `encodeParty`. */
export function decodeParty(text: string, type: PartyType): StoredParty {
  const [sourceRef, names, dates = [], countries = [], gender = 0, birthPlaces = [], identifiers = []] = JSON.parse(
    text,
  ) as Encoded;
  return {
    sourceRef,
    type,
    names: names.map(decodeName),
    dates: dates.map(decodeDate),
    countries: countries.map(decodeCountry),
    ...(gender > 0 ? { gender: genders[gender] } : {}),
    birthPlaces,
    identifiers: identifiers.map(decodeIdentifier),
  };
}

function decodeName(name: EncodedName): PartyName {
  if (typeof name === 'string') return { text: name, kind: 'primary', strength: 'strong' };
  const [text, kind, weak, parts] = name;
  const decoded: PartyName = { text, kind: nameKinds[kind] ?? 'aka', strength: weak ? 'weak' : 'strong' };
  return parts ? { ...decoded, parts: decodeParts(text, parts) } : decoded;
}

function decodeParts(text: string, parts: number | (string | 0)[]): NonNullable<PartyName['parts']> {
  const [given, middle, family] = typeof parts === 'number' ? wordsOf(text, parts) : parts;
  return { ...(given ? { given } : {}), ...(middle ? { middle } : {}), ...(family ? { family } : {}) };
}

function wordsOf(text: string, counted: number): string[] {
  const words = text.split(' ');
  return Array.from(String(counted).padStart(3, '0'), (count) => words.splice(0, Number(count)).join(' '));
}

const decodeDate = (date: EncodedDate): PartyDate => {
  if (typeof date === 'string') return { from: date, to: date };
  const [from, to, circa] = date;
  return circa ? { from, to, circa: true } : { from, to };
};

const decodeCountry = (country: EncodedCountry): PartyCountry => {
  if (typeof country === 'string') return { code: country, text: country, role: 'nationality' };
  const [code, role, text = code] = country;
  return { code, text, role: roles[role] ?? 'other' };
};

const decodeIdentifier = ([kind, value, country]: EncodedIdentifier): PartyIdentifier => {
  const decoded = { kind: identifierKinds[kind] ?? 'other', value };
  return country ? { ...decoded, country } : decoded;
};
