/**
 * The EU's consolidated list, CSV 1.1: semicolons, 113 to 118 columns, and one row for each name, address, date of
 * birth, document and citizenship of an entity. Each entity is assembled as in the XML 1.1 of the list. The table lacks
 * the XML's mark of weak names; a name is weak if its remark says so.
 */
import { parseDay } from './dates.ts';
import { sanctionEntityToParty } from './eu-1-1.ts';
import { Columns, RowReading, distinctCells, type Rows } from './table.ts';
import { element, elementWith, type XmlNode } from './xml-node.ts';
import type { ListHeader, Reading, TableFormat, TableRow } from './list-format.ts';

/** An element of the XML: the first part of the names of its columns, and the attributes that the columns hold. */
interface Part {
  element: string;
  prefix: string;
  attributes: Readonly<Record<string, string>>;
}

const place = {
  Region: 'region',
  CountryIso2Code: 'countryIso2Code',
  CountryDescription: 'countryDescription',
};

const parts: readonly Part[] = [
  {
    element: 'nameAlias',
    prefix: 'NameAlias',
    attributes: {
      FirstName: 'firstName',
      MiddleName: 'middleName',
      LastName: 'lastName',
      WholeName: 'wholeName',
      NameLanguage: 'nameLanguage',
      Gender: 'gender',
      Title: 'title',
      Function: 'function',
      LogicalId: 'logicalId',
    },
  },
  {
    element: 'address',
    prefix: 'Address',
    attributes: {
      City: 'city',
      Street: 'street',
      PoBox: 'poBox',
      ZipCode: 'zipCode',
      Place: 'place',
      ContactInfo: 'contactInfo',
      LogicalId: 'logicalId',
      ...place,
    },
  },
  {
    element: 'birthdate',
    prefix: 'BirthDate',
    attributes: {
      BirthDate: 'birthdate',
      Day: 'dayOfMonth',
      Month: 'monthOfYear',
      Year: 'year',
      YearRangeFrom: 'yearRangeFrom',
      YearRangeTo: 'yearRangeTo',
      Circa: 'circa',
      CalendarType: 'calendarType',
      Place: 'place',
      City: 'city',
      LogicalId: 'logicalId',
      ...place,
    },
  },
  {
    element: 'identification',
    prefix: 'Identification',
    attributes: {
      Number: 'number',
      LatinNumber: 'latinNumber',
      Diplomatic: 'diplomatic',
      KnownExpired: 'knownExpired',
      KnownFalse: 'knownFalse',
      ReportedLost: 'reportedLost',
      RevokedByIssuer: 'revokedByIssuer',
      IssuedBy: 'issuedBy',
      IssuedDate: 'issuedDate',
      ValidFrom: 'validFrom',
      ValidTo: 'validTo',
      NameOnDocument: 'nameOnDocument',
      TypeCode: 'identificationTypeCode',
      TypeDescription: 'identificationTypeDescription',
      LogicalId: 'logicalId',
      ...place,
    },
  },
  { element: 'citizenship', prefix: 'Citizenship', attributes: { LogicalId: 'logicalId', ...place } },
];

/** The fields of a legal act; an entity and each of its names have one. */
const act = {
  PublicationDate: 'publicationDate',
  NumberTitle: 'numberTitle',
  Programme: 'programme',
  PublicationUrl: 'publicationUrl',
};

function attributesOf(names: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']));
}

function elementsOf({ element: name, prefix, attributes }: Part, record: Rows): XmlNode[] {
  const keys = Object.keys(attributes);
  const columns = [...keys, 'Remark', 'Regulation_PublicationDate'].map((key) => `${prefix}_${key}`);
  return distinctCells(record, columns).map((cells) => {
    const [remark = '', publicationDate = ''] = cells.slice(keys.length);
    return elementWith(name, attributesOf(Object.values(attributes), cells), [
      ...(remark === '' ? [] : [element('remark', remark)]),
      ...(publicationDate === '' ? [] : [elementWith('regulationSummary', { publicationDate })]),
    ]);
  });
}

function regulationsOf(record: Rows): XmlNode[] {
  const columns = Object.keys(act).map((key) => `Entity_Regulation_${key}`);
  return distinctCells(record, columns).map((cells) => {
    const attributes = attributesOf(Object.values(act), cells);
    return elementWith('regulation', attributes, [element('publicationUrl', attributes['publicationUrl'] ?? '')]);
  });
}

function sanctionEntityOf(record: Rows): XmlNode {
  const first = (column: string): string => distinctCells(record, [column])[0]?.[0] ?? '';
  // One of these columns has the code and the other the word; the published files have them swapped.
  const isPerson = ['Entity_SubjectType', 'Entity_SubjectType_ClassificationCode'].some((column) =>
    /^p(?:erson)?$/i.test(first(column)),
  );
  const attributes = {
    logicalId: first('Entity_LogicalId'),
    euReferenceNumber: first('Entity_EU_ReferenceNumber'),
    unitedNationId: first('Entity_UnitedNationId'),
    designationDate: first('Entity_DesignationDate'),
    designationDetails: first('Entity_DesignationDetails'),
  };
  const node = elementWith('sanctionEntity', attributes, [
    elementWith('subjectType', { code: isPerson ? 'person' : 'enterprise' }),
    ...distinctCells(record, ['Entity_Remark']).map(([remark = '']) => element('remark', remark)),
    ...regulationsOf(record),
    ...parts.flatMap((part) => elementsOf(part, record)),
  ]);
  return { ...node, line: record.line };
}

class EuReading extends RowReading implements Reading<TableRow> {
  #columns: Columns | undefined;
  #publishedAt: string | undefined;

  constructor() {
    super({
      isHeader: (cells) => new Columns(cells).has('Entity_LogicalId'),
      idColumn: 'Entity_LogicalId',
      toOutcome: (record) => sanctionEntityToParty(sanctionEntityOf(record)),
    });
  }

  override take(row: TableRow): ReturnType<RowReading['take']> {
    if (this.#columns === undefined) this.#columns = new Columns(row.cells);
    else this.#publishedAt ??= parseDay(this.#columns.cell(row, 'fileGenerationDate'));
    return super.take(row);
  }

  header(): ListHeader {
    return this.#publishedAt === undefined ? {} : { publishedAt: this.#publishedAt };
  }
}

export const euCsv: TableFormat = {
  name: 'eu-csv',
  title: 'the EU list as CSV',
  lists: ['eu'],
  recognises(cells) {
    const columns = new Columns(cells);
    return columns.has('Entity_LogicalId') && columns.has('NameAlias_WholeName');
  },
  begin: () => new EuReading(),
};
