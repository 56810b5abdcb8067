/** Numbers as few bytes as possible: seven bits per byte, lowest first; the high bit says that more follow. */

const more = 0x80;
const low = 0x7f;

/** A growing list of bytes. */
export class ByteWriter {
  #bytes = new Uint8Array(256);
  length = 0;

  /** A whole number from 0 to 2^32 − 1. */
  number(value: number): void {
    if (this.length + 5 > this.#bytes.length) this.#grow(5);
    let rest = value;
    while (rest > low) {
      this.#bytes[this.length++] = (rest & low) | more;
      rest >>>= 7;
    }
    this.#bytes[this.length++] = rest;
  }

  bytes(bytes: Uint8Array): void {
    if (this.length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** A text as UTF-8. */
  text(text: string): void {
    const start = this.length;
    if (start + text.length > this.#bytes.length) this.#grow(text.length);
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code >= 0x80) {
        this.length = start;
        return this.bytes(encoder.encode(text));
      }
      this.#bytes[this.length++] = code;
    }
  }

  /** UTF-16 units as UTF-8. */
  units(units: Uint16Array): void {
    if (this.length + units.length > this.#bytes.length) this.#grow(units.length);
    const start = this.length;
    for (let at = 0; at < units.length; at++) {
      const code = units[at]!;
      if (code >= 0x80) {
        this.length = start;
        return this.bytes(encoder.encode(String.fromCharCode(...units)));
      }
      this.#bytes[this.length++] = code;
    }
  }

  /** The bytes so far, not copied: valid until the next write. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }

  #grow(by: number): void {
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + by));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The bytes that `number` takes. */
export const sizeOf = (value: number): number =>
  value < 1 << 7 ? 1 : value < 1 << 14 ? 2 : value < 1 << 21 ? 3 : value < 1 << 28 ? 4 : 5;

/** Reads what a ByteWriter wrote, from a given position. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  at = 0;
  end: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.end = bytes.length;
  }

  number(): number {
    let byte = this.#bytes[this.at++]!;
    if (byte < more) return byte;
    let value = byte & low;
    for (let shift = 7; shift < 35; shift += 7) {
      byte = this.#bytes[this.at++]!;
      value |= (byte & low) << shift;
      if (byte < more) break;
    }
    return value >>> 0;
  }

  /** The number of numbers up to the end. Each ends with a byte whose high bit is not set. */
  count(): number {
    let count = 0;
    for (let at = this.at; at < this.end; at++) if (this.#bytes[at]! < more) count++;
    return count;
  }

  text(length: number): string {
    this.at += length;
    return textOf(this.#bytes, this.at - length, this.at);
  }
}

/** Decodes some bytes. Short ASCII texts are read several times faster without a decoder. */
export function textOf(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > shortText) return decoded(bytes.subarray(start, end));
  let text = '';
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if (byte >= more) return decoded(bytes.subarray(start, end));
    text += String.fromCharCode(byte);
  }
  return text;
}

const shortText = 32;

/** Not every host decodes shared memory, so shared bytes are copied first. */
const decoded = (part: Uint8Array): string => decoder.decode(part.buffer instanceof ArrayBuffer ? part : part.slice());
