import type { ImportResult } from '@tamis/api/watchlists/schema';
import { oldFileDays, oldText } from '@tamis/api/watchlists/old-file';
import { toast } from '@tamis/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { countText, numberText } from '../shared/counts.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { postFile } from '../shared/rest.ts';
import { toastFailure } from '../shared/toast-failure.ts';

/** The actions of an admin on a list. Each reports its outcome, and the page shows what changed. */
export function useListActions() {
  const invalidate = useInvalidate();
  const onSettled = () => void invalidate('list', 'job', 'entity');
  return {
    sync: trpc.lists.sync.useMutation({ onError: toastFailure('Failed to sync the list'), onSettled }),
    accept: trpc.lists.accept.useMutation({
      onSuccess: showImport,
      onError: toastFailure('Failed to accept the version'),
      onSettled,
    }),
    reject: trpc.lists.reject.useMutation({
      onSuccess: () => {
        toast({ title: 'Version rejected', description: 'The version in force stays in use.' });
      },
      onError: toastFailure('Failed to reject the version'),
      onSettled,
    }),
    settings: trpc.lists.settings.useMutation({
      onSuccess: ({ title }) => {
        toast({ title: 'Settings saved', description: title });
      },
      onError: toastFailure('Failed to save the settings'),
      onSettled,
    }),
    importFile: useMutation({
      mutationFn: ({ list, file }: { list: string; file: File }) =>
        postFile<ImportResult>(`/api/lists/${list.toLowerCase()}/import`, file),
      onSuccess: showImport,
      onError: toastFailure('Import failed'),
      onSettled,
    }),
  };
}
export type ListActions = ReturnType<typeof useListActions>;

const showImport = (result: ImportResult) => {
  toast(importToast(result, Date.now()));
};

/** The toast after an import. It calls a list up to date only if its file is dated and the publisher need not have a newer one. */
export function importToast(
  { outcome, title, publishedAt, parties, added, changed, removed }: ImportResult,
  now: number,
) {
  if (outcome === 'unchanged') return { title: 'Nothing new', description: `${title}: this is the file in force.` };
  if (outcome === 'staged') {
    return {
      title: 'The file waits for a decision',
      description: `${title}: see the notice.`,
      tone: 'warning' as const,
    };
  }
  const counts = `${numberText(added)} added, ${numberText(changed)} changed, ${numberText(removed)} removed`;
  const description = `${countText(parties, 'party', 'parties')}: ${counts}`;
  if (publishedAt === null) return { title: `${title} imported`, description };
  const days = oldFileDays(publishedAt, now);
  if (days === null) return { title: `${title} is up to date`, description };
  return { title: `${title} imported: the file is ${oldText(days)}`, description, tone: 'warning' as const };
}
