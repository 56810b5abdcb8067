import { Topic } from '@tamis/api/live/schema';
import { afterEach, expect, test, vi } from 'vitest';
import { listenToChanges } from '../src/features/live/change-stream.ts';
import { openStreams, serverOpens, serverRefuses, serverTells } from './live-stream.ts';

afterEach(() => vi.useRealTimers());

test('after a stream that was refused, everything may have changed', async () => {
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
