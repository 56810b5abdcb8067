import { beginningOf } from '@tamis/screening/beginning-of';
import * as v from 'valibot';
import { BadRequest, TooLarge } from '../errors.ts';
import { MAX_UPLOAD_BYTES, megabytes } from '../upload-limit.ts';
import { uprightText } from '../wire.ts';

const NO_CSV = 'Please upload a CSV file.';

/** A file that comes with a request. */
export const csvFile = v.custom<File>((value) => value instanceof File, NO_CSV);

/** No file system has longer ones. */
const MAX_FILE_NAME = 255;

/** What a file is called in the log and on pages; whoever sends it may call it anything. */
export const fileNameOf = ({ name }: File): string => beginningOf(uprightText(name), MAX_FILE_NAME);

/** Throws with one sentence when a file is no CSV, empty or too large. */
export function assertCsv(file: File): void {
  const isCsv = file.type.split(';')[0] === 'text/csv' || file.name.toLowerCase().endsWith('.csv');
  if (!isCsv) throw new BadRequest(NO_CSV);
  if (file.size === 0) throw new BadRequest('The file is empty.');
  if (file.size > MAX_UPLOAD_BYTES)
    throw new TooLarge(`The file is larger than ${megabytes(MAX_UPLOAD_BYTES)}. Split it and upload the parts.`);
}
