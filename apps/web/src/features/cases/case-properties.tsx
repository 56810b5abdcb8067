import type { CaseFile } from '@tamis/api/cases/schema';
import { PRIORITY_TEXTS, STATUS_TEXTS } from '@tamis/api/cases/words';
import { Fact, Facts } from '@tamis/ui/facts';
import { Select, SelectItem } from '@tamis/ui/select';
import { PriorityBadge, PriorityIcon, StatusBadge, StatusIcon } from '@tamis/ui/status-badge';
import { useState } from 'react';
import { useMay } from '../../session.ts';
import { AssigneeLabel } from './assignee-label.tsx';
import { AssigneeSelect } from './assignee-select.tsx';
import { CASE_PRIORITIES, CASE_STATUSES } from './case-texts.ts';
import { DueDateField } from './due-date-field.tsx';
import { DueText } from './due-text.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';
import { useUpdateCase } from './use-update-case.ts';

/** Status, priority, assignee and due date; editable for users who may change cases. */
export function CaseProperties({ file }: { file: CaseFile }) {
  return useMay('cases.write') ? <EditableProperties file={file} /> : <PlainProperties file={file} />;
}

function PlainProperties({ file }: { file: CaseFile }) {
  return (
    <Facts columns={2}>
      <Fact label="Status">
        <StatusBadge status={file.status} />
      </Fact>
      <Fact label="Priority">
        <PriorityBadge priority={file.priority} />
      </Fact>
      <Fact label="Assigned to">
        <AssigneeLabel id={file.assignedTo} name={file.assignee} />
      </Fact>
      <Fact label="Due date">{file.dueDate === null ? 'None' : <DueText file={file} />}</Fact>
    </Facts>
  );
}

function EditableProperties({ file }: { file: CaseFile }) {
  const update = useUpdateCase(file.id);
  const [isResolving, setIsResolving] = useState(false);
  const setStatus = (status: CaseFile['status'] | undefined) => {
    if (!status || status === file.status) return;
    if (status === 'resolved') setIsResolving(true);
    else void update({ status }).catch(() => undefined);
  };
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-6">
      <Select
        label="Status"
        size="sm"
        icon={<StatusIcon status={file.status} />}
        value={file.status}
        onChange={(key) => setStatus(CASE_STATUSES.find((status) => status === key))}
      >
        {CASE_STATUSES.map((status) => (
          <SelectItem key={status} id={status} icon={<StatusIcon status={status} />}>
            {STATUS_TEXTS[status]}
          </SelectItem>
        ))}
      </Select>
      <Select
        label="Priority"
        size="sm"
        icon={<PriorityIcon priority={file.priority} />}
        value={file.priority}
        onChange={(key) => {
          const priority = CASE_PRIORITIES.find((known) => known === key);
          if (priority && priority !== file.priority) void update({ priority }).catch(() => undefined);
        }}
      >
        {CASE_PRIORITIES.map((priority) => (
          <SelectItem key={priority} id={priority} icon={<PriorityIcon priority={priority} />}>
            {PRIORITY_TEXTS[priority]}
          </SelectItem>
        ))}
      </Select>
      <AssigneeSelect file={file} onAssign={(assignedTo) => void update({ assignedTo }).catch(() => undefined)} />
      <DueDateField key={file.id} file={file} onChange={(dueDate) => update({ dueDate })} />
      <ResolveDialog
        caseId={file.id}
        entityId={file.entityId}
        isOpen={isResolving}
        onOpenChange={setIsResolving}
        onResolve={({ outcome, note }) => update({ status: 'resolved', outcome }, { comment: note })}
      />
    </div>
  );
}
