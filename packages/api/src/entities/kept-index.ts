/** The index of all entities as it is kept from one process to the next. */
import { ENGINE_VERSION, type NameIndex, openIndex } from '@tamis/screening';

/** How far the database had come when an index was built: the event of its audit log, and its last entity. */
interface KeptHead {
  seq: number;
  hash: string;
  lastId: number;
}

/** The form of the index. An index of another form is not used. */
const FORM = 3;

/** What comes before the index: its length in four bytes, and the head as JSON, padded so that numbers are aligned. */
export function keptHead(head: KeptHead): Uint8Array {
  const text = JSON.stringify({ ...head, engine: ENGINE_VERSION, form: FORM });
  const content = new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 4) * 4));
  const bytes = new Uint8Array(4 + content.byteLength);
  new DataView(bytes.buffer).setUint32(0, content.byteLength);
  bytes.set(content, 4);
  return bytes;
}

/** Null when it is not of this engine. */
export function readKept(kept: Uint8Array): (KeptHead & { index: NameIndex; bytes: Uint8Array }) | null {
  try {
    const length = new DataView(kept.buffer, kept.byteOffset).getUint32(0);
    // A copy: text is not decoded from memory that threads share.
    const text = new TextDecoder().decode(kept.slice(4, 4 + length));
    const { engine, form, ...head } = JSON.parse(text) as KeptHead & { engine: string; form: number };
    if (engine !== ENGINE_VERSION || form !== FORM) return null;
    const bytes = kept.subarray(4 + length);
    return { ...head, index: openIndex(bytes), bytes };
  } catch {
    return null;
  }
}
