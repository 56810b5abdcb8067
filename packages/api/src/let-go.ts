import { nextTurn } from './next-turn.ts';

/**
 * Cancels a stream whose reader needs no more. Node 22 must be given a turn first: a stream of its own (a file, gunzip)
 * that is cancelled while it is about to emit data throws where nobody can catch it, and ends the process.
 */
export async function letGo(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  await nextTurn();
  await reader.cancel().catch(() => undefined);
}
