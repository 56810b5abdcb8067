import { appRouter } from '@tamis/api/router';
import type { Meta } from '@tamis/api/trpc';
import { MAX_ROWS } from '@tamis/api/wire';
import type { GenericSchema } from 'valibot';
import type { RestRow } from './row.ts';

/** The schemas of the fields of an object. */
export type Entries = Readonly<Record<string, GenericSchema>>;

/** Who may call a row, and which part of a request each field of its procedure's input comes from. */
export interface RowInput {
  access: Meta['access'];
  params: Entries;
  query: Entries;
  /** Defaults of query parameters, in place of the procedure's own. */
  defaults: Readonly<Record<string, unknown>>;
  /** The fields of the JSON body; undefined if there is none, or if it is a file. */
  body: Entries | undefined;
}

interface Definition {
  meta?: Meta;
  inputs: readonly GenericSchema[];
}

/** Read from the procedure itself, so that nothing about a path is declared twice. */
export function rowInput(row: RestRow): RowInput {
  const { meta, inputs } = definitionOf(row);
  if (meta === undefined) throw new Error(`${row.procedure} has no access rule`);
  const entries = inputs[0] === undefined ? {} : entriesOf(inputs[0]);
  const renamed = Object.entries(row.params ?? {});
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const params = Object.fromEntries(names.map((name) => [name, entries[row.params?.[name] ?? name]!]));
  const rest = without(entries, [
    ...names.filter((name) => row.params?.[name] === undefined),
    ...renamed.map(([, key]) => key),
  ]);
  const { body } = row;
  const { access } = meta;
  if (body === undefined) {
    const ofList = rest['limit'] === undefined ? {} : { limit: MAX_ROWS };
    return { access, params, query: rest, defaults: { ...row.defaults, ...ofList }, body };
  }
  if ('file' in body) return { access, params, query: {}, defaults: {}, body: undefined };
  const inBody = body.json === 'key' ? entriesOf(rest[body.key]!) : rest;
  return { access, params, query: {}, defaults: {}, body: inBody };
}

/** The fields of an object's schema, also within `optional` and the like; none for any other schema. */
export function entriesOf(schema: GenericSchema): Entries {
  const { entries, wrapped } = partsOf(schema);
  return entries ?? (wrapped === undefined ? {} : entriesOf(wrapped));
}

/** Whether a schema accepts a number, also within `optional` and the like. */
export function isNumber(schema: GenericSchema | undefined): boolean {
  return isOf('number', schema);
}

/** Whether a schema accepts a list, also within `optional` and the like. */
export function isList(schema: GenericSchema | undefined): boolean {
  return isOf('array', schema);
}

function isOf(type: string, schema: GenericSchema | undefined): boolean {
  return schema !== undefined && (schema.type === type || isOf(type, partsOf(schema).wrapped));
}

/** The parts of a schema: valibot's types declare them for each kind of schema, but not for any schema. */
export function partsOf(schema: GenericSchema): { entries?: Entries; wrapped?: GenericSchema } {
  return schema as unknown as { entries?: Entries; wrapped?: GenericSchema };
}

function without(entries: Entries, names: readonly string[]): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name)));
}

function definitionOf(row: RestRow): Definition {
  const procedures = appRouter['_def'].procedures as unknown as Record<string, { _def: Definition }>;
  const procedure = procedures[row.procedure];
  if (procedure === undefined) throw new Error(`There is no procedure ${row.procedure}`);
  return procedure['_def'];
}
