import type { ColumnNames } from '../csv/csv-columns.ts';

const REQUIRED = ['name', 'type', 'country'] as const;
const OPTIONAL = ['isPep', 'isSanctioned', 'riskScore', 'birthDate', 'position', 'founded', 'industry'] as const;
export type Column = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];

/** The columns of a file of entities, as the server reads them and as the upload page shows them before. */
export const COLUMNS: ColumnNames<Column> = {
  required: REQUIRED,
  optional: OPTIONAL,
  alsoCalled: {
    name: ['fullname', 'customername', 'clientname', 'entityname'],
    type: ['entitytype', 'customertype', 'clienttype'],
    country: ['nationality', 'citizenship', 'countryofresidence', 'residencecountry'],
    isPep: ['pep'],
    isSanctioned: ['sanctioned'],
    birthDate: ['dob', 'dateofbirth', 'birthday'],
    position: ['jobtitle', 'occupation'],
    founded: ['foundingdate', 'dateofincorporation', 'incorporationdate'],
    industry: ['sector'],
  },
};

/** Names the columns and shows one row of each kind. */
export const CSV_TEMPLATE = [
  'name,type,country,isPep,isSanctioned,riskScore,birthDate,position,founded,industry',
  'Maria Example,person,Portugal,false,false,10,1980-05-17,Accountant,,',
  'Example Trading Ltd,company,Malta,false,false,20,,,2004-03-01,Wholesale',
  'Portugal,country,Portugal,false,false,0,,,,',
  '',
].join('\r\n');
