import type { CaseFile } from '@tamis/api/cases/schema';
import { CopyButton } from '@tamis/ui/copy-button';
import { DateText } from '@tamis/ui/date-text';
import { Fact, Facts } from '@tamis/ui/facts';
import { IconButton } from '@tamis/ui/icon-button';
import { RelativeTime } from '@tamis/ui/relative-time';
import { RiskBadge } from '@tamis/ui/risk-badge';
import { Sheet } from '@tamis/ui/sheet';
import { SkeletonText } from '@tamis/ui/skeleton';
import { skipToken } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactElement, useState } from 'react';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { EntityLink } from '../shared/entity-link.tsx';
import { statusOf } from '../shared/error-text.ts';
import { QueryError } from '../shared/query-error.tsx';
import { useLastShown } from '../shared/use-last-shown.ts';
import { CaseProperties } from './case-properties.tsx';
import { CaseText } from './case-text.tsx';
import { entityName } from './case-texts.ts';
import { CaseTimeline } from './case-timeline.tsx';
import { casesInput } from './cases-input.ts';
import { CommentBox } from './comment-box.tsx';
import { LinkedMatters, useLinkedMatters } from './linked-matters.tsx';
import { useCasesView } from './use-cases-view.ts';

interface CaseSheetProps {
  /** Undefined if the sheet is closed. */
  caseId: number | undefined;
  onClose: () => void;
}

export function CaseSheet({ caseId, onClose }: CaseSheetProps) {
  const mayWrite = useMay('cases.write');
  const id = useLastShown(caseId);
  const [sent, setSent] = useState<number>();
  const file = trpc.cases.get.useQuery(id === undefined ? skipToken : { id });
  const missing = statusOf(file.error) === 404 ? 'Case not found' : 'The case could not be loaded';
  const title = file.data?.title ?? (file.isError ? missing : 'Loading…');
  return (
    <Sheet
      isInAddress
      isOpen={caseId !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<bdi dir="auto">{title}</bdi>}
      eyebrow={
        <>
          Case {id}
          <CopyButton value={String(id)} label="Copy ID" />
        </>
      }
      actions={<Neighbours caseId={id} />}
      footer={mayWrite && file.data && <CommentBox key={id} caseId={file.data.id} onSent={setSent} />}
    >
      <QueryError query={file} />
      {file.isPending && <SkeletonText lines={6} />}
      {file.data && <CaseBody file={file.data} sent={sent} />}
    </Sheet>
  );
}

/** Buttons to the previous and next case of the list behind the sheet. */
function Neighbours({ caseId }: { caseId: number | undefined }) {
  const { view, change } = useCasesView();
  const cases = trpc.cases.list.useQuery(casesInput(view), { enabled: view.view !== 'board' });
  const rows = view.view === 'board' ? [] : (cases.data?.rows ?? []);
  const at = rows.findIndex(({ id }) => id === caseId);
  if (at < 0 || rows.length < 2) return null;
  const step = (label: string, icon: ReactElement, to: CaseFile | undefined) => (
    <IconButton
      size="sm"
      aria-label={label}
      icon={icon}
      isDisabled={!to}
      onPress={() => change({ case: to?.id }, true)}
    />
  );
  return (
    <>
      {step('Previous case', <ChevronUp aria-hidden />, rows[at - 1])}
      {step('Next case', <ChevronDown aria-hidden />, rows[at + 1])}
    </>
  );
}

function CaseBody({ file, sent }: { file: CaseFile; sent: number | undefined }) {
  const entity = trpc.entities.get.useQuery({ id: file.entityId });
  const linked = useLinkedMatters(file.entityId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-2 text-13 wrap-anywhere">
          <EntityLink id={file.entityId} name={entityName(file)} variant="accent" />
          <RiskBadge score={entity.data?.riskScore} />
          <span className="text-muted max-sm:w-full sm:ms-auto">
            Created <DateText value={file.createdAt} />
            <span className="print:hidden">
              , <RelativeTime value={file.createdAt} />
            </span>
          </span>
        </p>
        <CaseProperties file={file} />
        {file.outcome && (
          <Facts>
            <Fact label="Outcome">{file.outcome}</Fact>
          </Facts>
        )}
      </div>
      <CaseText file={file} />
      <LinkedMatters entityId={file.entityId} linked={linked} />
      {/* It waits for what is above it, so that it is not pushed down. */}
      <div className={linked.isPending ? 'hidden' : undefined}>
        <CaseTimeline caseId={file.id} sent={sent} />
      </div>
    </div>
  );
}
