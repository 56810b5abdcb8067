import { trpc } from '../../trpc.ts';

/** The number of waiting decisions, as the queue counts them; undefined until it is known. */
export const useDecisionsLeft = (): number | undefined =>
  trpc.matches.queue.useQuery({ state: 'pending', limit: 1 }).data?.total;
