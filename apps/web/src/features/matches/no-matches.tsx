import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { Panel } from '@tamis/ui/panel';
import CircleCheck from 'lucide-react/icons/circle-check';
import { LastDecision, type LastDecisionProps } from './last-decision.tsx';
import { useMatchesView } from './use-matches-view.ts';

/** Nothing to decide is the good end of the work; under a filter it may be somewhere else. */
export function NoMatches(foot: LastDecisionProps) {
  const { view, change } = useMatchesView();
  const isFiltered = Boolean(view.state ?? view.list ?? view.entity ?? view.upload ?? view.page);
  const clear = () =>
    change({
      state: undefined,
      list: undefined,
      entity: undefined,
      upload: undefined,
      match: undefined,
      page: undefined,
    });
  return (
    <Panel>
      <EmptyState
        icon={<CircleCheck />}
        title={isFiltered ? 'No matches found' : 'No match waits for a decision'}
        actions={isFiltered && <Button onPress={clear}>Clear filters</Button>}
      >
        {isFiltered
          ? 'No match fits the filters.'
          : 'A match appears here when an entity or a list changes and the two come close.'}
      </EmptyState>
      <LastDecision {...foot} />
    </Panel>
  );
}
