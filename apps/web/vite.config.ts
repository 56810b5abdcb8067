import type { IncomingMessage, ServerResponse } from 'node:http';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { englishOnly } from './english-only.ts';
import { pageChunks } from './page-chunks.ts';
import { pages } from './pages.ts';
import { pureSchemas } from './pure-schemas.ts';
import { toasterStyle } from './toaster-style.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/** An answer that the API breaks off is broken off here too: a page would listen for ever to a server that is gone. */
function breakOffWith(from: IncomingMessage, _: IncomingMessage, to: ServerResponse): void {
  from.once('close', () => {
    if (!from.complete) to.destroy();
  });
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
    toasterStyle(),
    englishOnly(),
    pureSchemas(),
    pageChunks(),
    pages(),
  ],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: { '/api': { target: api, configure: (proxy) => proxy.on('proxyRes', breakOffWith) } },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The content policy knows files, not data: addresses.
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    // When a test is given up, not how long it may take: a busy machine takes its time.
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
  },
});
