import { lazy, Suspense } from 'react';
import { Button } from '@tamis/ui/button';
import { PageHeader } from '@tamis/ui/page-header';
import Plus from 'lucide-react/icons/plus';
import { useMay } from '../../session.ts';
import { PagePiece } from '../shared/page-piece.tsx';
import { useClose } from '../shared/use-close.ts';
import { BoardSkeleton } from './board-columns.tsx';
import { CaseSheet } from './case-sheet.tsx';
import { CasesList } from './cases-list.tsx';
import { CasesToolbar } from './cases-toolbar.tsx';
import { NewCaseDialog } from './new-case-dialog.tsx';
import { useCasesView } from './use-cases-view.ts';

const CasesBoard = lazy(() => import('./cases-board.tsx').then((module) => ({ default: module.CasesBoard })));

export function CasesPage() {
  const { view, change } = useCasesView();
  const close = useClose();
  const mayWrite = useMay('cases.write');
  return (
    <>
      <PageHeader
        title="Cases"
        actions={
          mayWrite && (
            <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => change({ new: true })}>
              New Case
            </Button>
          )
        }
      />
      <CasesToolbar />
      <PagePiece is={2}>
        {view.view === 'board' ? (
          <Suspense fallback={<BoardSkeleton />}>
            <CasesBoard />
          </Suspense>
        ) : (
          <CasesList />
        )}
      </PagePiece>
      <CaseSheet caseId={view.case} onClose={() => void close('case')} />
      {mayWrite && (
        <NewCaseDialog
          isOpen={view.new === true}
          entityId={view.entity}
          matchId={view.match}
          alertId={view.alert}
          onOpenChange={() => void close('new', 'match', 'alert')}
        />
      )}
    </>
  );
}
