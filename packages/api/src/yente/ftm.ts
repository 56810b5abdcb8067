import type { IdentifierKind, ListedParty, NameKind, PartyType } from '@tamis/screening';
import { partyTypes } from '@tamis/screening/lists/open-sanctions-schema';
import type { ListKind } from '@tamis/screening/lists/topics';

/** FollowTheMoney's schema of each type of party. A country on a list is a government that is named. */
export const SCHEMA_OF_TYPE: Readonly<Record<PartyType, string>> = {
  person: 'Person',
  company: 'Organization',
  country: 'LegalEntity',
  vessel: 'Vessel',
  aircraft: 'Airplane',
  wallet: 'CryptoWallet',
};

/** What a query's schema may find. `LegalEntity` leaves open whether it is a person or an organisation. */
export const TYPES_OF_SCHEMA: Readonly<Record<string, readonly PartyType[]>> = {
  ...Object.fromEntries(
    Object.entries(partyTypes).map(([schema, type]) => [schema, type === 'company' ? ['company', 'country'] : [type]]),
  ),
  LegalEntity: ['person', 'company', 'country'],
  Thing: ['person', 'company', 'country', 'vessel', 'aircraft', 'wallet'],
};

/** OpenSanctions' topic of each kind of list. */
export const TOPIC_OF_KIND: Readonly<Record<ListKind, string>> = {
  sanctions: 'sanction',
  pep: 'role.pep',
  debarment: 'debarment',
  own: 'reg.action',
};

const NAME_PROPERTY: Readonly<Record<NameKind, string>> = {
  primary: 'name',
  'original-script': 'name',
  aka: 'alias',
  nka: 'alias',
  fka: 'previousName',
};

const IDENTIFIER_PROPERTY: Readonly<Record<IdentifierKind, string>> = {
  passport: 'passportNumber',
  'national-id': 'idNumber',
  tax: 'taxNumber',
  registration: 'registrationNumber',
  lei: 'leiCode',
  swift: 'swiftBic',
  imo: 'imoNumber',
  mmsi: 'mmsi',
  'call-sign': 'callSign',
  'aircraft-tail': 'registrationNumber',
  'aircraft-serial': 'serialNumber',
  wallet: 'publicKey',
  email: 'email',
  phone: 'phone',
  website: 'website',
  other: 'idNumber',
};

const DATE_PROPERTY: Readonly<Record<PartyType, string>> = {
  person: 'birthDate',
  company: 'incorporationDate',
  country: 'incorporationDate',
  vessel: 'buildDate',
  aircraft: 'buildDate',
  wallet: 'createdAt',
};

export type FtmProperties = Record<string, string[]>;

/** What the publisher says about a party, by FollowTheMoney's property names; each value once. */
export function ftmProperties(party: ListedParty, kind: ListKind): FtmProperties {
  const values = new Map<string, Set<string>>();
  const add = (property: string, ...texts: (string | undefined)[]) => {
    const known = values.get(property) ?? new Set();
    for (const text of texts) if (text !== undefined && text !== '') known.add(text);
    if (known.size > 0) values.set(property, known);
  };
  for (const name of party.names) {
    add(name.strength === 'weak' ? 'weakAlias' : NAME_PROPERTY[name.kind], name.text);
    if (name.kind === 'primary') {
      add('firstName', name.parts?.given);
      add('middleName', name.parts?.middle);
      add('lastName', name.parts?.family);
    }
  }
  for (const date of party.dates) add(DATE_PROPERTY[party.type], date.from, date.to);
  for (const country of party.countries) {
    // Codes are in lower case there; a country that we do not know is left in the publisher's words.
    add(countryProperty(country.role, party.type), country.code === '' ? country.text : country.code.toLowerCase());
  }
  for (const { kind: identifier, value } of party.identifiers) add(IDENTIFIER_PROPERTY[identifier], value);
  add('gender', party.gender);
  add('birthPlace', ...party.birthPlaces);
  add('address', ...party.addresses.map((address) => address.text));
  add('position', ...party.positions);
  add('program', ...party.programmes);
  add('notes', party.remarks);
  add('sourceUrl', party.sourceUrl);
  add('topics', TOPIC_OF_KIND[kind]);
  return Object.fromEntries([...values].map(([property, texts]) => [property, [...texts]]));
}

function countryProperty(role: ListedParty['countries'][number]['role'], type: PartyType): string {
  if (role === 'nationality') return 'nationality';
  if (role === 'birth') return 'birthCountry';
  if (role === 'flag') return 'flag';
  return role === 'registration' && type !== 'person' ? 'jurisdiction' : 'country';
}
