/** Writes the XML of a list as its publisher's table, row by row, to see that both are read as the same parties. */
import type { Reading, XmlFormat } from '@tamis/screening/lists/list-format';
import { at, clean, type XmlNode } from '@tamis/screening/lists/xml-node';
import { ListCollector } from '../src/watchlists/list-collector.ts';
import { listFiles } from '../src/watchlists/list-bytes.ts';
import { listText } from '../src/watchlists/list-text.ts';
import { XmlRecords } from '../src/watchlists/list-xml.ts';
import { createHash } from './list-reading.ts';

/** Keeps the records themselves instead of reading them. */
class RecordKeeper extends ListCollector {
  readonly records: XmlNode[] = [];

  override begin<Item>(_: XmlFormat | { begin: () => Reading<Item> }): Reading<Item> {
    const take = (record: Item): [] => {
      // Only XML is given to it, whose records are nodes.
      this.records.push(record as XmlNode);
      return [];
    };
    return { take };
  }
}

/** The records of an XML list, plain or gzip. */
export async function recordsOf(stream: ReadableStream<Uint8Array>): Promise<XmlNode[]> {
  const keeper = new RecordKeeper({});
  const limits = { maxBytes: 1e9, maxRatio: 1000 };
  for await (const file of listFiles([stream], { bytes: 0, hasher: createHash() }, limits)) {
    const parser = new XmlRecords(keeper);
    for await (const text of listText(file.pieces)) parser.write(text);
    parser.end();
  }
  return keeper.records;
}

function quoted(cell: string): string {
  return /[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function csv(rows: readonly (readonly string[])[], delimiter: string): string {
  return rows.map((row) => `${row.map(quoted).join(delimiter)}\r\n`).join('');
}

const textAt = (node: XmlNode, ...path: string[]): string[] => at(node, ...path).map((one) => clean(one.text));

/** The 58 columns of the UK's table; after '=' where the value stands in the XML, '+' before a field of the one before. */
const ukColumns =
  `Last Updated=LastUpdated|Unique ID=UniqueID|OFSI Group ID=OFSIGroupID|UN Reference Number=UNReferenceNumber
Name 6=Names/Name+Name6|Name 1=Names/Name+Name1|Name 2=Names/Name+Name2|Name 3=Names/Name+Name3|Name 4=Names/Name+Name4
Name 5=Names/Name+Name5|Name type=Names/Name+NameType|Alias strength=Names/Name+AliasStrength|Title=Titles/Title
Name non-latin script=NonLatinNames/NonLatinName/NameNonLatinScript|Non-latin script type|Non-latin script language
Regime Name=RegimeName|Designation Type=IndividualEntityShip|Designation source=DesignationSource
Sanctions Imposed=SanctionsImposed|Other Information=OtherInformation|UK Statement of Reasons=UKStatementofReasons
Address Line 1=Addresses/Address+AddressLine1|Address Line 2=Addresses/Address+AddressLine2
Address Line 3=Addresses/Address+AddressLine3|Address Line 4=Addresses/Address+AddressLine4
Address Line 5=Addresses/Address+AddressLine5|Address Line 6=Addresses/Address+AddressLine6
Address Postal Code=Addresses/Address+AddressPostalCode|Address Country=Addresses/Address+AddressCountry
Phone number=PhoneNumbers/PhoneNumber|Website=Websites/Website|Email address=EmailAddresses/EmailAddress
Date Designated=DateDesignated|D.O.B=IndividualDetails/Individual/DOBs/DOB
Nationality(/ies)=IndividualDetails/Individual/Nationalities/Nationality
National Identifier number=IndividualDetails/Individual/NationalIdentifierDetails/NationalIdentifier+NationalIdentifierNumber
National Identifier additional information=IndividualDetails/Individual/NationalIdentifierDetails/NationalIdentifier+NationalIdentifierAdditionalInformation
Passport number=IndividualDetails/Individual/PassportDetails/Passport+PassportNumber
Passport additional information=IndividualDetails/Individual/PassportDetails/Passport+PassportAdditionalInformation
Position=IndividualDetails/Individual/Positions/Position|Gender=IndividualDetails/Individual/Genders/Gender
Town of birth=IndividualDetails/Individual/BirthDetails/Location+TownOfBirth
Country of birth=IndividualDetails/Individual/BirthDetails/Location+CountryOfBirth
Type of entity=EntityDetails/Entity/TypeOfEntities/TypeOfEntity|Subsidiaries=EntityDetails/Entity/Subsidiaries/Subsidiary
Parent company=EntityDetails/Entity/ParentCompanies/ParentCompany
Business registration number (s)=EntityDetails/Entity/BusinessRegistrationNumbers/BusinessRegistrationNumber
IMO number=ShipDetails/Ship/IMONumbers/IMONumber
Current owner/operator (s)=ShipDetails/Ship/CurrentOwnerOperators/CurrentOwnerOperator
Previous owner/operator (s)=ShipDetails/Ship/PreviousOwnerOperators/PreviousOwnerOperator
Current believed flag of ship=ShipDetails/Ship/CurrentBelievedFlagOfShips/CurrentBelievedFlagOfShip
Previous flags=ShipDetails/Ship/PreviousFlags/PreviousFlag|Type of ship=ShipDetails/Ship/TypeOfShipDetails/TypeOfShip
Tonnage of ship=ShipDetails/Ship/TonnageOfShipDetails/TonnageOfShip|Length of ship=ShipDetails/Ship/LengthOfShipDetails/LengthOfShip
Year Built=ShipDetails/Ship/YearsBuilt/YearBuilt
Hull identification number (HIN)=ShipDetails/Ship/HullIdentificationNumbers/HullIdentificationNumber`
    .split(/[|\n]/)
    .map((column) => {
      const [name = '', place = ''] = column.split(/=(.*)/s);
      const [path = '', field] = place.split('+');
      return { name, path: path.split('/'), field };
    });

/** Each row has the next of each value, and what there is one of again. */
export function ukTable(designations: readonly XmlNode[], reportDate: string): string {
  const rows = designations.flatMap((designation) => {
    const values = ukColumns.map(({ path, field }) =>
      field === undefined
        ? textAt(designation, ...path)
        : at(designation, ...path).map((node) => textAt(node, field)[0] ?? ''),
    );
    const length = Math.max(...values.map((column) => column.length));
    return Array.from({ length }, (_, i) =>
      values.map((column) => column[i] ?? (column.length === 1 ? (column[0] ?? '') : '')),
    );
  });
  return csv([[`Report Date: ${reportDate}`], ukColumns.map(({ name }) => name), ...rows], ',');
}

const act = 'Type OrganisationType PublicationDate EntryIntoForceDate NumberTitle Programme PublicationUrl'.split(' ');
/** The groups of the EU's columns: the element of the XML, and the columns with the attribute where its name differs. */
const euGroups: readonly [string, string, string][] = [
  [
    'NameAlias',
    'nameAlias',
    'LastName FirstName MiddleName WholeName NameLanguage Gender Title Function LogicalId RegulationLanguage',
  ],
  [
    'Address',
    'address',
    'City Street PoBox ZipCode Region Place AsAtListingTime ContactInfo CountryIso2Code CountryDescription LogicalId RegulationLanguage',
  ],
  [
    'BirthDate',
    'birthdate',
    'BirthDate=birthdate Day=dayOfMonth Month=monthOfYear Year YearRangeFrom YearRangeTo Circa CalendarType ZipCode Region Place City CountryIso2Code CountryDescription LogicalId RegulationLanguage',
  ],
  [
    'Identification',
    'identification',
    'Number Diplomatic KnownExpired KnownFalse ReportedLost RevokedByIssuer IssuedBy IssuedDate ValidFrom ValidTo LatinNumber NameOnDocument TypeCode=identificationTypeCode TypeDescription=identificationTypeDescription Region CountryIso2Code CountryDescription LogicalId RegulationLanguage',
  ],
  ['Citizenship', 'citizenship', 'Region CountryIso2Code CountryDescription LogicalId RegulationLanguage'],
];

const lower = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);
const attributeOf = (column: string): string => column.split('=')[1] ?? lower(column);

function remarkOf(node: XmlNode): string {
  return textAt(node, 'remark').join(' ');
}

const euHeader = [
  'fileGenerationDate',
  ...'LogicalId EU_ReferenceNumber UnitedNationId DesignationDate DesignationDetails Remark SubjectType SubjectType_ClassificationCode'
    .split(' ')
    .map((name) => `Entity_${name}`),
  ...act.map((name) => `Entity_Regulation_${name}`),
  ...euGroups.flatMap(([prefix, , columns]) => [
    ...columns.split(' ').map((column) => `${prefix}_${column.split('=')[0]}`),
    `${prefix}_Remark`,
    ...act.map((name) => `${prefix}_Regulation_${name}`),
  ]),
];

/** A row for each name, address, date of birth, document, citizenship and legal act of an entity. */
export function euTable(entities: readonly XmlNode[], generated: string): string {
  const rows = entities.flatMap((entity) => {
    const of = (name: string): string => entity.attributes[name] ?? '';
    const isPerson = at(entity, 'subjectType').some((node) => node.attributes['code'] === 'person');
    const remarks = textAt(entity, 'remark');
    const regulations = at(entity, 'regulation');
    const groups = euGroups.map(([, element]) => at(entity, element));
    const length = Math.max(1, remarks.length, regulations.length, ...groups.map((group) => group.length));
    return Array.from({ length }, (_, i) => [
      generated,
      ...['logicalId', 'euReferenceNumber', 'unitedNationId', 'designationDate', 'designationDetails'].map(of),
      remarks[i] ?? '',
      ...(isPerson ? ['P', 'person'] : ['E', 'enterprise']),
      ...act.map((name) => {
        const regulation = regulations[i];
        if (name === 'PublicationUrl')
          return regulation === undefined ? '' : (textAt(regulation, 'publicationUrl')[0] ?? '');
        return regulation?.attributes[lower(name)] ?? '';
      }),
      ...euGroups.flatMap(([, , columns], group) => {
        const node = groups[group]?.[i];
        const summary = node === undefined ? undefined : at(node, 'regulationSummary')[0];
        return [
          columns.split(' ').map((column) => node?.attributes[attributeOf(column)] ?? ''),
          node === undefined ? '' : remarkOf(node),
          act.map((name) => summary?.attributes[lower(name)] ?? ''),
        ].flat();
      }),
    ]);
  });
  return `\uFEFF${csv([euHeader, ...rows], ';')}`;
}
