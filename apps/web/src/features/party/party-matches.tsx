import type { Match } from '@tamis/api/screening/schema';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { SkeletonText } from '@tamis/ui/skeleton';
import { trpc } from '../../trpc.ts';
import { EntityNumber } from '../shared/entity-link.tsx';
import { Link } from '../shared/links.ts';
import { QueryError } from '../shared/query-error.tsx';
import { MatchStateBadge } from '../shared/match-state.tsx';
import { matchesOfParty } from './matches-of-party.ts';

/** The monitored entities that match a listed party, the best first, each linked to the comparison on its profile. */
export function PartyMatches({ partyId }: { partyId: number }) {
  const matches = trpc.matches.list.useQuery(matchesOfParty(partyId));
  const { rows = [], total = 0 } = matches.data ?? {};
  return (
    <Panel title="Matches" count={matches.data && total} meta="With monitored entities">
      {matches.isPending && (
        <div className="p-4">
          <SkeletonText lines={2} />
        </div>
      )}
      <QueryError query={matches} />
      {matches.data && total === 0 && (
        <p className="px-4 py-3 text-13 text-muted">No monitored entity resembles this party.</p>
      )}
      {rows.length > 0 && (
        <ul aria-label="Matches" className="divide-y divide-hairline">
          {rows.map((match) => (
            <PartyMatch key={match.id} match={match} />
          ))}
        </ul>
      )}
      {total > rows.length && (
        <p className="border-t border-hairline px-4 py-2.5 text-13 text-muted">The best {rows.length} are shown.</p>
      )}
    </Panel>
  );
}

function PartyMatch({ match }: { match: Match }) {
  const { id, entityId, entityName, score, state } = match;
  return (
    <li data-list-item className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3">
      <b className="text-16 leading-5 font-semibold tabular">
        <span className="sr-only">Match score </span>
        {Math.round(score)}
      </b>
      <span className="min-w-0 text-13">
        <Link
          to="/entity/$id"
          params={{ id: String(entityId) }}
          search={{ match: id }}
          variant="name"
          className="wrap-anywhere"
        >
          <PersonName name={entityName} />
        </Link>{' '}
        <EntityNumber id={entityId} />
        <span className="block text-pretty text-muted">{match.explanation}</span>
      </span>
      <MatchStateBadge state={state} decidedBy={match.decidedBy} />
    </li>
  );
}
