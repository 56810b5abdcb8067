/** How the bytes of a CSV file are read as text, by the server and by the preview of the upload page. */

export const NO_ROWS = 'The file has a header but no rows.';

export const NOT_UTF8 = 'The file is not UTF-8 text. Save it as "CSV UTF-8" and upload it again.';

const IS_WORKBOOK =
  'This is an Excel workbook, not a CSV file. In Excel choose Save As, then "CSV UTF-8", and upload that file.';
const NOT_TEXT = 'This file is not text. Save the table as "CSV UTF-8" and upload that file.';

/** Why a file is not text, by its first bytes: it is a zip archive, as Excel workbooks are, or has bytes that no text has. */
export function binaryFault(start: Uint8Array): string | undefined {
  if (start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4) return IS_WORKBOOK;
  return encodingOf(start) === 'utf-8' && start.subarray(0, 1_024).includes(0) ? NOT_TEXT : undefined;
}

/** UTF-8, unless the file begins with the byte order mark of UTF-16. */
export function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** The first lines are within this many characters. */
const START_LENGTH = 1_000_000;

/** Excel's first line that names the delimiter: sep=; */
const SEP_LINE = /^[\r\n]*sep=([,;\t])\r?\n/i;

/** Whether a record is the line that names the delimiter, which is not part of the table. */
export const tellsDelimiter = (cells: readonly string[]): boolean => /^sep=[,;\t]?$/i.test(cells.join('').trim());

/**
 * Comma, semicolon or tab: as the file says, or whichever is the most frequent in the first non-empty lines, outside quotation
 * marks.
 */
export function delimiterOf(text: string, lines = 1): string {
  const own = SEP_LINE.exec(text.slice(0, START_LENGTH))?.[1];
  if (own !== undefined) return own;
  const start = text
    .slice(0, START_LENGTH)
    .replace(/^[\r\n]+/, '')
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n/, lines)
    .join('\n');
  const count = (char: string) => start.split(char).length;
  return [',', ';', '\t'].reduce((best, char) => (count(char) > count(best) ? char : best));
}

/** Makes all lines end in the same way: a file that was joined from two may have both kinds. */
export const withOneLineEnd = (text: string): string => text.replaceAll('\r\n', '\n');
