/**
 * OFAC's standard XML: SDN.XML and CONSOLIDATED.XML, in the namespace of the Sanctions List Service and in the older
 * one. Much of the data is in `idList`: gender, founding dates, wallets, and sentences on further prohibitions.
 */
import { ownValue } from '../own-value.ts';
import { Countries } from './countries.ts';
import { distinctDates, parseDate, parseMonthFirst } from './dates.ts';
import { identifier } from './identifiers.ts';
import { joined, oneByOne, partyOrReject, sentence, type Outcome, type XmlFormat } from './list-format.ts';
import { inOtherScript } from './names.ts';
import { at, childrenOf, textOf, textsAt, type XmlNode } from './xml-node.ts';
import type { ListedParty, NameKind, PartyDate, PartyIdentifier, PartyName, PartyType } from '../party.ts';

const types: Readonly<Record<string, PartyType>> = {
  individual: 'person',
  entity: 'company',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

const nameKinds: Readonly<Record<string, NameKind>> = { 'a.k.a.': 'aka', 'f.k.a.': 'fka', 'n.k.a.': 'nka' };

/** Programmes of parties that are listed but not blocked; they fill CONSOLIDATED.XML and are rare in SDN.XML. */
const nonSdnProgrammes = new Set([
  'NS-PLC',
  'CMIC-EO13959',
  'UKRAINE-EO13662',
  '561-Related',
  'FSE-IR',
  'FSE-SY',
  'NS-MBS',
  'CAPTA',
]);

/** Values of `idType` that are not identifiers. */
const remarkType =
  /risk|sanctions information|executive order|transactions prohibited|directive|organization type|target type|aircraft (?:model|operator|mode)|\(cmic\)|listing date|effective date|issuer name|caatsa/i;

/** In some copies of the list the end of a long `idType` has slipped into `idNumber`. */
const slipped =
  /^(?:Serial Number \(MSN\)|Number \(also called [^)]*\)|Identification|Number|Date|S Transponder Code) (?=\S)/;

function nameOf(node: XmlNode, kind: NameKind, strength: 'strong' | 'weak', type: PartyType): PartyName | undefined {
  const given = textOf(node, 'firstName');
  const family = textOf(node, 'lastName');
  const text = joined([given, family]);
  if (text === undefined) return undefined;
  const name: PartyName = { text, kind: kind === 'aka' && inOtherScript(text) ? 'original-script' : kind, strength };
  return type === 'person' && given !== '' && family !== '' ? { ...name, parts: { given, family } } : name;
}

function namesOf(record: XmlNode, type: PartyType): PartyName[] {
  const primary = nameOf(record, 'primary', 'strong', type);
  const others = at(record, 'akaList', 'aka').map((aka) => {
    const kind = ownValue(nameKinds, textOf(aka, 'type').toLowerCase()) ?? 'aka';
    return nameOf(aka, kind, textOf(aka, 'category').toLowerCase() === 'weak' ? 'weak' : 'strong', type);
  });
  if (primary === undefined) return [];
  return [primary, ...others.filter((name) => name !== undefined)];
}

/** The records of `idList` by kind. */
interface Details {
  identifiers: PartyIdentifier[];
  dates: (PartyDate | undefined)[];
  remarks: string[];
  /** When documents were issued and how long they are valid. */
  validity: string[];
  gender?: 'male' | 'female';
}

/** `issued 2011-02-01`: the formats of the list write a date in several ways. */
function dayOf(id: XmlNode, name: string, word: string): string {
  const text = textOf(id, name);
  const date = parseDate(text);
  if (date === undefined) return text === '' ? '' : `${word} ${text}`;
  return `${word} ${date.from === date.to ? date.from : `${date.from} to ${date.to}`}`;
}

function detailsOf(record: XmlNode, type: PartyType, countries: Countries): Details {
  const details: Details = { identifiers: [], dates: [], remarks: [], validity: [] };
  for (const id of at(record, 'idList', 'id')) {
    const label = textOf(id, 'idType');
    const value = textOf(id, 'idNumber').replace(slipped, '');
    const country = textOf(id, 'idCountry');
    if (label === 'Gender') {
      const gender = value.toLowerCase();
      if (gender === 'male' || gender === 'female') details.gender = gender;
    } else if (label === 'Organization Established Date' || /^Aircraft Manufacture(?: Date)?$/.test(label)) {
      details.dates.push(parseDate(value));
    } else if (label === 'Nationality of Registration') {
      countries.add(value, 'registration');
    } else if (remarkType.test(label)) {
      details.remarks.push(`${label.replace(/[\s:-]+$/, '')}: ${value.replace(/[\s.]+$/, '')}.`);
    } else {
      const found = identifier({ label, value, country, type });
      if (found === undefined) continue;
      details.identifiers.push(found);
      const validity = joined([dayOf(id, 'issueDate', 'issued'), dayOf(id, 'expirationDate', 'expires')], ', ');
      if (validity !== undefined) details.validity.push(sentence(`${label} ${found.value}`, validity));
      if (found.kind === 'registration' && found.country !== undefined) countries.add(country, 'registration');
    }
  }
  return details;
}

function vesselOf(record: XmlNode, countries: Countries): Pick<Details, 'identifiers' | 'remarks'> {
  const found: Pick<Details, 'identifiers' | 'remarks'> = { identifiers: [], remarks: [] };
  for (const vessel of childrenOf(record, 'vesselInfo')) {
    const callSign = identifier({ label: 'Call sign', value: textOf(vessel, 'callSign'), type: 'vessel' });
    if (callSign !== undefined) found.identifiers.push(callSign);
    const flag = textOf(vessel, 'vesselFlag');
    if (flag !== '') countries.add(flag, 'flag');
    for (const [name, label] of vesselFacts) {
      const fact = textOf(vessel, name);
      if (fact !== '') found.remarks.push(`${label}: ${fact.replace(/\.$/, '')}.`);
    }
  }
  return found;
}

const vesselFacts = [
  ['vesselType', 'Vessel type'],
  ['vesselOwner', 'Vessel owner'],
  ['tonnage', 'Tonnage'],
  ['grossRegisteredTonnage', 'Gross registered tonnage'],
] as const;

function addressesOf(record: XmlNode, countries: Countries): ListedParty['addresses'] {
  return at(record, 'addressList', 'address').flatMap((node) => {
    const city = textOf(node, 'city');
    const country = textOf(node, 'country').replace(/^undetermined$/, '');
    const lines = ['address1', 'address2', 'address3'].map((line) => textOf(node, line));
    const text = joined([...lines, city, textOf(node, 'stateOrProvince'), textOf(node, 'postalCode'), country], ', ');
    if (text === undefined) return [];
    const code = country === '' ? '' : countries.addNamed(country, 'residence');
    return [{ text, ...(city !== '' && { city }), ...(code !== '' && { country: code }) }];
  });
}

/** Converts an `sdnEntry` of SDN.XML to a listed party. */
export function sdnEntryToParty(record: XmlNode): Outcome {
  const sourceRef = textOf(record, 'uid');
  const type = ownValue(types, textOf(record, 'sdnType').toLowerCase()) ?? 'company';
  const countries = new Countries();
  for (const name of textsAt(record, 'nationalityList', 'nationality', 'country')) countries.add(name, 'nationality');
  for (const name of textsAt(record, 'citizenshipList', 'citizenship', 'country')) countries.add(name, 'nationality');
  const birthPlaces = textsAt(record, 'placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth');
  for (const place of birthPlaces) countries.addPlace(place, 'birth');
  const vessel = vesselOf(record, countries);
  const details = detailsOf(record, type, countries);
  const addresses = addressesOf(record, countries);
  const births = textsAt(record, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth').map(parseDate);
  const remarks = joined([textOf(record, 'remarks'), ...vessel.remarks, ...details.remarks, ...details.validity]);
  const party: ListedParty = {
    sourceRef,
    type,
    names: namesOf(record, type),
    dates: distinctDates([...births, ...details.dates]),
    ...(details.gender !== undefined && { gender: details.gender }),
    countries: countries.list,
    birthPlaces,
    identifiers: [...vessel.identifiers, ...details.identifiers],
    addresses,
    programmes: textsAt(record, 'programList', 'program'),
    positions: textsAt(record, 'title'),
    ...(remarks !== undefined && { remarks }),
    sourceUrl: `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${encodeURIComponent(sourceRef)}`,
  };
  return partyOrReject(party, record);
}

/** Whether a party shows that the file is the consolidated list and not the SDN list. */
export function marksConsolidated(party: ListedParty): boolean {
  return party.programmes.some((programme) => nonSdnProgrammes.has(programme));
}

export const ofacSdn: XmlFormat = {
  name: 'ofac-sdn',
  title: 'an OFAC list',
  lists: ['ofac', 'ofac-cons'],
  root: 'sdnList',
  namespaces: [
    'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/XML',
    'http://tempuri.org/sdnList.xsd',
  ],
  records: ['sdnEntry'],
  headers: ['publshInformation'],
  header(root) {
    const publishedAt = parseMonthFirst(textsAt(root, 'publshInformation', 'Publish_Date')[0] ?? '');
    const count = textsAt(root, 'publshInformation', 'Record_Count')[0];
    return {
      ...(publishedAt !== undefined && { publishedAt }),
      ...(count !== undefined && { declaredCount: /^\d+$/.test(count) ? Number(count) : Number.NaN }),
    };
  },
  begin: oneByOne(sdnEntryToParty),
  marksOther: marksConsolidated,
};
