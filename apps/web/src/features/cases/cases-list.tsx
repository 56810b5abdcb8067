import { Pagination } from '@tamis/ui/pagination';
import { Panel } from '@tamis/ui/panel';
import { Skeleton } from '@tamis/ui/skeleton';
import { LoadError, ReloadError } from '../shared/load-error.tsx';
import { PAGE_SIZE } from '../shared/paging.ts';
import { useLastPage } from '../shared/use-last-page.ts';
import { CaseCard } from './case-card.tsx';
import { NoCases } from './no-cases.tsx';
import { useCasesList } from './use-cases-list.ts';
import { useCasesView } from './use-cases-view.ts';

export function CasesList() {
  const { view, change } = useCasesView();
  const cases = useCasesList();
  const isPast = useLastPage(cases, view.page);
  if (cases.isPending || isPast) return <CasesSkeleton />;
  if (cases.isLoadingError) {
    return (
      <Panel>
        <LoadError title="The cases could not be loaded" error={cases.error} onRetry={() => void cases.refetch()} />
      </Panel>
    );
  }
  const { rows, total } = cases.data;
  if (rows.length === 0) return <NoCases />;
  return (
    <>
      <ReloadError query={cases} />
      <Panel
        footer={
          total > PAGE_SIZE && (
            <Pagination
              page={view.page ?? 1}
              pageSize={PAGE_SIZE}
              total={total}
              onPageChange={(page) => change({ page: page === 1 ? undefined : page })}
            />
          )
        }
      >
        <ul
          aria-label="Cases"
          aria-busy={cases.isPlaceholderData}
          className={`divide-y divide-hairline ${cases.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {rows.map((file) => (
            <CaseCard key={file.id} file={file} isOpen={file.id === view.case} onOpen={(id) => change({ case: id })} />
          ))}
        </ul>
      </Panel>
    </>
  );
}

const CARDS = ['38%', '31%', '44%', '35%'];

function CasesSkeleton() {
  return (
    <Panel>
      <div aria-busy className="divide-y divide-hairline">
        <output className="sr-only">Loading cases</output>
        {CARDS.map((width) => (
          <div key={width} className="grid gap-3 p-4">
            <span className="flex gap-2">
              <Skeleton kind="badge" width={84} />
              <Skeleton kind="badge" width={104} />
            </span>
            <Skeleton width={width} />
            <Skeleton width="82%" />
            <Skeleton width="26%" />
          </div>
        ))}
      </div>
    </Panel>
  );
}
