import * as v from 'valibot';
import { BadRequest, TooLarge } from '../errors.ts';
import { MAX_UPLOAD_BYTES, megabytes } from '../upload-limit.ts';

const NO_CSV = 'Please upload a CSV file.';

/** A file that comes with a request. */
export const csvFile = v.custom<File>((value) => value instanceof File, NO_CSV);

/** Throws one sentence if a file is not a CSV, empty, or too large. */
export function assertCsv(file: File): void {
  const isCsv = file.type.split(';')[0] === 'text/csv' || file.name.toLowerCase().endsWith('.csv');
  if (!isCsv) throw new BadRequest(NO_CSV);
  if (file.size === 0) throw new BadRequest('The file is empty.');
  if (file.size > MAX_UPLOAD_BYTES)
    throw new TooLarge(`The file is larger than ${megabytes(MAX_UPLOAD_BYTES)}. Split it and upload the parts.`);
}
