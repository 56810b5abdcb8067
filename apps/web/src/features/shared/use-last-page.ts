import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PAGE_SIZE } from './paging.ts';

interface PagedQuery {
  data: { rows: readonly unknown[]; total: number } | undefined;
  isPlaceholderData: boolean;
}

/**
 * Goes to the last page if the page in the URL is past the end, for example after everything on it was decided. Returns
 * whether it does: until the last page has loaded, the list must not look empty.
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
