import type { CaseFile } from '@tamis/api/cases/schema';
import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { failure } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';

type Change = Partial<Pick<CaseFile, 'title' | 'description' | 'status' | 'priority' | 'assignedTo' | 'dueDate'>>;

/** Shows the change at once and takes it back when the server refuses it. */
export function useUpdateCase(caseId: number) {
  const utils = trpc.useUtils();
  const invalidate = useInvalidate();
  const update = trpc.cases.update.useMutation({
    onMutate: async ({ change }) => {
      await utils.cases.get.cancel({ id: caseId });
      const before = utils.cases.get.getData({ id: caseId });
      const { title, description, status, priority, assignedTo, dueDate } = change;
      utils.cases.get.setData({ id: caseId }, (file) =>
        file
          ? {
              ...file,
              title: title ?? file.title,
              description: description ?? file.description,
              status: status ?? file.status,
              priority: priority ?? file.priority,
              assignedTo: assignedTo === undefined ? file.assignedTo : assignedTo,
              dueDate: dueDate === undefined ? file.dueDate : dueDate,
            }
          : file,
      );
      return { before };
    },
    onSuccess: ({ title }) => toast({ title: 'Case updated', description: title }),
    onError: (error, _, context) => {
      utils.cases.get.setData({ id: caseId }, context?.before);
      toast(failure('Failed to update case', error));
    },
    // After a refusal as well: what is there now may be why.
    onSettled: () => void invalidate('case'),
  });
  return (change: Change) => update.mutateAsync({ caseId, change });
}
