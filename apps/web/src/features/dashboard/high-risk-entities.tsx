import type { Entity } from '@tamis/api/entities/schema';
import { List } from '@tamis/ui/facts';
import { Panel } from '@tamis/ui/panel';
import { HIGH_FROM } from '@tamis/ui/risk';
import { RiskScore } from '@tamis/ui/risk-badge';
import { EntityFlags } from '../shared/entity-flags.tsx';
import { EntityLink } from '../shared/entity-link.tsx';
import { Link } from '../shared/links.ts';
import { NothingYet, SkeletonLines } from './panel-states.tsx';

/** So that the dashboard fits on a screen; the entity list has the rest. */
const MOST = 5;

export function HighRiskEntities({ entities }: { entities: readonly Entity[] | undefined }) {
  return (
    <Panel
      title="Recent High Risk Entities"
      actions={
        <Link to="/entities" search={{ tab: 'high' }}>
          View all
        </Link>
      }
    >
      {entities ? <Entities entities={entities} /> : <SkeletonLines label="Loading entities" badge lines={MOST} />}
    </Panel>
  );
}

/** '#36 · 1957': together with the country, it distinguishes an entity from its namesakes. */
const numberAndYear = ({ id, additionalInfo: { birthDate, founded } }: Entity): string =>
  [`#${id}`, (birthDate ?? founded)?.match(/\d{4}/u)?.[0]].filter(Boolean).join(' · ');

function Entities({ entities }: { entities: readonly Entity[] }) {
  if (entities.length === 0) return <NothingYet>No entity scores {HIGH_FROM} or above.</NothingYet>;
  return (
    <List>
      {entities.slice(0, MOST).map((entity) => (
        <li
          key={entity.id}
          className="grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2 text-13 hover:bg-hover sm:grid-cols-[minmax(0,1fr)_150px_108px]"
        >
          <span className="flex min-w-0 items-center gap-x-2 gap-y-1 max-sm:flex-wrap">
            <EntityLink id={entity.id} name={entity.name} className="truncate" isCut />
            <span className="shrink-0 text-12 text-muted tabular">{numberAndYear(entity)}</span>
            <EntityFlags {...entity} />
          </span>
          <span className="truncate text-muted max-sm:order-last">{entity.countryName}</span>
          <span className="flex justify-end">
            <RiskScore score={entity.riskScore} />
          </span>
        </li>
      ))}
    </List>
  );
}
