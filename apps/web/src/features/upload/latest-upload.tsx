import type { WholeJob } from '@tamis/api/jobs/shown-job-schema';
import { Banner } from '@tamis/ui/banner';
import { Panel } from '@tamis/ui/panel';
import { PersonName } from '@tamis/ui/person-name';
import { RelativeTime } from '@tamis/ui/relative-time';
import { trpc } from '../../trpc.ts';
import { LoadError } from '../shared/load-error.tsx';
import { uploadText } from '../shared/job-words.ts';
import { RowIssues } from '../shared/row-issues.tsx';
import { ScreeningProgress } from './screening-panel.tsx';

/** The result of this user's latest upload, or its progress, for a user who has reloaded the page since sending it. */
export function LatestUpload() {
  const latest = trpc.jobs.latestUpload.useQuery();
  if (latest.isError) {
    return (
      <Panel title="Your latest upload">
        <LoadError error={latest.error} onRetry={() => void latest.refetch()} />
      </Panel>
    );
  }
  if (!latest.data?.upload) return null;
  return <Outcome job={latest.data} upload={latest.data.upload} readAt={latest.dataUpdatedAt} />;
}

interface OutcomeProps {
  job: WholeJob;
  upload: NonNullable<WholeJob['upload']>;
  readAt: number;
}

function Outcome({ job, upload, readAt }: OutcomeProps) {
  const { fileName, isReading, imported, refused, fault, errors, warnings, warned } = upload;
  const tone = fault !== null ? 'error' : refused > 0 ? 'warning' : isReading ? 'info' : 'success';
  return (
    <>
      <Panel title="Your latest upload" meta={<RelativeTime value={job.createdAt} />}>
        <div className="grid gap-3 p-4">
          <p className="font-medium">
            <PersonName name={fileName} />
          </p>
          <Banner tone={tone} title={uploadText(upload)}>
            {fault !== null ? (
              <p className="wrap-anywhere">{fault}</p>
            ) : isReading ? (
              <p>The server is reading the file and continues without this page.</p>
            ) : (
              refused > 0 && <p>The error in each skipped row is shown below.</p>
            )}
          </Banner>
        </div>
      </Panel>
      {imported > 0 && !isReading && <ScreeningProgress job={job} readAt={readAt} />}
      <RowIssues errors={errors} refused={refused} warnings={warnings} warned={warned} />
    </>
  );
}
