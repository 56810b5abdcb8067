import { trpc } from '../../trpc.ts';
import { entitiesInput } from './entities-input.ts';
import { useEntitiesView } from './use-entities-view.ts';

/** The rows of the view. While a page, a sort or a filter loads, the previous rows stay; another tab starts empty. */
export function useEntitiesList() {
  const { view } = useEntitiesView();
  const input = entitiesInput(view);
  const list = trpc.entities.list.useQuery(input, {
    placeholderData: (before, query) => (tabOf(query?.queryKey[1]) === input.tab ? before : undefined),
  });
  return { list, counts: trpc.entities.counts.useQuery() };
}

const tabOf = (key: { input?: { tab?: string } } | undefined) => key?.input?.tab;
