import { type ListHealth, listHealth } from '@tamis/api/watchlists/old-file';
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
  undated: { icon: CircleDashed, text: 'Age unknown', look: 'text-muted' },
  current: { icon: CircleCheck, text: 'Current', look: 'text-low-fg' },
} as const;

type Shown = Parameters<typeof listHealth>[0] & Pick<ListStatus, 'runningJobId'>;

/** A failed attempt does not hide that the version in force is an old file. */
function stateOf(list: Shown): ListHealth | 'syncing' | 'error-old' {
  if (list.runningJobId !== null) return 'syncing';
  const health = listHealth(list);
  return health === 'error' && list.oldFile ? 'error-old' : health;
}

interface ListStateProps {
  list: Shown;
  /** The date of the file. Shown for an old file instead of the word, where no column shows it. */
  publishedAt?: string | null;
}

/** The health of a list, as icon and word. */
export function ListState({ list, publishedAt }: ListStateProps) {
  const state = stateOf(list);
  const { text, ...mark } = STATES[state];
  return (
    <HealthMark {...mark} className="whitespace-nowrap">
      {state === 'old' && publishedAt ? (
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

/** After failed attempts: whether these lists are searched at all. */
export function inUseText(lists: readonly Pick<ListStatus, 'title' | 'version'>[]): string {
  const unsearched = lists.filter(({ version }) => version === null);
  const [first, ...others] = unsearched;
  const inForce = lists.length - unsearched.length;
  const stays = inForce === 1 ? 'The version in force stays in use.' : 'The versions in force stay in use.';
  if (!first) return stays;
  const never =
    others.length === 0
      ? `${first.title} has never been imported and is not searched.`
      : `${unsearched.length} lists have never been imported and are not searched.`;
  return inForce === 0 ? never : `${stays} ${never}`;
}
