/** The header of a part of a multipart form. */
export interface PartHeader {
  name: string;
  /** Undefined for a text field. */
  fileName: string | undefined;
  type: string;
}

/** Receives the bytes of one part. */
export type Sink = (bytes: Buffer) => Promise<void> | void;

/** A form that does not follow RFC 7578, or ends too soon. */
export class BrokenForm extends Error {}

const MAX_HEADER_BYTES = 16_384;
const HEADER_END = Buffer.from('\r\n\r\n');
const LAST = '--';

/** The boundary in a Content-Type; throws `BrokenForm` if there is none. */
export function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || boundary.length > 70) throw new BrokenForm('no boundary');
  return boundary;
}

/**
 * Reads a multipart form from a stream, with no more than a chunk in memory. `sinkFor` returns the receiver of the
 * bytes of each part.
 */
export async function readParts(
  stream: AsyncIterable<Uint8Array>,
  boundary: string,
  sinkFor: (part: PartHeader) => Sink,
): Promise<void> {
  const window = new Window(stream);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  await window.until(delimiter, () => undefined);
  while ((await window.take(2)).toString('latin1') !== LAST) {
    // The line break after the delimiter is already taken; a header begins, and may be empty.
    const header: Buffer[] = [];
    let size = 0;
    await window.until(HEADER_END, (bytes) => {
      size += bytes.length;
      if (size > MAX_HEADER_BYTES) throw new BrokenForm('long header');
      header.push(Buffer.from(bytes));
    });
    await window.until(delimiter, sinkFor(headerOf(Buffer.concat(header).toString('utf8'))));
  }
}

function headerOf(text: string): PartHeader {
  const lines = text.split('\r\n');
  const valueOf = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  const disposition = valueOf('content-disposition');
  const name = parameter(disposition, 'name');
  if (name === undefined) throw new BrokenForm('a part without a name');
  return { name, fileName: parameter(disposition, 'filename'), type: valueOf('content-type') };
}

/** Browsers write quotation marks and line breaks in names as %22, %0D and %0A. */
function parameter(header: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]+))`, 'i').exec(header) ?? [];
  const value = quoted ?? plain;
  return value
    ?.replace(/%22/g, '"')
    .replace(/%0[DA]/gi, '')
    .replace(/\\(["\\])/g, '$1');
}

/** A view of a stream that moves forward and never holds more than a chunk and a delimiter. */
class Window {
  readonly #chunks: AsyncIterator<Uint8Array>;
  // The first delimiter of a form has no line break before it.
  #held = Buffer.from('\r\n');

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** Passes everything before the delimiter to the sink, and moves past it. */
  async until(delimiter: Buffer, sink: Sink): Promise<void> {
    for (;;) {
      const at = this.#held.indexOf(delimiter);
      if (at !== -1) {
        if (at > 0) await sink(this.#held.subarray(0, at));
        this.#held = this.#held.subarray(at + delimiter.length);
        return;
      }
      // The last bytes may be the beginning of a delimiter, so they are kept.
      const sure = this.#held.length - delimiter.length + 1;
      if (sure > 0) {
        await sink(this.#held.subarray(0, sure));
        this.#held = this.#held.subarray(sure);
      }
      await this.#more();
    }
  }

  async take(count: number): Promise<Buffer> {
    while (this.#held.length < count) await this.#more();
    const taken = this.#held.subarray(0, count);
    this.#held = this.#held.subarray(count);
    return taken;
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done === true) throw new BrokenForm('the form ends too soon');
    this.#held = Buffer.concat([this.#held, value]);
  }
}
