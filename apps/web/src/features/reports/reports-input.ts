import * as v from 'valibot';
import { pageInput } from '../shared/paging.ts';
import { choiceParam, numberParam, textParam } from '../shared/search-params.ts';

/** What the address of the page says. */
export const ReportsView = v.object({
  /** Reports, unless the certificates of searches are asked for. */
  tab: choiceParam(v.picklist(['reports', 'screenings'])),
  /** Part of the name of the entity, or of that which was searched for. */
  name: textParam,
  format: choiceParam(v.picklist(['html', 'pdf'])),
  page: numberParam,
});
export type ReportsView = v.InferOutput<typeof ReportsView>;

/** The view as the question to the server. */
export const reportsInput = ({ name, format, page }: ReportsView) => ({ name, format, ...pageInput(page) });
