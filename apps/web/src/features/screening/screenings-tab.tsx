import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { keepPreviousData } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { FilterField } from '../shared/filter-field.tsx';
import { ButtonLink } from '../shared/links.ts';
import { PagedPanel } from '../shared/paged-panel.tsx';
import { pageInput } from '../shared/paging.ts';
import { NARROW, useMedia } from '../shared/use-media.ts';
import { CERTIFICATE_COLUMNS, CertificateItems, CertificatesTable } from './certificates-table.tsx';

interface ScreeningsTabProps {
  /** Part of the screened name. */
  name: string | undefined;
  page: number | undefined;
  onFilter: (name: string | undefined) => void;
  onPage: (page: number | undefined) => void;
}

/** Who was screened, by whom, when and with which result, each with its certificate. */
export function ScreeningsTab({ name, page, onFilter, onPage }: ScreeningsTabProps) {
  const screenings = trpc.screening.recorded.useQuery(
    { text: name, ...pageInput(page) },
    { placeholderData: keepPreviousData },
  );
  const isNarrow = useMedia(NARROW);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <FilterField label="Filter by name" value={name} onFilter={onFilter} className="w-full sm:w-56" />
        {screenings.data && (
          <output className="text-13 text-muted tabular">
            {countText(screenings.data.total, 'screening', 'screenings')}
          </output>
        )}
      </div>
      <PagedPanel
        what="screenings"
        query={screenings}
        columns={CERTIFICATE_COLUMNS}
        page={page}
        onPage={onPage}
        empty={<NoScreenings isPart={name !== undefined} onClear={() => onFilter(undefined)} />}
      >
        {(rows) => (isNarrow ? <CertificateItems certificates={rows} /> : <CertificatesTable certificates={rows} />)}
      </PagedPanel>
      <p className="mt-3 text-12 text-muted">
        When everyone is rescreened, the certificate of an entity without a possible match is only on its profile.
      </p>
    </>
  );
}

function NoScreenings({ isPart, onClear }: { isPart: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<ShieldCheck />}
      title={isPart ? 'No screenings found' : 'No screenings yet'}
      actions={
        isPart ? (
          <Button onPress={onClear}>Clear filters</Button>
        ) : (
          <ButtonLink to="/search">Search for a name</ButtonLink>
        )
      }
    >
      {isPart
        ? 'No screening fits the filters.'
        : 'Every entity is screened when it is added; other names with Screen and certify on the search page.'}
    </EmptyState>
  );
}
