import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // When a test is given up, not how long it may take: properties try many cases, and a busy machine takes its time.
    testTimeout: 120_000,
  },
});
