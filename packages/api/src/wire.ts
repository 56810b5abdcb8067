import * as v from 'valibot';
import { _addIssue as addIssue } from 'valibot';

/** Whether a text in the form of a time is one: 2026-02-30 is no day. */
export const isRealTime = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) &&
  new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate() === Number(text.slice(8, 10));

/** Times are ISO 8601 strings in UTC on the wire, integer milliseconds inside. A text may have the form and be no time. */
export const isoTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => isRealTime(text), 'Expected a time like 2026-03-31T12:00:00Z'),
);
export const toIso = (ms: number): string => new Date(ms).toISOString();
export const isoOrNull = (ms: number | null): string | null => (ms === null ? null : toIso(ms));

/** Past this a number is no exact id any more. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
/** What is chosen in a list and acted upon at once: each once, no more than a page holds. */
export const chosenIds = v.pipe(
  v.array(id),
  v.nonEmpty('Choose at least one'),
  v.maxLength(100, 'Choose at most 100 at once'),
  v.transform((ids) => [...new Set(ids)]),
);
export const level = v.picklist(['high', 'medium', 'low']);
export type Level = v.InferOutput<typeof level>;

/**
 * A missing key is judged as this value, so that it gets the field's own message instead of a general one. The type stays
 * that of a required key: leaving it out never passes, since the value does not.
 */
export const missingAs = <S extends v.GenericSchema>(schema: S, value: v.InferInput<S>): S =>
  v.optional(schema, value as never) as unknown as S;

/** Signs that nobody sees, such as a zero-width space. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** So many characters at least without those that nobody sees. */
export const leastSeen = (least: number, message: string) =>
  v.check((text: string) => Array.from(seenOf(text)).length >= least, message);

/** What people see of a text. */
export const seenOf = (text: string): string => text.replaceAll(UNSEEN, '').trim();

/** No character that nobody sees: what tells people apart must not look alike. */
export const allSeen = (message: string) => v.check((text: string) => text.search(UNSEEN) === -1, message);

/**
 * Signs that turn the text around them, and those that control a device, of which a page shows boxes. The marks that names in
 * Arabic, Hebrew and Persian are written with are none, nor are tabs and line breaks, nor U+0080 to U+009F: of a name in UTF-8
 * that was read as Latin-1 they are letters, and screening reads them so.
 */
const STEERING = /[\u202a-\u202e\u2066-\u2069]|(?![\t\n\r\u0080-\u009f])\p{Cc}/gu;

/**
 * The last of a line of text: without the signs that steer it, and with one space where several stand, so that everybody
 * reads what is stored. Both come with what is copied from documents, and nobody sees them to take them away; `leastSeen`
 * does not count the signs.
 */
export const upright = v.transform(uprightText);

export function uprightText(line: string): string {
  return line
    .replaceAll(STEERING, '')
    .replaceAll(/[^\S\r\n]{2,}/gu, ' ')
    .trim();
}

/** Whether a name has a letter or a digit: without one there is nothing that could be looked for, and 'no match' would be no answer. */
export const isSearchable = (name: string): boolean => /[\p{L}\p{N}]/u.test(name.normalize('NFKC'));
/** Said of a name that is not. */
export const NOT_SEARCHABLE = 'Name has no letter and no digit, so nothing can be searched for';

/** Names longer than this are refused: no real name is, and bounded work stays bounded. */
export const MAX_NAME = 500;

/** A REST list without `limit` answers up to this many rows. */
export const MAX_ROWS = 5_000;

/** Where a list goes on: rows in the list's own order after `offset`. */
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
  /** The cursor behind the last row, null at the end; undefined where a list goes on by the number of rows. */
  next?: string | null;
}

/** The same schema of an object, that takes no list: valibot takes one for an object without keys. */
export const noList = <S extends v.GenericSchema>(schema: S): S => ({
  ...schema,
  '~run'(dataset: Parameters<S['~run']>[0], config: Parameters<S['~run']>[1]) {
    if (!Array.isArray(dataset.value)) return schema['~run'](dataset, config);
    addIssue(this, 'type', dataset, config);
    return dataset;
  },
});

/** Keys that a GET answers and a PUT may send back; they are read only and ignored. */
export function readOnly<const K extends string>(...keys: K[]) {
  return Object.fromEntries(keys.map((key) => [key, v.optional(v.unknown())])) as Record<
    K,
    v.OptionalSchema<v.UnknownSchema, undefined>
  >;
}
