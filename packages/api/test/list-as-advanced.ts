/** Writes records of SDN.XML as SDN_ADVANCED.XML, to see that both are read as the same parties. */
import { parseDate } from '@tamis/screening/lists/dates';
import { at, clean, type XmlNode } from '@tamis/screening/lists/xml-node';
import { inOtherScript } from '@tamis/screening/lists/names';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const textAt = (node: XmlNode, ...path: string[]): string[] => at(node, ...path).map((one) => clean(one.text));
const first = (node: XmlNode, name: string): string => textAt(node, name)[0] ?? '';

/** What stands in `idList` and is a document of an identity in the advanced format; all else is a feature. */
const isDocument = (idType: string): boolean =>
  /No\.?$|Number|Passport|Card$|ID$|#$|R\.F\.C\.|C\.U\.R\.P\.|D\.N\.I\.|SSN|Code|Identification|License/.test(idType) &&
  !/^(?:Phone|Aircraft)/.test(idType);

const vesselFeatures: readonly [string, string][] = [
  ['callSign', 'Vessel Call Sign'],
  ['vesselType', 'VESSEL TYPE'],
  ['vesselFlag', 'Vessel Flag'],
  ['vesselOwner', 'Vessel Owner'],
  ['tonnage', 'Vessel Tonnage'],
  ['grossRegisteredTonnage', 'Vessel Gross Registered Tonnage'],
];

/** Words and the ids that stand for them. */
class Words {
  readonly #ids = new Map<string, number>();
  readonly #from: number;

  constructor(from: number) {
    this.#from = from;
  }

  id(word: string): number {
    const id = this.#ids.get(word) ?? this.#from + this.#ids.size;
    this.#ids.set(word, id);
    return id;
  }

  written(element: string): string {
    const values = [...this.#ids].map(([word, id]) => `<${element} ID="${id}">${escaped(word)}</${element}>`).join('');
    return `<${element}Values>${values}</${element}Values>`;
  }
}

const nameParts = { 1520: 'Last Name', 1521: 'First Name', 1525: 'Entity Name' } as const;
const locationParts = {
  1451: ['ADDRESS1', 'address1'],
  1452: ['ADDRESS2', 'address2'],
  1453: ['ADDRESS3', 'address3'],
  1454: ['CITY', 'city'],
  1455: ['STATE/PROVINCE', 'stateOrProvince'],
  1456: ['POSTAL CODE', 'postalCode'],
} as const;
const documentDates = { 1480: 'issueDate', 1481: 'expirationDate' } as const;
const subtypes: Readonly<Record<string, number>> = { vessel: 1, aircraft: 2, entity: 3, individual: 4 };

/** Year, month and day, the first or the last that a partial date may be. */
function dayElements(day: string, last: boolean): string {
  const [year = 0, month = last ? 12 : 1, date = 0] = day.split('-').map(Number);
  const end = last ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 1;
  return `<Year>${year}</Year><Month>${month}</Month><Day>${date || end}</Day>`;
}

function period(text: string): string {
  const date = parseDate(text);
  if (date === undefined) return '';
  const attributes = `Approximate="${date.circa ?? false}"`;
  const [from, to] = [dayElements(date.from, false), dayElements(date.to, true)];
  return `<DatePeriod CalendarTypeID="1"><Start ${attributes}><From>${from}</From><To>${from}</To></Start><End ${attributes}><From>${to}</From><To>${to}</To></End></DatePeriod>`;
}

/** Words whose ids the format has fixed. */
function values(element: string, of: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(of).map(([id, text]) => `<${element} ID="${id}">${String(text)}</${element}>`);
  return `<${element}Values>${written.join('')}</${element}Values>`;
}

class AdvancedFile {
  readonly #countries = new Words(11000);
  readonly #features = new Words(500);
  readonly #documents = new Words(1500);
  readonly #details = new Words(700);
  readonly #locations: string[] = [];
  readonly #registered: string[] = [];
  readonly #parties: string[] = [];
  readonly #entries: string[] = [];
  #id = 5_000_000;

  #next(): number {
    this.#id += 1;
    return this.#id;
  }

  #location(country: string, address?: XmlNode): number {
    const id = this.#next();
    const parts = Object.entries(locationParts).flatMap(([type, [, name]]) =>
      (address === undefined ? [] : textAt(address, name)).map(
        (text) =>
          `<LocationPart LocPartTypeID="${type}"><LocationPartValue Primary="true"><Value>${escaped(text)}</Value></LocationPartValue></LocationPart>`,
      ),
    );
    const where = country === '' ? '' : `<LocationCountry CountryID="${this.#countries.id(country)}"/>`;
    this.#locations.push(`<Location ID="${id}">${where}${parts.join('')}</Location>`);
    return id;
  }

  #feature(type: string, content: string): string {
    return `<Feature ID="${this.#next()}" FeatureTypeID="${this.#features.id(type)}"><FeatureVersion ID="${this.#next()}"><Comment/>${content}</FeatureVersion></Feature>`;
  }

  #text(type: string, text: string): string {
    return this.#feature(type, `<VersionDetail DetailTypeID="1432">${escaped(text)}</VersionDetail>`);
  }

  #place(type: string, country: string, address?: XmlNode): string {
    return this.#feature(type, `<VersionLocation LocationID="${this.#location(country, address)}"/>`);
  }

  #idFeature(identity: number, node: XmlNode): string {
    const [idType, idNumber, idCountry] = ['idType', 'idNumber', 'idCountry'].map((name) => first(node, name));
    if (idType === 'Gender') {
      const detail = this.#details.id(idNumber ?? '');
      return this.#feature('Gender', `<VersionDetail DetailTypeID="1431" DetailReferenceID="${detail}"/>`);
    }
    if (!isDocument(idType ?? '')) return this.#text(idType ?? '', idNumber ?? '');
    const issuer = idCountry === '' ? '' : ` IssuedBy-CountryID="${this.#countries.id(idCountry ?? '')}"`;
    const dates = Object.entries(documentDates).flatMap(([type, name]) =>
      textAt(node, name).map((text) => `<DocumentDate IDRegDocDateTypeID="${type}">${period(text)}</DocumentDate>`),
    );
    this.#registered.push(
      `<IDRegDocument ID="${this.#next()}" IDRegDocTypeID="${this.#documents.id(idType ?? '')}" IdentityID="${identity}"${issuer} ValidityID="1"><Comment/><IDRegistrationNo>${escaped(idNumber ?? '')}</IDRegistrationNo><IssuingAuthority/>${dates.join('')}</IDRegDocument>`,
    );
    return '';
  }

  #alias(node: XmlNode, type: number, isPrimary: boolean, isPerson: boolean, groups: string[]): string {
    const parts = [
      ['lastName', isPerson ? 1520 : 1525],
      ['firstName', 1521],
    ].flatMap(([name, partType]) =>
      textAt(node, String(name)).map((text) => {
        const group = this.#next();
        groups.push(
          `<MasterNamePartGroup><NamePartGroup ID="${group}" NamePartTypeID="${partType}"/></MasterNamePartGroup>`,
        );
        const script = inOtherScript(text) ? 220 : 215;
        return `<DocumentedNamePart><NamePartValue NamePartGroupID="${group}" ScriptID="${script}">${escaped(text)}</NamePartValue></DocumentedNamePart>`;
      }),
    );
    const isWeak = first(node, 'category') === 'weak';
    return `<Alias AliasTypeID="${type}" Primary="${isPrimary}" LowQuality="${isWeak}"><DocumentedName ID="${this.#next()}">${parts.join('')}</DocumentedName></Alias>`;
  }

  add(entry: XmlNode): void {
    const uid = first(entry, 'uid');
    const type = first(entry, 'sdnType').toLowerCase();
    const identity = this.#next();
    const groups: string[] = [];
    const types: Readonly<Record<string, number>> = { 'a.k.a.': 1400, 'f.k.a.': 1401, 'n.k.a.': 1402 };
    const aliases = [
      this.#alias(entry, 1403, true, type === 'individual', groups),
      ...at(entry, 'akaList', 'aka').map((aka) =>
        this.#alias(aka, types[first(aka, 'type')] ?? 1400, false, type === 'individual', groups),
      ),
    ];
    const features = [
      ...textAt(entry, 'title').map((text) => this.#text('Title', text)),
      ...at(entry, 'idList', 'id').map((node) => this.#idFeature(identity, node)),
      ...textAt(entry, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth').map((text) =>
        this.#feature('Birthdate', period(text)),
      ),
      ...textAt(entry, 'placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth').map((text) =>
        this.#text('Place of Birth', text),
      ),
      ...textAt(entry, 'nationalityList', 'nationality', 'country').map((text) =>
        this.#place('Nationality Country', text),
      ),
      ...textAt(entry, 'citizenshipList', 'citizenship', 'country').map((text) =>
        this.#place('Citizenship Country', text),
      ),
      ...at(entry, 'addressList', 'address').map((node) => this.#place('Location', first(node, 'country'), node)),
      ...vesselFeatures.flatMap(([name, feature]) =>
        textAt(entry, 'vesselInfo', name).map((text) => this.#text(feature, text)),
      ),
    ];
    this.#parties.push(
      `<DistinctParty FixedRef="${uid}"><Comment>${escaped(first(entry, 'remarks'))}</Comment><Profile ID="${uid}" PartySubTypeID="${subtypes[type]}"><Identity ID="${identity}" Primary="true">${aliases.join('')}<NamePartGroups>${groups.join('')}</NamePartGroups></Identity>${features.join('')}</Profile></DistinctParty>`,
    );
    const programmes = textAt(entry, 'programList', 'program').map(
      (programme) =>
        `<SanctionsMeasure SanctionsTypeID="1"><Comment>${escaped(programme)}</Comment></SanctionsMeasure>`,
    );
    this.#entries.push(
      `<SanctionsEntry ID="${uid}" ProfileID="${uid}" ListID="1550"><EntryEvent><Date><Year>2020</Year><Month>5</Month><Day>6</Day></Date></EntryEvent>${programmes.join('')}</SanctionsEntry>`,
    );
  }

  /** The file in pieces, with the places and documents before the parties that name them. */
  *written(): Generator<string> {
    yield '<?xml version="1.0" encoding="utf-8"?><Sanctions xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/ADVANCED_XML">';
    yield '<DateOfIssue CalendarTypeID="1"><Year>2024</Year><Month>5</Month><Day>3</Day></DateOfIssue><ReferenceValueSets>';
    yield values('AliasType', { 1400: 'A.K.A.', 1401: 'F.K.A.', 1402: 'N.K.A.', 1403: 'Name' });
    yield values('NamePartType', nameParts);
    yield values('LocPartType', Object.fromEntries(Object.entries(locationParts).map(([id, [name]]) => [id, name])));
    yield '<PartySubTypeValues><PartySubType ID="1" PartyTypeID="4">Vessel</PartySubType><PartySubType ID="2" PartyTypeID="4">Aircraft</PartySubType><PartySubType ID="3" PartyTypeID="2">Unknown</PartySubType><PartySubType ID="4" PartyTypeID="1">Unknown</PartySubType></PartySubTypeValues>';
    yield values('PartyType', { 1: 'Individual', 2: 'Entity', 4: 'Transport' });
    yield values('IDRegDocDateType', { 1480: 'Issue Date', 1481: 'Expiration Date' });
    yield values('SanctionsType', { 1: 'Program', 1705: 'Block' });
    yield this.#countries.written('Country');
    yield this.#features.written('FeatureType');
    yield this.#documents.written('IDRegDocType');
    yield this.#details.written('DetailReference');
    yield '</ReferenceValueSets><Locations>';
    yield* this.#locations;
    yield '</Locations><IDRegDocuments>';
    yield* this.#registered;
    yield '</IDRegDocuments><DistinctParties>';
    yield* this.#parties;
    yield '</DistinctParties><ProfileRelationships/><SanctionsEntries>';
    yield* this.#entries;
    yield '</SanctionsEntries></Sanctions>';
  }
}

/** SDN_ADVANCED.XML of these entries, in pieces. */
export function asAdvanced(entries: readonly XmlNode[]): Iterable<string> {
  const file = new AdvancedFile();
  for (const entry of entries) file.add(entry);
  return file.written();
}
