import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readJson, uploadInMemory } from '../src/body.ts';
import { readEnv } from '../src/env.ts';
import { startServer } from '../src/serve.ts';
import { uploadOnDisk } from '../src/upload-on-disk.ts';

const MINUTE_MS = 60_000;

afterEach(() => vi.useRealTimers());

/** A request whose body comes in pieces, each after a while, and that goes on for ever after them unless it ends. */
function slowRequest(
  type: string,
  pieces: readonly string[],
  { everyMs, ends, cancelled }: { everyMs: number; ends: boolean; cancelled?: () => void },
) {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await new Promise((go) => setTimeout(go, everyMs));
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece));
      else if (ends) controller.close();
      else await new Promise(() => undefined);
    },
    cancel: cancelled,
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  };
  return new Request('http://tamis.test/api/entities/upload-csv', init);
}

const form = [
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n',
  'name,',
  'type',
  '\r\n--x--',
];
const FORM = 'multipart/form-data; boundary=x';

describe('a body on a slow line', () => {
  test('is waited for as long as data arrives', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const read = uploadInMemory(slowRequest(FORM, form, { everyMs: 50_000, ends: true }), 'file');
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(await (await read).file.text()).toBe('name,type');
  });

  test.each([
    ['a file in memory', FORM, (request: Request) => uploadInMemory(request, 'file')],
    ['a file on disk', FORM, (request: Request) => uploadOnDisk(request, 'file')],
    ['JSON', 'application/json', readJson],
  ])('fails with a sentence if nothing arrives for a minute: %s', async (_, type, read) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const cancelled = vi.fn<() => void>();
    const given = read(slowRequest(type, form.slice(0, 2), { everyMs: 1, ends: false, cancelled }));
    const refused: unknown[] = [];
    given.catch((error: unknown) => refused.push(error));
    // The disk has a time of its own.
    while (refused.length === 0) {
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
      await new Promise((go) => setImmediate(go));
    }
    expect(refused).toMatchObject([
      { code: 'TIMEOUT', message: expect.stringMatching(/^No more of the request arrived for a minute\./) },
    ]);
    // Whoever sends it may stop: nothing holds the rest for a reader that is gone.
    expect(cancelled).toHaveBeenCalledOnce();
  });
});

describe('a server that was started as in production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tamis-slow-'));
  let served: Server | undefined;
  const look = (message: unknown) => {
    served = (message as { server: Server }).server;
  };
  let stop: () => Promise<void>;
  beforeAll(async () => {
    subscribe('http.server.request.start', look);
    const env = readEnv({ DATABASE_URL: `file:${join(folder, 't.db')}`, PORT: '0', SEED: 'none' });
    const server = await startServer(env);
    ({ stop } = server);
    await fetch(`${server.url}/api/health`);
    unsubscribe('http.server.request.start', look);
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('accepts 200 MB at half a megabit per second', () => {
    expect(served?.requestTimeout).toBeGreaterThanOrEqual((200 * 8 * 1_000) / 0.5);
    expect(served?.headersTimeout).toBeLessThanOrEqual(MINUTE_MS);
  });

  test('keeps an idle connection longer than a proxy does: a request on a closing connection would be lost', () => {
    expect(served?.keepAliveTimeout).toBeGreaterThan(MINUTE_MS);
  });
});
