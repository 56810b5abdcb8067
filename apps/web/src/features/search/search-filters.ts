import type { EntityType } from '@tamis/api/entities/schema';
import { countText } from '../shared/counts.ts';

export interface SearchView {
  q?: string;
  type?: EntityType;
  risk?: 'high' | 'medium' | 'low';
  country?: string;
  /** Whether Advanced Filters is open. */
  filters?: boolean;
}

export const isFiltered = ({ type, risk, country }: SearchView): boolean =>
  type !== undefined || risk !== undefined || Boolean(country?.trim());

export const NO_FILTERS: SearchView = { type: undefined, risk: undefined, country: undefined };

/** What the server is asked: it filters before it leaves out all but the best. */
export function searchQuery({ q = '', type, risk, country }: SearchView) {
  return { q: q.trim(), type, risk, country: country?.trim() || undefined };
}

/** '1 result found', '5 results found (filtered)' */
export const countOfResults = (count: number, filtered: boolean): string =>
  `${countText(count, 'result', 'results')} found${filtered ? ' (filtered)' : ''}`;
