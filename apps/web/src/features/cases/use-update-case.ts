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

/** Shows the change at once and takes it back when the server refuses it. A comment is stored with it or not at all. */
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
      // Another change, which is still on its way, stays.
      if (context?.before) show(fieldsOf(context.before, change));
      toast(failure('Failed to update case', error));
    },
    // After a refusal as well: what is there now may be why. After the last of several: before, it is not all there.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: getMutationKey(trpc.cases.update) }) === 1) void invalidate('case');
    },
  });
  return (change: Change, more?: Pick<UpdateCase, 'comment' | 'read'>) =>
    update.mutateAsync({ caseId, change, ...more });
}

/** What a change gives; fields without a value are left out. */
const given = (change: Change): Change =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** The same fields as a case has them. */
const fieldsOf = (file: CaseFile, change: Change): Change =>
  Object.fromEntries(Object.entries(file).filter(([field]) => field in given(change)));
