import { EntityMatches, EntitySort, EntityTab, EntityType } from '@tamis/api/entities/view-schema';
import * as v from 'valibot';
import { PAGE_SIZE, PAGE_SIZES, pageInput } from '../shared/paging.ts';
import { choiceParam, flagParam, numberParam, textParam } from '../shared/search-params.ts';

/** The view in the URL. */
export const EntitiesView = v.object({
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
export type EntitiesView = v.InferOutput<typeof EntitiesView>;

export const DEFAULT_SORT: EntitySort = '-createdAt';

/** Ignores page sizes that are not offered. */
export const sizeOf = (view: EntitiesView): number =>
  view.size !== undefined && PAGE_SIZES.includes(view.size) ? view.size : PAGE_SIZE;

/** The view as the query input, for the loader and the table. */
export function entitiesInput(view: EntitiesView) {
  const { tab = 'all', type, matches, sort = DEFAULT_SORT, page } = view;
  return {
    tab,
    type,
    country: view.country?.trim() || undefined,
    name: view.name?.trim() || undefined,
    matches,
    sort,
    ...pageInput(page, sizeOf(view)),
  };
}
