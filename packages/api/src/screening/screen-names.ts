import { screenInSteps } from '@tamis/screening';
import type { Ctx } from '../context.ts';
import { stepsInTurns } from '../turns.ts';
import { subjectOf } from './asked-subject.ts';
import { namedHits } from './named-hits.ts';
import { requireLists } from './require-lists.ts';
import type { ScreenAnswer, ScreenRequest } from './schema.ts';

/**
 * Screens names against all lists in force without storing anything, by the threshold in force unless another is given.
 * Refuses to answer 'nothing found' where there is no list to search.
 */
export async function screenNames(
  ctx: Pick<Ctx, 'index' | 'breathe'>,
  { queries, threshold, limit }: ScreenRequest,
): Promise<ScreenAnswer[]> {
  const { indexes, lists, threshold: inForce } = requireLists(await ctx.index.current());
  const options = { threshold: threshold ?? inForce, limit };
  return stepsInTurns(
    (function* () {
      const answers: ScreenAnswer[] = [];
      for (const [query, asked] of queries.entries()) {
        const { hits } = yield* screenInSteps(indexes, subjectOf(asked), options);
        answers.push({ query, matches: namedHits(hits, lists) });
        yield;
      }
      return answers;
    })(),
    ctx.breathe,
  );
}
