/** What packed bytes unpack to, as a stream, by the web platform's own decompression. */
import { ListRefused } from './list-refused.ts';
import { nextTurn } from './next-turn.ts';

/**
 * Cancels a stream whose reader needs no more. Node 22 must be given a turn first: a stream of its own (a file, gunzip)
 * that is cancelled while it is about to emit data throws where nobody can catch it, and ends the process.
 */
export async function letGo(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  await nextTurn();
  await reader.cancel().catch(() => undefined);
}

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
