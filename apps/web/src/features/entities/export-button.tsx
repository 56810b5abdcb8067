import { Button } from '@tamis/ui/button';
import { toast } from '@tamis/ui/toast';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { errorText } from '../shared/error-text.ts';
import { saveFile } from '../shared/save-file.ts';
import { entitiesInput } from './entities-input.ts';
import { useEntitiesSearch } from './use-entities-search.ts';

/** As many rows as one answer may hold. */
const MAX_ROWS = 5_000;

/** The entities of the view, all pages, as a CSV file with the columns of an upload. */
export function ExportButton() {
  const { search } = useEntitiesSearch();
  const utils = trpc.useUtils();
  const [isPending, setIsPending] = useState(false);
  const save = async () => {
    setIsPending(true);
    try {
      const input = { ...entitiesInput(search), limit: MAX_ROWS, offset: 0 };
      const [{ rows }, { entitiesCsv }] = await Promise.all([
        utils.entities.list.fetch(input),
        import('./entities-csv.ts'),
      ]);
      saveFile('entities.csv', 'text/csv', entitiesCsv(rows));
    } catch (error) {
      toast({ variant: 'destructive', title: 'Export failed', description: errorText(error) });
    }
    setIsPending(false);
  };
  return (
    <Button className="max-sm:hidden" icon={<Download aria-hidden />} isPending={isPending} onPress={() => void save()}>
      Export CSV
    </Button>
  );
}
