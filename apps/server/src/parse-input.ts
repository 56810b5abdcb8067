import { BadRequest, issueText } from '@tamis/api/errors';
import { refuseUnreadable } from '@tamis/api/refuse-unreadable';
import * as v from 'valibot';

/**
 * Parses the input of an entry point that is not a procedure, with the errors of one: `BadRequest` with a sentence that
 * names the field.
 */
export function parseInput<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  refuseUnreadable(given);
  const input = v.safeParse(schema, given);
  if (!input.success) throw new BadRequest(issueText(input.issues[0]));
  return input.output;
}
