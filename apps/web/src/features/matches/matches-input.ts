import { MatchOrder, MatchState } from '@tamis/api/screening/view-schema';
import * as v from 'valibot';
import { pageInput } from '../shared/paging.ts';
import { choiceParam, numberParam, textParam } from '../shared/search-params.ts';

/** The view in the URL. */
export const MatchesView = v.object({
  state: choiceParam(MatchState),
  list: textParam,
  /** Part of a name of the entity or of the listed party. */
  name: textParam,
  entity: numberParam,
  /** The job of an upload: only matches of the entities that it brought. */
  upload: numberParam,
  order: choiceParam(MatchOrder),
  /** The match that is open. */
  match: numberParam,
  page: numberParam,
});
export type MatchesView = v.InferOutput<typeof MatchesView>;

/** Decided matches are sorted by when they were decided; waiting ones, best first. */
export const usualOrder = (state: MatchState = 'pending'): MatchOrder =>
  state === 'confirmed' || state === 'dismissed' ? 'decided' : 'score';

/** The view as the input of the query: waiting matches, unless another state is chosen. */
export const matchesInput = ({ state = 'pending', list, name, entity, upload, order, page }: MatchesView) => ({
  state,
  list,
  name,
  entityId: entity,
  upload,
  order: order ?? usualOrder(state),
  ...pageInput(page),
});
