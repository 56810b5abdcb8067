import type { ListReports } from '@tamis/api/reports/schema';
import { pageInput } from '../shared/paging.ts';

export interface ReportsView {
  /** Reports, unless the certificates of searches are asked for. */
  tab?: 'reports' | 'screenings';
  /** Part of the name of the entity, or of that which was searched for. */
  name?: string;
  format?: ListReports['format'];
  page?: number;
}

/** The address of the page as the question to the server. */
export const reportsInput = ({ name, format, page }: ReportsView) => ({ name, format, ...pageInput(page) });
