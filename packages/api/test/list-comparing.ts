/** Holds what was read of a list against its records, and one reading against another. */
import { at, clean, type XmlNode } from '@tamis/screening/lists/xml-node';
import type { ListedParty } from '@tamis/screening/party';
import { byRef, type Reading } from './list-reading.ts';

/** Where in the XML a value stands, and what of the party must have it: as it stands, or each of its words. */
export type Place = [path: string, where: (party: ListedParty) => string[], has?: typeof hasWords];

/** Whether a text has each word of a value. */
export function hasWords(text: string, value: string): boolean {
  return value.split(/[\s,.;:()]+/).every((word) => text.includes(word));
}

const hasText = (text: string, value: string): boolean => text.includes(value);

/** The values that a party lacks; a path ends with an element, or with @ and an attribute. */
export function lacking(record: XmlNode, party: ListedParty | undefined, places: readonly Place[]): string[] {
  return places.flatMap(([path, where, has = hasText]) => {
    const [elements = '', attribute] = path.split('@');
    const nodes = at(record, ...elements.split('/'));
    const values = nodes.map((node) => clean((attribute === undefined ? node.text : node.attributes[attribute]) ?? ''));
    const found = party === undefined ? [] : where(party);
    return values
      .filter((value) => value !== '' && !found.some((one) => has(one, value)))
      .map((value) => `${party?.sourceRef}: ${path} ${value}`);
  });
}

const distinct = (value: unknown) =>
  Array.isArray(value) ? [...new Set(value.map((one) => JSON.stringify(one)))].toSorted() : value;

/** How many parties of one reading differ from the same of another, by field. */
export function differences(one: Reading, other: Reading): Record<string, number> {
  const others = byRef(other);
  const counts: Record<string, number> = {};
  for (const party of one.parties) {
    const same = others.get(party.sourceRef);
    if (same === undefined) continue;
    for (const field of new Set([...Object.keys(party), ...Object.keys(same)]) as Set<keyof ListedParty>) {
      if (JSON.stringify(distinct(party[field])) === JSON.stringify(distinct(same[field]))) continue;
      counts[field] = (counts[field] ?? 0) + 1;
    }
  }
  return counts;
}

/** The text of an element right below a record. */
export const textOfFirst = (node: XmlNode, name: string) => at(node, name).map((one) => clean(one.text))[0];

/** The values of a party by what they are. */
export const names = ({ names }: ListedParty) => names.map((name) => name.text);
export const dates = ({ dates }: ListedParty) => dates.flatMap(({ from, to }) => [from, to]);
export const addresses = ({ addresses }: ListedParty) => addresses.map((address) => address.text);
export const countries = ({ countries }: ListedParty) => countries.map((country) => country.text);
/** With the label, which has what stands beside the number in a sentence. */
export const identifiers = ({ identifiers }: ListedParty) => identifiers.map(({ value, label }) => `${label} ${value}`);
export const remarks = ({ remarks = '' }: ListedParty) => [remarks];

/** A name as it is, and with the family name first and a comma, wherever that begins. */
export function familyFirst(name: string): string[] {
  const words = name.split(' ');
  return [name, ...words.map((_, at) => `${words.slice(at).join(' ')}, ${words.slice(0, at).join(' ')}`)];
}

/** As the UK writes a date that may be known in part: dd/mm/1945. */
export function asUkDate(iso: string): string {
  const [year = '', month = 'mm', day = 'dd'] = iso.split('-');
  return `${day}/${month}/${year}`;
}
