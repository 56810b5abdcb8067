import type { Dashboard } from '@tamis/api/dashboard/schema';
import { Skeleton } from '@tamis/ui/skeleton';
import type { LinkProps } from '@tanstack/react-router';
import FileCheck from 'lucide-react/icons/file-check';
import FolderOpen from 'lucide-react/icons/folder-open';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UsersRound from 'lucide-react/icons/users-round';
import { numberText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';

interface Stat {
  id: keyof Dashboard['stats'];
  title: string;
  icon: typeof FileCheck;
  link: string;
  to: LinkProps['to'];
}

const STATS: readonly Stat[] = [
  { id: 'totalEntities', title: 'Entities Monitored', icon: UsersRound, link: 'View all entities', to: '/entities' },
  { id: 'highRiskAlerts', title: 'High Risk Alerts', icon: TriangleAlert, link: 'View alerts', to: '/alerts' },
  { id: 'activeCases', title: 'Active Cases', icon: FolderOpen, link: 'View cases', to: '/cases' },
  { id: 'completedReports', title: 'Completed Reports', icon: FileCheck, link: 'View reports', to: '/reports' },
];

/** Four cells in one panel; without figures yet, a bar stands where each will be. */
export function StatCards({ stats }: { stats: Dashboard['stats'] | undefined }) {
  return (
    <section
      aria-label="Totals"
      className="mb-5 grid grid-cols-2 gap-px overflow-clip rounded-panel border border-border bg-hairline lg:grid-cols-4"
    >
      {STATS.map((stat) => (
        <StatCard key={stat.id} stat={stat} value={stats?.[stat.id]} />
      ))}
    </section>
  );
}

function StatCard({ stat, value }: { stat: Stat; value: number | undefined }) {
  const Icon = stat.icon;
  return (
    <div className="flex flex-col bg-surface px-4 py-3.5 sm:px-5 sm:py-4">
      <div className="flex items-start justify-between gap-2 text-13 text-muted">
        <h2 className="font-medium">{stat.title}</h2>
        <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
      </div>
      <p className="mt-auto pt-1.5 mb-2 text-32 font-semibold tabular">
        {value === undefined ? (
          <span className="flex h-10 items-center">
            <Skeleton kind="block" width={72} height={28} />
          </span>
        ) : (
          numberText(value)
        )}
      </p>
      <Link to={stat.to} className="text-13">
        {stat.link}
      </Link>
    </div>
  );
}
