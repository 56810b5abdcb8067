import type { CaseActivity } from '@tamis/api/cases/schema';
import { List } from '@tamis/ui/facts';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { RelativeTime } from '@tamis/ui/relative-time';
import CirclePlus from 'lucide-react/icons/circle-plus';
import MessageSquare from 'lucide-react/icons/message-square';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserPlus from 'lucide-react/icons/user-plus';
import { EntityLink } from '../shared/entity-link.tsx';
import { Link } from '../shared/links.ts';
import { NothingYet, SkeletonLines } from './panel-states.tsx';

const ICONS = {
  status_change: RefreshCw,
  comment: MessageSquare,
  assignment_change: UserPlus,
  other: CirclePlus,
} as const satisfies Record<CaseActivity['activityType'], typeof CirclePlus>;

/** So that the dashboard fits on a screen; 'View all activity' leads to the rest. */
const MOST = 4;

export function RecentCaseActivity({ activities }: { activities: readonly CaseActivity[] | undefined }) {
  return (
    <Panel title="Recent Case Activity" actions={<Link to="/cases">View all activity</Link>}>
      {activities ? (
        <Activities activities={activities} />
      ) : (
        <SkeletonLines label="Loading activity" lines={MOST} isTall />
      )}
    </Panel>
  );
}

function Activities({ activities }: { activities: readonly CaseActivity[] }) {
  if (activities.length === 0) return <NothingYet>Nothing has happened in any case yet.</NothingYet>;
  return (
    <List>
      {activities.slice(0, MOST).map((activity) => (
        <Activity key={activity.id} activity={activity} />
      ))}
    </List>
  );
}

function Activity({ activity }: { activity: CaseActivity }) {
  const { activityType, caseId, content, createdAt, entity, user } = activity;
  const Icon = ICONS[activityType];
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-3 px-4 py-2 text-13 sm:grid-cols-[16px_minmax(0,1fr)_auto]">
      <Icon aria-hidden size={16} className="mt-0.5 text-muted" />
      <div className="min-w-0">
        <p className="line-clamp-3 wrap-anywhere">
          <PersonName name={user.fullName} className="font-medium" isCut />
          {': '}
          <Link to="/cases" search={{ case: caseId }} variant="plain" className="hover:underline">
            <bdi dir="auto">{content}</bdi>
          </Link>
        </p>
        <p className="truncate text-12 text-muted">
          Case {caseId}, <EntityLink id={entity.id} name={entity.name} variant="quiet" />
        </p>
      </div>
      <span className="text-muted max-sm:col-start-2 max-sm:text-12">
        <RelativeTime value={createdAt} isFocusable={false} />
      </span>
    </li>
  );
}
