import { BadRequest, TooLarge } from '../errors.ts';
import type { ColumnNames } from './csv-columns.ts';
import { type Header, readHeader } from './csv-header.ts';
import { NO_ROWS } from './csv-text.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import type { RowIssue } from './row-issue.ts';

/** Rows of a file with their header. */
export interface TablePart<C extends string> {
  header: Header<C>;
  rows: CsvRow[];
  /** A warning for each unknown column; with the first rows only. */
  ignored: RowIssue[];
}

interface Reading<C extends string> {
  columns: ColumnNames<C>;
  /** Records per part; the header counts as one. */
  batch: number;
  /** The most rows that a file may have. */
  maxRows: number;
  /** Yields to other requests, after each part and between empty lines. */
  breathe: () => Promise<void>;
  /** Gets every byte of the file as it is read. */
  onBytes?: (bytes: Uint8Array) => void;
}

/**
 * Reads a CSV under its header, part by part and in bounded memory. Throws one sentence: `BadRequest` if the file has no row,
 * or if `readCsv` or `readHeader` cannot read it; `TooLarge` if it has too many rows.
 */
export async function* readTable<C extends string>(
  file: File,
  { columns, batch, maxRows, breathe, onBytes }: Reading<C>,
): AsyncGenerator<TablePart<C>> {
  let header: Header<C> | undefined;
  let ignored: TablePart<C>['ignored'] = [];
  let taken = 0;
  for await (const records of readCsv(onBytes ? seenBy(file.stream(), onBytes) : file.stream())) {
    if (records.length === 0) await breathe();
    for (let at = 0; at < records.length; at += batch) {
      let rows = records.slice(at, at + batch);
      const [first] = rows;
      if (!header && first) {
        header = readHeader(first.cells, columns);
        ignored = header.ignored.map((column) => ({
          row: first.row,
          message: `The column ${column} is not known and was not imported`,
        }));
        rows = rows.slice(1);
      }
      taken += rows.length;
      if (taken > maxRows) throw new TooLarge(`The file has more than ${maxRows.toLocaleString('en')} rows.`);
      if (header && rows.length > 0) {
        yield { header, rows, ignored };
        ignored = [];
      }
      await breathe();
    }
  }
  if (!header) throw new BadRequest('The file is empty.');
  if (taken === 0) throw new BadRequest(NO_ROWS);
}

function seenBy(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (bytes: Uint8Array) => void,
): ReadableStream<Uint8Array> {
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        onBytes(bytes);
        controller.enqueue(bytes);
      },
    }),
  );
}
