import type { Match, QueueRow, SamePartyMatch } from '@tamis/api/screening/schema';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../trpc.ts';
import { matchesOf } from './queue-row.ts';

type Matches = readonly Match[];

/** Changes matches in every query that holds them, and cancels queries that are on their way. */
export function useCachedMatches() {
  const queryClient = useQueryClient();
  const queryKey = getQueryKey(trpc.matches.list);
  const queueKey = getQueryKey(trpc.matches.queue);
  const rowKey = getQueryKey(trpc.matches.row);
  const samePartyKey = getQueryKey(trpc.matches.sameParty);
  const show = (changed: Matches) => {
    const byId = new Map(changed.map((match) => [match.id, match]));
    const changedRow = (row: QueueRow): QueueRow =>
      matchesOf(row).some(({ id }) => byId.has(id))
        ? { ...row, ...byId.get(row.id), folded: row.folded.map((mate) => byId.get(mate.id) ?? mate) }
        : row;
    queryClient.setQueriesData<{ rows: Match[]; total: number }>(
      { queryKey },
      (page) => page && { ...page, rows: page.rows.map((row) => byId.get(row.id) ?? row) },
    );
    queryClient.setQueriesData<{ rows: QueueRow[]; total: number }>(
      { queryKey: queueKey },
      (page) => page && { ...page, rows: page.rows.map(changedRow) },
    );
    queryClient.setQueriesData<QueueRow | null>({ queryKey: rowKey }, (row) => row && changedRow(row));
    queryClient.setQueriesData<SamePartyMatch[]>({ queryKey: samePartyKey }, (found) =>
      found?.map((row) => ({ ...row, match: byId.get(row.match.id) ?? row.match })),
    );
  };
  const cancel = () =>
    Promise.all([queryKey, queueKey, rowKey, samePartyKey].map((one) => queryClient.cancelQueries({ queryKey: one })));
  return { show, cancel };
}
