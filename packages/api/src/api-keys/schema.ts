import * as v from 'valibot';
import { Role } from '../auth/schema.ts';
import { id, isoTime, leastSeen, missingAs, upright } from '../wire.ts';

/** A key as admins see it: never the key itself. */
export const ApiKey = v.object({
  id,
  name: v.string(),
  prefix: v.pipe(v.string(), v.description('How the key begins')),
  role: v.pipe(Role, v.description('What the key may do, and never more than its owner may at the time')),
  owner: v.pipe(v.string(), v.description('Username of the person in whose name the key acts')),
  createdAt: isoTime,
  lastUsedAt: v.nullable(v.pipe(isoTime, v.description('To the minute'))),
  revokedAt: v.nullable(isoTime),
});
export type ApiKey = v.InferOutput<typeof ApiKey>;

/** The response to creating a key: the only time that the key is shown. */
export const NewKeyShown = v.object({
  ...ApiKey.entries,
  key: v.pipe(v.string(), v.description('The key. It is not stored and cannot be shown again')),
});
export type NewKeyShown = v.InferOutput<typeof NewKeyShown>;

export const NewApiKey = v.strictObject({
  name: missingAs(
    v.pipe(
      v.string('Give the key a name'),
      v.trim(),
      v.nonEmpty('Give the key a name'),
      v.maxLength(100, 'Name must be at most 100 characters'),
      leastSeen(1, 'Give the key a name'),
      v.description('What the key is for'),
      upright,
    ),
    '',
  ),
  role: Role,
});
export type NewApiKey = v.InferOutput<typeof NewApiKey>;

export const RevokeApiKey = v.strictObject({ id });
