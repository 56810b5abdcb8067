import { match } from '@tamis/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

const mate = alias(match, 'cleared');

/**
 * Whether a person has dismissed the pair of a match before, which then opened again, or the same party on another list.
 * What was only proposed, undone or withdrawn by a screening clears nobody.
 */
export const isClearedBefore: SQL<boolean> = sql`(
  (${match.reopened} ->> 'formerReason' is not null and ${match.reopened} ->> 'formerDecidedBy' is not null
    and coalesce(${match.reopened} ->> 'wasProposed', 0) = 0)
  or exists (
    select 1 from ${match} "cleared"
    where ${mate.foldId} = ${match.foldId} and ${mate.id} <> ${match.id}
      and +${mate.state} = 'dismissed' and ${mate.decidedBy} is not null
  ))`.mapWith(Boolean);
