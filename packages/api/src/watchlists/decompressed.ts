/** What packed bytes unpack to, as a stream, by the web platform's own decompression. */
import { letGo } from '../let-go.ts';
import { ListRefused } from './list-refused.ts';

/** Unpacked pieces. Throws what the source throws when that is a refusal, else `damaged`. */
export async function* decompressed(
  source: AsyncGenerator<Uint8Array>,
  format: CompressionFormat,
  damaged: ListRefused,
): AsyncGenerator<Uint8Array> {
  let refused: ListRefused | undefined;
  const packed = new ReadableStream<BufferSource>({
    async pull(controller) {
      try {
        const { done, value } = await source.next();
        if (done === true) controller.close();
        else controller.enqueue(new Uint8Array(value));
      } catch (error) {
        if (error instanceof ListRefused) refused = error;
        throw error;
      }
    },
    async cancel() {
      await source.return(undefined);
    },
  });
  const reader = packed.pipeThrough(new DecompressionStream(format)).getReader();
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        ended = true;
        throw refused ?? damaged;
      });
      ended = done;
      if (done) return;
      yield value;
    }
  } finally {
    if (!ended) await letGo(reader);
  }
}
