import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { type ReactNode, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from './button.tsx';
import { bytesText, type FileLimits, rejectFiles, type Rejection } from './file-rules.ts';
import { focusRing } from './focus-ring.ts';
import { variants } from './variants.ts';

const zone = variants({
  base: `${focusRing} grid content-center gap-4 rounded-panel border border-dashed border-border-strong bg-surface p-4 transition-colors duration-120 drop-target:border-accent drop-target:bg-accent-soft`,
  variants: { isTall: { true: 'min-h-40' } },
});

interface FileDropProps extends FileLimits {
  /** The chosen file, kept by the caller. */
  file?: File | null;
  onAccept: (file: File) => void;
  onReject?: (rejection: Rejection) => void;
  label?: string;
  /** Replaces the size, such as '6,214 rows, 8 columns'. */
  hint?: ReactNode;
  actions?: ReactNode;
  isDisabled?: boolean;
  /** A larger target, for a page of its own. */
  isTall?: boolean;
  /** Shown at the bottom of the zone: the progress of the upload. */
  children?: ReactNode;
}

/** Accepts one file, dropped, pasted or chosen; says why it rejects another. */
export function FileDrop(props: FileDropProps) {
  const {
    accept,
    minBytes,
    maxBytes,
    file,
    onAccept,
    onReject,
    label = 'Drop a file here',
    hint,
    actions,
    isDisabled,
    isTall,
    children,
  } = props;
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const take = (files: File[]) => {
    const refused = rejectFiles(files, { accept, minBytes, maxBytes });
    setRejection(refused);
    if (refused) onReject?.(refused);
    else if (files[0]) onAccept(files[0]);
  };
  return (
    <DropZone
      // Otherwise the library would name it with a generic word.
      aria-label={file ? `${label}: ${file.name}` : label}
      isDisabled={isDisabled}
      className={zone({ isTall })}
      onDrop={async ({ items }) => {
        const files = items.filter((item) => item.kind === 'file');
        take(await Promise.all(files.map((item) => item.getFile())));
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span aria-hidden className="grid size-10 place-items-center rounded-md bg-sunken text-muted">
          <FileSpreadsheet size={20} />
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <span className="block truncate font-medium">{file ? file.name : label}</span>
          <div className="text-13 text-muted tabular">
            {hint ??
              (file
                ? `${bytesText(file.size)}. Drop another file here to replace it.`
                : 'or choose it from your computer. One file only.')}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <FileTrigger acceptedFileTypes={accept} onSelect={(list) => take(list ? [...list] : [])}>
            <Button isDisabled={isDisabled}>Choose file</Button>
          </FileTrigger>
          {actions}
        </div>
      </div>
      <div role="alert" className="contents">
        {rejection && (
          <p className="flex items-center gap-1.5 text-13 text-high-fg">
            <CircleAlert aria-hidden size={14} />
            {rejection.message}
          </p>
        )}
      </div>
      {children}
    </DropZone>
  );
}
