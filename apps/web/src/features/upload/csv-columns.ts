/** The columns of a CSV file, by whom they are for. */
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

export const REQUIRED_COLUMNS: readonly string[] = CSV_COLUMNS[0].columns.map(({ name }) => name);
const KNOWN: readonly string[] = CSV_COLUMNS.flatMap(({ columns }) => columns.map(({ name }) => name));

/** The column that a heading stands for, in any case and with any of ' _-' between its words, as the server reads it. */
export const columnOf = (heading: string): string | undefined =>
  KNOWN.find(
    (known) =>
      known.toLowerCase() ===
      heading
        .trim()
        .toLowerCase()
        .replaceAll(/[\s_-]/gu, ''),
  );
