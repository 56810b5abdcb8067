import type { Subject } from '@tamis/screening';
import { BadRequest } from '@tamis/api/errors';
import { type Warning, warningOf } from '@tamis/api/screening/asked-subject';
import { COLUMNS } from '@tamis/api/entities/csv-columns';
import { isPlainText } from '@tamis/db/plain-text';
import { Failure } from './failure.ts';
import type { Line } from './lines.ts';
import {
  type Properties,
  isRead,
  isTypeWord,
  partyTypeOf,
  propertiesOf,
  valuesOf,
  wholeSubject,
} from '@tamis/api/screening/subject-properties';

/** The subject of a line, what to report with its result, and its unknown fields. */
export interface Asked {
  line: number;
  query: object;
  subject: Subject;
  warning: Warning;
  unread: string[];
}

/** Or why there is none. */
export type Query = Asked | { line: number; error: string };

/** Columns of an upload that are stored but not compared: they are not reported as unknown. */
const UPLOADED: ReadonlySet<string> = new Set([...COLUMNS.required, ...COLUMNS.optional]);

/** JSON lines with the keys name, type, country, birthDate, aliases and further FollowTheMoney properties. */
export function jsonQuery({ line, text, fault }: Line): Query {
  if (fault !== undefined) return { line, error: fault };
  return queryOf(line, () => {
    const query: unknown = JSON.parse(text);
    const properties = propertiesOf(query, 'The line');
    // Neither is in a line of UTF-8 but as an escape.
    if (text.includes('\\u')) refuseUnreadable(properties);
    return { query: query as object, properties };
  });
}

/** The API rejects such a name too, because it cannot be stored as it is. */
function refuseUnreadable(properties: Properties): void {
  const field = Object.keys(properties).find((key) => !valuesOf(properties, key).every(isPlainText));
  if (field !== undefined)
    throw new Failure(`${field} contains an invalid character (U+0000 or an unpaired surrogate)`);
}

function queryOf(line: number, read: () => { query: object; properties: Properties }): Query {
  try {
    const { query, properties } = read();
    const type = valuesOf(properties, 'type', 'schema')[0];
    if (type !== undefined && !isTypeWord(type)) throw new Failure(`The type ${type.slice(0, 40)} is not known`);
    const subject = wholeSubject(properties, partyTypeOf(type), 'The line');
    const unread = Object.keys(query).filter((key) => !isRead(key) && !UPLOADED.has(key));
    return { line, query, subject, warning: warningOf(subject, properties, Date.now()), unread };
  } catch (error) {
    if (error instanceof Failure || error instanceof BadRequest) return { line, error: error.message };
    if (error instanceof SyntaxError) return { line, error: 'The line is not valid JSON' };
    throw error;
  }
}
