/** Data that SDN_ADVANCED.XML stores separately from its parties: texts for its codes, places, dates. */
import { joined } from './list-format.ts';
import { at, attribute, childrenOf, element, textOf, type XmlNode } from './xml-node.ts';

/** Kinds of features whose texts an abridged file may lack although its parties use them. */
const usualFeatures = [
  ['8', 'Birthdate'],
  ['9', 'Place of Birth'],
  ['10', 'Nationality Country'],
  ['11', 'Citizenship Country'],
  ['25', 'Location'],
  ['26', 'Title'],
  ['224', 'Gender'],
] as const;

/** The texts of codes (`ReferenceValueSets`), by element name and ID. */
export class ReferenceValues {
  readonly #values = new Map<string, { text: string; node: XmlNode }>(
    usualFeatures.map(([id, text]) => [`FeatureType ${id}`, { text, node: element('FeatureType', text) }]),
  );

  add(sets: XmlNode): void {
    for (const node of sets.children.flatMap((set) => set.children)) {
      this.#values.set(`${node.name} ${attribute(node, 'ID')}`, { text: node.text.trim(), node });
    }
  }

  /** The text of a code; empty if the file lacks it. */
  text(name: string, id: string): string {
    return this.#values.get(`${name} ${id}`)?.text ?? '';
  }

  /** An attribute of a code, e.g. the party type of a subtype. */
  attribute(name: string, id: string, key: string): string {
    const node = this.#values.get(`${name} ${id}`)?.node;
    return node === undefined ? '' : attribute(node, key);
  }
}

/** A place in the form of an SDN.XML address. */
export interface Place {
  lines: string[];
  city: string;
  stateOrProvince: string;
  postalCode: string;
  country: string;
}

/** A `Location`. Its country may be an area code, a country, or plain text. */
export function placeOf(location: XmlNode, values: ReferenceValues): Place {
  const parts = new Map<string, string>();
  for (const part of childrenOf(location, 'LocationPart')) {
    const text = at(part, 'LocationPartValue').map((value) => textOf(value, 'Value'))[0] ?? '';
    parts.set(values.text('LocPartType', attribute(part, 'LocPartTypeID')), text);
  }
  const countries = [
    ...childrenOf(location, 'LocationCountry').map((node) => values.text('Country', attribute(node, 'CountryID'))),
    ...childrenOf(location, 'LocationAreaCode').map((node) =>
      values.attribute('AreaCode', attribute(node, 'AreaCodeID'), 'Description'),
    ),
  ];
  const country = countries.find((name) => name !== '' && name !== 'undetermined') ?? '';
  const line = (name: string): string => parts.get(name) ?? '';
  return {
    lines: ['ADDRESS1', 'ADDRESS2', 'ADDRESS3', 'REGION', 'Unknown'].map(line).filter((text) => text !== country),
    city: line('CITY'),
    stateOrProvince: line('STATE/PROVINCE'),
    postalCode: line('POSTAL CODE'),
    country,
  };
}

/** A place in one line, as usually written. */
export function placeText({ lines, city, stateOrProvince, country }: Place): string {
  return joined([...lines, city, stateOrProvince, country], ', ') ?? '';
}

/** Year, month and day as ISO text; empty without a year. */
export function isoDay(node: XmlNode | undefined): string {
  if (node === undefined) return '';
  const [year, month, day] = ['Year', 'Month', 'Day'].map((name) => textOf(node, name).padStart(2, '0'));
  return year === '00' ? '' : `${year?.padStart(4, '0')}-${month}-${day}`;
}

/**
 * A `DatePeriod` in SDN.XML notation: `1961`, `1961-02`, `1961-02-23`, `circa 1961`, `1958 to 1963`. A date known only
 * to the year or month is published as the range from its first to its last day.
 */
export function periodText(period: XmlNode): string {
  const from = isoDay(at(period, 'Start', 'From')[0]) || isoDay(at(period, 'Start', 'To')[0]);
  const to = isoDay(at(period, 'End', 'To')[0]) || isoDay(at(period, 'End', 'From')[0]) || from;
  if (from === '') return '';
  const circa = [...childrenOf(period, 'Start'), ...childrenOf(period, 'End')].some(
    (end) => attribute(end, 'Approximate') === 'true',
  );
  const [first, last] = wholeYears(from, to) ?? wholeMonth(from, to) ?? [from, to];
  const text = first === last ? first : `${first} to ${last}`;
  return circa ? `circa ${text}` : text;
}

function wholeYears(from: string, to: string): [string, string] | undefined {
  return from.endsWith('-01-01') && to.endsWith('-12-31') ? [from.slice(0, 4), to.slice(0, 4)] : undefined;
}

function wholeMonth(from: string, to: string): [string, string] | undefined {
  const month = from.slice(0, 7);
  if (!from.endsWith('-01') || !to.startsWith(month)) return undefined;
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Number(to.slice(8)) === new Date(Date.UTC(year, number, 0)).getUTCDate() ? [month, month] : undefined;
}
