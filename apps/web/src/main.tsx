import { followTheme } from '@tamis/ui/theme';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepUnreachablePages } from './features/layout/unreachable-page.ts';
import { loadErrorPage } from './router.tsx';
import { createWebApp } from './web-app.ts';

/** Skeletons show after 150 ms; for what comes soon after none is drawn. */
const PATIENCE_MS = 300;

followTheme();
keepUnreachablePages();
// It is needed when nothing can be fetched any more.
if (document.readyState === 'complete') void loadErrorPage();
else window.addEventListener('load', () => void loadErrorPage());
void start();

/** Takes the place of the frame once, with what the page shows, in pieces between which the browser can answer. */
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

/** Until the answers that the page has asked for are there, but not for long. */
async function firstAnswers(queryClient: QueryClient): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (queryClient.isFetching() > 0 && performance.now() < until) await breath(10);
}

/** So that a slow browser can answer in between. */
function breath(ms = 0): Promise<void> {
  return new Promise((go) => setTimeout(go, ms));
}
