/** What the index of all entities is built from, in a form that crosses to a thread as it is: rows as the database's text. */
import type { Db } from '@tamis/db/db';
import { type IndexedParty, buildIndexInSteps, openIndex, partiesOf } from '@tamis/screening';
import { countryCode } from '@tamis/screening/lists/countries';
import { type SQL, sql } from 'drizzle-orm';
import { stepsInTurns } from '../turns.ts';
import { type ScreenedFields, entitySubject } from './subject.ts';

/** An index of some entities, without those that have changed since. */
export interface EarlierPart {
  bytes: Uint8Array;
  changed: ReadonlySet<number>;
}

/** Earlier indexes, and rows page by page, each the JSON text of an array. */
export interface IndexSource {
  earlier: readonly EarlierPart[];
  pages: AsyncIterable<string>;
}

/** Builds one index of all that the source has. */
export type BuildEntityIndex = (source: IndexSource) => Promise<Uint8Array>;

/** Rows read at a time. */
const PAGE = 2_000;

/** Entities after an id, page by page; `seen` gets the last id of each page. */
export async function* pagesAfter(
  db: Db,
  after: number,
  { breathe, seen }: { breathe: () => Promise<void>; seen: (last: number) => void },
): AsyncGenerator<string> {
  for (let last = after; ;) {
    const page = await pageOf(db, sql`where id > ${last} order by id limit ${PAGE}`);
    if (page.count > 0) {
      last = page.last;
      seen(last);
      yield page.text;
    }
    if (page.count < PAGE) return;
    await breathe();
  }
}

/** The entities with these ids, page by page. */
export async function* pagesOf(db: Db, ids: readonly number[]): AsyncGenerator<string> {
  for (let at = 0; at < ids.length; at += PAGE) {
    const wanted = JSON.stringify(ids.slice(at, at + PAGE));
    yield (await pageOf(db, sql`where id in (select value from json_each(${wanted}))`)).text;
  }
}

/** A row as its page has it. */
export type Row = [
  id: number,
  name: string,
  type: ScreenedFields['type'],
  country: string,
  birthDate: string,
  founded: string,
];

async function pageOf(db: Db, which: SQL): Promise<{ text: string; last: number; count: number }> {
  const rows = sql`select id, json_array(id, name, type, country, birth_date, founded) as "row" from entity ${which}`;
  const [page] = await db.orm.all<{ text: string | null; last: number | null; count: number }>(
    sql`select group_concat("row") as "text", max(id) as "last", count(*) as "count" from (${rows})`,
  );
  return { text: `[${page?.text ?? ''}]`, last: page?.last ?? 0, count: page?.count ?? 0 };
}

/** One at a time: all of them as objects would take several times as much memory as their text. */
export function* indexedEntities(earlier: readonly EarlierPart[], rows: Iterable<Row>): Generator<IndexedParty> {
  for (const { bytes, changed } of earlier) {
    for (const indexed of partiesOf(openIndex(bytes))) if (!changed.has(indexed.id)) yield indexed;
  }
  for (const [id, name, type, country, birthDate, founded] of rows) {
    yield { id, party: partyOf({ name, type, country, birthDate, founded }) };
  }
}

export const rowsOf = (page: string): Row[] => JSON.parse(page) as Row[];

function* rowsIn(pages: Iterable<string>): Generator<Row> {
  for (const page of pages) yield* rowsOf(page);
}

/** Builds on the spot, giving way to other requests. */
export async function buildEntityIndex(
  { earlier, pages }: IndexSource,
  breathe: () => Promise<void>,
): Promise<Uint8Array> {
  const texts: string[] = [];
  for await (const page of pages) texts.push(page);
  return stepsInTurns(buildIndexInSteps(indexedEntities(earlier, rowsIn(texts))), breathe);
}

/** An entity as the engine indexes a party: all that screening compares of it, the country by its code. */
function partyOf(row: ScreenedFields): IndexedParty['party'] {
  const { names, type = 'company', dates = [], countries = [] } = entitySubject(row);
  const codes = countries.map(countryCode).filter((code) => code !== '');
  return {
    sourceRef: '',
    type,
    names: names.map((text, at) => ({ text, kind: at === 0 ? 'primary' : 'aka', strength: 'strong' })),
    dates: dates.map((date) => ({ from: date, to: date })),
    countries: codes.map((code) => ({ code, text: code, role: 'nationality' })),
    birthPlaces: [],
    identifiers: [],
    addresses: [],
    programmes: [],
    positions: [],
  };
}

/** The fields of an entity that the index has besides name, type and date. */
export const INDEXED_FIELDS = ['country'] as const;
