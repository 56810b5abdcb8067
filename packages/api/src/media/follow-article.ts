import { inIds } from '@tamis/db/db';
import { entity } from '@tamis/db/schema';
import type { Ctx } from '../context.ts';
import { reassess } from '../risk/reassess.ts';
import { standingMatches } from '../screening/listed-parties.ts';
import type { Write } from '../write.ts';
import type { ArticleEvent } from './service.ts';

/** Assesses entities as they are after this write, which links an article to them, unlinks it, or changes its level. */
export async function followArticle(ctx: Ctx, write: Write, article: ArticleEvent): Promise<void> {
  const entityIds = [...article.levels.keys()];
  if (entityIds.length === 0) return;
  const rows = await ctx.db.orm.select().from(entity).where(inIds(entity.id, entityIds));
  const standing = Map.groupBy(await standingMatches(ctx, entityIds), ({ entityId }) => entityId);
  await reassess(ctx, write, { rows, isNew: false, matchesOf: (id) => standing.get(id) ?? [], article });
}
