import type { FoundEntity } from '@tamis/api/search/schema';
import { Button } from '@tamis/ui/button';
import { EmptyState } from '@tamis/ui/empty-state';
import { Panel } from '@tamis/ui/panel';
import { RiskScore } from '@tamis/ui/risk-badge';
import SearchX from 'lucide-react/icons/search-x';
import { EntityFlags } from '../shared/entity-flags.tsx';
import { EntityLink } from '../shared/entity-link.tsx';
import { identityText } from '../shared/identity-text.ts';
import { REASON_TEXTS } from './reason-text.ts';

export interface EntityResultsProps {
  entities: readonly FoundEntity[];
  term: string;
  /** Given when it is the filters that leave nothing. */
  onClearFilters?: () => void;
}

export function EntityResults({ entities, term, onClearFilters }: EntityResultsProps) {
  if (entities.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<SearchX />}
          title={`No results found for “${term}”`}
          level={3}
          actions={onClearFilters && <Button onPress={onClearFilters}>Clear filters</Button>}
        >
          Try a different search term{onClearFilters && ' or other filters'}.
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel>
      <ul aria-label="Entities" className="divide-y divide-hairline">
        {entities.map((entity) => (
          <EntityResult key={entity.id} entity={entity} />
        ))}
      </ul>
    </Panel>
  );
}

function EntityResult({ entity }: { entity: FoundEntity }) {
  const { id, name, isPep, isSanctioned, blockedShare, riskScore, reason } = entity;
  return (
    <li data-list-item className="grid grid-cols-[minmax(0,1fr)_104px] items-center gap-4 px-4 py-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <EntityLink id={id} name={name} className="text-16 wrap-anywhere" />
          <EntityFlags isPep={isPep} isSanctioned={isSanctioned} blockedShare={blockedShare} />
        </div>
        <p className="text-13 text-muted">
          {identityText(entity)}
          {REASON_TEXTS[reason] && <span className="before:mx-1.5 before:content-['·']">{REASON_TEXTS[reason]}</span>}
        </p>
      </div>
      <RiskScore score={riskScore} />
    </li>
  );
}
