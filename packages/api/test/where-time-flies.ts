import { vi } from 'vitest';
import type { Ctx } from '../src/context.ts';

/** The context of somebody whose every look at the clock is a turn later, and how often others were served; the test restores the clock. */
export function whereTimeFlies(ctx: Ctx) {
  const breathe = vi.fn<() => Promise<void>>(() => Promise.resolve());
  let ms = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (ms += 10));
  return { ctx: { ...ctx, breathe }, turns: () => breathe.mock.calls.length };
}
