import type { MatchOrder, MatchState } from '@tamis/api/screening/schema';
import { pageInput } from '../shared/paging.ts';

interface MatchesSearch {
  state?: MatchState;
  list?: string;
  name?: string;
  entity?: number;
  upload?: number;
  order?: MatchOrder;
  page?: number;
}

/** What is decided is looked up by when it was; what waits, best first. */
export const usualOrder = (state: MatchState = 'pending'): MatchOrder =>
  state === 'confirmed' || state === 'dismissed' ? 'decided' : 'score';

/** The address of the page as the question to the server: what waits for a decision, unless another state is asked for. */
export const matchesInput = ({ state = 'pending', list, name, entity, upload, order, page }: MatchesSearch) => ({
  state,
  list,
  name,
  entityId: entity,
  upload,
  order: order ?? usualOrder(state),
  ...pageInput(page),
});
