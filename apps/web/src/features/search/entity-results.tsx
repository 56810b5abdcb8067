import type { FoundEntity } from '@tamis/api/search/schema';
import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { Panel } from '@tamis/ui/panel';
import { RiskScore } from '@tamis/ui/risk-badge';
import SearchX from 'lucide-react/icons/search-x';
import { countText } from '../shared/counts.ts';
import { EntityFlags } from '../shared/entity-flags.tsx';
import { identityText } from '../shared/identity-text.ts';
import { AgreeingName } from './agreeing-name.tsx';
import { REASON_TEXTS } from './reason-text.ts';

interface EntityResultsProps {
  entities: readonly FoundEntity[];
  term: string;
  /** The number of listed parties that were also found. */
  parties: number;
  /** Given if the filters exclude all results. */
  onClearFilters?: () => void;
}

export function EntityResults({ entities, term, parties, onClearFilters }: EntityResultsProps) {
  if (entities.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<SearchX />}
          title={`No results found for “${term}”`}
          level={3}
          actions={onClearFilters && <Button onPress={onClearFilters}>Clear filters</Button>}
        >
          {!/[\p{L}\p{N}]/u.test(term) && 'Names are searched by their letters and digits. '}Try a different search term
          {onClearFilters && ' or other filters'}.
          {parties > 0 && !onClearFilters && (
            <>
              {' '}
              No monitored entity resembles it, but{' '}
              <a href="#also-found" className="font-medium text-accent hover:underline">
                {countText(parties, 'listed party does', 'listed parties do')}
              </a>
              .
            </>
          )}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel>
      <ul aria-label="Entities" className="@container divide-y divide-hairline">
        {entities.map((entity) => (
          <EntityResult key={entity.id} entity={entity} />
        ))}
      </ul>
    </Panel>
  );
}

function EntityResult({ entity }: { entity: FoundEntity }) {
  const { id, name, isPep, isSanctioned, blockedShare, riskScore, reason, score, agreeing } = entity;
  return (
    <li
      data-list-item
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 @min-[560px]:grid-cols-[minmax(0,1fr)_200px_104px]"
    >
      <div className="min-w-0 @max-[560px]:contents">
        <div className="flex flex-wrap items-center gap-2">
          <AgreeingName id={id} name={name} agreeing={agreeing} />
          <EntityFlags isPep={isPep} isSanctioned={isSanctioned} blockedShare={blockedShare} />
        </div>
        <p className="text-13 wrap-anywhere text-muted @max-[560px]:col-span-full @max-[560px]:row-start-2">
          {identityText(entity)}
        </p>
      </div>
      <p className="text-13 text-muted @max-[560px]:col-span-full @max-[560px]:row-start-3">
        <b className="inline-block font-semibold whitespace-nowrap text-text tabular @min-[560px]:w-14 @min-[560px]:pe-2 @min-[560px]:text-end">
          {Math.round(score)} %
        </b>{' '}
        {REASON_TEXTS[reason]}
      </p>
      <RiskScore score={riskScore} />
    </li>
  );
}
