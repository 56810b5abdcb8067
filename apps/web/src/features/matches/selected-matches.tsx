import { Button } from '@tamis/ui/button';
import { Checkbox } from '@tamis/ui/checkbox';
import { Kbd } from '@tamis/ui/kbd';
import { PersonName } from '@tamis/ui/person-name';
import { countText } from '../shared/counts.ts';
import { ListedName } from './listed-name.tsx';
import { proposalText, proposerText } from './proposal-words.ts';
import { customerText, listCodes, matchesOf } from './queue-row.ts';
import type { Queue } from './use-queue.ts';

/** Says that the next decision is about more than the open match, and about which matches. */
export function SelectedMatches({ queue: { selection } }: { queue: Pick<Queue, 'selection'> }) {
  const matches = selection.chosen.flatMap(matchesOf);
  return (
    <div className="border-b bg-selected px-4 py-2 text-13">
      <div className="flex items-center gap-3">
        <output className="font-medium">
          {countText(matches.length, 'match', 'matches')} selected: the decision is about all of them.
        </output>
        <Button size="sm" variant="link" className="ms-auto" onPress={selection.clear}>
          Clear selection <Kbd>esc</Kbd>
        </Button>
      </div>
      <ul aria-label="Selected matches" className="mt-1 grid max-h-40 gap-y-0.5 overflow-y-auto">
        {selection.chosen.map((match) => (
          <li key={match.id} className="flex items-center gap-3">
            <Checkbox isSelected onChange={() => selection.toggle(match)} className="min-w-0 flex-1">
              <span className="grid min-w-0">
                <span className="truncate">
                  <PersonName name={match.entityName} isCut />{' '}
                  <span className="text-muted">
                    and <ListedName match={match} />
                  </span>
                </span>
                {match.proposal && (
                  <span className="text-12 wrap-anywhere text-muted">{`${proposalText(match.proposal)}. ${proposerText(match.proposal)}`}</span>
                )}
              </span>
            </Checkbox>
            <span className="shrink-0 text-12 text-muted tabular">{customerText(match)}</span>
            <span className="text-end text-muted">{listCodes(match)}</span>
            <b className="w-8 text-end font-semibold tabular">
              <span className="sr-only">Score </span>
              {Math.round(match.score)}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
