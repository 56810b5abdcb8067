/**
 * Identifies files that are not readable lists: one sentence that names the kind of file and says what to use instead.
 */

import { ownValue } from '../own-value.ts';
import { clean } from './xml-node.ts';

const closedOfsi = 'This is the OFSI consolidated list, closed on 28 January 2026; use the UK Sanctions List.';
const webPage = 'This is a web page, not a list; use the address of the file itself.';

/** By root element. */
const roots: Readonly<Record<string, string>> = {
  WHOLE: 'This is the EU list in the format used before 2018; use the 1.1 format (xmlFullSanctionsList_1_1).',
  Sanctions: "This looks like OFAC's advanced format (SDN_ADVANCED.XML), but its namespace is unknown.",
  sanctionsData: "This is OFAC's enhanced format (SDN_ENHANCED.XML); use the standard format (SDN.XML).",
  sdnList: "This looks like OFAC's SDN.XML, but its namespace is unknown; its format may have changed.",
  export: 'This looks like the EU list, but its namespace is not that of the 1.1 format (xmlFullSanctionsList_1_1).',
  CONSOLIDATED_LIST: "This looks like the UN list, but its namespace is not that of the UN's consolidated list.",
  Designations: 'This looks like the UK Sanctions List, but its namespace is unknown.',
  ArrayOfFinancialSanctionsTarget: closedOfsi,
  html: webPage,
  HTML: webPage,
  rss: 'This is a news feed, not a list.',
  feed: 'This is a news feed, not a list.',
  Error: "This is an error message of the publisher's server, not a list.",
};

/** Describes an XML file by its root element. */
export function nameOfRoot(root: string): string {
  return ownValue(roots, root) ?? `This is XML, but not a known list: its root is <${root.slice(0, 60)}>.`;
}

/** By the first bytes. */
const signatures: readonly (readonly [string, string])[] = [
  ['PK\u0003\u0004', 'This is a zip file within another packed file; unpack it once.'],
  ['%PDF', 'This is a PDF document; use the XML or CSV file of the list.'],
  ['\u00d0\u00cf\u0011\u00e0', 'This is an old Office document; use the XML or CSV file of the list.'],
  ['BZh', 'This is a bzip2 file; unpack it, or compress it with gzip or zip.'],
  ['\u00fd7zXZ', 'This is an xz file; unpack it, or compress it with gzip or zip.'],
  ['7z\u00bc\u00af', 'This is a 7z file; unpack it, or compress it with gzip or zip.'],
  ['Rar!', 'This is a RAR file; unpack it, or compress it with gzip or zip.'],
  ['\u0028\u00b5\u002f\u00fd', 'This is a zstd file; unpack it, or compress it with gzip or zip.'],
  ['\u001f\u008b', 'This is a gzip file within another packed file; unpack it once.'],
];

/** Describes a file by its first bytes, read as Latin-1; undefined if they are no known signature. */
export function nameOfBytes(start: string): string | undefined {
  return signatures.find(([signature]) => start.startsWith(signature))?.[1];
}

/** By the start of the text. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/^Last Updated,\d\d\/\d\d\/\d{4},/, closedOfsi],
  [/^<(?:!doctype )?html/i, webPage],
  [/^\d+([@|])"?[^@|\n]*\1/, 'This is an OFAC list with @ or | between its cells; use SDN.XML, or the CSV files.'],
];

/**
 * Describes a file that is neither XML nor JSON nor a supported table, by the start of its text; undefined if it may be
 * one of those.
 */
export function nameOfText(start: string): string | undefined {
  return texts.find(([pattern]) => pattern.test(start))?.[1];
}

/** By a column that no other table has. */
const columns: readonly (readonly [string, string])[] = [
  ['source_list_url', 'This is the US Consolidated Screening List as CSV; use the files of OFAC itself.'],
  ['Group Type', closedOfsi],
  ['Date_file', 'This is the EU list as CSV in the format used before 2018; use the 1.1 format.'],
  ['prop_type', 'This is the table of statements of OpenSanctions; use targets.simple.csv or entities.ftm.json.'],
];

/** Describes a known but unsupported table by its first row; undefined for other tables. */
export function nameOfForeignTable(cells: readonly string[]): string | undefined {
  return columns.find(([column]) => cells.includes(column))?.[1];
}

/** Describes an unknown table by its first row. */
export function nameOfTable(cells: readonly string[]): string {
  return `This is a table, but not a known list: its first row is ${shown(cells)}. For a list of your own, use the columns of the template.`;
}

/** By a key that no other data has. */
const keys: readonly (readonly [string, string])[] = [
  ['DATA_SOURCE', 'This is data of OpenSanctions for Senzing; use entities.ftm.json or targets.simple.csv.'],
  ['resources', 'This is the index of a dataset of OpenSanctions; use the entities.ftm.json that it names.'],
  ['error', "This is an error message of the publisher's server, not a list."],
];

/** Describes a JSON or YAML file by its first value. */
export function nameOfValue(value: Readonly<Record<string, unknown>>): string {
  const known = keys.find(([key]) => Object.hasOwn(value, key));
  if (known !== undefined) return known[1];
  return `This is data, but not a known list: its first record has the keys ${shown(Object.keys(value))}.`;
}

function shown(words: readonly string[]): string {
  const text = clean(words.slice(0, 6).join(', '));
  return text.length > 80 || words.length > 6 ? `${text.slice(0, 80)}…` : text;
}
