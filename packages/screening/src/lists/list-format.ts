/** Describes a format of a published list for the reader that streams it. */
import { beginningOf } from '../beginning-of.ts';
import type { ListedParty } from '../party.ts';
import type { XmlNode } from './xml-node.ts';

/** Published lists by the codes of the command line and the API. */
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

/** Titles of the lists for use in a sentence. */
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

/** Lists that have a publisher and so a format of their own. */
export const publishedLists: readonly string[] = Object.keys(listTitles);

/** A record that cannot be listed. The rest of the file is still read. */
export interface Reject {
  /** The publisher's id, empty if the record has none. */
  ref: string;
  /** Line of the record in the file, from 1. */
  line?: number;
  /** One sentence for a person. */
  reason: string;
}

/** What a file says about itself. */
export interface ListHeader {
  /** ISO date of publication, in the publisher's own time zone. */
  publishedAt?: string;
  /** The number of records that the publisher declares; NaN if it is unreadable. */
  declaredCount?: number;
}

/** A row of a table: its raw cells, and the line of the file where it begins. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

/** A value of a JSON or YAML file: an element of its list, or one line of a JSON Lines file. */
export interface ListValue {
  line: number;
  value: unknown;
}

export type Outcome = ListedParty | Reject;

/** A party that is returned later than its record, with the line where the record begins. */
export interface Placed {
  party: ListedParty;
  line: number;
}

/**
 * One reading of a list. It takes the records in file order and returns each party as soon as all of it is known.
 * Parties that must be joined with later records are held back until the end.
 */
export interface Reading<Item> {
  take: (record: Item) => Iterable<Outcome | Placed>;
  /** The parties that were held back. Called once, after the last record. */
  end?: () => Iterable<Outcome | Placed>;
  /** What the records say about the file; called at the end. */
  header?: () => ListHeader;
  /** Why the whole file is unreadable, if that is only known at the end: one sentence for a person. */
  problem?: () => string | undefined;
  /** Sentences for a person on what is missing although the file is readable; called at the end. */
  notes?: () => string[];
}

interface Format<Item> {
  name: FormatName;
  /** Describes a file in this format in a sentence: 'This is …'. */
  title: string;
  /**
   * The published lists that use this format; the first, unless the records say otherwise. Empty for a general format,
   * which any list without a format of its own may use.
   */
  lists: readonly ListCode[];
  begin: () => Reading<Item>;
  /** Whether a party shows that the file is the second of `lists` and not the first. */
  marksOther?: (party: ListedParty) => boolean;
}

/** Records are elements, at any depth. */
export interface XmlFormat extends Format<XmlNode> {
  root: string;
  /** Namespaces of the root; '' means none. */
  namespaces: readonly string[];
  /** Names of the elements that are records. */
  records: readonly string[];
  /** Elements below the root that the header is read from. */
  headers: readonly string[];
  /** Reads the root's attributes and its header elements. */
  header: (root: XmlNode) => ListHeader;
}

/** Records are one or more rows. The header row is a row like any other. */
export interface TableFormat extends Format<TableRow> {
  /** Whether a table is in this format, judged by its first row. */
  recognises: (cells: readonly string[]) => boolean;
  /** Whether the list may come as several tables, in any order. */
  inSeveralFiles?: boolean;
}

/** Records are the values of a list, or of a file with one value per line. */
export interface ValueFormat extends Format<ListValue> {
  /** Whether a file is in this format, judged by its first value. */
  recognises: (value: Readonly<Record<string, unknown>>) => boolean;
}

export type ListFormat = XmlFormat | TableFormat | ValueFormat;

/**
 * A reading of a format in which every record is one party. `dayOf` returns a day that a record states for the whole
 * file, if the format has it; the newest is the day of publication.
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

/** The day of publication of a file that does not state one: the newest day that its records state for the file. */
export class NewestDay {
  #day = '';

  /** Adds a day as ISO text. */
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

/** Real ids have some ten characters. */
const LONGEST_REF = 100;
/** The limit for names everywhere in the system; the longest listed name has some 250 characters. */
const LONGEST_NAME = 500;

/** The party if it has an id and a name; otherwise the reason for rejecting it. Overlong names are cut, not dropped. */
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

/** A publisher's sentences as one text; undefined if there are none. */
export function joined(texts: readonly string[], between = ' '): string | undefined {
  const text = texts.filter((part) => part !== '').join(between);
  return text === '' ? undefined : text;
}

/** A labelled value as a sentence of the remarks: `Tonnage: 62000.` */
export function sentence(label: string, text: string): string {
  let end = text.length;
  while (end > 0 && ' .,;:'.includes(text.charAt(end - 1))) end -= 1;
  return `${label}: ${text.slice(0, end)}.`;
}
