import type { CaseFile, UpdateCase } from '@tamis/api/cases/schema';
import { toast } from '@tamis/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { trpc } from '../../trpc.ts';
import { failure } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';

type Change = Partial<
  Pick<CaseFile, 'title' | 'description' | 'status' | 'priority' | 'outcome' | 'assignedTo' | 'dueDate'>
>;

/**
 * Shows the change immediately and undoes it if the server refuses. A comment is stored together with it, or not at
 * all.
 */
export function useUpdateCase(caseId: number) {
  const utils = trpc.useUtils();
  const invalidate = useInvalidate();
  const queryClient = useQueryClient();
  const show = (change: Change) =>
    utils.cases.get.setData({ id: caseId }, (file) => file && { ...file, ...given(change) });
  const update = trpc.cases.update.useMutation({
    onMutate: async ({ change }) => {
      await utils.cases.get.cancel({ id: caseId });
      const before = utils.cases.get.getData({ id: caseId });
      show(change);
      return { before };
    },
    onSuccess: ({ title }) => toast({ title: 'Case updated', description: title }),
    onError: (error, { change }, context) => {
      // Other changes that are still being sent stay.
      if (context?.before) show(fieldsOf(context.before, change));
      toast(failure('Failed to update case', error));
    },
    // After a refusal too, because the current data may explain it. Only after the last of several changes: before, the
    // data would be incomplete.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: getMutationKey(trpc.cases.update) }) === 1) void invalidate('case');
    },
  });
  return (change: Change, more?: Pick<UpdateCase, 'comment' | 'read'>) =>
    update.mutateAsync({ caseId, change, ...more });
}

/** The fields of a change that have a value. */
const given = (change: Change): Change =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** The same fields with the case's values. */
const fieldsOf = (file: CaseFile, change: Change): Change =>
  Object.fromEntries(Object.entries(file).filter(([field]) => field in given(change)));
