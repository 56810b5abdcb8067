import * as v from 'valibot';
import { _addIssue as addIssue } from 'valibot';

/** Whether a text in the form of a time is a real one: 2026-02-30 does not exist. */
export const isRealTime = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) &&
  new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate() === Number(text.slice(8, 10));

/** Times are ISO 8601 strings in UTC on the wire, and integer milliseconds inside. A text can have the form without being a real time. */
export const isoTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => isRealTime(text), 'Expected a time like 2026-03-31T12:00:00Z'),
);
export const toIso = (ms: number): string => new Date(ms).toISOString();
export const isoOrNull = (ms: number | null): string | null => (ms === null ? null : toIso(ms));

/** Above the maximum, numbers are not exact any more. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
/** Rows selected in a list for one action: each once, and at most as many as a page shows. */
export const chosenIds = v.pipe(
  v.array(id),
  v.nonEmpty('Choose at least one'),
  v.maxLength(100, 'Choose at most 100 at once'),
  v.transform((ids) => [...new Set(ids)]),
);
export const level = v.picklist(['high', 'medium', 'low']);
export type Level = v.InferOutput<typeof level>;

/**
 * Validates a missing key as this value, so that it gets the field's own message instead of a general one. The value itself is
 * invalid, so the key stays required, and so does its type.
 */
export const missingAs = <S extends v.GenericSchema>(schema: S, value: v.InferInput<S>): S =>
  v.optional(schema, value as never) as unknown as S;

/** Invisible characters, such as a zero-width space. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** At least this many visible characters. */
export const leastSeen = (least: number, message: string) =>
  v.check((text: string) => Array.from(seenOf(text)).length >= least, message);

/** The visible part of a text. */
export const seenOf = (text: string): string => text.replaceAll(UNSEEN, '').trim();

/** No invisible character: names that distinguish people must not look the same. */
export const allSeen = (message: string) => v.check((text: string) => text.search(UNSEEN) === -1, message);

/**
 * Characters that change the direction of text, and control characters, which pages show as boxes. The marks of Arabic, Hebrew
 * and Persian names are not among them, nor are tabs and line breaks, nor U+0080 to U+009F: in a name in UTF-8 that was read as
 * Latin-1 they stand for letters, and screening reads them so.
 */
const STEERING = /[\u202a-\u202e\u2066-\u2069]|(?![\t\n\r\u0080-\u009f])\p{Cc}/gu;

/**
 * The last step for a line of text: removes the characters that change its direction, and joins several spaces into one, so
 * that everybody reads what is stored. Both come with text that is copied from documents, where nobody sees them. `leastSeen`
 * does not count these characters.
 */
export const upright = v.transform(uprightText);

export function uprightText(line: string): string {
  return line
    .replaceAll(STEERING, '')
    .replaceAll(/[^\S\r\n]{2,}/gu, ' ')
    .trim();
}

/** Whether a name has a letter or a digit. Without one there is nothing to look for, and 'no match' would mean nothing. */
export const isSearchable = (name: string): boolean => /[\p{L}\p{N}]/u.test(name.normalize('NFKC'));
/** The message for a name that is not searchable. */
export const NOT_SEARCHABLE = 'Name has no letter and no digit, so nothing can be searched for';

/** Longer names are refused: no real name is longer, and it bounds the work. */
export const MAX_NAME = 500;

/** A REST list without `limit` returns up to this many rows. */
export const MAX_ROWS = 5_000;

/** A page of a list: rows in the list's own order, after `offset`. */
export const page = {
  limit: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MAX_ROWS),
      v.description('Maximum number of rows in the answer'),
    ),
    50,
  ),
  offset: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(Number.MAX_SAFE_INTEGER),
      v.description('Rows to skip before the first'),
    ),
    0,
  ),
};

/** A page of rows with the number of all rows. */
export interface Page<T> {
  rows: T[];
  total: number;
  /** The cursor after the last row; null at the end, undefined if the list pages by offset. */
  next?: string | null;
}

/** The same schema of an object that refuses arrays, which valibot takes for objects without keys. */
export const noList = <S extends v.GenericSchema>(schema: S): S => ({
  ...schema,
  '~run'(dataset: Parameters<S['~run']>[0], config: Parameters<S['~run']>[1]) {
    if (!Array.isArray(dataset.value)) return schema['~run'](dataset, config);
    addIssue(this, 'type', dataset, config);
    return dataset;
  },
});

/** Keys that a GET returns and a PUT may send back; they are read-only, so they are ignored. */
export function readOnly<const K extends string>(...keys: K[]) {
  return Object.fromEntries(keys.map((key) => [key, v.optional(v.unknown())])) as Record<
    K,
    v.OptionalSchema<v.UnknownSchema, undefined>
  >;
}
