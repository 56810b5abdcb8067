import { trpc } from '../../trpc.ts';

/** Whether there is no list yet that anybody could be screened against; false until that is known. */
export function useNothingImported(): boolean {
  const { data: lists = [] } = trpc.lists.status.useQuery();
  return lists.length > 0 && lists.every(({ version }) => version === null);
}
