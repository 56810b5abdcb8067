import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/_app/entity/$id');

/** Which match is open, by the address: the one it names, none when it says so, else the first that waits. */
export function useOpenMatch(firstWaiting: number | undefined) {
  const match = route.useSearch({ select: (search) => search.match });
  const navigate = route.useNavigate();
  return {
    open: match === 'none' ? null : (match ?? firstWaiting ?? null),
    setOpen: (id: number | null) =>
      void navigate({ search: (before) => ({ ...before, match: id ?? 'none' }), replace: true, resetScroll: false }),
  };
}
