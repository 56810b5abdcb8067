import type { Feed } from '@tamis/api/feeds/schema';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CirclePause from 'lucide-react/icons/circle-pause';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { HealthMark } from '../shared/health-mark.tsx';

const STATES = {
  fetching: { icon: RefreshCw, text: 'Fetching', look: 'text-muted' },
  paused: { icon: CirclePause, text: 'Paused', look: 'text-muted' },
  failed: { icon: TriangleAlert, text: 'Failed', look: 'text-med-fg' },
  none: { icon: CircleDashed, text: 'Not fetched yet', look: 'text-muted' },
  ok: { icon: CircleCheck, text: 'Current', look: 'text-low-fg' },
} as const;

type Health = Pick<Feed, 'jobId' | 'isPaused' | 'error' | 'checkedAt'>;

function healthOf({ jobId, isPaused, error, checkedAt }: Health): keyof typeof STATES {
  if (jobId !== null) return 'fetching';
  if (isPaused) return 'paused';
  if (error !== null) return 'failed';
  return checkedAt === null ? 'none' : 'ok';
}

/** The health of a feed, as icon and word. */
export function FeedState({ feed }: { feed: Health }) {
  const { text, ...mark } = STATES[healthOf(feed)];
  return (
    <HealthMark {...mark} className="whitespace-nowrap">
      {text}
    </HealthMark>
  );
}
