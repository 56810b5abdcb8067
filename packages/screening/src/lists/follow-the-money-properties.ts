/**
 * The meaning of FollowTheMoney properties, in one table for lists and for queries: the properties for names, for
 * countries, and for numbers and documents.
 */
import type { CountryRole, IdentifierKind, NameKind, PartyName } from '../party.ts';

export const nameProperties: readonly (readonly [property: string, NameKind, PartyName['strength']])[] = [
  ['name', 'aka', 'strong'],
  ['alias', 'aka', 'strong'],
  ['previousName', 'fka', 'strong'],
  ['weakAlias', 'aka', 'weak'],
  ['abbreviation', 'aka', 'weak'],
];

/** Country property → the role of the country for the party. */
export const countryRoles: Readonly<Record<string, CountryRole>> = {
  nationality: 'nationality',
  citizenship: 'nationality',
  birthCountry: 'birth',
  jurisdiction: 'registration',
  mainCountry: 'residence',
  flag: 'flag',
  pastFlags: 'other',
  country: 'other',
};

interface IdentifierProperty {
  /** The kind in a query; in a list the label and the form of the number decide the kind (`identifier`). */
  kind: IdentifierKind;
  /** The English label of the number for display. */
  label: string;
  /** Many parties share it, so it is shown with a listed party but not used in queries. */
  isShared?: true;
}

/** Property → number or document. A party without a name is known by the first one that it has. */
export const identifierProperties: Readonly<Record<string, IdentifierProperty>> = {
  passportNumber: { kind: 'passport', label: 'Passport' },
  idNumber: { kind: 'national-id', label: 'National ID' },
  socialSecurityNumber: { kind: 'national-id', label: 'Social security number' },
  taxNumber: { kind: 'tax', label: 'Tax number' },
  innCode: { kind: 'tax', label: 'Tax number (INN)' },
  vatCode: { kind: 'tax', label: 'VAT number' },
  irsCode: { kind: 'tax', label: 'Tax number (IRS)' },
  voenCode: { kind: 'tax', label: 'Tax number (VOEN)' },
  registrationNumber: { kind: 'registration', label: 'Registration number' },
  ogrnCode: { kind: 'registration', label: 'Registration number (OGRN)' },
  jibCode: { kind: 'registration', label: 'Registration number (JIB)' },
  uscCode: { kind: 'registration', label: 'Unified social credit code' },
  pfrNumber: { kind: 'other', label: 'PFR' },
  cikCode: { kind: 'other', label: 'CIK' },
  isinCode: { kind: 'other', label: 'ISIN' },
  // The reason code of a Russian tax office, which the companies of its district share.
  kppCode: { kind: 'other', label: 'KPP', isShared: true },
  okpoCode: { kind: 'registration', label: 'OKPO' },
  npiCode: { kind: 'other', label: 'NPI' },
  dunsCode: { kind: 'registration', label: 'D-U-N-S' },
  permId: { kind: 'other', label: 'PermID' },
  uniqueEntityId: { kind: 'registration', label: 'Unique entity ID' },
  leiCode: { kind: 'lei', label: 'LEI' },
  swiftBic: { kind: 'swift', label: 'SWIFT/BIC' },
  bikCode: { kind: 'swift', label: 'SWIFT/BIC (BIK)' },
  imoNumber: { kind: 'imo', label: 'IMO number' },
  mmsi: { kind: 'mmsi', label: 'MMSI' },
  callSign: { kind: 'call-sign', label: 'Call sign' },
  tailNumber: { kind: 'aircraft-tail', label: 'Aircraft tail number' },
  serialNumber: { kind: 'aircraft-serial', label: 'Aircraft serial number' },
  publicKey: { kind: 'wallet', label: 'Wallet' },
  email: { kind: 'email', label: 'E-mail' },
  phone: { kind: 'phone', label: 'Phone' },
  website: { kind: 'website', label: 'Website' },
};
