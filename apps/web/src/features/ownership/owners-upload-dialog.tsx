import type { OwnersResult } from '@tamis/api/ownership/schema';
import { Banner } from '@tamis/ui/banner';
import { Button } from '@tamis/ui/button';
import { Dialog } from '@tamis/ui/dialog';
import { FileDrop } from '@tamis/ui/file-drop';
import { toast } from '@tamis/ui/toast';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { countText } from '../shared/counts.ts';
import { errorText } from '../shared/error-text.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { rest } from '../shared/rest.ts';
import { saveFile } from '../shared/save-file.ts';
import { IssuesTable } from '../upload/issues-table.tsx';

/** The server takes no larger file. */
const MAX_BYTES = 200 * 1024 * 1024;

export interface OwnersUploadDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Owners of any companies from one CSV file; faulty rows are named. */
export function OwnersUploadDialog({ isOpen, onOpenChange }: OwnersUploadDialogProps) {
  return (
    <Dialog
      title="Import owners"
      description="A CSV file with the columns owner, owned, share, from, to and source. Owners and companies are given by name, by ID, or as list and reference such as OFAC:12345."
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <DownloadOwnersTemplate />
          <Button slot="close">Close</Button>
        </>
      }
    >
      <OwnersUpload />
    </Dialog>
  );
}

/** Lives only while the dialog is open. */
function OwnersUpload() {
  const [file, setFile] = useState<File | null>(null);
  const invalidate = useInvalidate();
  const upload = useMutation({
    mutationFn: send,
    onSuccess: () => {
      setFile(null);
      void invalidate('entity');
    },
    onError: (error) => toast({ variant: 'destructive', title: 'Import failed', description: errorText(error) }),
  });
  const { data: result } = upload;
  return (
    <div className="grid gap-4">
      <FileDrop
        accept={['text/csv', '.csv']}
        minBytes={1}
        maxBytes={MAX_BYTES}
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
        <Banner live tone={result.error > 0 ? 'warning' : 'success'}>
          {`${countText(result.success, 'owner', 'owners')} imported${result.error > 0 ? `, ${countText(result.error, 'row', 'rows')} with errors` : ''}.`}
        </Banner>
      )}
      {result && result.errors.length > 0 && (
        <IssuesTable
          title="Import issues"
          what="Error"
          issues={result.errors}
          total={result.error}
          fileName="owners_issues.csv"
        />
      )}
      {result && result.warnings.length > 0 && (
        <IssuesTable title="Warnings" what="Warning" issues={result.warnings} fileName="owners_warnings.csv" />
      )}
    </div>
  );
}

async function send(file: File): Promise<OwnersResult> {
  const body = new FormData();
  body.append('file', file);
  const response = await rest('/api/ownership/upload-csv', { method: 'POST', body });
  return response.json() as Promise<OwnersResult>;
}

function DownloadOwnersTemplate() {
  const { client } = trpc.useUtils();
  const save = useMutation({
    mutationFn: () => client.ownership.csvTemplate.query(),
    onSuccess: (text) => saveFile('owners_template.csv', 'text/csv', text),
    onError: (error) => toast({ variant: 'destructive', title: 'Download failed', description: errorText(error) }),
  });
  return (
    <Button icon={<Download aria-hidden />} isPending={save.isPending} onPress={() => save.mutate()}>
      Download Template
    </Button>
  );
}
