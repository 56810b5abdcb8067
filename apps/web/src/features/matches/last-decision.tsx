import type { Match } from '@tamis/api/screening/schema';
import { Button } from '@tamis/ui/button';
import { Kbd } from '@tamis/ui/kbd';
import { PersonName } from '@tamis/ui/person-name';
import { countText } from '../shared/counts.ts';
import type { Decisions } from './use-decisions.ts';
import type { Queue } from './use-queue.ts';

export interface LastDecisionProps {
  queue: Pick<Queue, 'undoLast'>;
  decisions: Pick<Decisions, 'last'>;
}

/** At the foot of the queue: what was decided last, and the way back. There before the first decision, so that it is read out. */
export function LastDecision({ queue: { undoLast }, decisions: { last } }: LastDecisionProps) {
  const canUndo = last !== undefined && undoLast !== undefined;
  return (
    <div className={canUndo ? 'flex items-center gap-2 border-t px-4 py-2 text-13' : undefined}>
      <output className="min-w-0 flex-1 truncate text-muted">{canUndo && <Decided matches={last} />}</output>
      {canUndo && (
        <Button size="sm" variant="link" onPress={undoLast}>
          Undo <Kbd>U</Kbd>
        </Button>
      )}
    </div>
  );
}

function Decided({ matches: [first, ...others] }: { matches: readonly Match[] }) {
  if (!first) return null;
  const to = first.proposal?.to ?? first.state;
  const done = to === 'confirmed' ? 'confirmed' : 'dismissed';
  const verb = first.proposal ? `Proposed as ${done}:` : done === 'confirmed' ? 'Confirmed' : 'Dismissed';
  if (others.length > 0) return `${verb} ${countText(others.length + 1, 'match', 'matches')}`;
  return (
    <>
      {verb} <PersonName name={first.entityName} />
    </>
  );
}
