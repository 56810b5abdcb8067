/** What many teams would install or write instead: minisearch, fuse.js, SQLite's trigrams and a Jaro-Winkler scan. Each finds parties by name, best first. */
import { DatabaseSync } from 'node:sqlite';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';

export interface ListedName {
  id: number;
  name: string;
}
/** Finds the ids of the likeliest parties and their scores, best first. */
export type Search = (name: string) => { id: number; score: number }[];

const depth = 20;

export function minisearchOf(names: readonly ListedName[]): Search {
  const index = new MiniSearch<{ key: number; name: string }>({ fields: ['name'], idField: 'key' });
  index.addAll(names.map(({ name }, key) => ({ key, name })));
  return (name) =>
    index
      .search(name, { fuzzy: 0.2, prefix: true })
      .slice(0, depth)
      .map((hit) => ({ id: names[Number(hit.id)]?.id ?? -1, score: hit.score }));
}

export function fuseOf(names: readonly ListedName[]): Search {
  const index = new Fuse([...names], { keys: ['name'], includeScore: true, threshold: 0.4, ignoreLocation: true });
  return (name) =>
    index.search(name, { limit: depth }).map((hit) => ({ id: hit.item.id, score: 1 - (hit.score ?? 1) }));
}

/** SQLite's full-text search by trigrams: any three consecutive letters of the name, ranked by BM25. */
export function trigramsOf(names: readonly ListedName[]): Search {
  const db = new DatabaseSync(':memory:');
  db.exec("create virtual table listed using fts5(name, tokenize = 'trigram'); begin");
  const insert = db.prepare('insert into listed (rowid, name) values (?, ?)');
  for (const [key, { name }] of names.entries()) insert.run(key + 1, name);
  db.exec('commit');
  const find = db.prepare(
    `select rowid, -bm25(listed) as score from listed where listed match ? order by bm25(listed) limit ${depth}`,
  );
  return (name) => {
    const letters = Array.from(normal(name));
    const trigrams = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
    if (trigrams.length === 0) return [];
    const asked = [...new Set(trigrams)].map((one) => `"${one}"`).join(' OR ');
    return find
      .all(asked)
      .map(({ rowid, score }) => ({ id: names[Number(rowid) - 1]?.id ?? -1, score: Number(score) }));
  };
}

export function jaroWinklerScan(names: readonly ListedName[]): Search {
  const plain = names.map(({ id, name }) => ({ id, name: normal(name) }));
  return (name) => {
    const wanted = normal(name);
    return plain
      .map((one) => ({ id: one.id, score: jaroWinkler(wanted, one.name) }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, depth);
  };
}

const normal = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .toSorted()
    .join(' ');

/** Jaro's similarity, increased by Winkler for a common prefix of up to four letters. */
function jaroWinkler(one: string, other: string): number {
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Uint8Array(other.length);
  const matched: number[] = [];
  for (let at = 0; at < one.length; at++) {
    for (let near = Math.max(0, at - reach); near < Math.min(other.length, at + reach + 1); near++) {
      if (taken[near] === 1 || one.charCodeAt(at) !== other.charCodeAt(near)) continue;
      taken[near] = 1;
      matched.push(at);
      break;
    }
  }
  if (matched.length === 0) return 0;
  let swaps = 0;
  let next = 0;
  for (const at of matched) {
    while (taken[next] === 0) next++;
    if (one.charCodeAt(at) !== other.charCodeAt(next)) swaps++;
    next++;
  }
  const count = matched.length;
  const jaro = (count / one.length + count / other.length + (count - swaps / 2) / count) / 3;
  let prefix = 0;
  while (prefix < 4 && one.charAt(prefix) !== '' && one.charAt(prefix) === other.charAt(prefix)) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}
