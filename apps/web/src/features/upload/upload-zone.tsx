import { MAX_UPLOAD_BYTES } from '@tamis/api/upload-limit';
import { Button } from '@tamis/ui/button';
import { FileDrop } from '@tamis/ui/file-drop';
import { bytesText } from '@tamis/ui/file-rules';
import { ProgressBar } from '@tamis/ui/progress-bar';
import { toast } from '@tamis/ui/toast';
import Upload from 'lucide-react/icons/upload';
import type { CsvPreview } from './csv-preview.ts';
import { countText } from '../shared/counts.ts';
import { willBeRefused } from './header-problems.ts';
import { progressOf, type UploadState } from './upload-state.ts';

interface UploadZoneProps {
  state: UploadState;
  preview: CsvPreview | null | undefined;
  onChoose: (file: File) => void;
  /** A file was chosen that cannot be uploaded. */
  onReject: () => void;
  onUpload: () => void;
}

/** Takes one CSV file, uploads it, and shows an estimated progress. */
export function UploadZone({ state, preview, onChoose, onReject, onUpload }: UploadZoneProps) {
  const { file } = state;
  const isUploading = state.phase === 'uploading';
  const progress = progressOf(state);
  return (
    <FileDrop
      accept={['text/csv', '.csv']}
      minBytes={1}
      maxBytes={MAX_UPLOAD_BYTES}
      file={file}
      isDisabled={isUploading}
      isTall={!file}
      label="Drop a CSV file here"
      hint={
        file ? `${describe(file, preview)}.${isUploading ? '' : ' Drop another file here to replace it.'}` : undefined
      }
      onAccept={onChoose}
      onReject={({ code, message }) => {
        onReject();
        toast({
          variant: 'destructive',
          title: code === 'file-invalid-type' ? 'Invalid file format' : 'This file cannot be uploaded',
          description: message,
        });
      }}
      actions={
        <Button
          // Not the primary action while the file has to be corrected first.
          variant={preview && willBeRefused(preview) ? 'outline' : 'primary'}
          icon={<Upload aria-hidden />}
          isDisabled={!file || state.phase === 'success'}
          isPending={isUploading}
          pendingLabel="Uploading..."
          onPress={onUpload}
        >
          Upload
        </Button>
      }
    >
      {progress !== null && (
        <ProgressBar
          label={<>Upload {isUploading && <span className="font-normal text-muted">estimate</span>}</>}
          value={progress}
        />
      )}
    </FileDrop>
  );
}

/** '6,214 rows, 8 columns, 512 KB', 'About 10,000 rows, 8 columns, 940 KB' */
function describe(file: File, preview: CsvPreview | null | undefined): string {
  if (!preview || preview.header.length === 0) return bytesText(file.size);
  const rows = preview.rowsText.replace(/^[a-z]/u, (letter) => letter.toUpperCase());
  return `${rows}, ${countText(preview.header.length, 'column', 'columns')}, ${bytesText(file.size)}`;
}
