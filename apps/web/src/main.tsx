import { followTheme } from '@tamis/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './app.css';
import { keepUnreachablePages } from './features/layout/unreachable-page.ts';
import { loadErrorPage } from './router.tsx';
import { createWebApp } from './web-app.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followTheme();
keepUnreachablePages();
// It is needed when nothing can be fetched any more.
window.addEventListener('load', () => void loadErrorPage());
createRoot(root).render(
  <StrictMode>
    <App {...createWebApp()} />
  </StrictMode>,
);
