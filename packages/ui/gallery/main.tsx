import '../src/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followTheme, setTheme } from '../src/theme.ts';
import { Gallery } from './gallery.tsx';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme === 'light' || theme === 'dark') setTheme(theme);
followTheme();
document.documentElement.dir = query.get('dir') ?? 'ltr';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
