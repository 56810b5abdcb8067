import { useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';

/** How many decisions wait, as the queue of matches counts them; undefined while that is not known. */
export function useDecisionsLeft(): number | undefined {
  const { pending } = useUser();
  return trpc.matches.queue.useQuery({ state: 'pending', limit: 1 }, { enabled: !pending }).data?.total;
}
