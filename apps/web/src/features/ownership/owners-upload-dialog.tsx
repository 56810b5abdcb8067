import type { OwnersResult } from '@tamis/api/ownership/schema';
import { MAX_UPLOAD_BYTES } from '@tamis/api/upload-limit';
import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { Dialog } from '@tamis/ui/dialog';
import { FileDrop } from '@tamis/ui/file-drop';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { countText } from '../shared/counts.ts';
import { DownloadTemplate } from '../shared/download-template.tsx';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { postFile } from '../shared/rest.ts';
import { RowIssues } from '../shared/row-issues.tsx';

interface OwnersUploadDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Imports owners of any companies from one CSV file; faulty rows are listed. */
export function OwnersUploadDialog({ isOpen, onOpenChange }: OwnersUploadDialogProps) {
  return (
    <Dialog
      isInAddress
      title="Import owners"
      description="A CSV file with the columns owner, owned, share, from, to and source. Owners and companies are given by name, by ID, or as list and reference such as OFAC:12345."
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <DownloadTemplate path="/api/ownership/csv-template" fileName="owners_template.csv" />
          <Button slot="close">Close</Button>
        </>
      }
    >
      <OwnersUpload />
    </Dialog>
  );
}

/** Mounted only while the dialog is open. */
function OwnersUpload() {
  const [file, setFile] = useState<File | null>(null);
  const invalidate = useInvalidate();
  const upload = useMutation({
    mutationFn: (taken: File) => postFile<OwnersResult>('/api/ownership/upload-csv', taken),
    onSuccess: () => {
      setFile(null);
      void invalidate('entity');
    },
    onError: toastFailure('Import failed'),
  });
  const { data: result } = upload;
  return (
    <div className="grid gap-4">
      <FileDrop
        accept={['text/csv', '.csv']}
        minBytes={1}
        maxBytes={MAX_UPLOAD_BYTES}
        file={file}
        isDisabled={upload.isPending}
        label="Drop a CSV file here"
        onAccept={setFile}
        actions={
          <Button
            variant="primary"
            icon={<Upload aria-hidden />}
            isDisabled={!file}
            isPending={upload.isPending}
            pendingLabel="Importing..."
            onPress={() => file && upload.mutate(file)}
          >
            Import
          </Button>
        }
      />
      {result && (
        <>
          <Banner live tone={result.error > 0 ? 'warning' : 'success'}>
            {countText(result.success, 'owner', 'owners')} imported
            {result.error > 0 && `, ${countText(result.error, 'row', 'rows')} with errors`}.
          </Banner>
          <RowIssues
            errors={result.errors}
            refused={result.error}
            warnings={result.warnings}
            prefix="owners"
            file={upload.variables}
          />
        </>
      )}
    </div>
  );
}
