import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    passWithNoTests: false,
    // A real database is behind each test; on a busy machine that takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
