/** What a format of a published list is, to the reader that streams it. */
import { beginningOf } from '../beginning-of.ts';
import type { ListedParty } from '../party.ts';
import type { XmlNode } from './xml-node.ts';

/** The published lists by the codes that the command line and the API use. */
export type ListCode =
  | 'ofac'
  | 'ofac-cons'
  | 'eu'
  | 'uk'
  | 'un'
  | 'seco'
  | 'world-bank'
  | 'us-congress'
  | 'us-executive'
  | 'every-politician';

type FormatName =
  | 'ofac-sdn'
  | 'ofac-advanced'
  | 'ofac-csv'
  | 'eu-1-1'
  | 'eu-csv'
  | 'uk-sanctions-list'
  | 'uk-csv'
  | 'un-consolidated'
  | 'seco'
  | 'world-bank'
  | 'open-sanctions-csv'
  | 'follow-the-money'
  | 'us-congress'
  | 'us-executive'
  | 'every-politician'
  | 'own-list';

/** The lists' names in a sentence. */
export const listTitles: Readonly<Record<ListCode, string>> = {
  ofac: 'the OFAC SDN list',
  'ofac-cons': 'the OFAC consolidated (non-SDN) list',
  eu: 'the EU list',
  uk: 'the UK Sanctions List',
  un: 'the UN list',
  seco: 'the Swiss list (SECO)',
  'world-bank': "the World Bank's list of debarred firms",
  'us-congress': 'the list of members of the United States Congress',
  'us-executive': 'the list of presidents and vice presidents of the United States',
  'every-politician': "EveryPolitician's list of members of legislatures",
};

/** The lists that have a publisher, and so a format of their own. */
export const publishedLists: readonly string[] = Object.keys(listTitles);

/** A record that cannot be listed. The rest of the file goes on. */
export interface Reject {
  /** The publisher's id, empty when the record has none. */
  ref: string;
  /** Line of the record in the file, from 1. */
  line?: number;
  /** One sentence for a person. */
  reason: string;
}

/** What a file says of itself. */
export interface ListHeader {
  /** ISO date of publication, in the publisher's own time zone. */
  publishedAt?: string;
  /** How many records the publisher says there are; NaN when it cannot be read. */
  declaredCount?: number;
}

/** A row of a table: its cells as they stand, and the line of the file on which it begins. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

/** A value of a JSON or YAML file: an element of its list, or one line of a file of lines. */
export interface ListValue {
  line: number;
  value: unknown;
}

export type Outcome = ListedParty | Reject;

/** A party that is answered after its record has been passed, with the line on which that begins. */
export interface Placed {
  party: ListedParty;
  line: number;
}

/**
 * One reading of a list. It takes the records in the order of the file and answers parties as soon as all of a party is
 * known; what must be joined with something that comes later is held back until the end.
 */
export interface Reading<Item> {
  take: (record: Item) => Iterable<Outcome | Placed>;
  /** The parties that were held back. Called once, after the last record. */
  end?: () => Iterable<Outcome | Placed>;
  /** What the records say of the file; asked at the end. */
  header?: () => ListHeader;
  /** Why the file as a whole cannot be read, which shows only at the end: one sentence for a person. */
  problem?: () => string | undefined;
  /** Sentences for a person on what is missing although the file is read; asked at the end. */
  notes?: () => string[];
}

interface Format<Item> {
  name: FormatName;
  /** What a file in this format is, in a sentence: 'This is …'. */
  title: string;
  /**
   * The published lists that come in this format; the first unless the records say otherwise. Empty when it is anybody's
   * format, which any list that has none of its own may come in.
   */
  lists: readonly ListCode[];
  begin: () => Reading<Item>;
  /** Whether a party tells that the file is the second of `lists` rather than the first. */
  marksOther?: (party: ListedParty) => boolean;
}

/** Records are elements, of any depth. */
export interface XmlFormat extends Format<XmlNode> {
  root: string;
  /** Namespaces of the root; '' is none. */
  namespaces: readonly string[];
  /** Elements that are a record. */
  records: readonly string[];
  /** Elements below the root that the header is read from. */
  headers: readonly string[];
  /** Reads the root's attributes and its header elements. */
  header: (root: XmlNode) => ListHeader;
}

/** Records are one or several rows; a row with the columns' names is a row like others. */
export interface TableFormat extends Format<TableRow> {
  /** Whether a table is in this format, by its first row. */
  recognises: (cells: readonly string[]) => boolean;
  /** Whether the list may come as several tables, in any order. */
  inSeveralFiles?: boolean;
}

/** Records are the values of a list, or of a file with one value a line. */
export interface ValueFormat extends Format<ListValue> {
  /** Whether a file is in this format, by its first value. */
  recognises: (value: Readonly<Record<string, unknown>>) => boolean;
}

export type ListFormat = XmlFormat | TableFormat | ValueFormat;

/**
 * The reading of a format in which every record is a party by itself. `dayOf` answers a day that a record gives for the
 * whole file, if the format has it; the newest is the day of publication.
 */
export function oneByOne<Item>(
  toParty: (record: Item) => Outcome,
  dayOf?: (record: Item) => string | undefined,
): () => Reading<Item> {
  return () => {
    const newest = new NewestDay();
    return {
      take(record) {
        newest.add(dayOf?.(record));
        return [toParty(record)];
      },
      header: () => newest.header(),
    };
  };
}

/** The day of publication of a file that does not state it: the newest of those that its records give for the file. */
export class NewestDay {
  #day = '';

  /** Takes a day as ISO text. */
  add(day: string | undefined): void {
    if (day !== undefined && day > this.#day) this.#day = day;
  }

  header(): ListHeader {
    return this.#day === '' ? {} : { publishedAt: this.#day };
  }
}

/** Whether a record could not become a party. */
export function isReject(outcome: Outcome | Placed): outcome is Reject {
  return 'reason' in outcome;
}

/** Publishers' ids have some ten characters. */
const LONGEST_REF = 100;
/** As long as a name may be anywhere in the system; the longest that is listed has some 250 characters. */
const LONGEST_NAME = 500;

/** The party if it has an id and a name, else the reason why it is none. Endless names are cut, not dropped. */
export function partyOrReject(party: ListedParty, { line }: { line: number }): Outcome {
  const { sourceRef: ref, names } = party;
  if (ref === '') return { ref, line, reason: `The record has no id${nameHint(party)}.` };
  if (ref.length > LONGEST_REF) {
    return {
      ref: beginningOf(ref, LONGEST_REF),
      line,
      reason: `The record's id is longer than ${LONGEST_REF} characters.`,
    };
  }
  if (names.length === 0) return { ref, line, reason: 'The record has no name.' };
  for (const name of names) name.text = beginningOf(name.text, LONGEST_NAME);
  return party;
}

function nameHint(party: ListedParty): string {
  const name = party.names[0]?.text;
  return name === undefined ? '' : ` (its name is '${beginningOf(name, 80)}')`;
}

/** Sentences of a publisher as one text; undefined when there are none. */
export function joined(texts: readonly string[], between = ' '): string | undefined {
  const text = texts.filter((part) => part !== '').join(between);
  return text === '' ? undefined : text;
}

/** What a publisher says under a label, as a sentence of the remarks: `Tonnage: 62000.` */
export function sentence(label: string, text: string): string {
  let end = text.length;
  while (end > 0 && ' .,;:'.includes(text.charAt(end - 1))) end -= 1;
  return `${label}: ${text.slice(0, end)}.`;
}
