import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { casesInput } from './cases-input.ts';
import { useCasesSearch } from './use-cases-search.ts';

/** The cases of the view; while others load, those before them stay. */
export function useCasesList() {
  const { search } = useCasesSearch();
  return trpc.cases.list.useQuery(casesInput(search), { placeholderData: keepPreviousData });
}
