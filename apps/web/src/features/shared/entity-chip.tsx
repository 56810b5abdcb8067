import { Chip } from '@tamis/ui/chip';
import { trpc } from '../../trpc.ts';

interface EntityChipProps {
  id: number;
  onRemove: () => void;
}

/** The filter chip of a list that shows only one entity; removing it shows all. */
export function EntityChip({ id, onRemove }: EntityChipProps) {
  const entity = trpc.entities.get.useQuery({ id });
  return <Chip label="Entity" value={entity.data?.name ?? `#${id}`} onRemove={onRemove} />;
}
