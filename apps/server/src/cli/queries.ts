import type { Subject } from '@tamis/screening';
import { BadRequest } from '@tamis/api/errors';
import { Failure } from './failure.ts';
import type { Line } from './lines.ts';
import {
  type Properties,
  isTypeWord,
  partyTypeOf,
  propertiesOf,
  valuesOf,
  wholeSubject,
} from '@tamis/api/screening/subject-properties';

/** One line of the input: who is asked for, or why that cannot be told. */
export type Query = { line: number; query: object; subject: Subject } | { line: number; error: string };

/** JSON lines with the keys name, type, country, birthDate, aliases and further FollowTheMoney properties. */
export function jsonQuery({ line, text, fault }: Line): Query {
  if (fault !== undefined) return { line, error: fault };
  return queryOf(line, () => {
    const query: unknown = JSON.parse(text);
    return { query: query as object, properties: propertiesOf(query, 'The line') };
  });
}

function queryOf(line: number, read: () => { query: object; properties: Properties }): Query {
  try {
    const { query, properties } = read();
    const type = valuesOf(properties, 'type', 'schema')[0];
    if (type !== undefined && !isTypeWord(type)) throw new Failure(`The type ${type.slice(0, 40)} is not known`);
    const subject = wholeSubject(properties, partyTypeOf(type), 'The line');
    return { line, query, subject };
  } catch (error) {
    if (error instanceof Failure || error instanceof BadRequest) return { line, error: error.message };
    if (error instanceof SyntaxError) return { line, error: 'The line is not valid JSON' };
    throw error;
  }
}
