import Circle from 'lucide-react/icons/circle';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleArrowUp from 'lucide-react/icons/circle-arrow-up';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleMinus from 'lucide-react/icons/circle-minus';
import type { ReactElement } from 'react';
import { Badge } from './badge.tsx';

const STATUSES: Record<string, { text: string; icon: ReactElement }> = {
  open: { text: 'Open', icon: <Circle aria-hidden size={12} strokeWidth={2.25} /> },
  in_progress: { text: 'In Progress', icon: <CircleDot aria-hidden size={12} strokeWidth={2.25} /> },
  escalated: { text: 'Escalated', icon: <CircleArrowUp aria-hidden size={12} strokeWidth={2.25} /> },
  resolved: { text: 'Resolved', icon: <CircleCheck aria-hidden size={12} strokeWidth={2.25} /> },
};

export const StatusIcon = ({ status }: { status: string }) => STATUSES[status]?.icon;

/** Neutral on purpose: red is reserved for the party's risk, so an escalated case is inverted. */
export function StatusBadge({ status }: { status: string }) {
  const known = STATUSES[status];
  return (
    <Badge tone={status === 'escalated' ? 'inverted' : 'neutral'} icon={known?.icon}>
      {known?.text ?? status}
    </Badge>
  );
}

const PRIORITIES: Record<string, { text: string; bars: number }> = {
  high: { text: 'High Priority', bars: 3 },
  medium: { text: 'Medium Priority', bars: 2 },
  low: { text: 'Low Priority', bars: 1 },
};

export function PriorityBadge({ priority }: { priority: string }) {
  const known = PRIORITIES[priority];
  return (
    <Badge tone="outline" icon={known && <PriorityBars filled={known.bars} />}>
      {known?.text ?? priority}
    </Badge>
  );
}

export function PriorityIcon({ priority }: { priority: string }) {
  const known = PRIORITIES[priority];
  return known && <PriorityBars filled={known.bars} />;
}

function PriorityBars({ filled }: { filled: number }) {
  return (
    <svg aria-hidden width={11} height={11} viewBox="0 0 12 12" fill="currentColor">
      {[1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={bar * 4 - 3.5}
          y={10 - bar * 3}
          width={3}
          height={1.5 + bar * 3}
          rx={0.8}
          opacity={bar > filled ? 0.28 : 1}
        />
      ))}
    </svg>
  );
}

/** Whether a sanctions list names the entity. */
export function ListedState({ listed }: { listed: boolean }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-13 font-medium whitespace-nowrap ${listed ? 'text-high-fg' : 'text-muted'}`}
    >
      {listed ? <CircleAlert aria-hidden size={14} /> : <CircleMinus aria-hidden size={14} />}
      {listed ? 'Listed' : 'Not Listed'}
    </span>
  );
}
