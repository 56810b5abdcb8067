import type { CaseFile } from '@tamis/api/cases/schema';
import { toast } from '@tamis/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { trpc } from '../../trpc.ts';
import { failure } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { columnInput } from './cases-input.ts';
import type { CaseResolution } from './resolve-dialog.tsx';
import { useCasesView } from './use-cases-view.ts';

type Status = CaseFile['status'];

/** Moves a case to another column immediately, and back if the server refuses. */
export function useMoveCase() {
  const { view } = useCasesView();
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const update = trpc.cases.update.useMutation();
  const columns = utils.cases.list;
  const show = (file: CaseFile, from: Status, to: Status) => {
    columns.setData(columnInput(view, from), (column) =>
      column ? { rows: column.rows.filter(({ id }) => id !== file.id), total: column.total - 1 } : column,
    );
    columns.setData(columnInput(view, to), (column) =>
      column ? { rows: [{ ...file, status: to }, ...column.rows], total: column.total + 1 } : column,
    );
  };
  return async (file: CaseFile, to: Status, resolution?: CaseResolution) => {
    const from = file.status;
    if (from === to) return;
    // An earlier response would put the card back for a moment, and close its open menu.
    await columns.cancel();
    show(file, from, to);
    try {
      const change = { status: to, outcome: resolution?.outcome };
      await update.mutateAsync({ caseId: file.id, change, comment: resolution?.note });
      toast({ title: 'Case updated', description: file.title });
    } catch (error) {
      show(file, to, from);
      toast(failure('Failed to update case', error));
      throw error;
    } finally {
      if (queryClient.isMutating({ mutationKey: getMutationKey(trpc.cases.update) }) === 0) void invalidate('case');
    }
  };
}
