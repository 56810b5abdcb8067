import type { CaseActivity } from '@tamis/api/cases/schema';
import { Avatar } from '@tamis/ui/avatar';
import { PersonName } from '@tamis/ui/person-name';
import { RelativeTime } from '@tamis/ui/relative-time';
import { SkeletonText } from '@tamis/ui/skeleton';
import CirclePlus from 'lucide-react/icons/circle-plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserPlus from 'lucide-react/icons/user-plus';
import { trpc } from '../../trpc.ts';
import { QueryError } from '../shared/query-error.tsx';

interface CaseTimelineProps {
  caseId: number;
  /** The comment that was sent last; it is scrolled into view. */
  sent: number | undefined;
}

/** What happened in the case, oldest first, so that it ends at the comment box. */
export function CaseTimeline({ caseId, sent }: CaseTimelineProps) {
  const activities = trpc.cases.activities.useQuery({ caseId });
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline" className="mb-3 text-13 font-semibold">
        Timeline
      </h3>
      {activities.isPending && <SkeletonText lines={4} />}
      <QueryError query={activities} />
      <ol className="relative grid gap-3 text-13 before:absolute before:inset-y-2 before:start-[13.5px] before:w-px before:bg-border">
        {activities.data?.toReversed().map((activity) => (
          <TimelineItem key={activity.id} activity={activity} isSent={activity.id === sent} />
        ))}
      </ol>
    </section>
  );
}

const ICONS = { status_change: RefreshCw, assignment_change: UserPlus, other: CirclePlus } as const;

/** Instantly, without an animation to wait for. */
const intoSight = (item: HTMLElement | null) => item?.scrollIntoView?.({ block: 'nearest' });

function TimelineItem({ activity, isSent }: { activity: CaseActivity; isSent: boolean }) {
  const { activityType, content, createdAt, user } = activity;
  const head = (
    <p className="flex items-baseline justify-between gap-x-3">
      <span className="min-w-0 wrap-anywhere">
        <PersonName name={user.fullName} className="font-medium" />
        {activityType !== 'comment' && (
          <span className="text-muted">
            {' · '}
            <bdi dir="auto">{content}</bdi>
          </span>
        )}
      </span>
      <span className="shrink-0 text-12 text-muted">
        <RelativeTime value={createdAt} isFocusable={false} />
      </span>
    </p>
  );
  return (
    <li ref={isSent ? intoSight : undefined} className="relative grid grid-cols-[28px_minmax(0,1fr)] gap-3">
      <Mark type={activityType} name={user.fullName} />
      {activityType === 'comment' ? (
        <div className="grid gap-2 pt-1">
          {head}
          <p dir="auto" className="rounded-md border border-border px-3 py-2 text-14 wrap-anywhere whitespace-pre-line">
            {content}
          </p>
        </div>
      ) : (
        head
      )}
    </li>
  );
}

function Mark({ type, name }: { type: CaseActivity['activityType']; name: string }) {
  if (type === 'comment') return <Avatar name={name} />;
  const Icon = ICONS[type];
  return (
    <span className="grid h-5 w-7 place-items-center">
      <span className="bg-surface py-0.5 text-muted">
        <Icon aria-hidden size={14} />
      </span>
    </span>
  );
}
