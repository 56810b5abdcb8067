import type { Entity } from '@tamis/api/entities/schema';
import { numberText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';

/** '1 waiting': a link to the entity's waiting matches. */
export function WaitingMatches({ entity }: { entity: Entity }) {
  if (entity.pendingMatches === 0) return <span className="text-muted">0</span>;
  return (
    <Link to="/matches" search={{ entity: entity.id }}>
      {numberText(entity.pendingMatches)} waiting
    </Link>
  );
}
