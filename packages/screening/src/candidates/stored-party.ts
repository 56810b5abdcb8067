/** The fields of a party that a segment keeps for scoring, as numbers and texts. They are read only for candidates. */
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
import { isoDate } from '../lists/dates.ts';
import type { ComparedParty } from '../matching/fields.ts';
import { type RecordSink, type RecordSource, countWords } from './stored-texts.ts';

export interface StoredParty extends ComparedParty {
  sourceRef: string;
}

/** Stored as positions in this list, so new types must be added at the end. */
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

/**
 * The first number of a party has the number of names, the numbers of dates and countries up to three, and whether a
 * second number follows, with flags and the gender.
 */
const few = 3;
const flag = { sourceRef: 1, birthPlaces: 2, identifiers: 4 } as const;
const genderAt = 8;

/** Writes the fields that are kept. */
export function writeParty(party: ListedParty, out: RecordSink): void {
  const { sourceRef, names, dates, countries, birthPlaces, identifiers } = party;
  const more =
    (sourceRef === '' ? 0 : flag.sourceRef) |
    (birthPlaces.length === 0 ? 0 : flag.birthPlaces) |
    (identifiers.length === 0 ? 0 : flag.identifiers) |
    (genders.indexOf(party.gender) * genderAt);
  const counts = Math.min(dates.length, few) + (few + 1) * Math.min(countries.length, few);
  out.number((names.length * (few + 1) ** 2 + counts) * 2 + Number(more > 0));
  if (more > 0) out.number(more);
  if (dates.length >= few) out.number(dates.length - few);
  if (countries.length >= few) out.number(countries.length - few);
  if (sourceRef !== '') writeText(out, sourceRef);
  for (const name of names) writeName(out, name);
  for (const date of dates) writeDate(out, date);
  for (const country of countries) writeCountry(out, country);
  if (birthPlaces.length > 0) out.number(birthPlaces.length);
  for (const place of birthPlaces) writeText(out, place);
  if (identifiers.length > 0) out.number(identifiers.length);
  for (const identifier of identifiers) writeIdentifier(out, identifier);
}

/** The reverse of `writeParty`. */
export function readParty(from: RecordSource, type: PartyType): StoredParty {
  const head = from.number();
  const more = head % 2 === 1 ? from.number() : 0;
  const counts = Math.floor(head / 2);
  const dateCount = counts % (few + 1);
  const countryCount = Math.floor(counts / (few + 1)) % (few + 1);
  const allDates = dateCount === few ? few + from.number() : dateCount;
  const allCountries = countryCount === few ? few + from.number() : countryCount;
  const sourceRef = more & flag.sourceRef ? readText(from) : '';
  const names = times(Math.floor(counts / (few + 1) ** 2), () => readName(from));
  const dates = times(allDates, () => readDateOf(from));
  const countries = times(allCountries, () => readCountry(from));
  const birthPlaces = times(more & flag.birthPlaces ? from.number() : 0, () => readText(from));
  const identifiers = times(more & flag.identifiers ? from.number() : 0, () => readIdentifier(from));
  const gender = genders[Math.floor(more / genderAt)];
  return { sourceRef, type, names, dates, countries, ...(gender ? { gender } : {}), birthPlaces, identifiers };
}

function times<T>(count: number, read: () => T): T[] {
  // With its final length from the start, because very many parties are kept.
  return count === 0 ? [] : Array.from({ length: count }, read);
}

function writeText(out: RecordSink, text: string): void {
  out.number(countWords(text));
  out.words(text);
}

const readText = (from: RecordSource): string => from.words(from.number()).join(' ');

/** The number of combinations of a name's kind, whether it is weak, and whether it has parts. */
const nameShapes = nameKinds.length * 4;

function writeName(out: RecordSink, { text, kind, strength, parts }: PartyName): void {
  const words = countWords(text);
  const shape = nameKinds.indexOf(kind) * 4 + Number(strength === 'weak') * 2 + Number(parts !== undefined);
  out.number(words * nameShapes + shape);
  out.words(text);
  if (parts) writeParts(out, text, words, parts);
}

function readName(from: RecordSource): PartyName {
  const head = from.number();
  const words = from.words(Math.floor(head / nameShapes));
  const shape = head % nameShapes;
  const name: PartyName = {
    text: words.join(' '),
    kind: nameKinds[shape >> 2] ?? 'aka',
    strength: shape & 2 ? 'weak' : 'strong',
  };
  return shape & 1 ? { ...name, parts: readParts(from, words) } : name;
}

/**
 * If the parts are the words of the name in order, only the words of the given and middle names are counted, up to this
 * many.
 */
const MAX_COUNTED = 9;

function writeParts(out: RecordSink, text: string, words: number, parts: NonNullable<PartyName['parts']>): void {
  const all = [parts.given, parts.middle, parts.family];
  const [given = 0, middle = 0, family = 0] = all.map((part) => (part ? part.split(' ').length : 0));
  const isWhole = all.filter((part) => part).join(' ') === text && given + middle + family === words;
  if (isWhole && given <= MAX_COUNTED && middle <= MAX_COUNTED) {
    out.number(1 + given + middle * (MAX_COUNTED + 1));
    return;
  }
  out.number(0);
  for (const part of all) writeText(out, part ?? '');
}

function readParts(from: RecordSource, words: readonly string[]): NonNullable<PartyName['parts']> {
  const counted = from.number() - 1;
  const given = counted % (MAX_COUNTED + 1);
  const upTo = given + Math.floor(counted / (MAX_COUNTED + 1));
  const all =
    counted < 0
      ? times(3, () => readText(from))
      : [words.slice(0, given), words.slice(given, upTo), words.slice(upTo)].map((part) => part.join(' '));
  const [first, second, last] = all;
  return {
    ...(first ? { given: first } : {}),
    ...(second ? { middle: second } : {}),
    ...(last ? { family: last } : {}),
  };
}

/** Years that fit into a date of three bytes. */
const years = { first: 1800, count: 256 } as const;
/** Stands for a date in another form, which follows as text. */
const otherDate = 0;

/** Year, month and day as one number below 2^17, at least 1. An unknown month or day is 0. */
function packedDate(text: string): number {
  const [, year, month, day] = isoDate.exec(text) ?? [];
  const yearAt = Number(year) - years.first;
  const isPlain = yearAt >= 0 && yearAt < years.count - 1 && month !== '00' && day !== '00';
  if (!isPlain || Number(month ?? 0) > 15 || Number(day ?? 0) > 31) return otherDate;
  return ((yearAt + 1) << 9) | (Number(month ?? 0) << 5) | Number(day ?? 0);
}

const digits = (value: number): string => String(value).padStart(2, '0');

function unpackedDate(packed: number): string {
  const [month, day] = [(packed >> 5) & 15, packed & 31];
  const year = String((packed >> 9) - 1 + years.first);
  return `${year}${month > 0 ? `-${digits(month)}` : ''}${day > 0 ? `-${digits(day)}` : ''}`;
}

/** A date or a range, either of which may be approximate. */
function writeDate(out: RecordSink, { from, to, circa }: PartyDate): void {
  const shape = Number(from !== to) * 2 + Number(circa === true);
  const packed = packedDate(from);
  out.number(packed * 4 + shape);
  if (packed === otherDate) writeText(out, from);
  if (from === to) return;
  const last = packedDate(to);
  out.number(last);
  if (last === otherDate) writeText(out, to);
}

function readDateOf(source: RecordSource): PartyDate {
  const head = source.number();
  const dateOf = (packed: number): string => (packed === otherDate ? readText(source) : unpackedDate(packed));
  const from = dateOf(head >> 2);
  const to = head & 2 ? dateOf(source.number()) : from;
  return head & 1 ? { from, to, circa: true } : { from, to };
}

function writeCountry(out: RecordSink, { code, text, role }: PartyCountry): void {
  const shape = roles.indexOf(role) * 2 + Number(text !== code);
  out.number(countWords(code) * roles.length * 2 + shape);
  out.words(code);
  if (text !== code) writeText(out, text);
}

function readCountry(from: RecordSource): PartyCountry {
  const head = from.number();
  const shape = head % (roles.length * 2);
  const code = from.words(Math.floor(head / (roles.length * 2))).join(' ');
  return { code, text: shape & 1 ? readText(from) : code, role: roles[shape >> 1] ?? 'other' };
}

function writeIdentifier(out: RecordSink, { kind, value, country = '' }: PartyIdentifier): void {
  out.number(identifierKinds.indexOf(kind) * 2 + Number(country !== ''));
  writeText(out, value);
  if (country !== '') writeText(out, country);
}

function readIdentifier(from: RecordSource): PartyIdentifier {
  const head = from.number();
  const identifier = { kind: identifierKinds[head >> 1] ?? 'other', value: readText(from) };
  return head & 1 ? { ...identifier, country: readText(from) } : identifier;
}
