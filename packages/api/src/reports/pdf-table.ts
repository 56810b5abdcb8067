import type { CellHookData } from 'jspdf-autotable';
import { webAddress } from '../media/web-address.ts';
import { type Block, type Cell, cellText } from './document.ts';
import { BRAND, INK, MARGIN, type PdfSheet, RULE, TYPEFACE } from './pdf-sheet.ts';

const FONT_SIZE = 8.5;
const PADDING = 4;
const LINE_HEIGHT = 1.25;

type Table = Extract<Block, { kind: 'table' }>;

/** Height of a table's head and its first row, which stay together. */
export function heightOfStart(sheet: PdfSheet, { columns, rows: [first = []] }: Table): number {
  const heightOf = (texts: readonly string[], bold: boolean) => {
    const lines = texts.map((text, at) => {
      const width = (sheet.width * (columns[at]?.width ?? 0)) / 100 - 2 * PADDING;
      return sheet.lines(text, { size: FONT_SIZE, width, bold }).length;
    });
    return Math.max(...lines) * FONT_SIZE * LINE_HEIGHT + 2 * PADDING;
  };
  const titles = columns.map(({ title }) => title);
  return heightOf(titles, true) + heightOf(first.map(cellText), false);
}

/** Sets a table below what is written, over as many pages as it needs, its head on each and nowhere alone. */
export async function drawTable(sheet: PdfSheet, table: Table): Promise<void> {
  sheet.room(heightOfStart(sheet, table));
  const { autoTable } = await import('jspdf-autotable');
  /** Lines that are broken and drawn by ourselves: the table would put right-to-left words in the wrong order, and knows one typeface. */
  const ownLines = new WeakMap<object, string[]>();
  autoTable(sheet.doc, {
    startY: sheet.y,
    margin: {
      left: MARGIN,
      right: MARGIN,
      top: MARGIN,
      bottom: sheet.doc.internal.pageSize.getHeight() - sheet.bottom,
    },
    theme: 'grid',
    rowPageBreak: 'avoid',
    styles: {
      font: TYPEFACE,
      fontSize: FONT_SIZE,
      cellPadding: PADDING,
      textColor: [...INK],
      lineColor: [...RULE],
      lineWidth: 0.5,
      overflow: 'linebreak',
      valign: 'top',
    },
    headStyles: { fillColor: [238, 242, 246], textColor: [...BRAND], fontStyle: 'bold' },
    columnStyles: Object.fromEntries(
      table.columns.map(({ width }, at) => [at, { cellWidth: (sheet.width * width) / 100 }]),
    ),
    head: [table.columns.map((column) => column.title)],
    body: table.rows.map((row) =>
      row.map((cell, at) => {
        const text = sheet.drawable(cellText(cell));
        if (sheet.isOrdinary(text)) return text;
        const width = (sheet.width * (table.columns[at]?.width ?? 0)) / 100 - 2 * PADDING;
        const content = sheet.lines(text, { size: FONT_SIZE, width }).join('\n');
        return { content, styles: { overflow: 'visible' } };
      }),
    ),
    willDrawCell: ({ cell }: CellHookData) => {
      if (cell.text.every((line) => sheet.isOrdinary(line))) return;
      ownLines.set(cell, cell.text);
      cell.text = [];
    },
    didDrawCell: ({ cell, row, column, section }: CellHookData) => {
      const lines = ownLines.get(cell);
      if (lines) drawLines(sheet, lines, cell);
      if (section === 'body') link(sheet, table.rows[row.index]?.[column.index], cell);
    },
  });
  sheet.y = endOfTable(sheet);
}

function drawLines(sheet: PdfSheet, lines: readonly string[], cell: CellHookData['cell']): void {
  sheet.use({ size: FONT_SIZE });
  for (const [at, line] of lines.entries()) {
    const y = cell.y + PADDING + FONT_SIZE * (LINE_HEIGHT * at + 0.9);
    sheet.draw(line, cell.x + PADDING, y);
  }
}

function link(sheet: PdfSheet, source: Cell | undefined, cell: CellHookData['cell']): void {
  if (source === undefined || typeof source === 'string') return;
  const url = webAddress(source.href);
  if (url !== null) sheet.doc.link(cell.x, cell.y, cell.width, cell.height, { url });
}

/** Where the table ended; the plugin leaves it on the document, of which the types know nothing. */
function endOfTable(sheet: PdfSheet): number {
  const { lastAutoTable } = sheet.doc as unknown as { lastAutoTable: { finalY: number } };
  return lastAutoTable.finalY;
}
