import type { CellHookData } from 'jspdf-autotable';
import { webAddress } from '../media/web-address.ts';
import { type Block, type Cell, WARNING } from './document.ts';
import { ACCENT, AMBER, INK, LINE, MARGIN, type PdfSheet, QUIET, RULE, TYPEFACE } from './pdf-sheet.ts';

const FONT_SIZE = 8;
const DETAIL_SIZE = 7;
const PADDING = { top: 4, right: 10, bottom: 4, left: 0 };
/** The prefix of a line of details; no drawn text contains it. */
const DETAIL = '\u2063';

type Table = Extract<Block, { kind: 'table' }>;

/** Height of a table's header and its first row, which stay together. */
export function heightOfStart(sheet: PdfSheet, table: Table): number {
  const heightOf = (cells: readonly Cell[]) =>
    Math.max(...cells.map((cell, at) => linesOf(sheet, cell, widthOf(sheet, table, at)).length)) * FONT_SIZE * LINE +
    PADDING.top +
    PADDING.bottom;
  return heightOf(table.columns.map(({ title }) => title)) + heightOf(table.rows[0] ?? []);
}

const widthOf = (sheet: PdfSheet, { columns }: Table, at: number): number =>
  (sheet.width * (columns[at]?.width ?? 0)) / 100 - PADDING.left - PADDING.right;

/** The text of a cell in lines, followed by the lines of each detail. */
function linesOf(sheet: PdfSheet, cell: Cell, width: number): string[] {
  const { text, strong = false, details = [] } = typeof cell === 'string' ? { text: cell } : cell;
  const below = details.flatMap((detail) => sheet.lines(detail, { size: DETAIL_SIZE, width }));
  return [...sheet.lines(text, { size: FONT_SIZE, width, bold: strong }), ...below.map((line) => `${DETAIL}${line}`)];
}

/**
 * Draws a table below the current position, over as many pages as it needs. Each page has the header, which is never
 * alone on a page.
 */
export async function drawTable(sheet: PdfSheet, table: Table): Promise<void> {
  sheet.room(heightOfStart(sheet, table));
  const { autoTable } = await import('jspdf-autotable');
  const halign = (at: number) => (table.columns[at]?.numeric ? 'right' : 'left');
  /**
   * Lines that we draw ourselves: the plugin would put right-to-left words in the wrong order, and uses only one
   * typeface and size.
   */
  const ownLines = new WeakMap<object, string[]>();
  autoTable(sheet.doc, {
    startY: sheet.y,
    margin: {
      left: MARGIN,
      right: MARGIN,
      top: MARGIN,
      bottom: sheet.doc.internal.pageSize.getHeight() - sheet.bottom,
    },
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: {
      font: TYPEFACE,
      fontSize: FONT_SIZE,
      cellPadding: PADDING,
      textColor: [...INK],
      lineColor: [...RULE],
      lineWidth: { bottom: 0.5 },
      overflow: 'visible',
      valign: 'top',
    },
    headStyles: { textColor: [...QUIET], lineColor: [...QUIET], fontStyle: 'normal' },
    columnStyles: Object.fromEntries(
      table.columns.map(({ width }, at) => [at, { cellWidth: (sheet.width * width) / 100 }]),
    ),
    head: [table.columns.map(({ title }, at) => ({ content: title, styles: { halign: halign(at) } }))],
    body: table.rows.map((row) =>
      row.map((cell, at) => ({
        content: linesOf(sheet, cell, widthOf(sheet, table, at)).join('\n'),
        styles: { halign: halign(at), ...styleOf(cell) },
      })),
    ),
    willDrawCell: ({ cell }: CellHookData) => {
      if (cell.text.every((line) => !line.startsWith(DETAIL) && sheet.isOrdinary(line))) return;
      ownLines.set(cell, cell.text);
      cell.text = [];
    },
    didDrawCell: ({ cell, row, column, section }: CellHookData) => {
      const source = section === 'body' ? table.rows[row.index]?.[column.index] : undefined;
      if (source === undefined) return;
      drawLines(sheet, ownLines.get(cell) ?? [], cell, source);
      link(sheet, source, cell);
    },
  });
  sheet.y = endOfTable(sheet);
}

function styleOf(cell: Cell): { fontStyle?: 'bold'; textColor?: [number, number, number] } {
  return { ...(isStrong(cell) ? { fontStyle: 'bold' } : {}), ...(addressOf(cell) ? { textColor: [...ACCENT] } : {}) };
}

const isStrong = (cell: Cell): boolean => typeof cell !== 'string' && cell.strong === true;

/** The link of a cell. */
function addressOf(cell: Cell): string | null {
  return typeof cell === 'string' || cell.href === undefined ? null : webAddress(cell.href);
}

function drawLines(sheet: PdfSheet, lines: readonly string[], cell: CellHookData['cell'], source: Cell): void {
  const color = addressOf(source) === null ? INK : ACCENT;
  for (const [at, line] of lines.entries()) {
    if (line.startsWith(DETAIL))
      sheet.use({ size: DETAIL_SIZE, color: line.startsWith(WARNING, DETAIL.length) ? AMBER : QUIET });
    else sheet.use({ size: FONT_SIZE, bold: isStrong(source), color });
    const y = cell.y + PADDING.top + FONT_SIZE * (LINE * at + 0.85);
    sheet.draw(line.replace(DETAIL, ''), cell.x + PADDING.left, y);
  }
}

function link(sheet: PdfSheet, source: Cell, cell: CellHookData['cell']): void {
  const url = addressOf(source);
  if (url !== null) sheet.doc.link(cell.x, cell.y, cell.width, cell.height, { url });
}

/** Where the table ended. The plugin stores it on the document, but its types do not declare it. */
function endOfTable(sheet: PdfSheet): number {
  const { lastAutoTable } = sheet.doc as unknown as { lastAutoTable: { finalY: number } };
  return lastAutoTable.finalY;
}
