import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const keyOf = (name: string) => ['kept', name];

/**
 * State that outlasts its page: who comes back finds it as it is by then, until the session ends. `change` and `read` are
 * about what is so now, which may not be drawn yet. `initial` has to be the same each time.
 */
export function useKept<T extends object>(name: string, initial: T) {
  const queryClient = useQueryClient();
  // It is never asked for: what is kept is what was put there.
  const { data: kept = initial } = useQuery<T>({ queryKey: keyOf(name), queryFn: skipToken, gcTime: Infinity });
  const change = useCallback(
    (next: (before: T) => T) => void queryClient.setQueryData<T>(keyOf(name), (before = initial) => next(before)),
    [queryClient, name, initial],
  );
  const read = (): T => queryClient.getQueryData<T>(keyOf(name)) ?? initial;
  return { kept, change, read };
}
