import { trpc } from '../../trpc.ts';

/** How many decisions wait, as the queue of matches counts them; undefined while that is not known. */
export const useDecisionsLeft = (): number | undefined =>
  trpc.matches.queue.useQuery({ state: 'pending', limit: 1 }).data?.total;
