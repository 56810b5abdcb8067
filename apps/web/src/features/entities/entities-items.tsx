import type { Entity } from '@tamis/api/entities/schema';
import { Badge } from '@tamis/ui/badge';
import { PersonName } from '@tamis/ui/person-name';
import { RiskScore } from '@tamis/ui/risk-badge';
import { Skeleton } from '@tamis/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { numberText } from '../shared/counts.ts';
import { EntityFlags } from '../shared/entity-flags.tsx';
import { identityText } from '../shared/identity-text.ts';

/** The entities as items for a phone, each a link to its profile. */
export function EntitiesItems({ rows }: { rows: readonly Entity[] }) {
  return (
    <ul aria-label="Entities" className="divide-y divide-hairline">
      {rows.map((entity) => (
        <li key={entity.id} data-list-item>
          <EntityItem entity={entity} />
        </li>
      ))}
    </ul>
  );
}

function EntityItem({ entity }: { entity: Entity }) {
  const { id, name, isPep, isSanctioned, blockedShare, riskScore, pendingMatches } = entity;
  return (
    <Link
      to="/entity/$id"
      params={{ id: String(id) }}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3 -outline-offset-2 hover:bg-hover"
    >
      <span className="font-medium wrap-anywhere">
        <PersonName name={name} />
      </span>
      <RiskScore score={riskScore} />
      <span className="col-span-2 text-13 wrap-anywhere text-muted">{identityText(entity)}</span>
      {(isPep || isSanctioned || blockedShare !== null || pendingMatches > 0) && (
        <span className="col-span-2 mt-1.5 flex flex-wrap gap-1">
          <EntityFlags isPep={isPep} isSanctioned={isSanctioned} blockedShare={blockedShare} />
          {pendingMatches > 0 && <Badge tone="info">{numberText(pendingMatches)} waiting</Badge>}
        </span>
      )}
    </Link>
  );
}

const ITEMS = [0, 1, 2, 3, 4, 5, 6, 7];

export function EntitiesItemsSkeleton() {
  return (
    <div aria-busy className="divide-y divide-hairline">
      <output className="sr-only">Loading entities</output>
      {ITEMS.map((item) => (
        <div key={item} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 px-4 py-3">
          <span className="grid gap-2 py-1">
            <Skeleton width={item % 2 === 0 ? '72%' : '58%'} />
            <Skeleton width="44%" />
          </span>
          <Skeleton kind="badge" width={96} />
        </div>
      ))}
    </div>
  );
}
