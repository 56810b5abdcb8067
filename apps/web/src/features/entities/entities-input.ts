import { EntityMatches, EntitySort, EntityTab, EntityType } from '@tamis/api/entities/view-schema';
import * as v from 'valibot';
import { PAGE_SIZE, PAGE_SIZES, pageInput } from '../shared/paging.ts';
import { choiceParam, flagParam, numberParam, textParam } from '../shared/search-params.ts';

/** What the address of the page says. */
export const EntitiesSearch = v.object({
  tab: choiceParam(EntityTab),
  type: choiceParam(EntityType),
  country: textParam,
  name: textParam,
  matches: choiceParam(EntityMatches),
  sort: choiceParam(EntitySort),
  page: numberParam,
  size: numberParam,
  /** Whether the Add Entity dialog is open. */
  add: flagParam,
});
export type EntitiesSearch = v.InferOutput<typeof EntitiesSearch>;

export const DEFAULT_SORT: EntitySort = '-createdAt';

/** Only offered page sizes count. */
export const sizeOf = (search: EntitiesSearch): number =>
  search.size !== undefined && PAGE_SIZES.includes(search.size) ? search.size : PAGE_SIZE;

/** The same as the question to the server; the loader and the table ask the same. */
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
