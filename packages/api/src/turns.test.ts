import { afterEach, expect, test, vi } from 'vitest';
import { jsonInTurns, stepsInTurns, turnsOf } from './turns.ts';

/** A clock that each piece of work moves on. */
function aClock() {
  let ms = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => ms);
  return { work: (spent: number) => (ms += spent) };
}
afterEach(() => vi.restoreAllMocks());

test('others are served once a turn is over, and not before', async () => {
  const clock = aClock();
  const breathe = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const pause = turnsOf(breathe);
  const served: number[] = [];
  for (const spent of [4, 4, 4, 4, 30, 1]) {
    clock.work(spent);
    await pause();
    served.push(breathe.mock.calls.length);
  }
  expect(served).toEqual([0, 0, 1, 1, 2, 2]);
});

test('all steps run, and the last one of each turn is reported', async () => {
  const clock = aClock();
  const breathe = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const told: number[] = [];
  function* steps() {
    for (let step = 1; step <= 7; step += 1) {
      clock.work(6);
      yield step;
    }
    return 'done';
  }
  expect(await stepsInTurns(steps(), breathe, (step) => told.push(step))).toBe('done');
  expect(told).toEqual([2, 4, 6]);
  expect(breathe).toHaveBeenCalledTimes(3);
});

test('rows are written as JSON in turns, whole and in order', async () => {
  const clock = aClock();
  const breathe = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const slowRow = (id: number) => ({ toJSON: () => (clock.work(1), { id, name: 'Żółć, "Ж"' }) });
  const rows = Array.from({ length: 350 }, (_, id) => slowRow(id));
  const written = new TextDecoder().decode(await jsonInTurns(rows, breathe));
  expect(breathe).toHaveBeenCalledTimes(4);
  expect(written).toBe(JSON.stringify(rows));
  expect(new TextDecoder().decode(await jsonInTurns([], breathe))).toBe('[]');
});
