import { user } from '@tamis/db/schema';
import { whoMay } from '../auth/active-users.ts';
import type { Ctx } from '../context.ts';
import { Conflict } from '../errors.ts';
import { commit } from '../write.ts';
import { fourEyesInForce } from './in-force.ts';
import type { ChangeFourEyes, FourEyes } from './schema.ts';
import { inForce } from './stored.ts';
import { assertUnchanged, storeVersion, versionsOf } from './versions.ts';

const KEY = 'four-eyes';

export async function getFourEyes(ctx: Ctx): Promise<FourEyes> {
  const [last] = await versionsOf(ctx, KEY, 1);
  return {
    version: last?.version ?? 0,
    from: await fourEyesInForce(ctx),
    obstacle: await obstacleTo(ctx),
    changed: last ? { by: last.by, at: last.at, reason: last.reason } : null,
  };
}

/**
 * Changes the setting. If it is switched off, decisions that wait for a second person keep waiting; the people who
 * proposed them can withdraw them. Throws `Conflict` if it is switched on while it could be circumvented, or if another
 * version than the one that was read is in force.
 */
export async function changeFourEyes(ctx: Ctx, { version: read, from, reason }: ChangeFourEyes): Promise<FourEyes> {
  await commit(ctx, async (write) => {
    await assertUnchanged(ctx, KEY, read);
    const before = await fourEyesInForce(ctx);
    if (before === from) return;
    const { version } = await inForce(ctx, KEY);
    const obstacle = from === 'off' ? null : await obstacleTo(ctx);
    if (obstacle !== null) throw new Conflict(obstacle);
    await storeVersion(ctx, write, { key: KEY, version: version + 1, from: before, to: from, reason });
  });
  return getFourEyes(ctx);
}

/**
 * With open registration anyone can be their own second person; with only one person who decides, nothing would ever be
 * approved.
 */
async function obstacleTo(ctx: Ctx): Promise<string | null> {
  if (ctx.config.registration === 'open') {
    return 'Registration is open: anyone could approve their own decision with a second account. Start the server with REGISTRATION=approval or REGISTRATION=closed first.';
  }
  return (await ctx.db.orm.$count(user, whoMay('matches.decide'))) < 2
    ? 'Only one person may decide matches. Add another analyst or administrator first.'
    : null;
}
