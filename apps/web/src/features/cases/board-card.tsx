import type { CaseFile } from '@tamis/api/cases/schema';
import { STATUS_TEXTS } from '@tamis/api/cases/words';
import { Badge } from '@tamis/ui/badge';
import { IconButton } from '@tamis/ui/icon-button';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@tamis/ui/menu';
import { PriorityBadge } from '@tamis/ui/status-badge';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Link } from '../shared/links.ts';
import { EntityLink } from '../shared/entity-link.tsx';
import { AssigneeLabel } from './assignee-label.tsx';
import { CaseAge } from './case-age.tsx';
import { CASE_STATUSES, entityName } from './case-texts.ts';
import { DueText } from './due-text.tsx';

export type MoveCase = (file: CaseFile, to: CaseFile['status']) => void;

interface BoardCardProps {
  file: CaseFile;
  isOpen: boolean;
  /** Left out for users who may not change cases. */
  onMove?: MoveCase;
  onDrag: (file: CaseFile | null) => void;
}

export function BoardCard({ file, isOpen, onMove, onDrag }: BoardCardProps) {
  const { title, entityId, priority, outcome, assignedTo, assignee } = file;
  return (
    // Dragging is optional: the menu moves the card by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={onMove !== undefined}
      onDragStart={() => onDrag(file)}
      onDragEnd={() => onDrag(null)}
      className={`rounded-md border p-3 text-13 ${isOpen ? 'bg-selected' : 'bg-surface'} ${onMove ? 'cursor-grab active:cursor-grabbing' : ''}`}
    >
      <div className="flex items-start gap-1">
        <h3 className="min-w-0 flex-1 font-medium wrap-anywhere">
          <Link
            variant="name"
            to="."
            search={(before) => ({ ...before, case: file.id })}
            resetScroll={false}
            className="line-clamp-3"
          >
            <bdi dir="auto">{title}</bdi>
          </Link>
        </h3>
        {onMove && <MoveMenu file={file} onMove={onMove} />}
      </div>
      <p className="mt-0.5 truncate">
        <EntityLink id={entityId} name={entityName(file)} variant="quiet" isCut />
      </p>
      <div className="mt-2.5 flex flex-wrap gap-x-2 gap-y-1.5">
        <PriorityBadge priority={priority} />
        {outcome && <Badge tone="outline">{outcome}</Badge>}
      </div>
      <div className="mt-1.5 flex flex-wrap gap-x-3 gap-y-0.5 text-12 text-muted">
        <AssigneeLabel id={assignedTo} name={assignee} />
        <CaseAge file={file} />
        <DueText file={file} />
      </div>
    </li>
  );
}

/** Moves a card without dragging. */
function MoveMenu({ file, onMove }: { file: CaseFile; onMove: MoveCase }) {
  return (
    <MenuTrigger>
      <IconButton
        size="sm"
        aria-label={`Move ${file.title}`}
        tooltip={false}
        icon={<Ellipsis aria-hidden />}
        className="-my-1 -me-1.5 pointer-coarse:-my-2.5"
      />
      <Menu aria-label="Move to" width={160}>
        <MenuSection title="Move to">
          {CASE_STATUSES.filter((status) => status !== file.status).map((status) => (
            <MenuItem key={status} onAction={() => onMove(file, status)}>
              {STATUS_TEXTS[status]}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
