import { followTheme } from '@tamis/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './app.css';
import { createWebApp } from './web-app.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followTheme();
createRoot(root).render(
  <StrictMode>
    <App {...createWebApp()} />
  </StrictMode>,
);
