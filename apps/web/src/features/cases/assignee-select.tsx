import type { CaseFile } from '@tamis/api/cases/schema';
import { Select, SelectItem } from '@tamis/ui/select';
import { useMay, useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { ASSIGNEES, assigneeKey, assigneeOf, assigneeText } from './assignee.ts';

interface AssigneeSelectProps {
  file: CaseFile;
  onAssign: (id: number | null) => void;
}

/** The fixed choices, the user, the current assignee and everybody else who may work on cases. */
export function AssigneeSelect({ file, onAssign }: AssigneeSelectProps) {
  const choices = useAssignees(file);
  return (
    <Select
      className="max-sm:col-span-full"
      label="Assigned to"
      size="sm"
      description={file.assignee}
      value={assigneeKey(file.assignedTo)}
      onChange={(key) => {
        const id = assigneeOf(String(key));
        if (id !== file.assignedTo) onAssign(id);
      }}
    >
      {choices.map(({ id, name }) => (
        <SelectItem key={assigneeKey(id)} id={assigneeKey(id)} textValue={assigneeText(id)} description={name}>
          {assigneeText(id)}
        </SelectItem>
      ))}
    </Select>
  );
}

function useAssignees(file: CaseFile) {
  const me = useUser();
  const workers = trpc.cases.assignees.useQuery(undefined, { enabled: useMay('assignees.read') }).data ?? [];
  const names = new Map([
    ...(file.assignedTo === null ? [] : [[file.assignedTo, file.assignee ?? undefined] as const]),
    ...workers.map(({ id, fullName }) => [id, fullName] as const),
    [me.id, me.fullName] as const,
  ]);
  const ids = new Set<number | null>([...ASSIGNEES, ...names.keys()]);
  return [...ids].map((id) => ({ id, name: id === null ? undefined : names.get(id) }));
}
