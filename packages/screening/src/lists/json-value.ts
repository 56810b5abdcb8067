/** Reads fields of a JSON or YAML value without assuming their types. */
import { clean } from './xml-node.ts';

/** An object with unknown fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; one without fields if it is not an object. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The elements of a list; one if the value is a single one, none if it is missing. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** The clean text of a field; empty if it is missing or neither text nor number. */
export function textIn(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? clean(String(value)) : '';
}

/** The clean texts of a field that is a text or a list of texts, without empty ones. */
export function textsIn(fields: Fields, ...names: string[]): string[] {
  return names.flatMap((name) =>
    listOf(Object.hasOwn(fields, name) ? fields[name] : undefined)
      .map((value) => (typeof value === 'string' || typeof value === 'number' ? clean(String(value)) : ''))
      .filter((text) => text !== ''),
  );
}
