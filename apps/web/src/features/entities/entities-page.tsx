import { Button } from '@tamis/ui/button';
import { PageHeader } from '@tamis/ui/page-header';
import { FilterTabs } from '@tamis/ui/tabs';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { ButtonLink } from '../shared/links.ts';
import { PagePiece } from '../shared/page-piece.tsx';
import { useClose } from '../shared/use-close.ts';
import { AddEntityDialog } from './add-entity-dialog.tsx';
import { EntitiesResults } from './entities-results.tsx';
import { EntitiesToolbar } from './entities-toolbar.tsx';
import { ENTITY_TABS } from './entity-tabs.ts';
import { ExportButton } from './export-button.tsx';
import { useEntitiesView } from './use-entities-view.ts';

export function EntitiesPage() {
  const { view, change } = useEntitiesView();
  const close = useClose();
  const counts = trpc.entities.counts.useQuery();
  const mayWrite = useMay('entities.write');
  const { tab = 'all', add = false } = view;
  return (
    <>
      <PageHeader
        title="Entities"
        actions={
          <>
            <ExportButton />
            {mayWrite && (
              <>
                <ButtonLink to="/entities/upload" icon={<Upload aria-hidden />}>
                  Bulk Upload
                </ButtonLink>
                <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => change({ ...view, add: true })}>
                  Add Entity
                </Button>
              </>
            )}
          </>
        }
      />
      <FilterTabs
        label="Entities by risk and flag"
        items={ENTITY_TABS.map(({ id, label }) => ({ id, label, count: counts.data?.[id] }))}
        selected={tab}
        onSelect={(id) => change({ tab: id === 'all' ? undefined : id })}
      >
        <EntitiesToolbar />
        <PagePiece is={2}>
          <EntitiesResults />
        </PagePiece>
      </FilterTabs>
      {mayWrite && <AddEntityDialog isOpen={add} onOpenChange={() => void close('add')} />}
    </>
  );
}
