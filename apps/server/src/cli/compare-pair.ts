import {
  type Comparison,
  type ListedParty,
  type PartyCountry,
  type PartyType,
  type Subject,
  compareAll,
} from '@tamis/screening';
import { countryCode } from '@tamis/screening/lists/countries';
import { BadRequest, shorten } from '@tamis/api/errors';
import { Failure } from './failure.ts';
import type { Line } from './lines.ts';
import {
  COUNTRIES,
  DATES,
  type Properties,
  genderOf,
  identifiersOf,
  isTypeWord,
  namesOf,
  partyTypeOf,
  propertiesOf,
  recordSubject,
  valuesOf,
} from '@tamis/api/screening/subject-properties';

/** The comparisons of lines that hold a pair each, or why one cannot be compared. */
export function comparedLines(lines: readonly Line[]): (Comparison | { error: string })[] {
  const asked = lines.map(pairOfLine);
  const comparisons = compareAll(asked.flatMap((one) => ('error' in one ? [] : [one]))).values();
  return asked.map((one) => ('error' in one ? one : comparisons.next().value!));
}

interface Pair {
  subject: Subject;
  party: ListedParty;
}

function pairOfLine({ text }: Line): Pair | { error: string } {
  try {
    return pairOf(JSON.parse(text));
  } catch (error) {
    if (error instanceof Failure || error instanceof BadRequest) return { error: error.message };
    if (error instanceof SyntaxError) return { error: 'The line is not valid JSON' };
    throw error;
  }
}

/** What `{schema, query, candidate}` asks to be compared by the engine's reference scorer. */
function pairOf(pair: unknown): Pair {
  if (typeof pair !== 'object' || pair === null || Array.isArray(pair)) throw new Failure('The line must be an object');
  const { schema, query, candidate } = pair as { schema?: unknown; query?: unknown; candidate?: unknown };
  if (schema !== undefined && schema !== null && typeof schema !== 'string') throw new Failure('schema must be text');
  if (schema && !isTypeWord(schema)) throw new Failure(`The schema ${shorten(schema)} is not known`);
  const type = partyTypeOf(schema ?? undefined);
  const asked = propertiesOf(query, 'query');
  const listed = propertiesOf(candidate, 'candidate');
  return { subject: recordSubject(asked, type, 'query'), party: partyOf(listed, type) };
}

/** A LegalEntity may be a person or a company; its other properties decide which. */
function likelyType(properties: Properties): PartyType {
  const personal = valuesOf(properties, 'birthDate', 'birthPlace', 'gender', 'firstName', 'lastName', 'nationality');
  return personal.length > 0 ? 'person' : 'company';
}

function countriesOf(properties: Properties): PartyCountry[] {
  const countries: PartyCountry[] = [];
  for (const [name, role] of COUNTRIES)
    for (const text of properties[name] ?? []) countries.push({ code: countryCode(text), text, role });
  return countries;
}

function partyOf(properties: Properties, type: PartyType | undefined): ListedParty {
  const names = namesOf(properties, 'candidate');
  const known = type ?? likelyType(properties);
  return {
    sourceRef: '',
    type: known,
    names: [
      { text: names.primary, kind: 'primary', strength: 'strong' },
      ...names.alias.map((text) => ({ text, kind: 'aka', strength: 'strong' }) as const),
      ...names.weak.map((text) => ({ text, kind: 'aka', strength: 'weak' }) as const),
      ...names.previous.map((text) => ({ text, kind: 'fka', strength: 'strong' }) as const),
    ],
    dates: valuesOf(properties, ...DATES).map((date) => ({ from: date, to: date })),
    gender: genderOf(properties),
    countries: countriesOf(properties),
    birthPlaces: valuesOf(properties, 'birthPlace', 'placeOfBirth'),
    identifiers: identifiersOf(properties, known),
    addresses: [],
    programmes: [],
    positions: [],
  };
}
