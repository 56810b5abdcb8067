import { defineConfig } from 'vitest/config';

/** When a test is given up, not how long it may take: it waits for programs that it starts, on a busy machine too. */
const PATIENCE_MS = 120_000;

export default defineConfig({
  test: {
    // Each test makes its own services; modules remember of words and lists only what may not tell, and are read once.
    isolate: false,
    setupFiles: ['../../packages/api/test/setup.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    passWithNoTests: false,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
  },
});
