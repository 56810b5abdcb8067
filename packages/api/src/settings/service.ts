import { setting, user } from '@tamis/db/schema';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Ctx } from '../context.ts';
import { Conflict, Unauthorized } from '../errors.ts';
import { PERMISSIONS } from '../permissions.ts';
import { toIso } from '../wire.ts';
import { commit } from '../write.ts';
import { type ChangeFourEyes, type FourEyes, FourEyesFrom } from './schema.ts';

const KEY = 'four-eyes';

/** From which risk band on a decision takes two people, as it is now. */
export async function fourEyesFrom(ctx: Ctx): Promise<FourEyesFrom> {
  return valueOf(await newest(ctx));
}

export async function getFourEyes(ctx: Ctx): Promise<FourEyes> {
  const row = await newest(ctx);
  const { setting: last, by } = row ?? {};
  return {
    from: valueOf(row),
    obstacle: await obstacleTo(ctx),
    changed: last && by ? { by, at: toIso(last.changedAt), reason: last.reason } : null,
  };
}

/**
 * Decisions that wait for a second person go on waiting when it is switched off: whoever proposed them can take them
 * back. Throws `Conflict` when it is switched on while it could be got round.
 */
export async function changeFourEyes(ctx: Ctx, { from, reason }: ChangeFourEyes): Promise<FourEyes> {
  const changedBy = ctx.user?.id;
  if (changedBy === undefined) throw new Unauthorized();
  await commit(ctx, async (write) => {
    const before = await fourEyesFrom(ctx);
    if (before === from) return;
    const obstacle = from === 'off' ? null : await obstacleTo(ctx);
    if (obstacle !== null) throw new Conflict(obstacle);
    const id = await write.id(setting);
    write.insert(setting, [{ id, key: KEY, value: from, reason, changedBy, changedAt: ctx.now() }]);
    write.audit('setting.change', { type: 'setting', id }, { setting: KEY, from: before, to: from, reason });
  });
  return getFourEyes(ctx);
}

async function newest(ctx: Ctx) {
  const [row] = await ctx.db.orm
    .select({ setting, by: user.fullName })
    .from(setting)
    .innerJoin(user, eq(user.id, setting.changedBy))
    .where(eq(setting.key, KEY))
    .orderBy(desc(setting.id))
    .limit(1);
  return row;
}

const valueOf = (row: Awaited<ReturnType<typeof newest>>): FourEyesFrom =>
  row ? v.parse(FourEyesFrom, row.setting.value) : 'off';

/** With open registration anyone is their own second person; with one person who decides, nothing is ever approved. */
async function obstacleTo(ctx: Ctx): Promise<string | null> {
  if (ctx.config.registration === 'open') {
    return 'Registration is open: anyone could approve their own decision with a second account. Start the server with REGISTRATION=approval or REGISTRATION=closed first.';
  }
  const [deciders] = await ctx.db.orm
    .select({ count: count() })
    .from(user)
    .where(and(inArray(user.role, PERMISSIONS['matches.decide']), isNull(user.pendingRole), isNull(user.disabledAt)));
  return (deciders?.count ?? 0) < 2
    ? 'Only one person may decide matches. Add another analyst or administrator first.'
    : null;
}
