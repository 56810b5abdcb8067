import type { Upload } from '@tamis/api/jobs/shown-job-schema';
import { Disclosure } from '@tamis/ui/disclosure';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { QueryError } from '../shared/query-error.tsx';
import { RowIssues } from '../shared/row-issues.tsx';

/** The rows of an upload that were skipped or are doubtful, with the reasons; loaded when opened. */
export function RefusedRows({ jobId, upload: { refused, warned } }: { jobId: number; upload: Upload }) {
  const [isOpen, setOpen] = useState(false);
  const job = trpc.jobs.get.useQuery({ id: jobId }, { enabled: isOpen });
  const { errors = [], warnings = [] } = job.data?.upload ?? {};
  return (
    <Disclosure
      title={refused > 0 ? 'Skipped rows' : 'Warnings'}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
      className="mt-1 -ms-2"
    >
      {job.isPending && <p className="text-13 text-muted">Loading…</p>}
      <QueryError query={job} />
      <div className="grid gap-3">
        <RowIssues errors={errors} refused={refused} warnings={warnings} warned={warned} />
      </div>
    </Disclosure>
  );
}
