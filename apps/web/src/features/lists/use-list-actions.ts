import type { ImportResult } from '@tamis/api/watchlists/schema';
import { oldFileDays, oldText } from '@tamis/api/watchlists/old-file';
import { toast } from '@tamis/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { countText, numberText } from '../shared/counts.ts';
import { failure } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { postFile } from '../shared/rest.ts';

/** What an admin does with a list. Each says how it went, and the page shows what changed. */
export function useListActions() {
  const invalidate = useInvalidate();
  const changed = () => void invalidate('list', 'job', 'entity');
  const inForce = (result: ImportResult) => {
    toast(importToast(result, Date.now()));
    changed();
  };
  return {
    sync: trpc.lists.sync.useMutation({ onSuccess: changed, onError: failed('The list could not be synced') }),
    accept: trpc.lists.accept.useMutation({ onSuccess: inForce, onError: failed('The version could not be accepted') }),
    reject: trpc.lists.reject.useMutation({
      onSuccess: () => {
        toast({ title: 'Version rejected', description: 'The version in force stays in use.' });
        changed();
      },
      onError: failed('The version could not be rejected'),
    }),
    settings: trpc.lists.settings.useMutation({
      onSuccess: ({ title }) => {
        toast({ title: 'Settings saved', description: title });
        changed();
      },
      onError: failed('The settings could not be saved'),
    }),
    importFile: useMutation({
      mutationFn: ({ list, file }: { list: string; file: File }) =>
        postFile<ImportResult>(`/api/lists/${list.toLowerCase()}/import`, file),
      onSuccess: inForce,
      onError: (error) => {
        failed('The file was refused')(error);
        changed();
      },
    }),
  };
}
export type ListActions = ReturnType<typeof useListActions>;

const failed = (title: string) => (error: unknown) => toast(failure(title, error));

/** What an import came to; a file that its publisher has renewed since is not up to date. */
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
  const days = oldFileDays(publishedAt, now);
  if (days === null) return { title: `${title} is up to date`, description };
  return { title: `${title} imported: the file is ${oldText(days)}`, description, tone: 'warning' as const };
}
