import type { MatchOrder, MatchState } from '@tamis/api/screening/schema';
import { pageInput } from '../shared/paging.ts';

interface MatchesSearch {
  state?: MatchState;
  list?: string;
  entity?: number;
  order?: MatchOrder;
  page?: number;
}

/** The address of the page as the question to the server: what waits for a decision, unless another state is asked for. */
export const matchesInput = ({ state = 'pending', list, entity, order, page }: MatchesSearch) => ({
  state,
  list,
  entityId: entity,
  order,
  ...pageInput(page),
});
