import { ENTITY_TYPE_TEXTS } from '@tamis/api/entities/words';
import type { Match } from '@tamis/api/screening/schema';
import type { SearchResult } from '@tamis/api/search/schema';
import { formatDate } from '@tamis/ui/dates';

type Party = Match['party'];
type Name = Party['names'][number];

/** The name that the list gives first. */
export const primaryName = ({ party, matchedName }: Match): string => party.names[0]?.text ?? matchedName;

/** The compared name of the party, if it has words that the primary name does not have. */
export function matchedAlias(match: Match): string | undefined {
  const known = new Set(wordsOf(primaryName(match)));
  return wordsOf(match.matchedName).every((word) => known.has(word)) ? undefined : match.matchedName;
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const PARTY_TYPE_TEXTS: Record<Party['type'], string> = {
  ...ENTITY_TYPE_TEXTS,
  vessel: 'Vessel',
  aircraft: 'Aircraft',
  wallet: 'Wallet',
};

const KIND_TEXTS: Record<Name['kind'], string> = {
  primary: 'primary name',
  aka: 'a.k.a.',
  fka: 'formerly',
  nka: 'now',
  'original-script': 'original script',
};

/** 'a.k.a.', 'weak alias', 'original script': what the publisher says of a name. */
export const nameKindText = ({ kind, strength }: Name): string =>
  strength === 'weak' ? 'weak alias' : KIND_TEXTS[kind];

const IDENTIFIER_TEXTS: Record<Party['identifiers'][number]['kind'], string> = {
  passport: 'Passport',
  'national-id': 'National ID',
  tax: 'Tax number',
  registration: 'Registration number',
  lei: 'LEI',
  swift: 'SWIFT',
  imo: 'IMO number',
  mmsi: 'MMSI',
  'call-sign': 'Call sign',
  'aircraft-tail': 'Tail number',
  'aircraft-serial': 'Serial number',
  wallet: 'Wallet',
  email: 'E-mail',
  phone: 'Phone',
  website: 'Website',
  other: 'Identifier',
};

export const identifierLabel = ({ kind, label }: Party['identifiers'][number]): string =>
  label ?? IDENTIFIER_TEXTS[kind];

/** 'Feb 1961 to Mar 1962', 'about 1961': a date as precise as the list gives it. */
export function partyDateText({ from, to, circa }: Party['dates'][number], format: (day: string) => string): string {
  const text = from === to ? format(from) : `${format(from)} to ${format(to)}`;
  return circa ? `about ${text}` : text;
}

type Identity = Pick<SearchResult['parties'][number], 'type' | 'countries' | 'dates'>;

/** The most countries, and dates of birth, that are shown: a list may give ten for one party. */
const MOST = 2;

/**
 * What distinguishes a party from its namesakes: 'Person, Iran, born Mar 14, 1968 or 1970'. For other types, dates have
 * too many meanings.
 */
export function partyIdentity({ type, countries, dates }: Identity): string {
  const born = dates.slice(0, MOST).map((date) => partyDateText(date, formatDate));
  return [
    ...(type ? [PARTY_TYPE_TEXTS[type]] : []),
    ...countries.slice(0, MOST),
    ...(type === 'person' && born.length > 0 ? [`born ${born.join(' or ')}`] : []),
  ].join(', ');
}
