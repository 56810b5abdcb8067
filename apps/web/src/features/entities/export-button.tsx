import type { Entity } from '@tamis/api/entities/schema';
import { Button } from '@tamis/ui/button';
import Download from 'lucide-react/icons/download';
import { trpc, type TrpcClient } from '../../trpc.ts';
import { useSaveCsv } from '../shared/use-save-csv.ts';
import { entityRows } from './entities-csv.ts';
import { entitiesInput } from './entities-input.ts';
import { useEntitiesSearch } from './use-entities-search.ts';

/** As many rows as one answer may hold. */
const MAX_ROWS = 5_000;

/** The entities of the view, all pages, as a CSV file with the columns of an upload. */
export function ExportButton() {
  const { search } = useEntitiesSearch();
  const { client } = trpc.useUtils();
  const save = useSaveCsv();
  const rows = async () => entityRows(await everyEntity(client, entitiesInput(search)));
  return (
    <Button
      className="max-sm:hidden"
      icon={<Download aria-hidden />}
      isPending={save.isPending}
      onPress={() => save.mutate({ name: 'entities.csv', rows })}
    >
      Export CSV
    </Button>
  );
}

/** Page after page until all are there; who is on two of them, because others came in meanwhile, is there once. */
async function everyEntity(client: TrpcClient, input: ReturnType<typeof entitiesInput>): Promise<Entity[]> {
  const found = new Map<number, Entity>();
  for (let offset = 0; ; offset += MAX_ROWS) {
    // One page after the other: the server has other work to do.
    // oxlint-disable-next-line no-await-in-loop
    const { rows, total } = await client.entities.list.query({ ...input, limit: MAX_ROWS, offset });
    for (const row of rows) found.set(row.id, row);
    if (rows.length < MAX_ROWS || offset + rows.length >= total) return [...found.values()];
  }
}
