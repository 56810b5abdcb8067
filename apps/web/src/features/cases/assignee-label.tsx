import { PersonName } from '@tamis/ui/person-name';
import { assigneeText } from './assignee.ts';

/** The assignee's label, and the name that the timeline uses for the same person. */
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
