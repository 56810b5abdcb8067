/** Opens indexes, and gives the engine access to what is inside. */
import type { IndexedParty } from './build-index.ts';
import { engine, formatVersion, header, headerBytes, headerChecksum, magic } from './segment-format.ts';
import { type NameIndex, type Origins, Segment } from './segment.ts';
import { ENGINE_VERSION } from '../version.ts';

/** The bytes are not a segment of this engine. */
export class IndexFormatError extends Error {
  override name = 'IndexFormatError';
}

/** Several indexes merged by `mergeIndexes`. Plain arrays, which can be passed to threads. */
export interface MergedBytes {
  bytes: Uint8Array;
  origins: Origins;
}

/**
 * Opens an index without parsing it. A hit in a merged index has the original index and id of its party. Throws
 * IndexFormatError with the reason if the magic number, version or length is wrong.
 */
export function openIndex(index: Uint8Array | MergedBytes): NameIndex {
  const { bytes, origins } = index instanceof Uint8Array ? { bytes: index } : index;
  if (bytes.byteLength < headerBytes)
    throw new IndexFormatError(`The index is ${bytes.byteLength} bytes long, shorter than its header.`);
  // Sections are read as 32-bit words, so an unaligned view is copied.
  const own = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(own.buffer, own.byteOffset, headerBytes / 4);
  if (words[header.magic] !== magic) throw new IndexFormatError('These bytes are not a name index.');
  if (words[header.version] !== formatVersion)
    throw new IndexFormatError(
      `The index has format ${words[header.version]}, this engine reads format ${formatVersion}. Build it again.`,
    );
  if (words[header.engine] !== engine())
    throw new IndexFormatError(`The index was written by another engine than ${ENGINE_VERSION}. Build it again.`);
  if (words[header.byteLength] !== own.byteLength)
    throw new IndexFormatError(`The index should be ${words[header.byteLength]} bytes long and is ${own.byteLength}.`);
  if (words[header.checksum] !== headerChecksum(words))
    throw new IndexFormatError('The header of the index is damaged.');
  try {
    return new Segment(own, origins);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new IndexFormatError('The index is damaged: its sections do not fit. Build it again.', { cause: error });
  }
}

/**
 * The parties of an index, as far as screening needs them, people first. A merged index is built from them in a third
 * of the time that reading the names would take.
 */
export const partiesOf = (index: NameIndex): Iterable<IndexedParty> => segmentOf(index).parties();

/** A segment that is searched together with others. */
export interface PlacedSegment {
  segment: Segment;
  /** The id of a party, and which of the searched indexes it is in; a merged index counts as those it was made of. */
  originOf: (party: number) => { index: number; id: number };
}

/** Indexes as segments, in their order, for a search of all of them. */
export function segmentsOf(indexes: readonly NameIndex[]): PlacedSegment[] {
  let count = 0;
  return indexes.map((one) => {
    const segment = segmentOf(one);
    const first = count;
    count += segment.indexCount;
    return {
      segment,
      originOf: (party) => {
        const { index, id } = segment.originOf(party);
        return { index: first + index, id };
      },
    };
  });
}

/** An index as a segment. Throws `TypeError` for anything that `openIndex` did not return. */
export function segmentOf(index: NameIndex): Segment {
  if (!(index instanceof Segment)) throw new TypeError('Pass an index that openIndex returned.');
  return index;
}
