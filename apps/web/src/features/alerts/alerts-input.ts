import { AlertFilter } from '@tamis/api/alerts/view-schema';
import * as v from 'valibot';
import { pageInput } from '../shared/paging.ts';
import { choiceParam, numberParam } from '../shared/search-params.ts';

/** The view in the URL. */
export const AlertsView = v.object({
  filter: choiceParam(AlertFilter),
  /** The alert whose details are open. */
  alert: numberParam,
  page: numberParam,
});
export type AlertsView = v.InferOutput<typeof AlertsView>;

/** The view as the query input. */
export const alertsInput = ({ filter = 'all', page }: AlertsView) => ({ filter, ...pageInput(page) });
