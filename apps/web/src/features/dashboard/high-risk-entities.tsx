import type { Entity } from '@tamis/api/entities/schema';
import { List } from '@tamis/ui/facts';
import { Panel } from '@tamis/ui/panel';
import { HIGH_FROM } from '@tamis/ui/risk';
import { RiskScore } from '@tamis/ui/risk-badge';
import { EntityFlags } from '../shared/entity-flags.tsx';
import { EntityLink } from '../shared/entity-link.tsx';
import { Link } from '../shared/links.ts';
import { NothingYet, SkeletonLines } from './panel-states.tsx';

/** The dashboard fits a screen; the page of the entities has the rest. */
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

function Entities({ entities }: { entities: readonly Entity[] }) {
  if (entities.length === 0) return <NothingYet>No entity scores {HIGH_FROM} or above.</NothingYet>;
  return (
    <List>
      {entities.slice(0, MOST).map(({ id, name, countryName, isPep, isSanctioned, blockedShare, riskScore }) => (
        <li
          key={id}
          className="grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2 text-13 hover:bg-hover sm:grid-cols-[minmax(0,1fr)_150px_108px]"
        >
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <EntityLink id={id} name={name} className="truncate" isCut />
            <EntityFlags isPep={isPep} isSanctioned={isSanctioned} blockedShare={blockedShare} />
          </span>
          <span className="truncate text-muted max-sm:order-last">{countryName}</span>
          <span className="flex justify-end">
            <RiskScore score={riskScore} />
          </span>
        </li>
      ))}
    </List>
  );
}
