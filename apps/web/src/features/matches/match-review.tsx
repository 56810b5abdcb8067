import type { Match, QueueRow } from '@tamis/api/screening/schema';
import { Button } from '@tamis/ui/button';
import { announce } from '@tamis/ui/live-region';
import { Panel } from '@tamis/ui/panel';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMay } from '../../session.ts';
import { DecidedNote } from './decided-note.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { MatchComparison } from './match-comparison.tsx';
import { MatchSteps } from './match-steps.tsx';
import { ProposalBar } from './proposal-bar.tsx';
import { matchesOf } from './queue-row.ts';
import { SameParty } from './same-party.tsx';
import { SelectedMatches } from './selected-matches.tsx';
import type { Decisions } from './use-decisions.ts';
import type { Queue } from './use-queue.ts';
import { useSameParty } from './use-same-party.ts';

interface MatchReviewProps {
  id: string;
  match: QueueRow;
  queue: Queue;
  decisions: Decisions;
  /** Back to the queue, where queue and review do not fit side by side. */
  onClose?: () => void;
}

/**
 * One match with the means to decide it; after a decision the next one opens. Selected matches are decided together, and so
 * are records of the same party on other lists, where they are chosen.
 */
export function MatchReview({ id, match, queue, decisions, onClose }: MatchReviewProps) {
  const mayDecide = useMay('matches.decide');
  const review = useKeptFocus(match, queue);
  const { selection } = queue;
  /** An undone match leaves the view as a decided one does. */
  const takeBack = (matches: readonly Match[], reason?: string) => {
    queue.openNextOf(matches);
    return decisions.undo(matches, reason);
  };
  const isTogether = selection.chosen.length > 0;
  const whenNoticed = (decide: () => void) => queue.whenNoticed(match, decide);
  const same = useSameParty(match, { isOff: isTogether, folded: match.folded });
  const parties = isTogether ? selection.chosen.map(matchesOf) : same.parties;
  const together = parties.flat();
  const isDecided = match.state === 'confirmed' || match.state === 'dismissed';
  // All selected matches have one state: the queue shows one state at a time.
  const [shown] = together;
  return (
    <div ref={review} id={id} tabIndex={-1} className="min-w-0 outline-0">
      {onClose && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <Button variant="ghost" icon={<ArrowLeft aria-hidden />} className="-ms-3" onPress={onClose}>
            Back to the queue
          </Button>
          <MatchSteps queue={queue} />
        </div>
      )}
      <Panel>
        <h2 className="sr-only">Comparison</h2>
        {isTogether && <SelectedMatches queue={queue} />}
        <SameParty key={`same-${match.id}`} match={match} same={same} />
        <MatchComparison
          match={match}
          decision={
            isDecided && (
              <DecidedNote
                key={match.id}
                match={match}
                isBelowChecks
                isOwn={decisions.isOwn(match)}
                onUndo={mayDecide ? (reason) => void takeBack([match], reason) : undefined}
              />
            )
          }
        />
        {shown?.state === 'proposed' && (
          <ProposalBar
            key={isTogether ? 'selection' : match.id}
            matches={together}
            decisions={mayDecide ? { ...decisions, undo: takeBack } : undefined}
            whenNoticed={whenNoticed}
            onDecided={() => queue.openNextOf(together)}
          />
        )}
        {mayDecide && shown?.state === 'pending' && (
          <DecisionBar
            key={isTogether ? 'selection' : match.id}
            isTogether={isTogether}
            parties={parties}
            decisions={decisions}
            whenNoticed={whenNoticed}
            onDecided={() => queue.openNextOf(together)}
            onFailed={() => queue.openAgain(match)}
          />
        )}
      </Panel>
    </div>
  );
}

/** When another match opens: scrolls to its head, announces it, and takes over a focus that went with the former one. */
function useKeptFocus(match: Match, { left }: Queue) {
  const review = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const opened = useEffectEvent((_id: number) => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const element = review.current;
    if (!element) return;
    const belowTopBar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (element.getBoundingClientRect().top < belowTopBar) element.scrollIntoView({ block: 'start' });
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
    announce(`${match.entityName}, score ${Math.round(match.score)}, ${left ?? 0} left`);
  });
  useEffect(() => opened(match.id), [match.id]);
  return review;
}
