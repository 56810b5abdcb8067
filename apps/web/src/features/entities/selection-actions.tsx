import type { Entity } from '@tamis/api/entities/schema';
import { Button } from '@tamis/ui/button';
import { SelectionBar } from '@tamis/ui/selection-bar';
import Download from 'lucide-react/icons/download';
import FolderPlus from 'lucide-react/icons/folder-plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useMay } from '../../session.ts';
import { NewCasesDialog } from '../cases/new-cases-dialog.tsx';
import { useOnePress } from '../shared/use-one-press.ts';
import { useSaveCsv } from '../shared/use-save-csv.ts';
import { entityRows } from './entities-csv.ts';
import { useRescreen } from './use-rescreen.ts';

interface SelectionActionsProps {
  entities: readonly Entity[];
  onClear: () => void;
}

/** The actions on selected rows: a case for each, CSV export, and screening them again. */
export function SelectionActions({ entities, onClear }: SelectionActionsProps) {
  // The entities for which the dialog was opened, even if they leave the page meanwhile.
  const [about, setAbout] = useState<readonly Entity[] | null>(null);
  const mayOpenCases = useMay('cases.write');
  const mayScreen = useMay('entities.write');
  const rescreen = useRescreen();
  const screenAgain = useOnePress(() => rescreen.mutate({ entityIds: entities.map(({ id }) => id) }));
  const save = useSaveCsv();
  return (
    <>
      <SelectionBar count={entities.length} onClear={onClear}>
        {mayOpenCases && (
          <Button variant="ghost" size="sm" icon={<FolderPlus aria-hidden />} onPress={() => setAbout(entities)}>
            {entities.length === 1 ? 'Open Case' : 'Open Cases'}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          icon={<Download aria-hidden />}
          onPress={() =>
            save.mutate({
              name: 'entities.csv',
              rows: () => entityRows(entities),
              recorded: { what: 'entity', filter: { selected: entities.length } },
            })
          }
        >
          Export CSV
        </Button>
        {mayScreen && (
          <Button
            variant="ghost"
            size="sm"
            icon={<RefreshCw aria-hidden />}
            isPending={rescreen.isPending}
            pendingLabel="Screening..."
            onPress={screenAgain}
          >
            Screen Again
          </Button>
        )}
      </SelectionBar>
      {mayOpenCases && (
        <NewCasesDialog
          entities={about ?? entities}
          isOpen={about !== null}
          onOpenChange={(isOpen) => {
            if (!isOpen) setAbout(null);
          }}
          onCreated={onClear}
        />
      )}
    </>
  );
}
