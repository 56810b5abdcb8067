import { afterEach, expect, test, vi } from 'vitest';
import { waitAtMost } from './wait-at-most.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('waits for the work, fails with it, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  await waitAtMost(20_000, Promise.resolve());
  await expect(waitAtMost(20_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

test('waits as long as it may, and no longer', async () => {
  vi.useFakeTimers();
  let isOver = false;
  void waitAtMost(20_000, new Promise(() => undefined)).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});

test('a signal ends the wait, also one that has come before', async () => {
  vi.useFakeTimers();
  const stop = new AbortController();
  const waited = waitAtMost(20_000, new Promise(() => undefined), stop.signal);
  stop.abort();
  await waited;
  expect(vi.getTimerCount()).toBe(0);
  const late = waitAtMost(20_000, new Promise(() => undefined), stop.signal);
  await vi.advanceTimersByTimeAsync(0);
  await late;
});
