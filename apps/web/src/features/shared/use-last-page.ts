import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PAGE_SIZE } from './paging.ts';

interface PagedQuery {
  data: { rows: readonly unknown[]; total: number } | undefined;
  isPlaceholderData: boolean;
}

/**
 * Leads to the last page where the list ends before the page of the address, as when all of that page has been decided.
 * Says whether it does: until the last page is there, nothing is said to be empty.
 */
export function useLastPage({ data, isPlaceholderData }: PagedQuery, page = 1, size = PAGE_SIZE): boolean {
  const navigate = useNavigate();
  const isPast = data !== undefined && !isPlaceholderData && data.rows.length === 0 && data.total > 0 && page > 1;
  const last = isPast ? Math.ceil(data.total / size) : page;
  useEffect(() => {
    if (last === page) return;
    void navigate({
      to: '.',
      search: (before) => ({ ...before, page: last === 1 ? undefined : last }),
      replace: true,
      resetScroll: false,
    });
  }, [last, page, navigate]);
  return isPast;
}
