import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { Panel } from '@tamis/ui/panel';
import UsersRound from 'lucide-react/icons/users-round';
import { useMay } from '../../session.ts';
import { ButtonLink } from '../shared/links.ts';
import { useNothingImported } from '../shared/use-nothing-imported.ts';
import { emptyText } from './entity-tabs.ts';
import { isFiltered, NO_FILTERS, useEntitiesView } from './use-entities-view.ts';

/** Explains why there is nothing to show, and offers a next step. */
export function NoEntities() {
  const { view } = useEntitiesView();
  const { tab = 'all' } = view;
  const from = useNothingImported() ? 'as soon as the first list is imported' : 'against the lists at once';
  return (
    <Panel>
      <EmptyState icon={<UsersRound />} title={emptyText(tab)} actions={<WayOut />}>
        {isFiltered(view)
          ? 'Nothing matches the filters.'
          : tab === 'all' && `Everyone you add here is screened ${from}, and again whenever a list changes.`}
      </EmptyState>
    </Panel>
  );
}

function WayOut() {
  const { view, change } = useEntitiesView();
  const mayWrite = useMay('entities.write');
  if (isFiltered(view)) return <Button onPress={() => change(NO_FILTERS)}>Clear filters</Button>;
  if (!mayWrite || (view.tab ?? 'all') !== 'all') return null;
  return (
    <>
      <ButtonLink to="/entities/upload">Bulk Upload</ButtonLink>
      <Button variant="primary" onPress={() => change({ add: true })}>
        Add Entity
      </Button>
    </>
  );
}
