import { user } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import { mayNow, whoMay } from '../auth/active-users.ts';
import type { Ctx } from '../context.ts';
import { BadRequest } from '../errors.ts';
import type { CaseState } from './activities.ts';
import type { Assignee } from './schema.ts';

/** Everybody who may work on cases, by name. */
export async function listAssignees(ctx: Ctx): Promise<Assignee[]> {
  const rows = await ctx.db.orm
    .select({ id: user.id, fullName: user.fullName })
    .from(user)
    .where(whoMay('cases.write'));
  return rows.toSorted((one, other) => one.fullName.localeCompare(other.fullName, 'en') || one.id - other.id);
}

/** The assignee of a case. Throws `BadRequest` if it is nobody who may work on cases. */
export async function assigneeOf(ctx: Ctx, userId: number | null): Promise<CaseState['assignee']> {
  if (userId === null) return null;
  const [found] = await ctx.db.orm.select().from(user).where(eq(user.id, userId));
  if (!found) throw new BadRequest(`assignedTo: user ${userId} does not exist.`);
  if (found.disabledAt !== null) {
    throw new BadRequest(
      `assignedTo: ${found.fullName} no longer has access. Choose somebody else, or ask an administrator to enable the account.`,
    );
  }
  if (!mayNow(found, 'cases.write')) {
    throw new BadRequest(`assignedTo: ${found.fullName} may not work on cases. Choose an analyst or an administrator.`);
  }
  return { id: found.id, fullName: found.fullName };
}
