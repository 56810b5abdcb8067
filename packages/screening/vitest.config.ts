import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // What words are remembered may change no answer: files share them, which also spares reading the tables anew for each.
    isolate: false,
    // When a test is given up, not how long it may take: properties try many cases, and a busy machine takes its time.
    testTimeout: 120_000,
  },
});
