import type { Dashboard, DashboardPlots } from '@tamis/api/dashboard/schema';
import { Skeleton } from '@tamis/ui/skeleton';
import type { LinkProps } from '@tanstack/react-router';
import FileCheck from 'lucide-react/icons/file-check';
import FolderOpen from 'lucide-react/icons/folder-open';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import { numberText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';

interface Stat {
  id: keyof Dashboard['stats'];
  title: string;
  icon: typeof FileCheck;
  link: string;
  to: LinkProps['to'];
  /** An addition to the figure; nothing if there is nothing to add. */
  qualifier: (plots: DashboardPlots) => ReactNode;
}

const STATS: readonly Stat[] = [
  {
    id: 'totalEntities',
    title: 'Entities Monitored',
    icon: UsersRound,
    link: 'View all entities',
    to: '/entities',
    qualifier: ({ thisWeek }) => thisWeek.entities > 0 && `+${numberText(thisWeek.entities)} this week`,
  },
  {
    id: 'highRiskAlerts',
    title: 'High Risk Alerts',
    icon: TriangleAlert,
    link: 'View alerts',
    to: '/alerts',
    qualifier: () => 'unread',
  },
  {
    id: 'activeCases',
    title: 'Active Cases',
    icon: FolderOpen,
    link: 'View cases',
    to: '/cases',
    qualifier: ({ escalatedCases }) => escalatedCases > 0 && `${numberText(escalatedCases)} escalated`,
  },
  {
    id: 'completedReports',
    title: 'Completed Reports',
    icon: FileCheck,
    link: 'View reports',
    to: '/reports',
    qualifier: ({ thisWeek }) => thisWeek.reports > 0 && `+${numberText(thisWeek.reports)} this week`,
  },
];

/** Four cells in one panel; a bar in place of each figure while it loads. */
export function StatCards({
  stats,
  plots,
}: {
  stats: Dashboard['stats'] | undefined;
  plots: DashboardPlots | undefined;
}) {
  return (
    <section
      aria-label="Totals"
      className="mb-5 grid grid-cols-2 gap-px overflow-clip rounded-panel border border-border bg-hairline lg:grid-cols-4"
    >
      {STATS.map((stat) => (
        <StatCard key={stat.id} stat={stat} value={stats?.[stat.id]} plots={plots} />
      ))}
    </section>
  );
}

interface StatCardProps {
  stat: Stat;
  value: number | undefined;
  plots: DashboardPlots | undefined;
}

function StatCard({ stat, value, plots }: StatCardProps) {
  const Icon = stat.icon;
  return (
    <div className="flex flex-col bg-surface px-3.5 py-3.5 sm:px-5 sm:py-4 lg:max-xl:px-4">
      <div className="flex items-start justify-between gap-1 text-13 text-muted">
        <h2 className="font-medium">{stat.title}</h2>
        <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
      </div>
      <div className="mt-auto mb-2 flex flex-col pt-1.5 tabular xl:flex-row xl:items-baseline xl:gap-2">
        <p className="text-32 font-semibold">
          {value === undefined ? (
            <span className="flex h-10 items-center">
              <Skeleton kind="block" width={72} height={28} />
            </span>
          ) : (
            numberText(value)
          )}
        </p>
        <span className="min-h-5 text-13 text-muted">{value !== undefined && plots && stat.qualifier(plots)}</span>
      </div>
      <Link to={stat.to} className="text-13">
        {stat.link}
      </Link>
    </div>
  );
}
