import { trpc } from '../../trpc.ts';

/** Whether no list has been imported yet, so that nobody can be screened; false until it is known. */
export function useNothingImported(): boolean {
  const { data: lists = [] } = trpc.lists.status.useQuery();
  return lists.length > 0 && lists.every(({ version }) => version === null);
}
