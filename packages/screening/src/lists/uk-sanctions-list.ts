/**
 * The UK Sanctions List (FCDO), XML. `Name6` is the family name or the whole name. `NameType` and `AliasStrength` occur
 * in several spellings. Not every designation is an asset freeze, so the remarks start with the sanctions imposed.
 */
import { ownValue } from '../own-value.ts';
import { Countries, countryCode } from './countries.ts';
import { distinctDates, parseDate, parseDay } from './dates.ts';
import { identifier, imoInProse, type Document } from './identifiers.ts';
import { joined, oneByOne, partyOrReject, sentence, type Outcome, type XmlFormat } from './list-format.ts';
import { inOtherScript, primaryFirst } from './names.ts';
import { at, textOf, textsAt, type XmlNode } from './xml-node.ts';
import type { ListedParty, NameKind, PartyIdentifier, PartyName, PartyType } from '../party.ts';

const types: Readonly<Record<string, PartyType>> = { individual: 'person', entity: 'company', ship: 'vessel' };

/** The last part of the page address of a designation in the publisher's search. */
const pages: Readonly<Partial<Record<PartyType, string>>> = { person: 'Individual', company: 'Entity', vessel: 'Ship' };

function kindOf(nameType: string): NameKind {
  const text = nameType.toLowerCase();
  if (text === 'primary name') return 'primary';
  return /f\.?k\.?a|former/.test(text) ? 'fka' : 'aka';
}

function nameOf(node: XmlNode, type: PartyType): PartyName | undefined {
  const [given, ...middles] = ['Name1', 'Name2', 'Name3', 'Name4', 'Name5'].map((name) => textOf(node, name));
  const middle = joined(middles);
  const family = textOf(node, 'Name6');
  const text = joined([given ?? '', middle ?? '', family]);
  if (text === undefined) return undefined;
  const inParts = type === 'person' && given !== undefined && given !== '' && family !== '';
  return {
    text,
    kind: kindOf(textOf(node, 'NameType')),
    strength: textOf(node, 'AliasStrength').toLowerCase().startsWith('low') ? 'weak' : 'strong',
    ...(inParts && { parts: { given, ...(middle !== undefined && { middle }), family } }),
  };
}

/** Some original-script names have the family name first: `ХАЛВАНИ, Рустам`. */
function originalName(text: string, type: PartyType): PartyName {
  const [family = '', given = '', ...more] = text.split(',').map((part) => part.trim());
  const kind: NameKind = inOtherScript(text) ? 'original-script' : 'aka';
  if (type !== 'person' || family === '' || given === '' || more.length > 0) return { text, kind, strength: 'strong' };
  return { text: `${given} ${family}`, kind, strength: 'strong', parts: { given, family } };
}

function namesOf(record: XmlNode, type: PartyType): PartyName[] {
  const names = at(record, 'Names', 'Name').map((node) => nameOf(node, type));
  const originals = textsAt(record, 'NonLatinNames', 'NonLatinName', 'NameNonLatinScript');
  return primaryFirst(
    [...names.filter((name) => name !== undefined), ...originals.map((text) => originalName(text, type))],
    (name) => name.kind === 'primary',
  );
}

/** Between the numbers of `OGRN: 1247700291200 KPP: 770701001`. */
const severalNumbers = / (?=\p{Lu}{2,6}:)/u;

function documentsOf(record: XmlNode, type: PartyType): Document[] {
  const person = at(record, 'IndividualDetails', 'Individual');
  const company = at(record, 'EntityDetails', 'Entity');
  const ship = at(record, 'ShipDetails', 'Ship');
  const fromEach = (nodes: XmlNode[], label: string, ...path: string[]): Document[] =>
    nodes.flatMap((node) => textsAt(node, ...path).map((value) => ({ label, value, type })));
  return [
    ...person
      .flatMap((node) => at(node, 'PassportDetails', 'Passport'))
      .map((node) => noted(node, 'Passport', 'PassportNumber', 'PassportAdditionalInformation', type)),
    ...person
      .flatMap((node) => at(node, 'NationalIdentifierDetails', 'NationalIdentifier'))
      .map((node) =>
        noted(node, 'National identifier', 'NationalIdentifierNumber', 'NationalIdentifierAdditionalInformation', type),
      ),
    ...company
      .flatMap((node) => textsAt(node, 'BusinessRegistrationNumbers', 'BusinessRegistrationNumber'))
      .flatMap((text) => text.split(severalNumbers))
      .map((value) => ({ label: 'Business registration number', value, type })),
    ...fromEach(ship, 'IMO number', 'IMONumbers', 'IMONumber'),
    ...fromEach(ship, 'Hull identification number', 'HullIdentificationNumbers', 'HullIdentificationNumber'),
    ...fromEach([record], 'Phone number', 'PhoneNumbers', 'PhoneNumber'),
    ...fromEach([record], 'E-mail address', 'EmailAddresses', 'EmailAddress'),
    ...fromEach([record], 'Website', 'Websites', 'Website'),
    ...fromEach(company, 'Phone number', 'PhoneNumbers', 'PhoneNumber'),
    ...fromEach(company, 'E-mail address', 'EmailAddresses', 'EmailAddress'),
    ...fromEach(company, 'Website', 'Websites', 'Website'),
  ];
}

/** A document whose note begins with the issuer, if stated: `Afghanistan issued 1988-01-25`. */
function noted(node: XmlNode, label: string, number: string, note: string, type: PartyType): Document {
  const issuer = textOf(node, note).split(/ (?:issued|number|passport|expir|id\b|national)|[,.(;]/i, 1)[0] ?? '';
  return { label, value: textOf(node, number), country: issuer, type };
}

function identifiersOf(record: XmlNode, type: PartyType): PartyIdentifier[] {
  const found = documentsOf(record, type)
    .map(identifier)
    .filter((one) => one !== undefined);
  if (type !== 'vessel' || found.some((one) => one.kind === 'imo')) return found;
  return [...found, ...imoInProse(`${textOf(record, 'OtherInformation')} ${textOf(record, 'UKStatementofReasons')}`)];
}

function addressesOf(record: XmlNode, countries: Countries): ListedParty['addresses'] {
  return at(record, 'Addresses', 'Address').flatMap((node) => {
    const lines = [1, 2, 3, 4, 5, 6].map((number) => textOf(node, `AddressLine${number}`));
    const country = textOf(node, 'AddressCountry');
    const text = joined([...lines, textOf(node, 'AddressPostalCode'), country], ', ');
    if (text === undefined) return [];
    const code = country === '' ? '' : countries.addNamed(country, 'residence');
    const city = lines[5] ?? '';
    return [{ text, ...(city !== '' && { city }), ...(code !== '' && { country: code }) }];
  });
}

/** Nationalities are typed by hand: `Iranian national and US national`. */
function addNationality(text: string, countries: Countries): void {
  const parts = countryCode(text) === '' ? text.split(/ and |[/;]/).filter((part) => countryCode(part) !== '') : [];
  for (const part of parts.length === 0 ? [text] : parts) countries.add(part.trim(), 'nationality');
}

function birthPlacesOf(people: readonly XmlNode[], countries: Countries): string[] {
  return people
    .flatMap((person) => at(person, 'BirthDetails', 'Location'))
    .flatMap((node) => {
      const country = textOf(node, 'CountryOfBirth');
      if (country !== '') countries.add(country, 'birth');
      return joined([textOf(node, 'TownOfBirth'), country], ', ') ?? [];
    });
}

/**
 * Facts without a field of their own: their label in the remarks, and their place in the record of a company or a ship.
 */
const facts: readonly (readonly [string, ...string[]])[] = [
  ['Parent company', 'EntityDetails', 'Entity', 'ParentCompanies', 'ParentCompany'],
  ['Subsidiary', 'EntityDetails', 'Entity', 'Subsidiaries', 'Subsidiary'],
  ['Type of entity', 'EntityDetails', 'Entity', 'TypeOfEntities', 'TypeOfEntity'],
  ['Current owner or operator', 'ShipDetails', 'Ship', 'CurrentOwnerOperators', 'CurrentOwnerOperator'],
  ['Previous owner or operator', 'ShipDetails', 'Ship', 'PreviousOwnerOperators', 'PreviousOwnerOperator'],
  ['Type of ship', 'ShipDetails', 'Ship', 'TypeOfShipDetails', 'TypeOfShip'],
  ['Tonnage', 'ShipDetails', 'Ship', 'TonnageOfShipDetails', 'TonnageOfShip'],
  ['Length', 'ShipDetails', 'Ship', 'LengthOfShipDetails', 'LengthOfShip'],
  ['OFSI group ID', 'OFSIGroupID'],
  ['UN reference number', 'UNReferenceNumber'],
];

/** Notes on a document other than its number: how long it was valid, the name it was issued in. */
const documentNotes = [
  ['Passport', 'PassportDetails', 'Passport'],
  ['National identifier', 'NationalIdentifierDetails', 'NationalIdentifier'],
] as const;

function documentNotesOf(record: XmlNode): string[] {
  return documentNotes.flatMap(([label, details, name]) =>
    at(record, 'IndividualDetails', 'Individual', details, name).flatMap((node) => {
      const note = textOf(node, `${name}AdditionalInformation`);
      const number = textOf(node, `${name}Number`);
      return note === '' ? [] : [sentence(number === '' ? label : `${label} ${number}`, note)];
    }),
  );
}

/** The sanctions imposed, then known facts, then the reasons. */
function remarksOf(record: XmlNode): string | undefined {
  const imposed = textOf(record, 'SanctionsImposed')
    .split('|')
    .map((measure) => measure.trim())
    .filter(Boolean);
  const known = facts.flatMap(([label, ...path]) => textsAt(record, ...path).map((text) => sentence(label, text)));
  return joined([
    imposed.length === 0 ? '' : `Sanctions imposed: ${imposed.join(', ')}.`,
    // Some documents occur twice in a record.
    ...new Set([...known, ...documentNotesOf(record)]),
    textOf(record, 'OtherInformation'),
    textOf(record, 'UKStatementofReasons'),
  ]);
}

function genderOf(people: readonly XmlNode[]): 'male' | 'female' | undefined {
  const gender = people.flatMap((person) => textsAt(person, 'Genders', 'Gender'))[0]?.toLowerCase();
  return gender === 'male' || gender === 'female' ? gender : undefined;
}

/** Converts a `Designation` of the XML to a listed party. */
export function designationToParty(record: XmlNode): Outcome {
  const sourceRef = textOf(record, 'UniqueID');
  const type = ownValue(types, textOf(record, 'IndividualEntityShip').toLowerCase()) ?? 'company';
  const people = at(record, 'IndividualDetails', 'Individual');
  const ships = at(record, 'ShipDetails', 'Ship');
  const countries = new Countries();
  for (const text of people.flatMap((node) => textsAt(node, 'Nationalities', 'Nationality')))
    addNationality(text, countries);
  const birthPlaces = birthPlacesOf(people, countries);
  const flags = ships.flatMap((ship) => textsAt(ship, 'CurrentBelievedFlagOfShips', 'CurrentBelievedFlagOfShip'));
  for (const flag of flags) countries.add(flag, 'flag');
  const formerFlags = ships.flatMap((ship) => textsAt(ship, 'PreviousFlags', 'PreviousFlag'));
  for (const flag of formerFlags) countries.add(flag, 'other');
  const addresses = addressesOf(record, countries);
  const births = people.flatMap((person) => textsAt(person, 'DOBs', 'DOB'));
  const built = ships.flatMap((ship) => textsAt(ship, 'YearsBuilt', 'YearBuilt'));
  const listed = parseDay(textOf(record, 'DateDesignated'));
  const remarks = remarksOf(record);
  const gender = genderOf(people);
  const page = pages[type];
  const party: ListedParty = {
    sourceRef,
    type,
    names: namesOf(record, type),
    dates: distinctDates([...births, ...built].map(parseDate)),
    ...(gender !== undefined && { gender }),
    countries: countries.list,
    birthPlaces,
    identifiers: identifiersOf(record, type),
    addresses,
    programmes: textsAt(record, 'RegimeName'),
    positions: [
      ...textsAt(record, 'Titles', 'Title'),
      ...people.flatMap((person) => textsAt(person, 'Titles', 'Title')),
      ...people.flatMap((person) => textsAt(person, 'Positions', 'Position')),
    ],
    ...(listed !== undefined && { listedOn: listed }),
    ...(remarks !== undefined && { remarks }),
    sourceUrl: `https://search-uk-sanctions-list.service.gov.uk/designations/${encodeURIComponent(sourceRef)}/${page}`,
  };
  return partyOrReject(party, record);
}

export const ukSanctionsList: XmlFormat = {
  name: 'uk-sanctions-list',
  title: 'the UK Sanctions List',
  lists: ['uk'],
  root: 'Designations',
  namespaces: [''],
  records: ['Designation'],
  headers: ['DateGenerated'],
  header(root) {
    const publishedAt = parseDay(textOf(root, 'DateGenerated'));
    return publishedAt === undefined ? {} : { publishedAt };
  },
  begin: oneByOne(designationToParty),
};
