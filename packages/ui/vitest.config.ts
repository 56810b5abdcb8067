import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    // The limit for giving up, not the expected time: a busy machine is slow.
    testTimeout: 60_000,
  },
});
