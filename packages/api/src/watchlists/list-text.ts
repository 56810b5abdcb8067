/**
 * The text of a list file: its encoding is detected from the first bytes and its declaration, and checked against the
 * declaration.
 */
import { nameOfBytes } from '@tamis/screening/lists/other-formats';
import { ListRefused } from './list-refused.ts';

interface Encoding {
  /** What the bytes are decoded as. */
  label: string;
  /** The declared encoding, if there is one. */
  declared?: string;
}

/** The Unicode form that a byte order mark, or the zero bytes around '<', give away. */
function visibleForm(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  const [a, b, c] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  return undefined;
}

/** The start of the file, a character a byte, without zero bytes: enough to read an XML declaration in any encoding. */
function asLatin1(head: Uint8Array, length: number): string {
  return String.fromCharCode(...head.subarray(0, length));
}

function declaredEncoding(head: Uint8Array): string | undefined {
  const start = asLatin1(head, 1024).replaceAll('\0', '');
  const declaration = /<\?xml\b[^>]*\?>/.exec(start)?.[0] ?? '';
  return /\bencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/.exec(declaration)?.[1];
}

/** Whether the beginning of a file shows its encoding. */
export const tellsItsEncoding = (head: Uint8Array): boolean =>
  visibleForm(head) !== undefined || declaredEncoding(head) !== undefined;

function encodingOf(head: Uint8Array): Encoding {
  const visible = visibleForm(head);
  const declared = declaredEncoding(head);
  if (declared === undefined) return { label: visible ?? 'utf-8' };
  const refuse = (what: string): never => {
    throw new ListRefused('encoding', `The file says that it is encoded in ${declared}, but ${what}.`);
  };
  let label: string;
  try {
    label = new TextDecoder(declared).encoding;
  } catch {
    return refuse('no such encoding is known');
  }
  const wide = label.startsWith('utf-16');
  if (visible !== undefined && !(visible.startsWith('utf-16') ? wide : label === visible)) {
    return refuse(`it is in ${visible.toUpperCase().replace(/[BL]E$/, '')}`);
  }
  if (wide && visible === undefined) return refuse('it is not');
  return { label: visible ?? label, declared };
}

/**
 * Checks whether text that claims an older encoding is really UTF-8: such a file would be read without an error, and
 * every accented letter would be wrong.
 */
class Utf8Watch {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #suspect = true;
  #beyondAscii = false;

  add(piece: Uint8Array): void {
    if (!this.#suspect) return;
    this.#beyondAscii ||= piece.some((byte) => byte > 0x7f);
    try {
      this.#decoder.decode(piece, { stream: true });
    } catch {
      this.#suspect = false;
    }
  }

  get isUtf8(): boolean {
    return this.#suspect && this.#beyondAscii;
  }
}

/** Text in pieces, decoded strictly. Throws `ListRefused` if the bytes contradict the declared encoding. */
export async function* listText(bytes: AsyncGenerator<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let encoding: Encoding = { label: 'utf-8' };
  let watch: Utf8Watch | undefined;
  const decode = (piece: Uint8Array): string => {
    try {
      return decoder?.decode(piece, { stream: true }) ?? '';
    } catch {
      const name = (encoding.declared ?? encoding.label).toUpperCase();
      const claim = encoding.declared === undefined ? 'should be' : 'says that it is';
      throw new ListRefused('encoding', `The file ${claim} encoded in ${name}, but contains bytes that are not.`);
    }
  };
  for await (const piece of bytes) {
    if (decoder === undefined) {
      const name = nameOfBytes(asLatin1(piece, 16));
      if (name !== undefined) throw new ListRefused('other-format', name);
      encoding = encodingOf(piece);
      decoder = new TextDecoder(encoding.label, { fatal: true });
      if (!encoding.label.startsWith('utf-')) watch = new Utf8Watch();
    }
    watch?.add(piece);
    yield decode(piece);
  }
  if (watch?.isUtf8 === true) {
    const declared = encoding.declared ?? encoding.label;
    throw new ListRefused('encoding', `The file says that it is encoded in ${declared}, but it is in UTF-8.`);
  }
  try {
    yield decoder?.decode() ?? '';
  } catch {
    throw new ListRefused('truncated', 'The file is cut short: it ends in the middle of a character.');
  }
}
