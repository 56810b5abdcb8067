import type { CaseFile } from '@tamis/api/cases/schema';
import { STATUS_TEXTS } from '@tamis/api/cases/words';
import { type DragEvent, useState } from 'react';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { numberText } from '../shared/counts.ts';
import { QueryError } from '../shared/query-error.tsx';
import { useLastShown } from '../shared/use-last-shown.ts';
import { BoardCard, type MoveCase } from './board-card.tsx';
import { BoardColumns, COLUMN_STYLE, ColumnHead, ColumnSkeleton } from './board-columns.tsx';
import { CASE_STATUSES } from './case-texts.ts';
import { columnInput } from './cases-input.ts';
import { ResolveDialog } from './resolve-dialog.tsx';
import { useCasesView } from './use-cases-view.ts';
import { useMoveCase } from './use-move-case.ts';

type Status = CaseFile['status'];

/** One column per status. A card is dragged or moved by its menu; resolving asks for the outcome first. */
export function CasesBoard() {
  const move = useMoveCase();
  const [resolving, setResolving] = useState<CaseFile | null>(null);
  const file = useLastShown(resolving);
  const [dragged, setDragged] = useState<CaseFile | null>(null);
  const moveCase: MoveCase = (moved, to) => {
    if (to === 'resolved' && moved.status !== 'resolved') setResolving(moved);
    // A toast has shown what went wrong.
    else void move(moved, to).catch(() => undefined);
  };
  return (
    <>
      <BoardColumns>
        {CASE_STATUSES.map((status) => (
          <BoardColumn key={status} status={status} dragged={dragged} onDrag={setDragged} onMove={moveCase} />
        ))}
      </BoardColumns>
      {file && (
        <ResolveDialog
          caseId={file.id}
          entityId={file.entityId}
          isOpen={resolving !== null}
          onOpenChange={(isOpen) => {
            if (!isOpen) setResolving(null);
          }}
          onResolve={(resolution) => move(file, 'resolved', resolution)}
        />
      )}
    </>
  );
}

interface BoardColumnProps {
  status: Status;
  dragged: CaseFile | null;
  onDrag: (file: CaseFile | null) => void;
  onMove: MoveCase;
}

function BoardColumn({ status, dragged, onDrag, onMove }: BoardColumnProps) {
  const { view } = useCasesView();
  const cases = trpc.cases.list.useQuery(columnInput(view, status));
  const mayMove = useMay('cases.write');
  const takes = dragged !== null && dragged.status !== status;
  const rows = cases.data?.rows ?? [];
  const more = (cases.data?.total ?? 0) - rows.length;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged) onMove(dragged, status);
    onDrag(null);
  };
  return (
    // A drop target; the menu of each card does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={STATUS_TEXTS[status]}
      className={`${COLUMN_STYLE} transition-colors duration-120 ${takes ? 'border-accent bg-accent-soft' : 'border-hairline bg-sunken'}`}
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={takes ? onDrop : undefined}
    >
      <ColumnHead status={status} total={cases.data && numberText(cases.data.total)} />
      {cases.isPending && <ColumnSkeleton />}
      <QueryError query={cases} />
      {cases.data && rows.length === 0 && <p className="px-1.5 py-3 text-13 text-muted">No cases</p>}
      <ul aria-label={`${STATUS_TEXTS[status]} cases`} className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        {rows.map((file) => (
          <BoardCard
            key={file.id}
            file={file}
            isOpen={file.id === view.case}
            onMove={mayMove ? onMove : undefined}
            onDrag={onDrag}
          />
        ))}
      </ul>
      {more > 0 && <p className="px-1.5 pt-3 text-12 text-muted">{numberText(more)} more in the list.</p>}
    </section>
  );
}
