import {
  binaryFault,
  delimiterOf,
  encodingOf,
  NO_ROWS,
  NOT_UTF8,
  tellsDelimiter,
  withOneLineEnd,
} from '@tamis/api/csv/csv-text';
import { numberText } from '../shared/counts.ts';

/** The part of the file that is read for the preview. */
const SLICE_BYTES = 64 * 1024;
const SHOWN_ROWS = 5;

export interface CsvPreview {
  /** Empty if the file is not text. */
  header: string[];
  /** The first rows, padded to the width of the header. */
  rows: string[][];
  /**
   * '6,214 rows' if the whole file was read, otherwise 'about 6,200 rows'; 'at least 1 row' if the first row is longer
   * than the part that was read.
   */
  rowsText: string;
  /** Which rows are shown: 'First 5 of 313 rows'. */
  shownText: string;
  /** Why the server will reject the file, whatever its rows contain. */
  fault: string | null;
}

/** Reads the beginning of a file; null if it contains no rows. */
export async function previewCsv(file: File): Promise<CsvPreview | null> {
  const [{ default: Papa }, bytes] = await Promise.all([import('papaparse'), file.slice(0, SLICE_BYTES).arrayBuffer()]);
  const binary = binaryFault(new Uint8Array(bytes));
  if (binary !== undefined) return { header: [], rows: [], rowsText: '', shownText: '', fault: binary };
  const isWhole = file.size <= SLICE_BYTES;
  const { text, fault } = textOf(new Uint8Array(bytes));
  const { data } = Papa.parse<string[]>(withOneLineEnd(text), {
    delimiter: delimiterOf(text),
    newline: text.includes('\n') ? '\n' : '\r',
    skipEmptyLines: 'greedy',
  });
  const whole = isWhole ? data : data.slice(0, -1);
  const [header, ...rows] = whole[0] && tellsDelimiter(whole[0]) ? whole.slice(1) : whole;
  if (!header) return null;
  const shown = rows.slice(0, SHOWN_ROWS);
  const rowsText = isWhole ? rowText(rows.length) : estimateText((rows.length * file.size) / SLICE_BYTES);
  return {
    header,
    rows: shown.map((row) => header.map((_, at) => row[at] ?? '')),
    rowsText,
    shownText: isWhole && shown.length === rows.length ? rowsText : firstText(shown.length, rowsText),
    fault: fault ?? (isWhole && rows.length === 0 ? NO_ROWS : null),
  };
}

const estimateText = (count: number) =>
  count === 0 ? `at least ${rowText(1)}` : `about ${rowText(roundedTo2(Math.round(count)))}`;

const firstText = (shown: number, rowsText: string) =>
  shown === 0 ? 'The first row is too long for a preview' : `First ${shown} of ${rowsText}`;

/** Decodes the beginning of a file, which may end within a character. */
function textOf(bytes: Uint8Array): Pick<CsvPreview, 'fault'> & { text: string } {
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true }), fault: null };
  } catch {
    return { text: new TextDecoder(encoding).decode(bytes), fault: NOT_UTF8 };
  }
}

const rowText = (count: number) => `${numberText(count)} ${count === 1 ? 'row' : 'rows'}`;
const roundedTo2 = (count: number) => Number(count.toPrecision(2));
