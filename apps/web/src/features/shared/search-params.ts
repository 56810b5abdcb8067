import * as v from 'valibot';

/** Search parameters are plain text, so that `q=123` stays a text and URLs are readable. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      params.set(key, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** An invalid value counts as missing, so that an old or mistyped URL still opens its page. */
export const textParam = v.fallback(v.optional(v.string()), undefined);

/** A day of the calendar, as '2026-11-30'. */
export const dayParam = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);

/** An id or a count, from 1. */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
);
export const numberParam = v.fallback(v.optional(wholeNumber), undefined);

export const flagParam = v.fallback(
  v.optional(
    v.union([
      v.boolean(),
      v.pipe(
        v.picklist(['true', 'false']),
        v.transform((value) => value === 'true'),
      ),
    ]),
  ),
  undefined,
);

/** One of a schema's choices, such as `choiceParam(EntityTab)`. */
export const choiceParam = <const T extends readonly string[]>(
  schema: v.PicklistSchema<T, v.ErrorMessage<v.PicklistIssue> | undefined>,
) => v.fallback(v.optional(schema), undefined);

/** The number in `/entity/12`; null if it is not one. */
export function idFrom(param: string): number | null {
  const result = v.safeParse(wholeNumber, param);
  return result.success ? result.output : null;
}
