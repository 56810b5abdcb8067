import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    // When a test is given up, not how long it may take: a busy machine takes its time.
    testTimeout: 60_000,
  },
});
