import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { casesInput } from './cases-input.ts';
import { useCasesView } from './use-cases-view.ts';

/** The cases of the view. While others load, the previous ones stay. */
export function useCasesList() {
  const { view } = useCasesView();
  return trpc.cases.list.useQuery(casesInput(view), { placeholderData: keepPreviousData });
}
