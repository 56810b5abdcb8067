import * as v from 'valibot';
import { pageInput } from '../shared/paging.ts';
import { choiceParam, numberParam, textParam } from '../shared/search-params.ts';

/** The view in the URL. */
export const ReportsView = v.object({
  /** Reports by default, or the certificates of screenings. */
  tab: choiceParam(v.picklist(['reports', 'screenings'])),
  /** Part of the entity's name, or of the screened name. */
  name: textParam,
  format: choiceParam(v.picklist(['html', 'pdf'])),
  page: numberParam,
});
export type ReportsView = v.InferOutput<typeof ReportsView>;

/** The view as the query input. */
export const reportsInput = ({ name, format, page }: ReportsView) => ({ name, format, ...pageInput(page) });
