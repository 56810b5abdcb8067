import type { GenericSchema } from 'valibot';
import { type Entries, entriesOf, rowInput } from '../src/rest/row-input.ts';
import type { OtherPath } from '../src/rest/other-paths.ts';
import type { RestRow } from '../src/rest/row.ts';

/** The names of what a caller may give, by where it stands; fields inside objects by their dotted path. */
export interface InputFields {
  params: string[];
  query: string[];
  body: string[];
}

export function inputFields(row: RestRow): InputFields {
  const { params, query, body } = rowInput(row);
  return { params: Object.keys(params), query: Object.keys(query), body: leaves(body ?? {}) };
}

export function otherInputFields({ params = {}, query = {}, body }: OtherPath): InputFields {
  return {
    params: Object.keys(params),
    query: Object.keys(query),
    body: body === undefined ? [] : leaves(entriesOf(body.schema)),
  };
}

function leaves(entries: Entries): string[] {
  return Object.entries(entries).flatMap(([name, schema]) => {
    if (isIgnored(schema)) return [];
    const below = leaves(entriesOf(schema));
    return below.length === 0 ? [name] : below.map((rest) => `${name}.${rest}`);
  });
}

/** A key that an answer has and that may be sent back; whatever it says is not looked at. */
function isIgnored(schema: GenericSchema): boolean {
  return (schema as unknown as { wrapped?: GenericSchema }).wrapped?.type === 'unknown';
}
