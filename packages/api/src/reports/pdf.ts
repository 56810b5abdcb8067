import type { Fonts } from '../context.ts';
import { RISK_HIGH, RISK_MEDIUM } from '@tamis/screening/risk/bands';
import {
  BAND_SIGNS,
  type Block,
  type Fact,
  isolate,
  type PdfOptions,
  type ReportDocument,
  type Section,
} from './document.ts';
import { MARK } from './mark.ts';
import { ACCENT, INK, LINE, MARGIN, PdfSheet, QUIET, type Rgb, RULE, TRACK } from './pdf-sheet.ts';
import { drawTable, heightOfStart } from './pdf-table.ts';

const BODY = 9;
const LABEL_WIDTH = 100;
const BAR = { x: MARGIN + LABEL_WIDTH, width: 150, height: 5 };
const BAND_COLORS: Record<ReportDocument['gauge']['band'], Rgb> = {
  high: [168, 7, 26],
  medium: [184, 110, 0],
  low: [11, 154, 128],
};
const GAUGE_WIDTH = 170;
/** The gap between two columns. */
const GUTTER = 24;
/** A value with more lines takes the full width. */
const FACT_LINES = 3;
/** Room that a heading needs below it, so that it is never alone at the bottom of a page. */
const KEEP_WITH_NEXT = 70;
/** A text up to this height stays together with its heading. */
const KEEP_WHOLE = 160;
/** Height of a heading. */
const HEADING = 22;

/** A report as an A4 PDF with selectable text. */
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
  const { hasGaps, hasLostPictures } = sheet;
  if (hasGaps || hasLostPictures) {
    sheet.y += 8;
    const notes = [
      ...(hasGaps ? ['A \u25a1 stands for a character that this typeface does not have.'] : []),
      ...(hasLostPictures ? ['Emoji that this typeface does not have are left out.'] : []),
      'The HTML report shows the whole text.',
    ];
    sheet.text(notes.join(' '), { size: BODY, color: QUIET });
  }
  drawFooters(sheet, report);
  return sheet.bytes();
}

function drawTop(sheet: PdfSheet, { title, verdict, letterhead, gauge }: ReportDocument): void {
  drawBrand(sheet);
  drawFacts(sheet, letterhead);
  sheet.doc.setDrawColor(...INK).setLineWidth(0.75);
  sheet.doc.line(MARGIN, sheet.y + 6, MARGIN + sheet.width, sheet.y + 6);
  sheet.y += 24;
  const top = sheet.y;
  const width = sheet.width - GAUGE_WIDTH - GUTTER;
  sheet.text(isolate(title), { size: 16, bold: true, width });
  sheet.y += 2;
  sheet.text(verdict, { size: 10.5, width });
  const end = sheet.y;
  sheet.y = top;
  drawGauge(sheet, gauge);
  sheet.y = Math.max(sheet.y, end);
}

/** The logo and the name on the left, the kind of document on the right. */
function drawBrand(sheet: PdfSheet): void {
  const { doc } = sheet;
  const size = 20;
  const [scale, x, y] = [size / 24, MARGIN, sheet.y];
  const { rim, holes, hole, grain } = MARK;
  const circle = (cx: number, cy: number, radius: number, style: 'F' | 'S') =>
    doc.circle(x + cx * scale, y + cy * scale, radius * scale, style);
  doc.setDrawColor(...INK).setLineWidth(rim.width * scale);
  circle(rim.x, rim.y, rim.radius, 'S');
  doc.setFillColor(...INK);
  for (const [cx, cy] of holes) circle(cx, cy, hole, 'F');
  doc.setFillColor(...ACCENT);
  circle(grain.x, grain.y, grain.radius, 'F');
  sheet.use({ size: 13, bold: true });
  doc.text('Tamis', x + size + 8, y + 14.5);
  sheet.use({ size: 10, color: QUIET });
  doc.text('Entity report', MARGIN + sheet.width, y + 14.5, { align: 'right' });
  sheet.y += size + 14;
}

/** The score and its band in words, above a bar with gaps between the bands. */
function drawGauge(sheet: PdfSheet, { score, band, label }: ReportDocument['gauge']): void {
  const { doc } = sheet;
  const [x, color] = [MARGIN + sheet.width - GAUGE_WIDTH, BAND_COLORS[band]];
  const at = (place: number) => x + (GAUGE_WIDTH * place) / 100;
  const top = sheet.y + 4;
  sheet.use({ size: 10.5, color });
  doc.text(BAND_SIGNS[band], x, top + 10.5);
  sheet.use({ size: 10.5, bold: true });
  doc.text(`${score} of 100, ${label}`, x + 14, top + 10.5);
  const bar = { y: top + 19, height: 6 };
  drawTrack(sheet, { x, y: bar.y, width: GAUGE_WIDTH, height: bar.height, value: score, color });
  doc.setFillColor(255, 255, 255);
  for (const place of [RISK_MEDIUM, RISK_HIGH]) doc.rect(at(place) - 0.75, bar.y, 1.5, bar.height, 'F');
  sheet.use({ size: 7, color: QUIET });
  for (const [place, align] of SCALE) doc.text(String(place), at(place), bar.y + 15, { align });
  sheet.y = bar.y + 20;
}

const SCALE = [
  [0, 'left'],
  [RISK_MEDIUM, 'center'],
  [RISK_HIGH, 'center'],
  [100, 'right'],
] as const;

function drawTrack(
  sheet: PdfSheet,
  { x, y, width, height, value, color }: Record<'x' | 'y' | 'width' | 'height' | 'value', number> & { color: Rgb },
): void {
  sheet.doc.setFillColor(...TRACK).rect(x, y, width, height, 'F');
  sheet.doc.setFillColor(...color);
  if (value > 0) sheet.doc.rect(x, y, (width * value) / 100, height, 'F');
}

async function drawSection(sheet: PdfSheet, { title, blocks }: Section): Promise<void> {
  sheet.y += 14;
  sheet.room(Math.max(KEEP_WITH_NEXT, HEADING + keptHeight(sheet, blocks)));
  sheet.text(title, { size: 11.5, bold: true });
  sheet.y += 4;
  for (const block of blocks) {
    await drawBlock(sheet, block);
    sheet.y += 6;
  }
}

/** The height of the part of a section that stays with its heading. */
function keptHeight(sheet: PdfSheet, [first, ...rest]: readonly Block[]): number {
  if (first?.kind === 'table' && first.rows.length > 0) return heightOfStart(sheet, first);
  if (first?.kind === 'facts' && rest[0]?.kind === 'table') return KEEP_WITH_NEXT + heightOfStart(sheet, rest[0]);
  if (first?.kind !== 'text') return 0;
  const height = sheet.lines(first.text, { size: BODY }).length * BODY * LINE;
  return height <= KEEP_WHOLE ? height : 0;
}

async function drawBlock(sheet: PdfSheet, block: Block): Promise<void> {
  switch (block.kind) {
    case 'facts':
      return drawFacts(sheet, block.facts);
    case 'text':
      return sheet.text(block.text, { size: BODY });
    case 'bars':
      for (const { label, value, note } of block.bars) {
        drawBar(sheet, { label, value, note });
      }
      return;
    case 'table':
      if (block.rows.length === 0) return sheet.text(block.empty, { size: BODY, color: QUIET });
      return drawTable(sheet, block);
  }
}

/** Two facts side by side, as on the page. */
function drawFacts(sheet: PdfSheet, facts: readonly Fact[]): void {
  const half = (sheet.width - GUTTER) / 2;
  const linesOf = ({ value }: Fact) => sheet.lines(value, { size: BODY, width: half - LABEL_WIDTH }).length;
  for (let at = 0; at < facts.length;) {
    const pair = facts.slice(at, at + 2);
    // An address that is broken over lines cannot be copied.
    const fits = (fact: Fact) => linesOf(fact) <= (fact.href === undefined ? FACT_LINES : 1);
    const row = pair.every(fits) ? pair : pair.slice(0, 1);
    const width = row.length === 1 ? sheet.width : half;
    sheet.room(Math.min(FACT_LINES, Math.max(...row.map(linesOf))) * BODY * LINE);
    const top = sheet.y;
    let bottom = top;
    for (const [column, fact] of row.entries()) {
      sheet.y = top;
      drawFact(sheet, fact, { x: MARGIN + column * (half + GUTTER), width });
      bottom = Math.max(bottom, sheet.y);
    }
    sheet.y = row.length === 1 ? sheet.y : bottom;
    at += row.length;
  }
}

function drawFact(sheet: PdfSheet, { label, value, href }: Fact, { x, width }: { x: number; width: number }): void {
  const top = sheet.y;
  sheet.text(label, { size: BODY, color: QUIET, x, width: LABEL_WIDTH });
  sheet.y = top;
  const place = { size: BODY, x: x + LABEL_WIDTH, width: width - LABEL_WIDTH };
  sheet.text(value === '' ? ' ' : value, href === undefined ? place : { ...place, href, color: ACCENT });
}

function drawBar(sheet: PdfSheet, { label, value, note }: { label: string; value: number; note: string }): void {
  sheet.room(BODY * 2);
  const top = sheet.y;
  sheet.text(label, { size: BODY, color: QUIET, width: LABEL_WIDTH });
  drawTrack(sheet, { ...BAR, y: top + 4, value, color: INK });
  sheet.use({ size: BODY, bold: true });
  const end = BAR.x + BAR.width;
  sheet.doc.text(`${value} %`, end + 40, top + BODY, { align: 'right' });
  sheet.y = top;
  sheet.text(note, { size: BODY, color: QUIET, x: end + 50 });
  sheet.y += 2;
}

function drawFooters(sheet: PdfSheet, { reference, letterhead }: ReportDocument): void {
  const { doc } = sheet;
  const pages = doc.getNumberOfPages();
  const asOf = letterhead.find(({ label }) => label === 'As of')?.value ?? '';
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page);
    sheet.use({ size: 7.5, color: QUIET });
    const y = doc.internal.pageSize.getHeight() - 28;
    doc.setDrawColor(...RULE).setLineWidth(0.5);
    doc.line(MARGIN, y - 14, MARGIN + sheet.width, y - 14);
    doc.text(`${reference} · ${asOf}`, MARGIN, y);
    doc.text(`Page ${page} of ${pages}`, MARGIN + sheet.width, y, { align: 'right' });
  }
}
