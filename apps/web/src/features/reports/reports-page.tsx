import { EmptyState } from '@tamis/ui/empty-state';
import { PageHeader } from '@tamis/ui/page-header';
import { Pagination } from '@tamis/ui/pagination';
import { Panel } from '@tamis/ui/panel';
import { SkeletonTable } from '@tamis/ui/skeleton-table';
import { TableFooter } from '@tamis/ui/table';
import { getRouteApi } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import { trpc } from '../../trpc.ts';
import { ButtonLink } from '../shared/links.ts';
import { LoadError } from '../shared/load-error.tsx';
import { PAGE_SIZE, pageInput } from '../shared/paging.ts';
import { NARROW, useMedia } from '../shared/use-media.ts';
import { REPORT_COLUMNS, ReportItems, ReportsTable } from './reports-table.tsx';

const route = getRouteApi('/_app/reports');

export function ReportsPage() {
  const page = route.useSearch().page ?? 1;
  const navigate = route.useNavigate();
  const reports = trpc.reports.list.useQuery(pageInput(page));
  const isNarrow = useMedia(NARROW);
  return (
    <>
      <PageHeader title="Completed Reports" />
      <Panel>
        {reports.isPending && <SkeletonTable label="Loading reports" rows={6} columns={REPORT_COLUMNS} />}
        {reports.isError && (
          <LoadError
            title="The reports could not be loaded"
            error={reports.error}
            onRetry={() => void reports.refetch()}
          />
        )}
        {reports.data?.rows.length === 0 && <NoReports />}
        {reports.data && reports.data.rows.length > 0 && (
          <>
            {isNarrow ? <ReportItems reports={reports.data.rows} /> : <ReportsTable reports={reports.data.rows} />}
            <TableFooter>
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={reports.data.total}
                onPageChange={(next) => void navigate({ search: { page: next === 1 ? undefined : next } })}
              />
            </TableFooter>
          </>
        )}
      </Panel>
    </>
  );
}

function NoReports() {
  return (
    <EmptyState
      icon={<FileText />}
      title="No reports yet"
      actions={<ButtonLink to="/entities">Go to Entities</ButtonLink>}
    >
      A report is made on an entity’s profile, by View Report or Download PDF, and kept here as it was handed out.
    </EmptyState>
  );
}
