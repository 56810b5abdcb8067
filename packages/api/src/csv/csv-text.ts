/** How the text of a CSV file is told from its bytes, by the server and by the preview of the upload page. */

export const NOT_UTF8 = 'The file is not UTF-8 text. Save it as "CSV UTF-8" and upload it again.';

export const IS_WORKBOOK =
  'This is an Excel workbook, not a CSV file. In Excel choose Save As, then "CSV UTF-8", and upload that file.';
export const NOT_TEXT = 'This file is not text. Save the table as "CSV UTF-8" and upload that file.';

/** Why a file cannot be text, by its first bytes: a zip archive, as Excel's workbooks are, or bytes that no text has. */
export function binaryFault(start: Uint8Array): string | undefined {
  if (start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4) return IS_WORKBOOK;
  return encodingOf(start) === 'utf-8' && start.subarray(0, 1_024).includes(0) ? NOT_TEXT : undefined;
}

/** UTF-8, unless the file begins with the mark of UTF-16. */
export function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** The first lines end before, in characters. */
const START_LENGTH = 1_000_000;

/** Excel's first line that tells the delimiter: sep=; */
const TOLD = /^[\r\n]*sep=([,;\t])\r?\n/i;

/** Whether a record is the line that tells the delimiter, which is none of the table. */
export const tellsDelimiter = (cells: readonly string[]): boolean => /^sep=[,;\t]?$/i.test(cells.join('').trim());

/**
 * Comma, semicolon or tab: as the file tells, or what stands most often in the first lines that are not empty, outside of
 * quotation marks.
 */
export function delimiterOf(text: string, lines = 1): string {
  const own = TOLD.exec(text.slice(0, START_LENGTH))?.[1];
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

/** Lines that end in one way: a file that was put together from two may have both. */
export const withOneLineEnd = (text: string): string => text.replaceAll('\r\n', '\n');
