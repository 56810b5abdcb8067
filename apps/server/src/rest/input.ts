import { BadRequest } from '@tamis/api/errors';
import type { Context } from 'hono';
import { readJson, readUnexpectedBody } from '../body.ts';
import { type Entries, isNumber, rowInput } from './row-input.ts';
import type { RestRow } from './row.ts';

/** The procedure's input from the path, the query and the body. The procedure validates the values. */
export async function inputOf(row: RestRow, c: Context, readFile: (field: string) => Promise<File>): Promise<unknown> {
  if (row.query === undefined) refuseQuery(c, rowInput(row).body ?? {});
  const outside = joined(queryOf(row, c), paramsOf(row, c));
  if (row.body === undefined) {
    if (row.method !== 'GET') refuseBody(await readUnexpectedBody(c.req.raw), rowInput(row).query);
    return outside;
  }
  if ('file' in row.body) return { ...outside, [row.body.file]: await readFile(row.body.file) };
  const body = await readJson(c.req.raw);
  return row.body.json === 'key' ? { ...outside, [row.body.key]: body } : joined(body, outside);
}

/** Rejects a value in the address if only the body is read. */
function refuseQuery(c: Context, known: Entries): void {
  const [field] = Object.keys(c.req.queries());
  if (field === undefined) return;
  throw new BadRequest(
    Object.hasOwn(known, field)
      ? `${field} is not read from the address here: it belongs in the body`
      : `Unknown field: ${field}`,
  );
}

/** Rejects a value in the body if only the address is read, so that the caller does not believe it was used. */
function refuseBody(said: unknown, known: Entries): void {
  if (said === null) return;
  if (typeof said !== 'object' || Array.isArray(said)) throw new BadRequest('No body is accepted here');
  const [field] = Object.keys(said);
  if (field === undefined) return;
  throw new BadRequest(
    Object.hasOwn(known, field)
      ? `${field} is not read from the body here: it belongs in the address, as ?${field}=…`
      : `Unknown field: ${field}`,
  );
}

/** Both as one object. Throws `BadRequest` if the path has given a name already. */
function joined(given: object, path: object): object {
  const both = Object.keys(path).find((key) => Object.hasOwn(given, key));
  if (both !== undefined) throw new BadRequest(`Unknown field: ${both}`);
  return { ...given, ...path };
}

function paramsOf(row: RestRow, c: Context): Record<string, unknown> {
  const given = c.req.param() as Record<string, string>;
  return Object.fromEntries(Object.entries(given).map(([name, text]) => [row.params?.[name] ?? name, numberOr(text)]));
}

function queryOf(row: RestRow, c: Context): Record<string, unknown> {
  if (row.query === undefined) return {};
  const { query: known, defaults } = rowInput(row);
  const query = givenQuery(c, known);
  if (['offset', 'cursor'].every((name) => c.req.query(name) !== undefined))
    throw new BadRequest('Give offset or cursor, not both');
  const { cursor, ...others } = query;
  if (typeof cursor !== 'string' || !isOffset(cursor, known)) return { ...defaults, ...query };
  // The procedure would name `offset`, which the caller has not given.
  if (!/^\d{1,15}$/.test(cursor))
    throw new BadRequest('cursor must be a number: the one in the Link header of the previous page');
  return { ...defaults, ...others, offset: Number(cursor) };
}

/**
 * The parameters of the address, each given once, with the types that the schemas expect: everything in a query string
 * is text.
 */
export function givenQuery(c: Context, known: Entries): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (values.length > 1) throw new BadRequest(`${name} is given more than once`);
    const text = values[0] ?? '';
    define(query, name, isNumber(known[name]) ? numberOr(text) : text);
  }
  return query;
}

/** `cursor` also means an offset if the list has no cursors, and a number always does. */
const isOffset = (text: string, known: Entries): boolean =>
  known['offset'] !== undefined && (known['cursor'] === undefined || /^\d+$/.test(text));

/** As an own property whatever its name, so that `?__proto__=` is refused like any other unknown name. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Plain digits are a number; anything else stays text, so that the schema refuses it by its name. */
function numberOr(text: string): number | string {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}
