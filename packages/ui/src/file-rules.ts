type RejectionCode = 'file-invalid-type' | 'file-too-large' | 'file-too-small' | 'too-many-files';

export interface Rejection {
  code: RejectionCode;
  message: string;
}

export interface FileLimits {
  /** MIME types or file extensions: 'text/csv', '.csv'. */
  accept: readonly string[];
  minBytes?: number;
  maxBytes?: number;
}

const isEnding = (type: string) => type.startsWith('.');

function isAccepted(file: File, accept: readonly string[]) {
  const name = file.name.toLowerCase();
  return accept.some((type) => (isEnding(type) ? name.endsWith(type.toLowerCase()) : file.type === type));
}

/** 'CSV' for '.csv', 'CSV or XML' for both. */
function typeNames(accept: readonly string[]) {
  const endings = accept.filter(isEnding).map((ending) => ending.slice(1).toUpperCase());
  return endings.length > 0 ? endings.join(' or ') : accept.join(' or ');
}

/** 1,048,576 is '1 MB'. */
export function bytesText(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${(bytes / 1024 ** power).toLocaleString('en-US', { maximumFractionDigits: 1 })} ${units[power]}`;
}

/** Why these files are rejected, or null if there is one acceptable file. */
export function rejectFiles(
  files: readonly File[],
  { accept, minBytes = 0, maxBytes = Infinity }: FileLimits,
): Rejection | null {
  const [file] = files;
  if (!file) return null;
  if (files.length > 1) return { code: 'too-many-files', message: 'Please upload one file only.' };
  if (!isAccepted(file, accept)) {
    return { code: 'file-invalid-type', message: `Please upload a ${typeNames(accept)} file.` };
  }
  if (file.size > maxBytes) {
    return { code: 'file-too-large', message: `The file is larger than ${bytesText(maxBytes)}.` };
  }
  if (file.size < minBytes) {
    const message = file.size === 0 ? 'The file is empty.' : `The file is smaller than ${bytesText(minBytes)}.`;
    return { code: 'file-too-small', message };
  }
  return null;
}
