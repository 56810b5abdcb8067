import type { MediaItem } from '@tamis/api/media/schema';
import { DateText } from '@tamis/ui/date-text';
import { List } from '@tamis/ui/facts';
import { Panel } from '@tamis/ui/panel';
import { RiskBadge } from '@tamis/ui/risk-badge';
import { Link } from '../shared/links.ts';
import { NothingYet, SkeletonLines } from './panel-states.tsx';

/** So that the dashboard fits on a screen. */
const MOST = 3;

export function RecentAdverseMedia({ media }: { media: readonly MediaItem[] | undefined }) {
  return (
    <Panel title="Recent Adverse Media">
      {media ? <Media media={media} /> : <SkeletonLines label="Loading media" badge lines={MOST} />}
    </Panel>
  );
}

function Media({ media }: { media: readonly MediaItem[] }) {
  if (media.length === 0) return <NothingYet>No article mentions an entity.</NothingYet>;
  return (
    <List>
      {media.slice(0, MOST).map(({ id, title, source, publishedAt, riskLevel }) => (
        <li key={id} className="flex items-start justify-between gap-3 px-4 py-3 text-13">
          <div className="min-w-0">
            <Link to="/articles/$id" params={{ id: String(id) }} variant="name" className="wrap-anywhere">
              <bdi dir="auto">{title}</bdi>
            </Link>
            <p className="text-12 text-muted">
              <bdi dir="auto">{source}</bdi> · <DateText value={publishedAt} isFocusable={false} />
            </p>
          </div>
          <RiskBadge level={riskLevel} short />
        </li>
      ))}
    </List>
  );
}
