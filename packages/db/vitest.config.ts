import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    passWithNoTests: false,
    // Each test uses a real database, which is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
