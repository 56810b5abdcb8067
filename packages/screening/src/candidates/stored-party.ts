/** What a segment keeps of a party for scoring: a short array, decoded only for parties that become candidates. */
import type { ListedParty, PartyType } from '../party.ts';
import type { ComparedParty } from '../matching/fields.ts';

export interface StoredParty extends ComparedParty {
  sourceRef: string;
}

export const partyTypes: readonly PartyType[] = ['person', 'company', 'country', 'vessel', 'aircraft', 'wallet'];

/** The party as compact JSON text. */
export function encodeParty(party: ListedParty): string {
  const names = party.names.map((name) => [
    name.text,
    name.kind,
    name.strength === 'weak' ? 1 : 0,
    name.parts ? [name.parts.given, name.parts.middle, name.parts.family] : 0,
  ]);
  const dates = party.dates.map((date) =>
    date.circa ? [date.from, date.to, 1] : date.from === date.to ? [date.from] : [date.from, date.to],
  );
  const countries = party.countries.map((country) => [country.code, country.text, country.role]);
  const identifiers = party.identifiers.map((one) => [one.kind, one.value, one.country ?? 0]);
  return JSON.stringify([party.sourceRef, names, dates, countries, party.gender ?? 0, party.birthPlaces, identifiers]);
}

type Encoded = [
  string,
  [string, ListedParty['names'][number]['kind'], 0 | 1, [string | null, string | null, string | null] | 0][],
  [string, string?, 1?][],
  [string, string, ListedParty['countries'][number]['role']][],
  'male' | 'female' | 0,
  string[],
  [ListedParty['identifiers'][number]['kind'], string, string | 0][],
];

/** The reverse of `encodeParty`. */
export function decodeParty(text: string, type: PartyType): StoredParty {
  const [sourceRef, names, dates, countries, gender, birthPlaces, identifiers] = JSON.parse(text) as Encoded;
  return {
    sourceRef,
    type,
    names: names.map(([name, kind, weak, parts]) => {
      const strength = weak ? 'weak' : 'strong';
      return parts ? { text: name, kind, strength, parts: partsOf(parts) } : { text: name, kind, strength };
    }),
    dates: dates.map(([from, to, circa]) => (circa ? { from, to: to ?? from, circa: true } : { from, to: to ?? from })),
    countries: countries.map(([code, country, role]) => ({ code, text: country, role })),
    ...(gender ? { gender } : {}),
    birthPlaces,
    identifiers: identifiers.map(([kind, value, country]) => (country ? { kind, value, country } : { kind, value })),
  };
}

function partsOf([given, middle, family]: [string | null, string | null, string | null]): {
  given?: string;
  middle?: string;
  family?: string;
} {
  return { ...(given ? { given } : {}), ...(middle ? { middle } : {}), ...(family ? { family } : {}) };
}
