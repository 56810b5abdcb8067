import { BadRequest, issueText } from '@tamis/api/errors';
import * as v from 'valibot';

/** What was given, as the schema makes it. Throws `BadRequest` with a sentence that names the field. */
export function checked<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const input = v.safeParse(schema, given);
  if (!input.success) throw new BadRequest(issueText(input.issues[0]));
  return input.output;
}
