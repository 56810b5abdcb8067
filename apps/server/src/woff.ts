/** WOFF 1.0 (W3C Recommendation, 13 December 2012): a TrueType file with individually compressed tables. */
const SIGNATURE = 0x77_4f_46_46;
const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** The TrueType file in a WOFF file. Throws if it is no WOFF file. */
export async function trueTypeOf(woff: Uint8Array): Promise<Uint8Array> {
  const source = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (source.getUint32(0) !== SIGNATURE) throw new Error('The font is no WOFF file');
  const count = source.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const entry = HEADER + at * ENTRY;
      const field = (number: number) => source.getUint32(entry + number * 4);
      const [tag, offset, packed, length, checksum] = [field(0), field(1), field(2), field(3), field(4)];
      const bytes = woff.subarray(offset, offset + packed);
      return { tag, checksum, bytes: packed < length ? await inflate(bytes) : bytes };
    }),
  );
  const directory = SFNT_HEADER + count * SFNT_ENTRY;
  const font = new Uint8Array(tables.reduce((end, { bytes }) => end + padded(bytes.length), directory));
  const target = new DataView(font.buffer);
  const largestPower = 2 ** Math.floor(Math.log2(count));
  target.setUint32(0, source.getUint32(4));
  target.setUint16(4, count);
  target.setUint16(6, largestPower * SFNT_ENTRY);
  target.setUint16(8, Math.log2(largestPower));
  target.setUint16(10, (count - largestPower) * SFNT_ENTRY);
  let end = directory;
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + at * SFNT_ENTRY;
    for (const [field, value] of [tag, checksum, end, bytes.length].entries())
      target.setUint32(entry + field * 4, value);
    font.set(bytes, end);
    end += padded(bytes.length);
  }
  return font;
}

/** Tables begin at multiples of four. */
const padded = (length: number): number => Math.ceil(length / 4) * 4;

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const unpacked = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
