import type { ListReports } from '@tamis/api/reports/schema';
import { pageInput } from '../shared/paging.ts';

export interface ReportsView {
  /** Part of the name of the entity. */
  name?: string;
  format?: ListReports['format'];
  page?: number;
}

/** The address of the page as the question to the server. */
export const reportsInput = ({ page, ...view }: ReportsView) => ({ ...view, ...pageInput(page) });
