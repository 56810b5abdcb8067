/** How the change of a field of a listed party is put into words, on pages, in alerts and in reports. */
import type { FieldChange } from './schema.ts';

/** Of long lists of names, this many are in a sentence. */
const MAX_NAMED = 3;

const named = (values: readonly string[]): string =>
  values.length <= MAX_NAMED
    ? values.join(', ')
    : `${values.slice(0, MAX_NAMED).join(', ')} and ${values.length - MAX_NAMED} more`;

/** 'dates 1987-08-10 → 1963-02-17', 'places of birth: Tashkent added' */
export function changeText({ field, removed, added }: FieldChange): string {
  if (removed.length > 0 && added.length > 0) return `${field} ${named(removed)} → ${named(added)}`;
  if (removed.length > 0) return `${field}: ${named(removed)} removed`;
  return added.length > 0 ? `${field}: ${named(added)} added` : `${field} written in another order`;
}
