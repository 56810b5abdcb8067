import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { Panel } from '@tamis/ui/panel';
import FolderOpen from 'lucide-react/icons/folder-open';
import { useMay } from '../../session.ts';
import { useCasesSearch } from './use-cases-search.ts';

/** Nothing to show, why, and the way out. */
export function NoCases() {
  const { search, change } = useCasesSearch();
  const mayWrite = useMay('cases.write');
  const isFiltered = search.filter !== undefined || search.entity !== undefined || search.page !== undefined;
  const clear = () => change({ filter: undefined, entity: undefined, page: undefined });
  return (
    <Panel>
      <EmptyState
        icon={<FolderOpen />}
        title="No cases found"
        actions={
          isFiltered ? (
            <Button onPress={clear}>Clear filters</Button>
          ) : (
            mayWrite && (
              <Button variant="primary" onPress={() => change({ new: true })}>
                New Case
              </Button>
            )
          )
        }
      >
        {isFiltered ? 'No case fits the filter.' : 'A case keeps what you find out about an entity in one place.'}
      </EmptyState>
    </Panel>
  );
}
