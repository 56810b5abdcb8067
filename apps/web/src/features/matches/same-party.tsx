import type { Match, SamePartyMatch } from '@tamis/api/screening/schema';
import { Badge } from '@tamis/ui/badge';
import { Button } from '@tamis/ui/button';
import { Checkbox } from '@tamis/ui/checkbox';
import { Kbd } from '@tamis/ui/kbd';
import { useState } from 'react';
import { acronymsIn } from '../shared/acronyms.ts';
import { MatchStateBadge } from '../shared/match-state.tsx';
import { useShortcuts } from '../shared/use-shortcuts.ts';
import { enumerated } from '../shared/wording.ts';
import { ListedName } from './listed-name.tsx';
import { MatchComparison } from './match-comparison.tsx';
import { proposalText, proposerText } from './proposal-words.ts';
import { recordDifferences } from './record-differences.ts';
import type { SamePartyChoice } from './use-same-party.ts';

interface SamePartyProps {
  match: Match;
  same: SamePartyChoice;
}

/**
 * Before the evidence: the same party on other lists, each record with its score and what differs. P adds all of them to
 * the decision, a check box adds one. Renders nothing where the party is on one list only.
 */
export function SameParty({ match, same: { found, offered, chosen, toggle, toggleAll } }: SamePartyProps) {
  useShortcuts({ sameParty: offered.length > 0 ? toggleAll : undefined });
  if (found.length === 0) return null;
  const listed = found.filter((row) => row.match.delistedAt === null);
  const codes = (listed.length > 0 ? listed : found).map((row) => row.match.list.code);
  const all = offered.length === 1 ? 'Decide both together' : `Decide all ${offered.length + 1} together`;
  return (
    <section aria-label="The same party on other lists" className="border-b bg-selected px-4 py-2 text-13 short:py-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="font-medium">
          {listed.length > 0 ? 'Also on' : 'Taken off'} {enumerated(codes)}: the same party
        </h3>
        {offered.length > 0 && (
          <Checkbox
            isSelected={chosen.length === offered.length}
            isIndeterminate={chosen.length > 0 && chosen.length < offered.length}
            onChange={toggleAll}
            className="no-print sm:ms-auto"
          >
            {all}
            <Kbd className="pointer-coarse:hidden">P</Kbd>
          </Checkbox>
        )}
      </div>
      <ul
        aria-label="Records of the same party"
        className="@container mt-1 grid grid-cols-[minmax(0,1fr)] gap-1.5 short:mt-0 short:gap-0"
      >
        {found.map((row) => (
          <OtherRecord
            key={row.match.id}
            match={match}
            row={row}
            isChosen={chosen.includes(row.match)}
            onToggle={offered.includes(row.match) ? () => toggle(row.match) : undefined}
          />
        ))}
      </ul>
      <output className={chosen.length < offered.length ? 'mt-1 block font-medium' : 'sr-only'}>
        {chosen.length > 0 &&
          `The decision is about ${chosen.length + 1} matches: ${enumerated([match, ...chosen].map(({ list }) => list.code))}.`}
      </output>
    </section>
  );
}

interface OtherRecordProps {
  match: Match;
  row: SamePartyMatch;
  isChosen: boolean;
  /** Undefined where it cannot be decided with the open match. */
  onToggle?: () => void;
}

/** One record on a line, with what differs as far as there is room. Opened, it shows everything, and its comparison with the entity. */
function OtherRecord({ match, row, isChosen, onToggle }: OtherRecordProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { match: other } = row;
  const differences = recordDifferences(match, row).join(' · ');
  const name = (
    <span className="wrap-anywhere">
      <b className="font-medium" title={acronymsIn(other.list.code)}>
        {other.list.code}
      </b>{' '}
      <ListedName match={other} />
    </span>
  );
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-3 @min-[760px]:flex-nowrap">
        <div className="min-w-0 flex-1 @min-[760px]:max-w-3/5 @min-[760px]:flex-initial">
          {onToggle ? (
            <Checkbox isSelected={isChosen} onChange={onToggle}>
              {name}
            </Checkbox>
          ) : (
            <span className="flex flex-wrap items-center gap-x-2">
              {name}
              <MatchStateBadge state={other.state} decidedBy={other.decidedBy} />
              {other.delistedAt && <Badge tone="outline">Delisted</Badge>}
              {other.proposal && (
                <span className="text-12 text-muted">{`${proposalText(other.proposal)}. ${proposerText(other.proposal)}`}</span>
              )}
            </span>
          )}
        </div>
        <p
          title={isOpen ? undefined : differences}
          className={`order-last w-full min-w-0 text-12 text-muted @min-[760px]:order-none @min-[760px]:w-auto @min-[760px]:flex-1 ${onToggle ? '@max-[760px]:ps-6' : ''} ${isOpen ? 'text-pretty wrap-anywhere' : 'line-clamp-2 min-h-4 text-pretty @max-[760px]:line-clamp-none'}`}
        >
          {differences}
        </p>
        <b className="font-semibold tabular">
          <span className="sr-only">Score </span>
          {Math.round(other.score)}
        </b>
        <Button
          size="sm"
          variant="link"
          className="no-print"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} the record on ${other.list.code}`}
          onPress={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-1.5 rounded-md border bg-surface">
          <MatchComparison match={other} showProfileLink={false} />
        </div>
      )}
    </li>
  );
}
