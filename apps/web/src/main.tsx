import { followTheme } from '@tamis/ui/theme';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepUnreachablePages } from './features/layout/unreachable-page.ts';
import { loadErrorPage } from './router.tsx';
import { createWebApp } from './web-app.ts';

/** Skeletons appear after 150 ms. Data that arrives soon after that is shown without one. */
const PATIENCE_MS = 300;

followTheme();
keepUnreachablePages();
// It is needed when nothing else can be fetched.
if (document.readyState === 'complete') void loadErrorPage();
else window.addEventListener('load', () => void loadErrorPage());
void start();

/** Replaces the frame once, with the content of the page, and pauses in between so that the browser can respond. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await breath();
  const app = createWebApp();
  await breath();
  await app.router.load();
  await firstAnswers(app.queryClient);
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App {...app} />
      </StrictMode>,
    ),
  );
}

/** Waits for the responses that the page has requested, but not for long. */
async function firstAnswers(queryClient: QueryClient): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (queryClient.isFetching() > 0 && performance.now() < until) await breath(10);
}

/** Lets a slow browser respond in between. */
function breath(ms = 0): Promise<void> {
  return new Promise((go) => setTimeout(go, ms));
}
