/**
 * The UK Sanctions List (FCDO), CSV: a line with the report date, 58 columns, and as many rows per designation as its
 * names, addresses and numbers take. Each designation is assembled as in the XML of the list.
 */
import { parseDay } from './dates.ts';
import { RowReading, distinctCells, type Rows } from './table.ts';
import { designationToParty } from './uk-sanctions-list.ts';
import { element, type XmlNode } from './xml-node.ts';
import type { ListHeader, Reading, TableFormat, TableRow } from './list-format.ts';

/**
 * Where values are in the XML: the surrounding elements, and the elements filled by its columns; '' is the element's
 * own text.
 */
interface Part {
  path: readonly string[];
  columns: Readonly<Record<string, string>>;
}

const parts: readonly Part[] = [
  { path: ['UniqueID'], columns: { 'Unique ID': '' } },
  { path: ['OFSIGroupID'], columns: { 'OFSI Group ID': '' } },
  { path: ['UNReferenceNumber'], columns: { 'UN Reference Number': '' } },
  {
    path: ['Names', 'Name'],
    columns: {
      'Name 1': 'Name1',
      'Name 2': 'Name2',
      'Name 3': 'Name3',
      'Name 4': 'Name4',
      'Name 5': 'Name5',
      'Name 6': 'Name6',
      'Name type': 'NameType',
      'Alias strength': 'AliasStrength',
    },
  },
  { path: ['NonLatinNames', 'NonLatinName', 'NameNonLatinScript'], columns: { 'Name non-latin script': '' } },
  { path: ['Titles', 'Title'], columns: { Title: '' } },
  { path: ['RegimeName'], columns: { 'Regime Name': '' } },
  { path: ['IndividualEntityShip'], columns: { 'Designation Type': '' } },
  { path: ['SanctionsImposed'], columns: { 'Sanctions Imposed': '' } },
  { path: ['OtherInformation'], columns: { 'Other Information': '' } },
  { path: ['UKStatementofReasons'], columns: { 'UK Statement of Reasons': '' } },
  {
    path: ['Addresses', 'Address'],
    columns: {
      'Address Line 1': 'AddressLine1',
      'Address Line 2': 'AddressLine2',
      'Address Line 3': 'AddressLine3',
      'Address Line 4': 'AddressLine4',
      'Address Line 5': 'AddressLine5',
      'Address Line 6': 'AddressLine6',
      'Address Postal Code': 'AddressPostalCode',
      'Address Country': 'AddressCountry',
    },
  },
  { path: ['PhoneNumbers', 'PhoneNumber'], columns: { 'Phone number': '' } },
  { path: ['Websites', 'Website'], columns: { Website: '' } },
  { path: ['EmailAddresses', 'EmailAddress'], columns: { 'Email address': '' } },
  { path: ['DateDesignated'], columns: { 'Date Designated': '' } },
  { path: ['IndividualDetails', 'Individual', 'DOBs', 'DOB'], columns: { 'D.O.B': '' } },
  {
    path: ['IndividualDetails', 'Individual', 'Nationalities', 'Nationality'],
    columns: { 'Nationality(/ies)': '' },
  },
  {
    path: ['IndividualDetails', 'Individual', 'NationalIdentifierDetails', 'NationalIdentifier'],
    columns: {
      'National Identifier number': 'NationalIdentifierNumber',
      'National Identifier additional information': 'NationalIdentifierAdditionalInformation',
    },
  },
  {
    path: ['IndividualDetails', 'Individual', 'PassportDetails', 'Passport'],
    columns: {
      'Passport number': 'PassportNumber',
      'Passport additional information': 'PassportAdditionalInformation',
    },
  },
  { path: ['IndividualDetails', 'Individual', 'Positions', 'Position'], columns: { Position: '' } },
  { path: ['IndividualDetails', 'Individual', 'Genders', 'Gender'], columns: { Gender: '' } },
  {
    path: ['IndividualDetails', 'Individual', 'BirthDetails', 'Location'],
    columns: { 'Town of birth': 'TownOfBirth', 'Country of birth': 'CountryOfBirth' },
  },
  {
    path: ['EntityDetails', 'Entity', 'BusinessRegistrationNumbers', 'BusinessRegistrationNumber'],
    columns: { 'Business registration number (s)': '' },
  },
  { path: ['EntityDetails', 'Entity', 'ParentCompanies', 'ParentCompany'], columns: { 'Parent company': '' } },
  { path: ['EntityDetails', 'Entity', 'Subsidiaries', 'Subsidiary'], columns: { Subsidiaries: '' } },
  { path: ['EntityDetails', 'Entity', 'TypeOfEntities', 'TypeOfEntity'], columns: { 'Type of entity': '' } },
  { path: ['ShipDetails', 'Ship', 'IMONumbers', 'IMONumber'], columns: { 'IMO number': '' } },
  {
    path: ['ShipDetails', 'Ship', 'HullIdentificationNumbers', 'HullIdentificationNumber'],
    columns: { 'Hull identification number (HIN)': '' },
  },
  {
    path: ['ShipDetails', 'Ship', 'CurrentBelievedFlagOfShips', 'CurrentBelievedFlagOfShip'],
    columns: { 'Current believed flag of ship': '' },
  },
  { path: ['ShipDetails', 'Ship', 'PreviousFlags', 'PreviousFlag'], columns: { 'Previous flags': '' } },
  { path: ['ShipDetails', 'Ship', 'YearsBuilt', 'YearBuilt'], columns: { 'Year Built': '' } },
  {
    path: ['ShipDetails', 'Ship', 'CurrentOwnerOperators', 'CurrentOwnerOperator'],
    columns: { 'Current owner/operator (s)': '' },
  },
  {
    path: ['ShipDetails', 'Ship', 'PreviousOwnerOperators', 'PreviousOwnerOperator'],
    columns: { 'Previous owner/operator (s)': '' },
  },
  { path: ['ShipDetails', 'Ship', 'TypeOfShipDetails', 'TypeOfShip'], columns: { 'Type of ship': '' } },
  { path: ['ShipDetails', 'Ship', 'TonnageOfShipDetails', 'TonnageOfShip'], columns: { 'Tonnage of ship': '' } },
  { path: ['ShipDetails', 'Ship', 'LengthOfShipDetails', 'LengthOfShip'], columns: { 'Length of ship': '' } },
];

/** The elements of one part, each in its own surrounding elements; the code that reads them looks through all. */
function elementsOf({ path, columns }: Part, record: Rows): XmlNode[] {
  const names = Object.keys(columns);
  const [last = '', ...around] = path.toReversed();
  return distinctCells(record, names).map((cells) => {
    const fields = names.map((name, i) => element(columns[name] ?? '', cells[i] ?? ''));
    const [only] = fields;
    const own = element(last, only?.name === '' ? only.text : fields.filter(({ text }) => text !== ''));
    return around.reduce((inner, name) => element(name, [inner]), own);
  });
}

const reportDate = /^Report Date:\s*(.*)$/i;

class UkReading extends RowReading implements Reading<TableRow> {
  #publishedAt: string | undefined;

  constructor() {
    super({
      isHeader: (cells) => cells.includes('Unique ID'),
      idColumn: 'Unique ID',
      toOutcome: (record) =>
        designationToParty(
          element(
            'Designation',
            parts.flatMap((part) => elementsOf(part, record)),
            record.line,
          ),
        ),
    });
  }

  override take(row: TableRow): ReturnType<RowReading['take']> {
    this.#publishedAt ??= parseDay(reportDate.exec(row.cells[0] ?? '')?.[1] ?? '');
    return super.take(row);
  }

  header(): ListHeader {
    return this.#publishedAt === undefined ? {} : { publishedAt: this.#publishedAt };
  }
}

export const ukCsv: TableFormat = {
  name: 'uk-csv',
  title: 'the UK Sanctions List as CSV',
  lists: ['uk'],
  recognises: (cells) =>
    reportDate.test(cells[0] ?? '') || (cells.includes('Unique ID') && cells.includes('Regime Name')),
  begin: () => new UkReading(),
};
