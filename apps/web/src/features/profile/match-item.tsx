import type { Match } from '@tamis/api/screening/schema';
import { changeText } from '@tamis/api/watchlists/change-text';
import { DateText } from '@tamis/ui/date-text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { DecidedNote } from '../matches/decided-note.tsx';
import { DecisionBar } from '../matches/decision-bar.tsx';
import { ListedName } from '../matches/listed-name.tsx';
import { MatchComparison } from '../matches/match-comparison.tsx';
import { MatchStateBadge } from '../shared/match-state.tsx';
import { ProposalBar } from '../matches/proposal-bar.tsx';
import { SameParty } from '../matches/same-party.tsx';
import type { Decisions } from '../matches/use-decisions.ts';
import { useSameParty } from '../matches/use-same-party.ts';
import { LinksOfMatch } from '../ownership/stated-links.tsx';

export const matchHeadingId = (id: number) => `match-${id}`;

interface MatchItemProps {
  match: Match;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Left out for users who may see the evidence but not decide. */
  decisions?: Decisions;
  onDecided: (matches: readonly Match[]) => void;
  onFailed: () => void;
}

/** A match on one line. When open, it shows the comparison and the decision, or the means to decide. */
export function MatchItem({ match, isOpen, onOpenChange, decisions, onDecided, onFailed }: MatchItemProps) {
  const isWaiting = match.state === 'pending';
  const isDecided = match.state === 'confirmed' || match.state === 'dismissed';
  const same = useSameParty(match, { isOff: !isOpen });
  const together = [match, ...same.chosen];
  return (
    <li>
      <MatchHeading match={match} isOpen={isOpen} onPress={() => onOpenChange(!isOpen)} />
      {isDecided && (
        <DecidedNote
          match={match}
          isBelowHeading
          isBrief={!isOpen}
          isOwn={decisions?.isOwn(match)}
          onUndo={decisions && ((reason) => void decisions.undo([match], reason))}
        />
      )}
      {isOpen && (
        <div id={`${matchHeadingId(match.id)}-comparison`} className="border-t border-hairline">
          <SameParty match={match} same={same} />
          <MatchComparison match={match} showScore={false} showProfileLink={false} />
          {!isDecided && <LinksOfMatch matchId={match.id} entityId={match.entityId} />}
          {isWaiting && decisions && (
            <DecisionBar
              key={match.id}
              parties={together.map((one) => [one])}
              decisions={decisions}
              onDecided={() => onDecided(together)}
              onFailed={onFailed}
              isCompact
            />
          )}
        </div>
      )}
      {match.state === 'proposed' && (
        <ProposalBar matches={together} decisions={decisions} onDecided={() => onDecided(together)} hasKeys={isOpen} />
      )}
    </li>
  );
}

/** ': dates 1987-08-10 → 1963-02-17' */
function changesText({ entity, party }: Match['changes']): string {
  const fields = [...entity, ...party].map(changeText);
  return fields.length === 0 ? '' : `: ${fields.join('; ')}`;
}

interface MatchHeadingProps {
  match: Match;
  isOpen: boolean;
  onPress: () => void;
}

function MatchHeading({ match, isOpen, onPress }: MatchHeadingProps) {
  const { id, score, party, list, state, delistedAt, changedSince, changes } = match;
  return (
    <button
      type="button"
      id={matchHeadingId(id)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${matchHeadingId(id)}-comparison` : undefined}
      onClick={onPress}
      className="grid w-full grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3 px-4 py-3.5 text-start -outline-offset-2 hover:bg-hover"
    >
      <span className="text-20 font-semibold tabular">{Math.round(score)}</span>
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">
          <ListedName match={match} />
        </span>{' '}
        <span className="block text-13 text-muted">
          {list.title}
          {party.listedOn && (
            <>
              {' '}
              · listed <DateText value={party.listedOn} isFocusable={false} />
            </>
          )}
          {delistedAt && ' · delisted'}
          {changedSince.length > 0 && (
            <span className="text-med-fg"> · changed since the decision{isOpen || changesText(changes)}</span>
          )}
        </span>
        {!isOpen && (
          <span className="mt-0.5 block text-13 font-normal text-pretty text-muted">{match.explanation}</span>
        )}
      </span>
      <span className="flex items-center gap-2">
        <span className="max-sm:hidden">
          <MatchStateBadge state={state} decidedBy={match.decidedBy} />
        </span>
        <ChevronDown
          aria-hidden
          size={16}
          className={`text-muted transition-transform duration-120 ${isOpen ? 'rotate-180' : ''}`}
        />
      </span>
    </button>
  );
}
