import type { EntityType } from '@tamis/api/entities/schema';
import Building2 from 'lucide-react/icons/building-2';
import Globe from 'lucide-react/icons/globe';
import User from 'lucide-react/icons/user';

export const ENTITY_TYPES = ['person', 'company', 'country'] as const satisfies readonly EntityType[];

export const entityTypeText: Record<EntityType, string> = { person: 'Person', company: 'Company', country: 'Country' };

const icons = { person: User, company: Building2, country: Globe };

function EntityTypeIcon({ type, size = 14 }: { type: EntityType; size?: number }) {
  const Icon = icons[type];
  return <Icon aria-hidden size={size} />;
}

/** The kind of an entity by icon and word. */
export function EntityTypeLabel({ type }: { type: EntityType }) {
  return (
    <span className="flex items-center gap-1.5">
      <EntityTypeIcon type={type} />
      {entityTypeText[type]}
    </span>
  );
}
