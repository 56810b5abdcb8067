import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { Panel } from '@tamis/ui/panel';
import FolderOpen from 'lucide-react/icons/folder-open';
import { useMay } from '../../session.ts';
import { isFiltered, NO_FILTERS, useCasesView } from './use-cases-view.ts';

/** Says why there is nothing to show, and offers a way out. */
export function NoCases() {
  const { view, change } = useCasesView();
  const mayWrite = useMay('cases.write');
  const isPart = isFiltered(view);
  return (
    <Panel>
      <EmptyState
        icon={<FolderOpen />}
        title="No cases found"
        actions={
          isPart ? (
            <Button onPress={() => change(NO_FILTERS)}>Clear filters</Button>
          ) : (
            mayWrite && (
              <Button variant="primary" onPress={() => change({ new: true })}>
                New Case
              </Button>
            )
          )
        }
      >
        {isPart ? 'No case fits the filter.' : 'A case keeps what you find out about an entity in one place.'}
      </EmptyState>
    </Panel>
  );
}
