import { PageHeader } from '@tamis/ui/page-header';
import { Panel } from '@tamis/ui/panel';
import { LoadError } from '../shared/load-error.tsx';
import { PagePiece, useIsDrawn } from '../shared/page-piece.tsx';
import { useClose } from '../shared/use-close.ts';
import { useLastPage } from '../shared/use-last-page.ts';
import { useMedia } from '../shared/use-media.ts';
import { MatchReview } from './match-review.tsx';
import { MatchSteps } from './match-steps.tsx';
import { MatchesQueue } from './matches-queue.tsx';
import { MatchesSkeleton } from './matches-skeleton.tsx';
import { MatchesToolbar } from './matches-toolbar.tsx';
import { AwayMatch, NoMatches } from './no-matches.tsx';
import { useDecisions } from './use-decisions.ts';
import { useMatchesView } from './use-matches-view.ts';
import { useQueue } from './use-queue.ts';

/** The target of the link that skips the queue, whose rows have two tab stops each. */
const REVIEW_ID = 'review';
const BESIDE_QUEUE = 'lg:grid-cols-[256px_minmax(0,1fr)] xl:grid-cols-[288px_minmax(0,1fr)]';

/** The queue at the start, the open match beside it; on a phone one after the other. */
export function MatchesPage() {
  const isWide = useMedia('(min-width: 1024px)');
  const decisions = useDecisions({ isSaidOnPage: isWide });
  const queue = useQueue({ isWide, decisions });
  const { view } = useMatchesView();
  const close = useClose();
  const { matches, rows, open, away, left = 0 } = queue;
  const isPast = useLastPage(matches, view.page);
  // The next page is on its way when everything on this one has been decided.
  const isComing = matches.isPending || (rows.length === 0 && !matches.isError && (isPast || left > 0));
  const isEmpty = matches.isSuccess && rows.length === 0 && !isComing;
  const showsQueue = isWide || !(open || away);
  const isQueueDrawn = useIsDrawn(3);
  return (
    <>
      <PageHeader
        title="Matches"
        actions={
          (showsQueue || isWide) && (
            <>
              {showsQueue && <MatchesToolbar left={queue.left} />}
              {isWide && open && <MatchSteps queue={queue} />}
            </>
          )
        }
      />
      {/* What is there stays in its place, and the queue says that it may be out of date. */}
      {matches.isLoadingError && (
        <Panel>
          <LoadError
            title="The matches could not be loaded"
            error={matches.error}
            onRetry={() => void matches.refetch()}
          />
        </Panel>
      )}
      {isEmpty && !away && <NoMatches queue={queue} decisions={decisions} />}
      {(isComing || rows.length > 0 || away) && (
        <PagePiece is={2}>
          <div className={`grid items-start gap-4 ${isEmpty ? '' : BESIDE_QUEUE}`}>
            {isComing && <MatchesSkeleton />}
            {/* What is to be decided comes before the queue beside it, whose place is kept. */}
            {showsQueue &&
              rows.length > 0 &&
              (isQueueDrawn || !isWide ? (
                <MatchesQueue queue={queue} decisions={decisions} reviewId={REVIEW_ID} />
              ) : (
                <div />
              ))}
            {away && !open && <AwayMatch away={away} />}
            {open && (
              <MatchReview
                id={REVIEW_ID}
                match={open}
                queue={queue}
                decisions={decisions}
                onClose={isWide ? undefined : () => void close('match')}
              />
            )}
          </div>
        </PagePiece>
      )}
    </>
  );
}
