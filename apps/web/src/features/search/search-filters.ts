import { EntityType } from '@tamis/api/entities/view-schema';
import { MAX_TERM } from '@tamis/api/search/view-schema';
import * as v from 'valibot';
import { countText } from '../shared/counts.ts';
import { pageInput } from '../shared/paging.ts';
import { choiceParam, flagParam, numberParam, textParam } from '../shared/search-params.ts';

/** The view in the URL. */
export const SearchView = v.object({
  q: textParam,
  type: choiceParam(EntityType),
  risk: choiceParam(v.picklist(['high', 'medium', 'low'])),
  country: textParam,
  /** Whether Advanced Filters is open. */
  filters: flagParam,
  page: numberParam,
});
export type SearchView = v.InferOutput<typeof SearchView>;

export const isFiltered = ({ type, risk, country }: SearchView): boolean =>
  type !== undefined || risk !== undefined || Boolean(country?.trim());

export const NO_FILTERS: SearchView = { type: undefined, risk: undefined, country: undefined };

/** Whether a trimmed term can be searched for. */
export const isTerm = (term: string): boolean => term !== '' && term.length <= MAX_TERM;

/** The query input. The server applies the filters before it selects the best page. */
export function searchQuery({ q = '', type, risk, country, page }: SearchView) {
  return { q: q.trim(), type, risk, country: country?.trim() || undefined, page: pageInput(page) };
}

/** '1 result found', '5 results found (filtered)', 'More than 5,000 results found' */
export const countOfResults = (count: number, filtered: boolean, isMore = false): string =>
  `${isMore ? 'More than ' : ''}${countText(count, 'result', 'results')} found${filtered ? ' (filtered)' : ''}`;
