import { Tooltip } from '@tamis/ui/tooltip';
import { assigneeText } from './assignee.ts';

/** The label of who has the case; the real name is in the tooltip. */
export function AssigneeLabel({ id, name }: { id: number | null; name: string | null }) {
  const label = assigneeText(id);
  if (name === null) return <span className="text-muted">{label}</span>;
  return (
    <Tooltip content={name} isFocusable={false}>
      <span>{label}</span>
    </Tooltip>
  );
}
