import type { Match } from '@tamis/api/screening/schema';
import { Button } from '@tamis/ui/button';
import { Kbd } from '@tamis/ui/kbd';
import { PersonName } from '@tamis/ui/person-name';
import { useNavigate } from '@tanstack/react-router';
import { useMay } from '../../session.ts';
import { countText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';
import { useShortcuts } from '../shared/use-shortcuts.ts';
import type { Decisions } from './use-decisions.ts';
import type { Queue } from './use-queue.ts';

export interface LastDecisionProps {
  queue: Pick<Queue, 'undoLast'>;
  decisions: Pick<Decisions, 'last'>;
}

/** At the foot of the queue: the last decision and Undo. Rendered before the first decision, so that screen readers announce it. */
export function LastDecision({ queue: { undoLast }, decisions: { last } }: LastDecisionProps) {
  const confirmed = useConfirmedLast(last);
  const canUndo = last !== undefined && undoLast !== undefined;
  return (
    <div className={canUndo ? 'flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-2 text-13' : undefined}>
      <output
        className={`flex min-w-0 flex-1 flex-wrap gap-x-1 text-muted ${confirmed === undefined ? '' : 'basis-full'}`}
      >
        {canUndo && <Decided matches={last} />}
      </output>
      {confirmed !== undefined && (
        <Link to="/cases" search={{ new: true, ...confirmed }}>
          Open a case <Kbd>E</Kbd>
        </Link>
      )}
      {canUndo && (
        <Button size="sm" variant="link" onPress={undoLast}>
          Undo <Kbd>U</Kbd>
        </Button>
      )}
    </div>
  );
}

/** What a case can be opened for after the last decision; binds the key for it. Undefined where there is nothing to open. */
function useConfirmedLast(last: readonly Match[] | undefined): { entity: number; match: number } | undefined {
  const navigate = useNavigate();
  const mayOpenCase = useMay('cases.write');
  const [first, ...others] = last ?? [];
  const isOne = first?.state === 'confirmed' && others.every(({ entityId }) => entityId === first.entityId);
  const confirmed = mayOpenCase && isOne ? { entity: first.entityId, match: first.id } : undefined;
  useShortcuts({
    openCase:
      confirmed === undefined ? undefined : () => void navigate({ to: '/cases', search: { new: true, ...confirmed } }),
  });
  return confirmed;
}

function Decided({ matches: [first, ...others] }: { matches: readonly Match[] }) {
  if (!first) return null;
  const to = first.proposal?.to ?? first.state;
  const done = to === 'confirmed' ? 'confirmed' : 'dismissed';
  const verb = first.proposal ? `Proposed as ${done}:` : done === 'confirmed' ? 'Confirmed' : 'Dismissed';
  if (others.length > 0) return `${verb} ${countText(others.length + 1, 'match', 'matches')}`;
  return (
    <>
      {verb} <PersonName name={first.entityName} className="max-w-full truncate" isCut />
    </>
  );
}
