import { defineConfig } from 'vitest/config';

/** Tests that start programs wait for them; on a busy machine that takes its time. */
const PATIENCE_MS = 60_000;

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    passWithNoTests: false,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
  },
});
