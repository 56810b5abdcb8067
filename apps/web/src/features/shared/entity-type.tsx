import type { EntityType } from '@tamis/api/entities/view-schema';
import { ENTITY_TYPE_TEXTS } from '@tamis/api/entities/words';
import Building2 from 'lucide-react/icons/building-2';
import Globe from 'lucide-react/icons/globe';
import User from 'lucide-react/icons/user';

const ICONS = { person: User, company: Building2, country: Globe };

function EntityTypeIcon({ type, size = 14 }: { type: EntityType; size?: number }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden size={size} />;
}

/** The type of an entity, as icon and word. */
export function EntityTypeLabel({ type }: { type: EntityType }) {
  return (
    <span className="flex items-center gap-1.5">
      <EntityTypeIcon type={type} />
      {ENTITY_TYPE_TEXTS[type]}
    </span>
  );
}
