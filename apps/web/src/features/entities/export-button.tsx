import { Button } from '@tamis/ui/button';
import Download from 'lucide-react/icons/download';
import { trpc } from '../../trpc.ts';
import { everyRow } from '../shared/every-row.ts';
import { useSaveCsv } from '../shared/use-save-csv.ts';
import { entityRows } from './entities-csv.ts';
import { entitiesInput } from './entities-input.ts';
import { useEntitiesView } from './use-entities-view.ts';

/** The most rows in one response. */
const MAX_ROWS = 5_000;

/** Saves the entities of the view, all pages, as a CSV file with the columns of an upload. */
export function ExportButton() {
  const { view } = useEntitiesView();
  const { client } = trpc.useUtils();
  const save = useSaveCsv();
  const rows = async () => {
    const input = entitiesInput(view);
    return entityRows(await everyRow(MAX_ROWS, (page) => client.entities.list.query({ ...input, ...page })));
  };
  return (
    <Button
      className="max-sm:hidden"
      icon={<Download aria-hidden />}
      isPending={save.isPending}
      onPress={() =>
        save.mutate({ name: 'entities.csv', rows, recorded: { what: 'entity', filter: entitiesInput(view) } })
      }
    >
      Export CSV
    </Button>
  );
}
