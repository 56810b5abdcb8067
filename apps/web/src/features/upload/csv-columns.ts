import { columnsOf } from '@tamis/api/csv/csv-columns';
import { COLUMNS } from '@tamis/api/entities/csv-columns';

/** The columns of a CSV file, by the entities that they apply to. */
export const CSV_COLUMNS = [
  {
    title: 'Required',
    columns: [
      { name: 'name', values: 'At least 2 characters, any script' },
      { name: 'type', values: 'person, company, country' },
      { name: 'country', values: 'At least 2 characters' },
    ],
  },
  {
    title: 'Optional',
    columns: [
      { name: 'isPep', values: 'true or false' },
      { name: 'isSanctioned', values: 'true or false' },
      { name: 'riskScore', values: '0-100' },
    ],
  },
  {
    title: 'Persons',
    columns: [
      { name: 'birthDate', values: 'YYYY-MM-DD' },
      { name: 'position', values: 'Free text' },
    ],
  },
  {
    title: 'Companies',
    columns: [
      { name: 'founded', values: 'YYYY-MM-DD' },
      { name: 'industry', values: 'Free text' },
    ],
  },
] as const;

/** The column of each heading, as the server reads it; undefined if it is not imported. */
export const columnsOfHeader = (header: readonly string[]): (string | undefined)[] => columnsOf(header, COLUMNS);
