import { Chip } from '@tamis/ui/chip';
import { trpc } from '../../trpc.ts';

interface EntityChipProps {
  id: number;
  onRemove: () => void;
}

/** Says of which entity alone a list tells; taken off, the list tells of all. */
export function EntityChip({ id, onRemove }: EntityChipProps) {
  const entity = trpc.entities.get.useQuery({ id });
  return <Chip label="Entity" value={entity.data?.name ?? `#${id}`} onRemove={onRemove} />;
}
