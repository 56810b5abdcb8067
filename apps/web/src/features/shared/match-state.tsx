import type { MatchState } from '@tamis/api/screening/view-schema';
import { Badge } from '@tamis/ui/badge';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleSlash from 'lucide-react/icons/circle-slash';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Hourglass from 'lucide-react/icons/hourglass';

const STATES = {
  pending: { text: 'Waiting', tone: 'info', Icon: CircleDot },
  proposed: { text: 'Waiting for a second person', tone: 'info', Icon: Hourglass },
  confirmed: { text: 'Confirmed', tone: 'inverted', Icon: CircleCheck },
  dismissed: { text: 'Dismissed', tone: 'neutral', Icon: CircleSlash },
  withdrawn: { text: 'Withdrawn', tone: 'neutral', Icon: CircleMinus },
} as const satisfies Record<MatchState | 'withdrawn', object>;

interface MatchStateBadgeProps {
  state: MatchState;
  /** Null if nobody decided: then a dismissed match was withdrawn. */
  decidedBy: string | null;
}

/** Never red or green: the consequences of a decision are shown by the entity's flags and score. */
export function MatchStateBadge({ state, decidedBy }: MatchStateBadgeProps) {
  const { text, tone, Icon } = STATES[state === 'dismissed' && decidedBy === null ? 'withdrawn' : state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden size={12} strokeWidth={2.25} />}>
      {text}
    </Badge>
  );
}
