import { Topic } from '@tamis/api/live/schema';
import { afterEach, expect, test, vi } from 'vitest';
import { listenToChanges } from '../src/features/live/change-stream.ts';
import { openStreams, serverOpens, serverRefuses, serverTells } from './live-stream.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('after a refused stream, everything may have changed', async () => {
  vi.useFakeTimers();
  const heard: Topic[][] = [];
  const stop = listenToChanges({ onChange: (topics) => heard.push([...topics]), onEnd: () => undefined });
  serverOpens();
  serverTells('alert');
  serverRefuses();
  expect({ heard, open: openStreams() }).toEqual({ heard: [['alert']], open: 0 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(openStreams()).toBe(1);
  serverOpens();
  expect(heard).toEqual([['alert'], Topic.options]);
  stop();
});

test('after a night without a connection, no ended stream is kept', async () => {
  vi.useFakeTimers();
  const [added, removed] = [
    vi.spyOn(AbortSignal.prototype, 'addEventListener'),
    vi.spyOn(AbortSignal.prototype, 'removeEventListener'),
  ];
  const stop = listenToChanges({ onChange: () => undefined, onEnd: () => undefined });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    serverRefuses();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(added.mock.calls.length - removed.mock.calls.length).toBeLessThanOrEqual(2);
  stop();
});
