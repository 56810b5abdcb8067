import type { Dashboard, DashboardPlots } from '@tamis/api/dashboard/schema';
import { PageHeader } from '@tamis/ui/page-header';
import { Panel } from '@tamis/ui/panel';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { ButtonLink } from '../shared/links.ts';
import { LoadError, ReloadError } from '../shared/load-error.tsx';
import { AlertsByWeek } from './alerts-by-week.tsx';
import { RecentAdverseMedia } from './adverse-media.tsx';
import { RecentCaseActivity } from './case-activity.tsx';
import { HighRiskEntities } from './high-risk-entities.tsx';
import { ListsPanel } from './lists-panel.tsx';
import { MyOpenCases } from './my-cases.tsx';
import { NoListNotice } from './no-list-notice.tsx';
import { RiskDistribution } from './risk-distribution.tsx';
import { StatCards } from './stat-cards.tsx';
import { WaitingPanel } from './waiting-panel.tsx';
import { WebhookNotices } from './webhook-notices.tsx';

export function DashboardPage() {
  const dashboard = trpc.dashboard.get.useQuery();
  return (
    <>
      <PageHeader title="Dashboard" actions={<EntityActions />} />
      <NoListNotice />
      <WebhookNotices />
      <ReloadError query={dashboard} />
      {dashboard.isLoadingError ? (
        <Panel>
          <LoadError
            title="Error loading dashboard data"
            error={dashboard.error}
            onRetry={() => void dashboard.refetch()}
          />
        </Panel>
      ) : (
        <Overview data={dashboard.data} />
      )}
    </>
  );
}

/** Work starts with a customer: for users who may add one. */
function EntityActions() {
  if (!useMay('entities.write')) return null;
  return (
    <>
      <ButtonLink to="/entities/upload" icon={<Upload aria-hidden />}>
        Bulk Upload
      </ButtonLink>
      <ButtonLink to="/entities" search={{ add: true }} variant="primary" icon={<Plus aria-hidden />}>
        Add Entity
      </ButtonLink>
    </>
  );
}

/** The same panels with and without data, so that nothing moves. */
function Overview({ data }: { data: Dashboard | undefined }) {
  const plots = trpc.dashboard.plots.useQuery();
  return (
    <>
      <ReloadError query={plots} />
      <StatCards stats={data?.stats} plots={plots.data} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-5">
          {plots.isLoadingError ? (
            <Panel title="Matches waiting, risk and alerts">
              <LoadError
                title="The plots could not be loaded"
                error={plots.error}
                onRetry={() => void plots.refetch()}
              />
            </Panel>
          ) : (
            <WaitingPanel waiting={plots.data?.waiting} />
          )}
          <HighRiskEntities entities={data?.highRiskEntities} />
          <MyOpenCases />
          <RecentCaseActivity activities={data?.caseActivities} />
        </div>
        <div className="grid min-w-0 gap-5">
          {!plots.isLoadingError && <RiskDistribution risk={plots.data?.risk} />}
          <ListsPanel />
          <RecentAdverseMedia media={data?.adverseMedia} />
          {plots.data && hasCourse(plots.data) && <AlertsByWeek weeks={plots.data.alerts} />}
        </div>
      </div>
    </>
  );
}

/** A plot needs at least two weeks with alerts. */
const hasCourse = ({ alerts }: DashboardPlots) =>
  alerts.filter(({ high, medium, low }) => high + medium + low > 0).length > 1;
