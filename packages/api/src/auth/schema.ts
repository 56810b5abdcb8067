import * as v from 'valibot';
import { ROLES } from '../permissions.ts';
import { allSeen, id, isoTime, leastSeen, missingAs, upright } from '../wire.ts';
import { isOfOneAlphabet } from './username-key.ts';

export const Role = v.picklist(ROLES);

export const User = v.object({
  id,
  username: v.string(),
  fullName: v.string(),
  role: Role,
  /** True while an admin has not approved the account. */
  pending: v.boolean(),
  createdAt: isoTime,
});
export type User = v.InferOutput<typeof User>;

/** A user as administrators see them. */
export const Account = v.object({
  ...User.entries,
  /** Whether an administrator has taken the access away: nobody signs in with it. */
  disabled: v.boolean(),
  /** The role that was asked for, while the account waits for approval. */
  askedRole: v.nullable(Role),
});
export type Account = v.InferOutput<typeof Account>;

export const Login = v.strictObject({
  username: missingAs(
    v.pipe(v.string('Username is required'), v.trim(), v.nonEmpty('Username is required'), v.maxLength(200)),
    '',
  ),
  password: missingAs(
    v.pipe(v.string('Password is required'), v.nonEmpty('Password is required'), v.maxLength(1_000)),
    '',
  ),
});
export type Login = v.InferOutput<typeof Login>;

export const Register = v.strictObject({
  username: missingAs(
    v.pipe(
      v.string('Username must be at least 3 characters'),
      v.trim(),
      v.normalize('NFKC'),
      v.minLength(3, 'Username must be at least 3 characters'),
      v.maxLength(200, 'Username must be at most 200 characters'),
      allSeen('Username must not contain invisible characters'),
      v.check(isOfOneAlphabet, 'Username must use one alphabet'),
    ),
    '',
  ),
  fullName: missingAs(
    v.pipe(
      v.string('Full name is required'),
      v.trim(),
      v.minLength(2, 'Full name is required'),
      leastSeen(2, 'Full name is required'),
      v.maxLength(200, 'Full name must be at most 200 characters'),
      upright,
    ),
    '',
  ),
  password: missingAs(
    v.pipe(
      v.string('Password must be at least 6 characters'),
      v.minLength(6, 'Password must be at least 6 characters'),
      v.maxLength(1_000, 'Password must be at most 1000 characters'),
    ),
    '',
  ),
  role: v.optional(Role, 'viewer'),
});
export type Register = v.InferOutput<typeof Register>;

export const ChangeRole = v.strictObject({ userId: id, role: Role });
export type ChangeRole = v.InferOutput<typeof ChangeRole>;

/** A new password for an account, by its name in any case. */
export const ChangePassword = v.strictObject({ username: v.string(), password: Register.entries.password });
export type ChangePassword = v.InferOutput<typeof ChangePassword>;

export const ChangeAccess = v.strictObject({ userId: id, disabled: v.boolean() });
export type ChangeAccess = v.InferOutput<typeof ChangeAccess>;

/** What the sign-in page needs before anyone is signed in. */
export const SignInPage = v.object({
  demoAccounts: v.array(v.object({ role: v.string(), username: v.string(), password: v.string() })),
  registration: v.picklist(['open', 'approval', 'closed']),
  supportEmail: v.string(),
  supportPhone: v.string(),
});
export type SignInPage = v.InferOutput<typeof SignInPage>;
