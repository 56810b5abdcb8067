import type { Fonts } from '../context.ts';
import { type Block, type Fact, isolate, type PdfOptions, type ReportDocument, type Section } from './document.ts';
import { BRAND, MARGIN, PdfSheet, QUIET, RULE, type Rgb } from './pdf-sheet.ts';
import { drawTable, heightOfStart } from './pdf-table.ts';

const BODY = 9.5;
const LABEL_WIDTH = 120;
const BAR = { x: MARGIN + LABEL_WIDTH, width: 150, height: 8 };
const BAND_COLORS: Record<ReportDocument['gauge']['band'], Rgb> = {
  high: [179, 38, 30],
  medium: [178, 106, 0],
  low: [46, 125, 50],
};
const SCORE_COLOR: Rgb = [51, 86, 122];
/** Room that a heading needs below it, so that it does not stand alone at the foot of a page. */
const KEEP_WITH_NEXT = 70;
/** What a heading takes, with the line below it. */
const HEADING = 26;

/** A report as an A4 PDF with real text in it. */
export async function reportPdf(
  report: ReportDocument,
  { fonts, createdAt, fileId }: PdfOptions & { fonts: Fonts },
): Promise<Uint8Array<ArrayBuffer>> {
  const { reference, title } = report;
  const sheet = await PdfSheet.open(fonts, {
    title: `${reference}: ${title}`,
    createdAt,
    fileId,
    text: JSON.stringify(report),
  });
  drawTop(sheet, report);
  for (const section of report.sections) await drawSection(sheet, section);
  if (sheet.hasGaps) {
    sheet.y += 8;
    const note = 'A \u25a1 stands for a sign that this typeface does not have. The HTML report shows the whole text.';
    sheet.text(note, { size: BODY, color: QUIET });
  }
  drawFooters(sheet, report);
  return sheet.bytes();
}

function drawTop(sheet: PdfSheet, { title, verdict, letterhead, gauge }: ReportDocument): void {
  sheet.text('Tamis', { size: 18, bold: true, color: BRAND });
  sheet.text('Entity report', { size: 11, color: QUIET });
  sheet.y += 6;
  drawFacts(sheet, letterhead);
  sheet.doc.setDrawColor(...BRAND).setLineWidth(2);
  sheet.doc.line(MARGIN, sheet.y + 4, MARGIN + sheet.width, sheet.y + 4);
  sheet.y += 18;
  sheet.text(isolate(title), { size: 17, bold: true });
  sheet.text(verdict, { size: 11 });
  sheet.y += 8;
  drawBar(sheet, {
    label: 'Risk score',
    value: gauge.score,
    note: `${gauge.score} of 100, ${gauge.label}`,
    color: BAND_COLORS[gauge.band],
  });
}

async function drawSection(sheet: PdfSheet, { title, blocks }: Section): Promise<void> {
  sheet.y += 14;
  const [first] = blocks;
  const table = first?.kind === 'table' && first.rows.length > 0 ? HEADING + heightOfStart(sheet, first) : 0;
  sheet.room(Math.max(KEEP_WITH_NEXT, table));
  sheet.text(title, { size: 12.5, bold: true, color: BRAND });
  sheet.doc.setDrawColor(...RULE).setLineWidth(0.75);
  sheet.doc.line(MARGIN, sheet.y + 1, MARGIN + sheet.width, sheet.y + 1);
  sheet.y += 8;
  for (const block of blocks) {
    await drawBlock(sheet, block);
    sheet.y += 6;
  }
}

async function drawBlock(sheet: PdfSheet, block: Block): Promise<void> {
  switch (block.kind) {
    case 'facts':
      return drawFacts(sheet, block.facts);
    case 'text':
      return sheet.text(block.text, { size: BODY });
    case 'bars':
      for (const { label, value, note } of block.bars) {
        drawBar(sheet, { label, value, note: `${value}%, ${note}`, color: SCORE_COLOR });
      }
      return;
    case 'table':
      if (block.rows.length === 0) return sheet.text(block.empty, { size: BODY, color: QUIET });
      return drawTable(sheet, block);
  }
}

function drawFacts(sheet: PdfSheet, facts: readonly Fact[]): void {
  for (const { label, value } of facts) {
    sheet.room(BODY * 2);
    const top = sheet.y;
    sheet.text(label, { size: BODY, color: QUIET, width: LABEL_WIDTH });
    sheet.y = top;
    sheet.text(value === '' ? ' ' : value, { size: BODY, x: MARGIN + LABEL_WIDTH });
  }
}

function drawBar(sheet: PdfSheet, bar: { label: string; value: number; note: string; color: Rgb }): void {
  sheet.room(BODY * 2);
  const top = sheet.y;
  sheet.text(bar.label, { size: BODY, color: QUIET, width: LABEL_WIDTH });
  const { doc } = sheet;
  doc.setDrawColor(...RULE).setLineWidth(0.5);
  doc.rect(BAR.x, top + 2, BAR.width, BAR.height);
  doc.setFillColor(...bar.color);
  if (bar.value > 0) doc.rect(BAR.x, top + 2, (BAR.width * bar.value) / 100, BAR.height, 'F');
  sheet.y = top;
  sheet.text(bar.note, { size: BODY, bold: true, x: BAR.x + BAR.width + 10 });
  sheet.y += 3;
}

function drawFooters(sheet: PdfSheet, { reference, letterhead }: ReportDocument): void {
  const { doc } = sheet;
  const pages = doc.getNumberOfPages();
  const asOf = letterhead.find(({ label }) => label === 'As of')?.value ?? '';
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page);
    sheet.use({ size: 8, color: QUIET });
    const y = doc.internal.pageSize.getHeight() - 28;
    doc.text(`${reference} · ${asOf}`, MARGIN, y);
    doc.text(`Page ${page} of ${pages}`, MARGIN + sheet.width, y, { align: 'right' });
  }
}
