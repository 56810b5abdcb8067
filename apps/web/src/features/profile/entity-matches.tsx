import type { Match } from '@tamis/api/screening/schema';
import { Panel } from '@tamis/ui/panel';
import { Skeleton } from '@tamis/ui/skeleton';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { useDecisions } from '../matches/use-decisions.ts';
import { numberText } from '../shared/counts.ts';
import { LoadError, ReloadError } from '../shared/load-error.tsx';
import { NearParties } from '../screening/near-parties.tsx';
import { useShortcuts } from '../shared/use-shortcuts.ts';
import { MatchItem, matchHeadingId } from './match-item.tsx';
import { inReviewOrder, matchesOfEntity } from '../shared/matches-of-entity.ts';
import { useOpenMatch } from './use-open-match.ts';

/** All matches of the entity. The one under review is open as a comparison; after a decision the next one opens. */
export function EntityMatches({ entityId }: { entityId: number }) {
  const matches = trpc.matches.list.useQuery(matchesOfEntity(entityId));
  if (matches.isPending) return <MatchesSkeleton />;
  if (matches.isLoadingError) {
    return (
      <Panel title="Matches">
        <LoadError
          title="The matches could not be loaded"
          error={matches.error}
          onRetry={() => void matches.refetch()}
        />
      </Panel>
    );
  }
  return (
    <>
      <ReloadError query={matches} />
      <Review entityId={entityId} matches={matches.data.rows} />
    </>
  );
}

function Review({ entityId, matches }: { entityId: number; matches: readonly Match[] }) {
  const mayDecide = useMay('matches.decide');
  const decisions = useDecisions({ entityId });
  const { undoLast } = decisions;
  const { waiting, decided } = inReviewOrder(matches);
  const ordered = [...waiting, ...decided];
  const { open, setOpen } = useOpenMatch(waiting, ordered);
  const goTo = (match: Match | undefined) => {
    if (!match) return;
    setOpen(match.id);
    requestAnimationFrame(() => document.getElementById(matchHeadingId(match.id))?.focus());
  };
  const at = ordered.findIndex(({ id }) => id === open);
  useShortcuts({
    next: () => goTo(ordered[at + 1]),
    previous: () => goTo(ordered[Math.max(0, at - 1)]),
    undo: mayDecide && undoLast ? () => void undoLast() : undefined,
  });
  /** Opens the match after this one that is not decided with it. */
  const openNext = (match: Match, decided: readonly Match[]) => {
    const ids = new Set(decided.map(({ id }) => id));
    const stays = ({ id }: Match) => !ids.has(id);
    const place = waiting.indexOf(match);
    const next = waiting.slice(place + 1).find(stays) ?? waiting.slice(0, place).findLast(stays);
    if (next) goTo(next);
    else setOpen(null);
  };
  return (
    <Panel
      title="Matches"
      count={ordered.length}
      meta={waiting.length > 0 && `${numberText(waiting.length)} waiting for a decision`}
    >
      {ordered.length === 0 ? (
        <NoMatches entityId={entityId} />
      ) : (
        <ul className="divide-y divide-hairline">
          {ordered.map((match) => (
            <MatchItem
              key={match.id}
              match={match}
              isOpen={match.id === open}
              onOpenChange={(isOpen) => setOpen(isOpen ? match.id : null)}
              decisions={mayDecide ? decisions : undefined}
              onDecided={(together) => openNext(match, together)}
              onFailed={() => goTo(match)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** 'No match' depends on the threshold, so the nearest parties of the last full screening are shown too. */
function NoMatches({ entityId }: { entityId: number }) {
  const { data } = trpc.screening.last.useQuery({ entityId });
  return (
    <div className="grid gap-2 px-4 py-3 text-13">
      <p className="text-muted">
        No possible match on any list that was searched{data && `: none reached the score of ${data.threshold}`}.
      </p>
      {data?.nearest && <NearParties parties={data.nearest} />}
    </div>
  );
}

function MatchesSkeleton() {
  return (
    <Panel title="Matches">
      <div aria-busy className="grid gap-2 p-4">
        <output className="sr-only">Loading matches</output>
        <Skeleton width="48%" />
        <Skeleton width="72%" />
      </div>
    </Panel>
  );
}
