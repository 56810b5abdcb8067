import * as v from 'valibot';
import { missingAs } from '../wire.ts';
import { Register } from './schema.ts';

/** What a user gives to change their own password. Apart from the rest, because the sign-in page loads that. */
export const ChangeOwnPassword = v.strictObject({
  current: missingAs(
    v.pipe(v.string('Current password is required'), v.nonEmpty('Current password is required'), v.maxLength(1_000)),
    '',
  ),
  password: Register.entries.password,
});
export type ChangeOwnPassword = v.InferOutput<typeof ChangeOwnPassword>;
