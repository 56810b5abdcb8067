import type { Ctx } from '../context.ts';
import { queryWarning, subjectOf } from './asked-subject.ts';
import { namedHits } from './named-hits.ts';
import { requireLists } from './require-lists.ts';
import type { ScreenAnswer, ScreenRequest } from './schema.ts';
import { screenAsked } from './screen-subjects.ts';

/**
 * Screens names against all lists in force without storing anything, with the threshold in force unless another is
 * given. Throws `Conflict` if there is no list to search.
 */
export async function screenNames(
  ctx: Pick<Ctx, 'index' | 'breathe' | 'now'>,
  { queries, threshold, limit }: ScreenRequest,
): Promise<ScreenAnswer[]> {
  const set = requireLists(await ctx.index.current());
  const options = { threshold: threshold ?? set.threshold, limit };
  const subjects = queries.map(subjectOf);
  const answers = await screenAsked(ctx, set, subjects, options);
  return answers.map(({ hits }, at) => ({
    query: at,
    matches: namedHits(hits, set.lists),
    ...queryWarning(queries[at]!, ctx.now()),
  }));
}
