import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const keyOf = (name: string) => ['kept', name];

/**
 * State that outlives its page until the session ends. `change` and `read` use the current state, which may not be
 * rendered yet. `initial` must be the same each time.
 */
export function useKept<T extends object>(name: string, initial: T) {
  const queryClient = useQueryClient();
  // It is never fetched, only set.
  const { data: kept = initial } = useQuery<T>({ queryKey: keyOf(name), queryFn: skipToken, gcTime: Infinity });
  const change = useCallback(
    (next: (before: T) => T) => void queryClient.setQueryData<T>(keyOf(name), (before = initial) => next(before)),
    [queryClient, name, initial],
  );
  const read = (): T => queryClient.getQueryData<T>(keyOf(name)) ?? initial;
  return { kept, change, read };
}
