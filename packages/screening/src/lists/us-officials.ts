/** Members of the United States Congress, and its presidents and vice presidents (unitedstates/congress-legislators, YAML). */
import { ownValue } from '../own-value.ts';
import { distinctDates, parseDate } from './dates.ts';
import { fieldsOf, listOf, textIn, textsIn, type Fields } from './json-value.ts';
import { joined, oneByOne, partyOrReject, type ListValue, type Outcome, type ValueFormat } from './list-format.ts';
import type { ListedParty, PartyName } from '../party.ts';

const offices: Readonly<Record<string, string>> = {
  rep: 'Member of the United States House of Representatives',
  sen: 'United States Senator',
  prez: 'President of the United States',
  viceprez: 'Vice President of the United States',
};

/**
 * An office with its state, if any, and the years from the first day of the first term to the last day of the last
 * term.
 */
function positionsOf(terms: readonly Fields[]): string[] {
  const periods = new Map<string, { start: string; end: string }>();
  for (const term of terms) {
    const state = textIn(term, 'state');
    const office = ownValue(offices, textIn(term, 'type')) ?? 'Public office of the United States';
    const title = state === '' ? office : `${office} for ${state}`;
    const { start } = periods.get(title) ?? { start: textIn(term, 'start') };
    periods.set(title, { start, end: textIn(term, 'end') });
  }
  return [...periods]
    .map(([title, { start, end }]) => `${title} (${start.slice(0, 4)} to ${end.slice(0, 4)})`)
    .toReversed();
}

function namesOf(value: Fields): PartyName[] {
  const name = fieldsOf(value['name']);
  const [given, middle, family, suffix, nickname] = ['first', 'middle', 'last', 'suffix', 'nickname'].map((part) =>
    textIn(name, part),
  );
  const parts = {
    ...(given !== '' && { given }),
    ...(middle !== '' && { middle }),
    ...(family !== '' && { family }),
  };
  const text = joined([given ?? '', middle ?? '', family ?? '', suffix ?? '']);
  if (text === undefined) return [];
  const others = [
    ...textsIn(name, 'official_full'),
    nickname === '' ? '' : (joined([nickname ?? '', family ?? '']) ?? ''),
    ...listOf(value['other_names']).map((other) => {
      const fields = { ...name, ...fieldsOf(other) };
      return joined(['first', 'middle', 'last'].map((part) => textIn(fields, part))) ?? '';
    }),
  ];
  return [
    { text, kind: 'primary', strength: 'strong', parts },
    ...[...new Set(others)]
      .filter((other) => other !== '' && other !== text)
      .map((other): PartyName => ({ text: other, kind: 'aka', strength: 'strong' })),
  ];
}

/** The publisher's ids; the one that nearly everybody has comes first. */
function refOf(ids: Fields): string {
  const name = ['bioguide', 'govtrack', 'wikidata'].find((key) => textIn(ids, key) !== '');
  return name === undefined ? '' : `${name === 'bioguide' ? '' : `${name}-`}${textIn(ids, name)}`;
}

function toParty({ value, line }: ListValue): Outcome {
  const fields = fieldsOf(value);
  const ids = fieldsOf(fields['id']);
  const bio = fieldsOf(fields['bio']);
  const terms = listOf(fields['terms']).map(fieldsOf);
  const gender = textIn(bio, 'gender');
  const roles = listOf(fields['leadership_roles']).map((role) => textIn(fieldsOf(role), 'title'));
  const bioguide = textIn(ids, 'bioguide');
  const parties = new Set(terms.map((term) => textIn(term, 'party')).filter((party) => party !== ''));
  const party: ListedParty = {
    sourceRef: refOf(ids),
    type: 'person',
    names: namesOf(fields),
    dates: distinctDates([parseDate(textIn(bio, 'birthday'))]),
    ...(gender === 'M' && { gender: 'male' }),
    ...(gender === 'F' && { gender: 'female' }),
    countries: [{ code: 'US', text: 'United States', role: 'nationality' }],
    birthPlaces: [],
    identifiers: [],
    addresses: [],
    programmes: [],
    positions: [...positionsOf(terms), ...new Set(roles.filter((role) => role !== ''))],
    topics: ['role.pep'],
    ...(parties.size > 0 && { remarks: `Political party: ${[...parties].join(', ')}.` }),
    ...(bioguide !== '' && { sourceUrl: `https://bioguide.congress.gov/search/bio/${encodeURIComponent(bioguide)}` }),
  };
  return partyOrReject(party, { line });
}

function termTypes(value: Fields): string[] {
  return listOf(value['terms']).map((term) => textIn(fieldsOf(term), 'type'));
}

export const usExecutive: ValueFormat = {
  name: 'us-executive',
  title: 'the list of presidents and vice presidents of the United States',
  lists: ['us-executive'],
  recognises: (value) => termTypes(value).some((type) => type === 'prez' || type === 'viceprez'),
  begin: oneByOne(toParty),
};

export const usCongress: ValueFormat = {
  name: 'us-congress',
  title: 'the list of members of the United States Congress',
  lists: ['us-congress'],
  recognises: (value) => termTypes(value).some((type) => type === 'rep' || type === 'sen'),
  begin: oneByOne(toParty),
};
