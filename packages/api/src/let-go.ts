import { nextTurn } from './next-turn.ts';

/**
 * Cancels a stream whose reader needs no more. Node 22 needs a turn of the event loop first: if one of its own streams (a
 * file, gunzip) is cancelled while it is about to emit data, it throws where nobody can catch it, and the process ends.
 */
export async function letGo(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  await nextTurn();
  await reader.cancel().catch(() => undefined);
}
