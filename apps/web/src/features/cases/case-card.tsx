import type { CaseFile } from '@tamis/api/cases/schema';
import { Badge } from '@tamis/ui/badge';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { PriorityBadge, StatusBadge } from '@tamis/ui/status-badge';
import { EntityLink } from '../shared/entity-link.tsx';
import { AssigneeLabel } from './assignee-label.tsx';
import { CaseAge } from './case-age.tsx';
import { entityName } from './case-texts.ts';
import { DueText } from './due-text.tsx';

interface CaseCardProps {
  file: CaseFile;
  isOpen: boolean;
  onOpen: (id: number) => void;
}

export function CaseCard({ file, isOpen, onOpen }: CaseCardProps) {
  const { id, title, description, status, priority, outcome, entityId, assignedTo, assignee, createdAt } = file;
  return (
    <li
      data-list-item
      className={`drawn-near grid gap-x-6 gap-y-3 p-4 [--content-height:158px] sm:[--content-height:100px] sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center ${isOpen ? 'bg-selected' : ''}`}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2">
          <StatusBadge status={status} />
          <PriorityBadge priority={priority} />
          {outcome && <Badge tone="outline">{outcome}</Badge>}
        </div>
        <h2 id={`case-${id}`} className="mt-2 font-semibold wrap-anywhere">
          <bdi dir="auto">{title}</bdi>
        </h2>
        <p dir="auto" className="mt-1 line-clamp-2 text-13 wrap-anywhere text-muted">
          {description}
        </p>
        <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-13">
          <EntityLink id={entityId} name={entityName(file)} variant="accent" />
          <AssigneeLabel id={assignedTo} name={assignee} />
          <span className="text-muted">
            Created <DateText value={createdAt} isFocusable={false} />
            <CaseAge file={file} isAfterDay />
          </span>
          <DueText file={file} />
        </div>
      </div>
      <Button aria-describedby={`case-${id}`} className="no-print justify-self-start" onPress={() => onOpen(id)}>
        View Details
      </Button>
    </li>
  );
}
