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
import { useCasesSearch } from './use-cases-search.ts';

const CasesBoard = lazy(() => import('./cases-board.tsx').then((module) => ({ default: module.CasesBoard })));

export function CasesPage() {
  const { search, change } = useCasesSearch();
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
        {search.view === 'board' ? (
          <Suspense fallback={<BoardSkeleton />}>
            <CasesBoard />
          </Suspense>
        ) : (
          <CasesList />
        )}
      </PagePiece>
      <CaseSheet caseId={search.case} onClose={() => void close('case')} />
      {mayWrite && (
        <NewCaseDialog
          isOpen={search.new === true}
          entityId={search.entity}
          matchId={search.match}
          alertId={search.alert}
          onOpenChange={() => void close('new', 'match', 'alert')}
        />
      )}
    </>
  );
}
