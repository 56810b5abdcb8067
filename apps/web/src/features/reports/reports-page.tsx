import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { PageHeader } from '@tamis/ui/page-header';
import { Select, SelectItem } from '@tamis/ui/select';
import { FilterTabs } from '@tamis/ui/tabs';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { FilterField } from '../shared/filter-field.tsx';
import { ButtonLink } from '../shared/links.ts';
import { PagedPanel } from '../shared/paged-panel.tsx';
import { useMedia } from '../shared/use-media.ts';
import { ScreeningsTab } from '../screening/screenings-tab.tsx';
import { type ReportsView, reportsInput } from './reports-input.ts';
import { REPORT_COLUMNS, ReportItems, ReportsTable, TOO_NARROW } from './reports-table.tsx';

const route = getRouteApi('/_app/reports');

const NO_FILTERS: ReportsView = { name: undefined, format: undefined };

/** The view in the URL, and a function to change it. A change goes to the first page unless it names another. */
function useReportsView() {
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: ReportsView, replace = false) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...next }), replace, resetScroll: false });
  return { view, change };
}

const TABS = [
  { id: 'reports', label: 'Reports', title: 'Completed Reports' },
  { id: 'screenings', label: 'Screenings', title: 'Screenings' },
] as const;

/** The proof of the work: reports as they were handed out, and the certificates of screenings. */
export function ReportsPage() {
  const { view, change } = useReportsView();
  const { tab = 'reports', name, page } = view;
  return (
    <>
      <PageHeader title={TABS.find(({ id }) => id === tab)?.title ?? TABS[0].title} />
      <FilterTabs
        label="Kinds of proof"
        items={TABS}
        selected={tab}
        onSelect={(id) => change({ ...NO_FILTERS, tab: id === 'reports' ? undefined : id })}
      >
        {tab === 'reports' ? (
          <Reports />
        ) : (
          <ScreeningsTab
            name={name}
            page={page}
            onFilter={(next) => change({ name: next }, true)}
            onPage={(next) => change({ page: next })}
          />
        )}
      </FilterTabs>
    </>
  );
}

function Reports() {
  const { view, change } = useReportsView();
  const reports = trpc.reports.list.useQuery(reportsInput(view), { placeholderData: keepPreviousData });
  const isNarrow = useMedia(TOO_NARROW);
  return (
    <>
      <ReportsToolbar total={reports.data?.total} />
      <PagedPanel
        what="reports"
        query={reports}
        columns={REPORT_COLUMNS}
        page={view.page}
        onPage={(page) => change({ page })}
        empty={<NoReports />}
      >
        {(rows) => (isNarrow ? <ReportItems reports={rows} /> : <ReportsTable reports={rows} />)}
      </PagedPanel>
    </>
  );
}

function ReportsToolbar({ total }: { total: number | undefined }) {
  const { view, change } = useReportsView();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <FilterField
        label="Filter by name"
        value={view.name}
        onFilter={(name) => change({ name }, true)}
        className="w-full sm:w-56"
      />
      <Select
        aria-label="Format"
        variant="button"
        value={view.format ?? 'any'}
        onChange={(key) => change({ format: key === 'html' || key === 'pdf' ? key : undefined })}
      >
        <SelectItem id="any">Any format</SelectItem>
        <SelectItem id="html">HTML</SelectItem>
        <SelectItem id="pdf">PDF</SelectItem>
      </Select>
      {total !== undefined && (
        <output className="ms-2 text-13 text-muted tabular">{countText(total, 'report', 'reports')}</output>
      )}
    </div>
  );
}

/** The empty state: there are no reports, or the filters match none. */
function NoReports() {
  const { view, change } = useReportsView();
  if (view.name !== undefined || view.format !== undefined) {
    return (
      <EmptyState
        icon={<FileText />}
        title="No reports found"
        actions={<Button onPress={() => change(NO_FILTERS)}>Clear filters</Button>}
      >
        No report fits the filters.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<FileText />}
      title="No reports yet"
      actions={<ButtonLink to="/entities">Go to Entities</ButtonLink>}
    >
      Reports are created on an entity’s profile with View Report or Download PDF, and kept here unchanged.
    </EmptyState>
  );
}
