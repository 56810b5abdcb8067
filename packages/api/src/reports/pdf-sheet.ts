import bidiFactory from 'bidi-js';
import type { jsPDF } from 'jspdf';
import type { Fonts } from '../context.ts';
import { RIGHT_TO_LEFT } from './document.ts';

/** Points; A4 is 595 by 842. */
export const MARGIN = 42;
const BOTTOM = 56;
/** Line height as a multiple of the font size. */
export const LINE = 1.4;

export type Rgb = readonly [red: number, green: number, blue: number];
/** The light theme of the pages. */
export const INK: Rgb = [20, 24, 31];
export const QUIET: Rgb = [86, 96, 112];
export const ACCENT: Rgb = [29, 78, 216];
export const AMBER: Rgb = [138, 83, 0];
export const RULE: Rgb = [216, 220, 226];
export const TRACK: Rgb = [238, 240, 243];

interface TextStyle {
  size: number;
  bold?: boolean;
  color?: Rgb;
  x?: number;
  /** The width at which lines are broken; the width of the page by default. */
  width?: number;
  href?: string;
}

/**
 * A PDF that is written from top to bottom in a typeface with Latin, Cyrillic, Greek, Hebrew and Arabic letters, and in
 * further ones for characters that it lacks. jsPDF joins Arabic letters, but it cannot change fonts within a line,
 * reverses Latin words beside Hebrew ones, and drops characters that a font lacks. So each line is put into visual
 * order and drawn in runs. A character that no font has is drawn as an empty box, and `hasGaps` is set. Pictures, such
 * as emoji, are left out instead.
 */
export class PdfSheet {
  readonly doc: jsPDF;
  readonly width: number;
  y = MARGIN;
  hasGaps = false;
  hasLostPictures = false;
  readonly #glyphs: ReadonlySet<number>;
  /** The typeface of each character that the main one lacks. */
  readonly #further = new Map<string, string>();
  #style: 'normal' | 'bold' = 'normal';

  private constructor(doc: jsPDF) {
    this.doc = doc;
    this.width = doc.internal.pageSize.getWidth() - 2 * MARGIN;
    this.#glyphs = glyphsOf(doc, TYPEFACE);
  }

  /** jsPDF is large, so it is loaded with the first PDF. */
  static async open(
    fonts: Fonts,
    about: { title: string; createdAt: number; fileId: string; text: string },
  ): Promise<PdfSheet> {
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
    doc.setLineHeightFactor(LINE);
    doc.setProperties({ title: about.title, creator: 'Tamis' });
    const sheet = new PdfSheet(doc);
    await sheet.#borrow(fonts, about.text);
    return sheet;
  }

  /** Adds typefaces for the characters of the text that the main one lacks. */
  async #borrow(fonts: Fonts, text: string): Promise<void> {
    const signs = new Set(text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(ISOLATING, ''));
    const missing = [...signs].filter((sign) => !this.#glyphs.has(codePoint(sign)));
    if (missing.length === 0) return;
    for (const { name, bytes } of await fonts.further(missing)) {
      this.doc.addFileToVFS(`${name}.ttf`, binaryString(bytes));
      this.doc.addFont(`${name}.ttf`, name, 'normal', undefined, 'Identity-H');
      const glyphs = glyphsOf(this.doc, name);
      for (const sign of missing) if (glyphs.has(codePoint(sign))) this.#further.set(sign, name);
    }
  }

  /** Writes text in as many lines as it needs, and moves below it. */
  text(text: string, style: TextStyle): void {
    const { size, x = MARGIN, href } = style;
    this.use(style);
    for (const line of this.lines(text, style)) {
      this.room(size * LINE);
      const width = this.draw(line, x, this.y + size);
      if (href !== undefined) this.doc.link(x, this.y, width, size * LINE, { url: href });
      this.y += size * LINE;
    }
  }

  lines(text: string, style: TextStyle): string[] {
    this.use(style);
    const room = style.width ?? this.width - ((style.x ?? MARGIN) - MARGIN);
    const drawable = this.drawable(text);
    return this.isOrdinary(drawable)
      ? (this.doc.splitTextToSize(drawable, room) as string[])
      : goingOn(this.#wrap(drawable, room));
  }

  /** Whether jsPDF can break and draw the text itself: it is in the main typeface and runs from left to right. */
  isOrdinary(text: string): boolean {
    return !RIGHT_TO_LEFT.test(text) && !Array.from(text).some((sign) => this.#further.has(sign));
  }

  /** Draws a line of text in the style that `use` has set, and returns its width. */
  draw(line: string, x: number, y: number): number {
    let end = x;
    for (const { typeface, text } of this.#runs(this.#inOrder(line))) {
      this.#setTypeface(typeface);
      this.doc.text(text, end, y, AS_ORDERED);
      end += this.doc.getTextWidth(text);
    }
    this.#setTypeface(TYPEFACE);
    return end - x;
  }

  /** In visual order from left to right: Arabic letters joined, then right-to-left words reversed. */
  #inOrder(line: string): string {
    if (!RIGHT_TO_LEFT.test(line)) return line;
    const joined = (this.doc as unknown as { processArabic: (text: string) => string }).processArabic(line);
    return bidi.getReorderedString(joined, bidi.getEmbeddingLevels(joined, 'ltr'));
  }

  /**
   * Breaks lines at spaces, between the characters of scripts without spaces, and anywhere in a word that is longer
   * than a line.
   */
  #wrap(text: string, room: number): string[] {
    const lines = [''];
    const pieces = text.split(BREAKS);
    for (const piece of pieces.flatMap((word) => (this.#widthOf(word.trimEnd()) <= room ? word : Array.from(word)))) {
      const longer = `${lines.at(-1)}${piece}`;
      if (lines.at(-1) === '' || this.#widthOf(longer.trimEnd()) <= room) lines[lines.length - 1] = longer;
      else lines.push(piece);
    }
    return lines.map((line) => line.trimEnd());
  }

  #widthOf(text: string): number {
    let width = 0;
    for (const run of this.#runs(text)) {
      this.#setTypeface(run.typeface);
      width += this.doc.getTextWidth(run.text);
    }
    this.#setTypeface(TYPEFACE);
    return width;
  }

  /** Consecutive characters in one typeface. */
  #runs(text: string): { typeface: string; text: string }[] {
    const runs: { typeface: string; text: string }[] = [];
    for (const sign of text.replaceAll(ISOLATING, '')) {
      const typeface = this.#further.get(sign) ?? TYPEFACE;
      const last = runs.at(-1);
      if (last?.typeface === typeface) last.text += sign;
      else runs.push({ typeface, text: sign });
    }
    return runs;
  }

  #setTypeface(typeface: string): void {
    this.doc.setFont(typeface, typeface === TYPEFACE ? this.#style : 'normal');
  }

  /** The finished file. Copied Arabic text consists of the letters, not of the forms that they take in a word. */
  bytes(): Uint8Array<ArrayBuffer> {
    for (const style of ['normal', 'bold'] as const) {
      const { toUnicode } = metadataOf(this.doc.setFont(TYPEFACE, style));
      for (const [glyph, code] of Object.entries(toUnicode)) {
        const letters = Array.from(String.fromCodePoint(code).normalize('NFKC'));
        if (letters.length === 1) toUnicode[glyph] = codePoint(letters[0]!);
      }
    }
    return new Uint8Array(this.doc.output('arraybuffer'));
  }

  /** Begins a new page unless this much room is left on the current one. */
  room(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.doc.addPage();
    this.y = MARGIN;
  }

  get bottom(): number {
    return this.doc.internal.pageSize.getHeight() - BOTTOM;
  }

  use({ size, bold = false, color = INK }: Pick<TextStyle, 'size' | 'bold' | 'color'>): void {
    this.#style = bold ? 'bold' : 'normal';
    this.#setTypeface(TYPEFACE);
    this.doc.setFontSize(size);
    this.doc.setTextColor(...color);
  }

  /**
   * The text with a box for every character that the typefaces lack, and without invisible characters. Pictures that
   * they lack are left out, unless the text has nothing else.
   */
  drawable(text: string): string {
    const visible = text.normalize('NFC').replaceAll(INVISIBLE, (sign) => (sign === '\n' || sign === '\t' ? ' ' : ''));
    const words = visible.replaceAll(PICTURE, (sign) => (this.#has(sign) ? sign : ''));
    if (words === visible || words.replaceAll(ISOLATING, '').trim() === '') return this.#withBoxes(visible);
    this.hasLostPictures = true;
    return this.#withBoxes(words.replaceAll(/ {2,}/gu, ' ').trim());
  }

  #withBoxes(text: string): string {
    return Array.from(text, (sign) => {
      if (this.#has(sign) || sign.match(ISOLATING)) return sign;
      this.hasGaps = true;
      return '\u25a1';
    }).join('');
  }

  #has(sign: string): boolean {
    return this.#glyphs.has(codePoint(sign)) || this.#further.has(sign);
  }
}

/** The name of the typeface inside the document. */
export const TYPEFACE = 'DejaVuSans';

/** Control characters, and others that are never drawn, such as variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Variation_Selector}\u200b-\u200f\u202a-\u202e\ufeff\u{e0000}-\u{e007f}]/gu;

/** Emoji and their components: flags consist of two letters, faces have a skin tone. */
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/gu;

/** They enclose words of another direction until the line is put into visual order. */
const ISOLATING = /[\u2066-\u2069]/gu;

/** The Unicode bidirectional algorithm (UAX 9). */
const bidi = bidiFactory();
/** Keeps jsPDF from changing the order. */
const AS_ORDERED = { isInputVisual: false, isOutputVisual: false };

/** After a space, and around a Chinese character, a kana or a Hangul syllable. */
const BREAKS =
  /(?<=\s)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])|(?=\p{Script=Han})/u;

/** Lines of one text: words divided by a line break keep their direction on the next line. */
function goingOn(lines: readonly string[]): string[] {
  let open = '';
  return lines.map((line) => {
    const whole = `${open}${line}`;
    const [, last = ''] = /([\u2066\u2067])[^\u2069]*$/u.exec(whole) ?? [];
    open = last;
    return whole;
  });
}

const codePoint = (sign: string): number => sign.codePointAt(0) ?? 0;

/** jsPDF's data on the current typeface, which its types do not declare. */
interface FontMetadata {
  cmap: { unicode: { codeMap: Record<number, number> } };
  /** The drawn glyphs, each with the code point that a copy of it gives. */
  toUnicode: Record<string, number>;
}

const metadataOf = (doc: jsPDF): FontMetadata => (doc.getFont() as unknown as { metadata: FontMetadata }).metadata;

/** The code points of a typeface. */
function glyphsOf(doc: jsPDF, typeface: string): ReadonlySet<number> {
  const { cmap } = metadataOf(doc.setFont(typeface, 'normal'));
  return new Set(Object.keys(cmap.unicode.codeMap).map(Number));
}

/**
 * Fonts in the form that jsPDF takes, one character per byte. A host returns the same bytes each time, so this is done
 * once.
 */
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
