import type { EntityMatches, EntitySort, EntityTab, EntityType } from '@tamis/api/entities/schema';
import { PAGE_SIZE, PAGE_SIZES, pageInput } from '../shared/paging.ts';

export interface EntitiesSearch {
  tab?: EntityTab;
  type?: EntityType;
  country?: string;
  name?: string;
  matches?: EntityMatches;
  sort?: EntitySort;
  page?: number;
  size?: number;
  /** Whether the Add Entity dialog is open. */
  add?: boolean;
}

export const DEFAULT_SORT: EntitySort = '-createdAt';

/** Only offered page sizes count. */
export const sizeOf = (search: EntitiesSearch): number =>
  search.size !== undefined && PAGE_SIZES.includes(search.size) ? search.size : PAGE_SIZE;

/** The address of the page as the question to the server; the loader and the table ask the same. */
export function entitiesInput(search: EntitiesSearch) {
  const { tab = 'all', type, matches, sort = DEFAULT_SORT, page } = search;
  return {
    tab,
    type,
    country: search.country?.trim() || undefined,
    name: search.name?.trim() || undefined,
    matches,
    sort,
    ...pageInput(page, sizeOf(search)),
  };
}
