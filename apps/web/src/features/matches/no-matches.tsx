import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { Panel } from '@tamis/ui/panel';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { trpc } from '../../trpc.ts';
import { ButtonLink } from '../shared/links.ts';
import { LoadError } from '../shared/load-error.tsx';
import { useNothingImported } from '../shared/use-nothing-imported.ts';
import { LastDecision, type LastDecisionProps } from './last-decision.tsx';
import { ComparisonSkeleton } from './matches-skeleton.tsx';
import { useMatchesView } from './use-matches-view.ts';
import type { Queue } from './use-queue.ts';

/** An empty queue means that the work is done. Under a filter, matches may be elsewhere; without a list, it means nothing. */
export function NoMatches(foot: LastDecisionProps) {
  const { view, change } = useMatchesView();
  const isNarrowed = Boolean(view.list ?? view.name ?? view.entity ?? view.upload);
  const isFiltered = view.state !== undefined || isNarrowed;
  const { data: lists } = trpc.lists.status.useQuery();
  if (useNothingImported()) return <NothingScreened />;
  const { list } = view;
  if (view.state === 'proposed' && !isNarrowed) return <NobodyAsks {...foot} />;
  if (list !== undefined && lists && !lists.some((known) => known.list === list)) return <NoSuchList code={list} />;
  const clear = () =>
    change({
      state: undefined,
      list: undefined,
      name: undefined,
      entity: undefined,
      upload: undefined,
      match: undefined,
      page: undefined,
    });
  return (
    <Panel>
      <EmptyState
        icon={<CircleCheck />}
        title={isFiltered ? 'No matches found' : 'No matches are waiting for a decision'}
        actions={isFiltered && <Button onPress={clear}>Clear filters</Button>}
      >
        {isFiltered
          ? 'No match fits the filters.'
          : 'A match appears here when an entity or a list changes and the two may be the same.'}
      </EmptyState>
      <LastDecision {...foot} />
    </Panel>
  );
}

/** The second person has nothing left to approve. */
function NobodyAsks(foot: LastDecisionProps) {
  const { change } = useMatchesView();
  return (
    <Panel>
      <EmptyState
        icon={<CircleCheck />}
        title="No decisions are waiting for a second person"
        actions={<Button onPress={() => change({ state: undefined, match: undefined })}>Show the queue</Button>}
      >
        A decision that somebody proposes appears here until another person approves or returns it.
      </EmptyState>
      <LastDecision {...foot} />
    </Panel>
  );
}

/** Shown in place of a match in the URL that is not in the queue, while it loads or if it does not exist. */
export function AwayMatch({ away }: { away: NonNullable<Queue['away']> }) {
  const { change } = useMatchesView();
  if (away.isPending) return <ComparisonSkeleton />;
  return (
    <Panel>
      {away.isError ? (
        <LoadError title="The match could not be loaded" error={away.error} onRetry={() => void away.refetch()} />
      ) : (
        <EmptyState
          icon={<CircleDashed />}
          title="There is no such match"
          actions={<Button onPress={() => change({ match: undefined })}>Show the queue</Button>}
        >
          The address names a match that does not exist in this installation.
        </EmptyState>
      )}
    </Panel>
  );
}

/** For a URL that was typed or comes from another installation: 'no match' would sound as if the list had been searched. */
function NoSuchList({ code }: { code: string }) {
  const { change } = useMatchesView();
  return (
    <Panel>
      <EmptyState
        icon={<CircleDashed />}
        title={`There is no list ${code}`}
        actions={
          <Button onPress={() => change({ list: undefined, match: undefined, page: undefined })}>Show all lists</Button>
        }
      >
        The address names a list that is not searched. Choose one of the searched lists in the filter.
      </EmptyState>
    </Panel>
  );
}

function NothingScreened() {
  return (
    <Panel>
      <EmptyState
        icon={<CircleDashed />}
        title="No list has been imported yet"
        actions={<ButtonLink to="/lists">View lists</ButtonLink>}
      >
        Nobody is screened until the first list is imported, so an empty queue says nothing yet.
      </EmptyState>
    </Panel>
  );
}
