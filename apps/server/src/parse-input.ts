import { BadRequest, issueText } from '@tamis/api/errors';
import { refuseUnreadable } from '@tamis/api/refuse-unreadable';
import * as v from 'valibot';

/** The input of a door that is not a procedure, parsed and refused as a procedure's is: `BadRequest` with a sentence that names the field. */
export function parseInput<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  refuseUnreadable(given);
  const input = v.safeParse(schema, given);
  if (!input.success) throw new BadRequest(issueText(input.issues[0]));
  return input.output;
}
