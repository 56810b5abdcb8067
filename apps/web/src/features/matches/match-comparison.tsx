import type { Match } from '@tamis/api/screening/schema';
import { type ReactNode, memo } from 'react';
import { PartyRecord } from '../party/party-record.tsx';
import { ChangedNote } from './changed-note.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import { ComparisonRow } from './comparison-row.tsx';
import { ComparisonSides } from './comparison-sides.tsx';
import { EarlierDecisions } from './earlier-decisions.tsx';
import { evidenceRows } from './evidence-rows.ts';
import { ReopenedNote } from './reopened-note.tsx';
import { ReturnedNote } from './returned-note.tsx';

interface MatchComparisonProps {
  match: Match;
  threshold?: number;
  showScore?: boolean;
  showProfileLink?: boolean;
  /** What was decided, shown before the evidence. */
  decision?: ReactNode;
}

/** Subject and listed party side by side, one row per field. It fills its container. */
export function MatchComparison({ match, threshold, showScore, showProfileLink, decision }: MatchComparisonProps) {
  return (
    <div className="@container">
      <ChangedNote match={match} />
      <ReopenedNote match={match} />
      <ReturnedNote returned={match.returned} />
      <ComparisonHead match={match} threshold={threshold} showScore={showScore} />
      {decision}
      <ComparedFields match={match} showProfileLink={showProfileLink} />
    </div>
  );
}

/** Rendered again only for another match, because everything around it changes with each key. */
const ComparedFields = memo(({ match, showProfileLink }: Pick<MatchComparisonProps, 'match' | 'showProfileLink'>) => {
  const rows = evidenceRows(match);
  return (
    <>
      <div className="border-t border-hairline">
        <ComparisonSides match={match} showProfileLink={showProfileLink} />
        <table className="block" aria-label="Comparison">
          <thead className="sr-only">
            <tr>
              {['Field', 'Verdict', 'Your customer', 'Listed party', 'Reason'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block">
            {rows.map((row, at) => (
              <ComparisonRow key={row.id} row={row} isFirstOfKind={rows[at - 1]?.kind !== row.kind} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="border-t">
        <PartyRecord party={match.party} list={match.list} comparedName={match.matchedName} />
      </div>
      <EarlierDecisions match={match} />
    </>
  );
});
ComparedFields.displayName = 'ComparedFields';
