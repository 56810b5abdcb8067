import { PageHeader } from '@tamis/ui/page-header';
import { useEffect, useRef } from 'react';
import { trpc } from '../../trpc.ts';
import { BackLink } from '../shared/links.ts';
import { type CsvPreview, previewCsv } from './csv-preview.ts';
import { DownloadTemplate } from '../shared/download-template.tsx';
import { FormatGuidelines } from './format-guidelines.tsx';
import { withContents } from '../shared/issues-csv.ts';
import { RowIssues } from '../shared/row-issues.tsx';
import { LatestUpload } from './latest-upload.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { ScreeningPanel } from './screening-panel.tsx';
import { UploadOutcome, focusResult } from './upload-outcome.tsx';
import { UploadZone } from './upload-zone.tsx';
import type { UploadState } from './upload-state.ts';
import { useUpload } from './use-upload.ts';
import { useKept } from '../shared/use-kept.ts';

/** The first rows of the chosen file, once they are read. */
interface Read {
  file: File | null;
  preview?: CsvPreview | null;
}
const NOTHING: Read = { file: null };

export function UploadPage() {
  const { state, choose, reject, upload } = useUpload();
  const { kept, change } = useKept('upload preview', NOTHING);
  const { preview } = kept;
  const uploaded = state.phase === 'success' ? state : null;
  const result = uploaded?.result;
  const wasPressed = useRef(false);
  const isLatestShown = showsLatest(state);
  const isLatestAwaited = trpc.jobs.latestUpload.useQuery(undefined, { enabled: isLatestShown }).isLoading;
  // Not for a user who comes back to a result.
  useEffect(() => {
    if (state.phase === 'success' && wasPressed.current) focusResult();
  }, [state.phase]);
  const take = async (file: File) => {
    if (!choose(file)) return;
    change(() => ({ file }));
    // A file that has disappeared has no rows either; sending it says why.
    const found = await previewCsv(file).catch(() => null);
    // If two files are chosen, the last one is shown, not the one that took longer to read.
    change((before) => (before.file === file ? { file, preview: found } : before));
  };
  return (
    <>
      <PageHeader
        title="Bulk Entity Upload"
        back={<BackLink to="/entities">Back to Entities</BackLink>}
        actions={<DownloadTemplate path="/api/entities/csv-template" fileName="entity_template.csv" />}
      />
      <div className="grid items-start gap-6 min-[1100px]:grid-cols-[minmax(0,1fr)_352px]">
        <div className="grid min-w-0 gap-5">
          <UploadZone
            state={state}
            preview={preview}
            onChoose={(file) => void take(file)}
            onReject={() => {
              reject();
              change((before) => (state.phase === 'uploading' ? before : NOTHING));
            }}
            onUpload={() => {
              wasPressed.current = true;
              void upload();
            }}
          />
          <UploadOutcome state={state} />
          {isLatestShown && <LatestUpload />}
          {(state.phase === 'idle' || state.phase === 'error') && preview !== undefined && (
            <PreviewPanel preview={preview} refusal={state.phase === 'error' ? state.message : undefined} />
          )}
          {result && <ScreeningPanel result={result} />}
          {result && (
            <RowIssues
              errors={withContents(result.errors, result.contents)}
              refused={result.error}
              file={uploaded?.file}
              warnings={withContents(result.warnings, result.contents)}
            />
          )}
        </div>
        {/* Where it is below the latest upload, it waits for that, so that it is not pushed down. */}
        <div className={isLatestAwaited ? 'min-w-0 max-[1099px]:hidden' : 'min-w-0'}>
          <FormatGuidelines />
        </div>
      </div>
    </>
  );
}

/**
 * Whether the latest upload is shown: before anything is chosen, and if only the server knows what became of a file,
 * because sending it again would import its rows twice.
 */
const showsLatest = (state: UploadState): boolean =>
  (state.phase === 'idle' && state.isUntouched === true) || (state.phase === 'error' && state.isUnsure);
