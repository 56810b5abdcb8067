/**
 * OFAC's tables: sdn.csv with alt.csv, add.csv and sdn_comments.csv, and the same for the consolidated list (cons_prim
 * …). They have no header row and are joined by entry number, so no party is complete before the last table has been
 * read. Each entry is assembled as in SDN.XML.
 */
import { ownValue } from '../own-value.ts';
import { marksConsolidated, sdnEntryToParty } from './ofac-sdn.ts';
import { remarkElements } from './ofac-remarks.ts';
import { clean, element, type XmlNode } from './xml-node.ts';
import type { Outcome, Reading, TableFormat, TableRow } from './list-format.ts';

/** The tables are distinguished by their width. */
const WIDTHS = { entries: 12, addresses: 6, aliases: 5, comments: 2 } as const;
/** Longer remarks continue in the comments table. */
const REMARKS_CUT_AT = 1000;

const nameTypes: Readonly<Record<string, string>> = { aka: 'a.k.a.', fka: 'f.k.a.', nka: 'n.k.a.' };

/** The text of a cell; the publisher writes `-0- ` for nothing. */
function cell(row: TableRow, place: number): string {
  const text = clean(row.cells[place] ?? '');
  return text === '-0-' ? '' : text;
}

/** A name as in the XML. People's names are written `LAST, First`. */
function nameElements(name: string, sdnType: string): XmlNode[] {
  const comma = sdnType === 'individual' ? name.indexOf(', ') : -1;
  if (comma === -1) return [element('lastName', name)];
  return [element('lastName', name.slice(0, comma)), element('firstName', name.slice(comma + 2))];
}

function aliasElement(name: string, type: string, category: string, sdnType: string): XmlNode {
  return element('aka', [element('type', type), element('category', category), ...nameElements(name, sdnType)]);
}

function addressElement(row: TableRow): XmlNode {
  const [address1, city, country] = [2, 3, 4].map((place) => cell(row, place));
  return element('address', [
    element('address1', address1 ?? ''),
    element('city', city ?? ''),
    element('country', country ?? ''),
  ]);
}

/** Everything that the tables say about one entry. */
interface Entry {
  row: TableRow;
  aliases: readonly TableRow[];
  addresses: readonly TableRow[];
  comments: readonly TableRow[];
}

function sdnEntryOf({ row, aliases, addresses, comments }: Entry): XmlNode {
  const [uid, name, sdnType, programmes, title] = [0, 1, 2, 3, 4].map((place) => cell(row, place));
  const type = (sdnType ?? '').toLowerCase();
  const cut = row.cells[11] ?? '';
  // The comments continue in the middle of a word.
  const remarks = remarkElements(clean([cut, ...comments.map(({ cells }) => cells[1] ?? '')].join('')));
  const vessel = ['callSign', 'vesselType', 'tonnage', 'grossRegisteredTonnage', 'vesselFlag', 'vesselOwner'];
  const facts = vessel.map((fact, i) => element(fact, cell(row, 5 + i))).filter(({ text }) => text !== '');
  const akas = [
    ...aliases.map((alias) => aliasElement(cell(alias, 3), ownValue(nameTypes, cell(alias, 2)) ?? '', 'strong', type)),
    ...remarks.names.map((weak) => aliasElement(weak.name, weak.type, 'weak', type)),
  ];
  const list = (programmes ?? '').split('] [').map((programme) => element('program', programme));
  const fields: XmlNode[] = [
    element('uid', uid ?? ''),
    ...nameElements(name ?? '', type),
    element('title', title ?? ''),
    element('sdnType', type === '' ? 'Entity' : type),
    element('remarks', remarks.rest === '-0-.' ? '' : remarks.rest),
    element('programList', list),
    element('idList', remarks.ids),
    element('akaList', akas),
    element('addressList', addresses.map(addressElement)),
    element('nationalityList', remarks.nationalities),
    element('citizenshipList', remarks.citizenships),
    element('dateOfBirthList', remarks.births),
    element('placeOfBirthList', remarks.birthPlaces),
    ...(facts.length === 0 ? [] : [element('vesselInfo', facts)]),
  ];
  return element('sdnEntry', fields, row.line);
}

/** The rows of a table by entry. */
class Side {
  readonly #rows = new Map<string, TableRow[]>();
  readonly #title: string;

  constructor(title: string) {
    this.#title = title;
  }

  get isMissing(): boolean {
    return this.#rows.size === 0;
  }

  add(row: TableRow): void {
    const ref = cell(row, 0);
    const known = this.#rows.get(ref);
    if (known === undefined) this.#rows.set(ref, [row]);
    else known.push(row);
  }

  of(ref: string): readonly TableRow[] {
    return this.#rows.get(ref) ?? [];
  }

  /** Entries that the main table lacks: the tables are from different days. */
  *strangers(entries: ReadonlyMap<string, TableRow>): Generator<Outcome> {
    for (const [ref, [row]] of this.#rows) {
      if (entries.has(ref)) continue;
      const reason = `The table of ${this.#title} speaks of ${ref}, which the main table does not have; use tables of the same day.`;
      yield { ref, reason, ...(row !== undefined && { line: row.line }) };
    }
  }
}

class OfacCsvReading implements Reading<TableRow> {
  readonly #entries = new Map<string, TableRow>();
  readonly #aliases = new Side('aliases');
  readonly #addresses = new Side('addresses');
  readonly #comments = new Side('comments');
  #cutRemarks = 0;

  take(row: TableRow): Outcome[] {
    const ref = cell(row, 0);
    const { length } = row.cells;
    if (ref === 'ent_num') return [];
    if (!/^\d{1,12}$/.test(ref)) {
      return [
        { ref: ref.slice(0, 100), line: row.line, reason: 'The row does not begin with the number of an entry.' },
      ];
    }
    // An alias with an unquoted comma is as wide as an address.
    const isAlias = Object.hasOwn(nameTypes, cell(row, 2));
    if (length === WIDTHS.comments) this.#comments.add(row);
    else if (length === WIDTHS.aliases) this.#aliases.add(row);
    else if (length === WIDTHS.entries) return this.#takeEntry(ref, row);
    else if (length === WIDTHS.addresses && !isAlias) this.#addresses.add(row);
    else return [{ ref, line: row.line, reason: `The row has ${length} cells, as none of OFAC's tables has.` }];
    return [];
  }

  #takeEntry(ref: string, row: TableRow): Outcome[] {
    if (this.#entries.has(ref)) {
      return [{ ref, line: row.line, reason: `The id ${ref} appears in the file twice; the first record is kept.` }];
    }
    this.#entries.set(ref, row);
    if ((row.cells[11]?.length ?? 0) >= REMARKS_CUT_AT) this.#cutRemarks += 1;
    return [];
  }

  *end(): Generator<Outcome> {
    for (const [ref, row] of this.#entries) {
      const [aliases, addresses, comments] = [this.#aliases, this.#addresses, this.#comments].map((side) =>
        side.of(ref),
      );
      yield sdnEntryToParty(
        sdnEntryOf({ row, aliases: aliases ?? [], addresses: addresses ?? [], comments: comments ?? [] }),
      );
    }
    for (const side of [this.#aliases, this.#addresses, this.#comments]) yield* side.strangers(this.#entries);
  }

  problem(): string | undefined {
    if (this.#entries.size > 0) return undefined;
    return "The main table of OFAC's list is missing; put sdn.csv (or cons_prim.csv) and the others in one zip.";
  }

  notes(): string[] {
    const cut = this.#comments.isMissing && this.#cutRemarks > 0;
    return [
      this.#aliases.isMissing
        ? 'The aliases are missing; put alt.csv (or cons_alt.csv) and the main table in one zip.'
        : '',
      this.#addresses.isMissing
        ? 'The addresses are missing; put add.csv (or cons_add.csv) and the main table in one zip.'
        : '',
      cut
        ? `The remarks of ${this.#cutRemarks} entries are cut; put sdn_comments.csv and the main table in one zip.`
        : '',
    ].filter((note) => note !== '');
  }
}

export const ofacCsv: TableFormat = {
  name: 'ofac-csv',
  title: 'an OFAC list as CSV',
  lists: ['ofac', 'ofac-cons'],
  recognises: ([first = '', ...others]) =>
    first === 'ent_num' ||
    (/^\d{1,12}$/.test(first) && Object.values(WIDTHS).some((width) => width === others.length + 1)),
  inSeveralFiles: true,
  begin: () => new OfacCsvReading(),
  marksOther: marksConsolidated,
};
