import { MAX_UPLOAD_BYTES } from '@tamis/api/upload-limit';
import type { ListStatus } from '@tamis/api/watchlists/schema';
import { Button } from '@tamis/ui/button';
import { FileDrop } from '@tamis/ui/file-drop';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { DownloadTemplate } from '../shared/download-template.tsx';
import type { ListActions } from './use-list-actions.ts';

const ACCEPT = ['.xml', '.csv', '.json', '.jsonl', '.ndjson', '.yaml', '.yml', '.gz', '.zip'];

const OWN_HINT = 'A CSV file with a row for each party, as in the template. What cannot be read is named by its line.';

/** Imports a published file by hand, for a network that cannot reach the publisher. */
export function ListImport({ list, importFile }: { list: ListStatus } & Pick<ListActions, 'importFile'>) {
  const isOwn = list.kind === 'own';
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileDrop
      accept={ACCEPT}
      minBytes={1}
      maxBytes={MAX_UPLOAD_BYTES}
      file={file}
      isDisabled={importFile.isPending}
      label={`Drop a file of the ${list.title} here`}
      hint={
        file
          ? undefined
          : isOwn
            ? OWN_HINT
            : 'As published, plain or compressed. A file of another list or format is refused, and the message says which it is.'
      }
      onAccept={setFile}
      actions={
        <>
          {isOwn && <DownloadTemplate path="/api/lists/own/csv-template" fileName="own_list_template.csv" />}
          <Button
            variant="primary"
            icon={<Upload aria-hidden />}
            isDisabled={!file}
            isPending={importFile.isPending}
            pendingLabel="Importing..."
            onPress={() => file && importFile.mutate({ list: list.list, file }, { onSettled: () => setFile(null) })}
          >
            Import
          </Button>
        </>
      }
    />
  );
}
