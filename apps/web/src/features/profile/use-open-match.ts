import type { Match } from '@tamis/api/screening/schema';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';

const route = getRouteApi('/_app/entity/$id');

/**
 * Which match is open, by the address: the one it names, none when it says so, else the first that waits. That one stays
 * open whatever comes before it later, and when somebody else decides it: a key decides what is compared.
 *
 * @param known all matches of the entity.
 */
export function useOpenMatch(waiting: readonly Pick<Match, 'id'>[], known: readonly Pick<Match, 'id'>[]) {
  const match = route.useSearch({ select: (search) => search.match });
  const navigate = route.useNavigate();
  const [first, setFirst] = useState(waiting[0]?.id);
  if (!known.some(({ id }) => id === first) && first !== waiting[0]?.id) setFirst(waiting[0]?.id);
  return {
    open: match === 'none' ? null : (match ?? first ?? null),
    setOpen: (id: number | null) =>
      void navigate({ search: (before) => ({ ...before, match: id ?? 'none' }), replace: true, resetScroll: false }),
  };
}
