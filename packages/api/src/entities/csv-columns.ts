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
