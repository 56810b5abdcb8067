import type { jsPDF } from 'jspdf';
import type { Fonts } from '../context.ts';

/** Points; A4 is 595 by 842. */
export const MARGIN = 42;
const BOTTOM = 56;
const LINE = 1.35;

export type Rgb = readonly [red: number, green: number, blue: number];
export const INK: Rgb = [22, 32, 46];
export const QUIET: Rgb = [74, 90, 108];
export const BRAND: Rgb = [22, 50, 79];
export const RULE: Rgb = [201, 211, 222];

export interface TextStyle {
  size: number;
  bold?: boolean;
  color?: Rgb;
  x?: number;
  /** Where lines are broken; the page's width unless told. */
  width?: number;
  href?: string;
}

/**
 * A PDF being written from top to bottom in a typeface that knows Latin, Cyrillic, Greek, Hebrew and Arabic script.
 * jsPDF shapes and orders right-to-left text itself, and drops what a font does not have: such signs are shown as an
 * empty box here, and `hasGaps` tells of them.
 */
export class PdfSheet {
  readonly doc: jsPDF;
  readonly width: number;
  y = MARGIN;
  hasGaps = false;
  readonly #glyphs: Readonly<Record<number, number>>;

  private constructor(doc: jsPDF) {
    this.doc = doc;
    this.width = doc.internal.pageSize.getWidth() - 2 * MARGIN;
    doc.setFont(TYPEFACE, 'normal');
    this.#glyphs = glyphsOf(doc);
  }

  /** jsPDF is large, so it is loaded with the first PDF. */
  static async open(fonts: Fonts, about: { title: string; createdAt: number; fileId: string }): Promise<PdfSheet> {
    const { jsPDF } = await import('jspdf');
    const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
    for (const style of ['regular', 'bold'] as const) {
      const file = `${TYPEFACE}-${style}.ttf`;
      doc.addFileToVFS(file, binaryString(fonts[style]));
      doc.addFont(file, TYPEFACE, style === 'bold' ? 'bold' : 'normal', undefined, 'Identity-H');
    }
    doc.setCreationDate(new Date(about.createdAt));
    doc.setFileId(about.fileId);
    doc.setLanguage('en');
    doc.setProperties({ title: about.title, creator: 'Tamis' });
    return new PdfSheet(doc);
  }

  /** Writes text in as many lines as it needs and moves below it. */
  text(text: string, style: TextStyle): void {
    const { size, x = MARGIN, href } = style;
    this.use(style);
    for (const line of this.lines(text, style)) {
      this.room(size * LINE);
      this.doc.text(line, x, this.y + size);
      if (href !== undefined) this.doc.link(x, this.y, this.doc.getTextWidth(line), size * LINE, { url: href });
      this.y += size * LINE;
    }
  }

  lines(text: string, style: TextStyle): string[] {
    this.use(style);
    const room = style.width ?? this.width - ((style.x ?? MARGIN) - MARGIN);
    return this.doc.splitTextToSize(this.drawable(text), room) as string[];
  }

  /** Begins a new page unless this much is left on the current one. */
  room(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.doc.addPage();
    this.y = MARGIN;
  }

  get bottom(): number {
    return this.doc.internal.pageSize.getHeight() - BOTTOM;
  }

  use({ size, bold = false, color = INK }: Pick<TextStyle, 'size' | 'bold' | 'color'>): void {
    this.doc.setFont(TYPEFACE, bold ? 'bold' : 'normal');
    this.doc.setFontSize(size);
    this.doc.setTextColor(...color);
  }

  /** The text with a box for every sign the typeface lacks, and without signs that cannot be seen. */
  drawable(text: string): string {
    const visible = text.normalize('NFC').replaceAll(INVISIBLE, (sign) => (sign === '\n' || sign === '\t' ? ' ' : ''));
    return Array.from(visible, (sign) => {
      if (this.#glyphs[sign.codePointAt(0) ?? 0] !== undefined) return sign;
      this.hasGaps = true;
      return '\u25a1';
    }).join('');
  }
}

/** Names the typeface inside the document. */
export const TYPEFACE = 'DejaVuSans';

/** Control characters, and those that only steer the direction of text: a name cannot turn the line around it. */
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Code point to glyph, as jsPDF read it from the font; its types do not tell of it. */
function glyphsOf(doc: jsPDF): Readonly<Record<number, number>> {
  const font = doc.getFont() as unknown as { metadata: { cmap: { unicode: { codeMap: Record<number, number> } } } };
  return font.metadata.cmap.unicode.codeMap;
}

/** Fonts as jsPDF takes files, one character a byte. A host hands out the same bytes each time, so this is done once. */
const binaryStrings = new WeakMap<Uint8Array, string>();

function binaryString(bytes: Uint8Array): string {
  const known = binaryStrings.get(bytes);
  if (known !== undefined) return known;
  const step = 32_768;
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += step) parts.push(String.fromCharCode(...bytes.subarray(at, at + step)));
  const text = parts.join('');
  binaryStrings.set(bytes, text);
  return text;
}
