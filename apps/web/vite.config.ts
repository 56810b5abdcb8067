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

/** Breaks off a response when the API does. Otherwise a page would wait for ever for a server that is gone. */
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
    // The content policy allows files, not data: URLs.
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    // The limit for giving up, not the expected time: a busy machine is slow.
    testTimeout: 60_000,
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
  },
});
