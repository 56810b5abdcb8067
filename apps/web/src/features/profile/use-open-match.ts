import type { Match } from '@tamis/api/screening/schema';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';

const route = getRouteApi('/_app/entity/$id');

/**
 * Which match is open: the one in the URL, none if the URL says so, otherwise the first that waits. It stays open if a
 * better match arrives or somebody else decides it, because a key must decide the match that is on screen.
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
