import { BadRequest } from '@tamis/api/errors';
import { MAX_ROWS } from '@tamis/api/wire';
import type { Context } from 'hono';
import { readJson } from '../body.ts';
import type { RestRow } from './row.ts';

/** Query parameters that are numbers; everything in a query string is text until then. */
const NUMBERS = new Set(['limit', 'offset', 'entityId', 'partyId', 'upload', 'version']);

/** The procedure's input from the path, the query and the body. What is wrong with a value, the procedure says. */
export async function inputOf(row: RestRow, c: Context, readFile: (field: string) => Promise<File>): Promise<unknown> {
  const outside = refuseSame(queryOf(row, c), paramsOf(row, c));
  if (row.body === undefined) return outside;
  if ('file' in row.body) return { ...outside, [row.body.file]: await readFile(row.body.file) };
  const body = await readJson(c.req.raw);
  return row.body.json === 'key' ? { ...outside, [row.body.key]: body } : refuseSame(body, outside);
}

/** Both together. A name that the path has given is not to be given again. */
function refuseSame(given: object, path: object): object {
  const both = Object.keys(path).find((key) => Object.hasOwn(given, key));
  if (both !== undefined) throw new BadRequest(`Unknown field: ${both}`);
  return { ...given, ...path };
}

function paramsOf(row: RestRow, c: Context): Record<string, unknown> {
  const given = c.req.param() as Record<string, string>;
  return Object.fromEntries(Object.entries(given).map(([name, text]) => [row.params?.[name] ?? name, numberOr(text)]));
}

function queryOf(row: RestRow, c: Context): Record<string, unknown> {
  const given = Object.entries(c.req.queries()).filter(([name]) => row.query === 'all' || row.query?.includes(name));
  const query: Record<string, unknown> = {};
  for (const [name, values] of given) {
    if (values.length > 1) throw new BadRequest(`${name} is given more than once`);
    const text = values[0] ?? '';
    // `cursor` is the other common word for where a list goes on.
    const key = name === 'cursor' && row.answer === 'list' ? 'offset' : name;
    // The procedure would name the other word, which nobody has given.
    if (key !== name && !/^\d{1,15}$/.test(text))
      throw new BadRequest('cursor must be a number: the one in the Link header of the page before');
    if (Object.hasOwn(query, key)) throw new BadRequest('Give offset or cursor, not both');
    define(query, key, NUMBERS.has(key) ? numberOr(text) : text);
  }
  if (row.procedure === 'reports.create') query['format'] ??= 'html';
  if (row.query === 'all' && row.answer === 'list') query['limit'] ??= MAX_ROWS;
  return query;
}

/** As an own property whatever its name, so that `?__proto__=` is refused like any other unknown name. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Plain digits are a number; anything else stays text, so that the schema refuses it by its name. */
function numberOr(text: string): number | string {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}
