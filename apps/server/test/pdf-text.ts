import { inflateSync } from 'node:zlib';

/** The text of a PDF as a reader copies it: what each glyph that is drawn stands for, piece by piece in drawing order. */
export function pdfText(pdf: Uint8Array): string[] {
  const source = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gsu)].map(([, id = '', body = '']) => [id, body]),
  );
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
    const toUnicode = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(id) ?? '')?.[1];
    if (toUnicode !== undefined) fonts.set(name, lettersOf(streamOf(objects.get(toUnicode) ?? '')));
  }
  const pieces: string[] = [];
  for (const body of objects.values()) {
    if (!body.includes('stream\n')) continue;
    let font: ReadonlyMap<string, string> | undefined;
    for (const [, name, glyphs] of streamOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)> Tj/gu)) {
      if (name !== undefined) font = fonts.get(name);
      else if (font) pieces.push((glyphs?.match(/.{4}/gu) ?? []).map((glyph) => font?.get(glyph) ?? '').join(''));
    }
  }
  return pieces;
}

/** Glyph number to letter, both of four hexadecimal digits. */
function lettersOf(cmap: string): ReadonlyMap<string, string> {
  return new Map(
    [...cmap.matchAll(/<([0-9a-f]{4})>\s*<([0-9a-f]{4})>\n/giu)].map(([, glyph = '', code = '']) => [
      glyph.toLowerCase(),
      String.fromCodePoint(Number.parseInt(code, 16)),
    ]),
  );
}

function streamOf(body: string): string {
  const [, bytes = ''] = /stream\n(.*)\nendstream/su.exec(body) ?? [];
  if (!body.includes('/FlateDecode')) return bytes;
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    // A font file, which holds no text.
    return '';
  }
}
