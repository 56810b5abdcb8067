import type { Readable } from 'node:stream';

/**
 * A stream of Node as one of the web, read only when somebody asks. Node's own `Readable.toWeb` throws where nobody can
 * catch it, and so ends the process, when more comes in the moment in which its reader gives up.
 *
 * @param whole whether a reader that gives up ends `stream` too; without, what is left of it can still be read.
 */
export function webStreamOf(stream: Readable, whole = true): ReadableStream<Uint8Array> {
  const chunks = stream.iterator({ destroyOnReturn: whole }) as AsyncIterableIterator<Uint8Array>;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel: async () => {
        await chunks.return?.();
        // An iterator that was never asked for anything does not end its stream.
        if (whole) stream.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
