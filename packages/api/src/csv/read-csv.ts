import Papa from 'papaparse';
import { BadRequest, TooLarge } from '../errors.ts';
import { letGo } from '../let-go.ts';
import { NOT_UTF8, delimiterOf, encodingOf, tellsDelimiter, withOneLineEnd } from './csv-text.ts';

/** One record of a file: its number (the header is row 1) and its cells. */
export interface CsvRow {
  row: number;
  cells: string[];
}

/** A row with a longer cell is refused. */
export const MAX_CELL = 2_000;
const MAX_COLUMNS = 100;
/** Twice the rows that a file may have: the others are empty lines. */
const MAX_LINES = 2_000_000;
/** Characters that the parser gets at a time; also the most that an unclosed quote can swallow. */
const PIECE = 512 * 1024;
/** Lines parsed at a time, some ten milliseconds: a piece may consist of line ends only. */
const LINES = 16_000;

/**
 * Reads CSV from a stream in batches and in bounded memory: text is cut where a record ends, outside quotes, and each piece is
 * parsed by itself. The delimiter is comma, semicolon or tab, by the header or a line before it (sep=;). Empty lines are
 * counted but not returned. So a batch may be empty; the caller yields to other requests after each.
 * Throws `BadRequest` with one sentence if the file is not UTF-8 (or UTF-16 with its mark) or not CSV, and `TooLarge` if a
 * record is too long or there are too many lines. The stream is cancelled if the caller stops early.
 */
export async function* readCsv(stream: ReadableStream<Uint8Array>): AsyncGenerator<CsvRow[]> {
  let rest = '';
  let row = 0;
  let delimiter: string | undefined;
  const parse = (text: string): CsvRow[] => {
    const separator = delimiter ?? delimiterOf(text);
    const lines = withOneLineEnd(text).replace(/\n$/, '');
    // The parser does not count an empty line.
    const { data, errors } =
      lines === ''
        ? { data: [['']], errors: [] }
        : Papa.parse<string[]>(lines, { delimiter: separator, newline: '\n' });
    const broken = errors.find((error) => error.type === 'Quotes');
    if (broken) throw new BadRequest(`Row ${row + 1 + (broken.row ?? 0)}: a quotation mark is not closed.`);
    const rows = data.map((cells, at) => ({ row: row + 1 + at, cells }));
    row += data.length;
    if (row > MAX_LINES) throw new TooLarge(`The file has more than ${MAX_LINES.toLocaleString('en')} lines.`);
    const wide = rows.find(({ cells }) => cells.length > MAX_COLUMNS);
    if (wide)
      throw new BadRequest(`Row ${wide.row} has more than ${MAX_COLUMNS} columns, the most that a file may have.`);
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    // That of the header, after any number of empty lines.
    const isFirst = delimiter === undefined && filled.length > 0;
    if (isFirst) delimiter = separator;
    return isFirst && tellsDelimiter(filled[0]!.cells) ? filled.slice(1) : filled;
  };
  for await (const text of inLines(decode(stream))) {
    rest += text;
    if (rest.length < PIECE) continue;
    const end = recordEnd(rest);
    if (end === 0) {
      if (rest.length > 8 * PIECE)
        throw new TooLarge(`Row ${row + 1}: a record is too long. Is a quotation mark not closed?`);
      continue;
    }
    for (const part of partsOf(rest.slice(0, end))) yield parse(part);
    rest = rest.slice(end);
  }
  for (const part of partsOf(rest)) yield parse(part);
}

/** Whole records in parts of a fixed number of lines; a part is longer only if a cell is. */
function* partsOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const after = behindLines(text, from);
    const end = after === text.length ? after : from + recordEnd(text.slice(from, after));
    yield text.slice(from, end > from ? end : text.length);
    from = end > from ? end : text.length;
  }
}

/** The position after as many lines as are parsed at a time, or the end of the text. */
function behindLines(text: string, from: number): number {
  let at = from;
  for (let lines = 0; lines < LINES; lines += 1) {
    const end = text.indexOf('\n', at);
    if (end === -1) return text.length;
    at = end + 1;
  }
  return at;
}

/** The text with \n as line end: old Macintosh files end their lines with \r, which the beginning of the file shows. */
async function* inLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  let isOld: boolean | undefined;
  const taken = (): string => {
    isOld ??= held.includes('\r') && !held.includes('\n');
    const text = isOld ? held.replaceAll('\r', '\n') : held;
    held = '';
    return text;
  };
  for await (const text of texts) {
    held += text;
    if (isOld !== undefined || held.length >= PIECE) yield taken();
  }
  yield taken();
}

async function* decode(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  const reader = stream.getReader();
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      ended = done;
      if (value) {
        decoder ??= new TextDecoder(encodingOf(value), { fatal: true });
        yield decoder.decode(value, { stream: true });
      }
      if (done) break;
    }
    if (decoder) yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) {
      throw new BadRequest(NOT_UTF8);
    }
    throw error;
  } finally {
    if (!ended) await letGo(reader);
    reader.releaseLock();
  }
}

/** Where the last complete record ends: the last line break with an even number of quotation marks before it. */
function recordEnd(text: string): number {
  let quotes = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) quotes += 1;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const char = text.charCodeAt(at);
    if (char === 34) quotes -= 1;
    else if (char === 10 && quotes % 2 === 0) return at + 1;
  }
  return 0;
}
