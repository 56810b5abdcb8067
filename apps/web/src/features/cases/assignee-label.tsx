import { PersonName } from '@tamis/ui/person-name';
import { assigneeText } from './assignee.ts';

/** The label of who has the case, and the name by which the timeline calls the same person. */
export function AssigneeLabel({ id, name }: { id: number | null; name: string | null }) {
  const label = assigneeText(id);
  if (name === null) return <span className="text-muted">{label}</span>;
  return (
    <span>
      <span>{label}</span>{' '}
      <span className="text-muted">
        (<PersonName name={name} />)
      </span>
    </span>
  );
}
