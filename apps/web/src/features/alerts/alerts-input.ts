import type { AlertFilter } from '@tamis/api/alerts/schema';
import { pageInput } from '../shared/paging.ts';

/** The address of the page as the question to the server. */
export const alertsInput = ({ filter = 'all', page }: { filter?: AlertFilter; page?: number }) => ({
  filter,
  ...pageInput(page),
});
