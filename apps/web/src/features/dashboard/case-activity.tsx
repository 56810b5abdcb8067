import type { CaseActivity } from '@tamis/api/cases/schema';
import { List } from '@tamis/ui/facts';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import CirclePlus from 'lucide-react/icons/circle-plus';
import MessageSquare from 'lucide-react/icons/message-square';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserPlus from 'lucide-react/icons/user-plus';
import { ActivityTime } from '../shared/activity-time.tsx';
import { EntityLink } from '../shared/entity-link.tsx';
import { Link } from '../shared/links.ts';
import { NothingYet, SkeletonLines } from './panel-states.tsx';

const icons = {
  status_change: RefreshCw,
  comment: MessageSquare,
  assignment_change: UserPlus,
  other: CirclePlus,
} as const satisfies Record<CaseActivity['activityType'], typeof CirclePlus>;

export function RecentCaseActivity({ activities }: { activities: readonly CaseActivity[] | undefined }) {
  return (
    <Panel title="Recent Case Activity" actions={<Link to="/cases">View all activity</Link>}>
      {activities ? <Activities activities={activities} /> : <SkeletonLines label="Loading activity" />}
    </Panel>
  );
}

function Activities({ activities }: { activities: readonly CaseActivity[] }) {
  if (activities.length === 0) return <NothingYet>Nothing has happened in any case yet.</NothingYet>;
  return (
    <List>
      {activities.map((activity) => (
        <Activity key={activity.id} activity={activity} />
      ))}
    </List>
  );
}

function Activity({ activity }: { activity: CaseActivity }) {
  const { activityType, caseId, content, createdAt, entity, user } = activity;
  const Icon = icons[activityType];
  return (
    <li className="flex gap-3 px-4 py-2.5 text-13">
      <Icon aria-hidden size={16} className="mt-0.5 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 wrap-anywhere">
          <PersonName name={user.fullName} className="font-medium" />
          {': '}
          <Link to="/cases" search={{ case: caseId }} variant="plain" className="hover:underline">
            <bdi dir="auto">{content}</bdi>
          </Link>
        </p>
        <p className="flex flex-wrap justify-between gap-x-4 text-muted">
          <span className="min-w-0 truncate">
            Case {caseId}, <EntityLink id={entity.id} name={entity.name} variant="quiet" />
          </span>
          <ActivityTime value={createdAt} />
        </p>
      </div>
    </li>
  );
}
