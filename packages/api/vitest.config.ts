import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Tests share nothing but what the modules remember of words and lists, which may not tell; so they share the modules as well.
    isolate: false,
    setupFiles: ['test/setup.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    passWithNoTests: false,
    // A real database is behind each test; on a busy machine that takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
