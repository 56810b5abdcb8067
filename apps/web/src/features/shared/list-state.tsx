import type { ListStatus } from '@tamis/api/watchlists/schema';
import { formatDate } from '@tamis/ui/dates';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { HealthMark } from './health-mark.tsx';

const STATES = {
  none: { icon: CircleDashed, text: 'Not imported', look: 'text-muted' },
  syncing: { icon: RefreshCw, text: 'Syncing', look: 'text-muted' },
  staged: { icon: Hourglass, text: 'Waiting', look: 'text-med-fg' },
  error: { icon: TriangleAlert, text: 'Error', look: 'text-med-fg' },
  'error-old': { icon: TriangleAlert, text: 'Error, old file', look: 'text-med-fg' },
  stale: { icon: Clock, text: 'Stale', look: 'text-med-fg' },
  old: { icon: Clock, text: 'Old file', look: 'text-med-fg' },
  ok: { icon: CircleCheck, text: 'Current', look: 'text-low-fg' },
} as const;

type Health = Pick<ListStatus, 'version' | 'stale' | 'oldFile' | 'error' | 'stagedVersion' | 'runningJobId'>;
type ListHealth = keyof typeof STATES;

/** A failed attempt does not hide that the version in force is an old file. */
function listHealth({ version, stale, oldFile, error, stagedVersion, runningJobId }: Health): ListHealth {
  if (runningJobId !== null) return 'syncing';
  if (stagedVersion !== null) return 'staged';
  if (error !== null) return oldFile ? 'error-old' : 'error';
  if (version === null) return 'none';
  if (stale) return 'stale';
  return oldFile ? 'old' : 'ok';
}

interface ListStateProps {
  list: Health;
  /** The date of the file. Shown for an old file instead of the word, where no column shows it. */
  publishedAt?: string | null;
}

/** The health of a list, as icon and word. */
export function ListState({ list, publishedAt }: ListStateProps) {
  const health = listHealth(list);
  const { text, ...mark } = STATES[health];
  return (
    <HealthMark {...mark} className="align-top whitespace-nowrap">
      {health === 'old' && publishedAt ? (
        <span>
          <span className="sr-only">Old file of </span>
          {formatDate(publishedAt)}
        </span>
      ) : (
        text
      )}
    </HealthMark>
  );
}
