import './app.css';

/** A tab in the background paints nothing. */
const PAINTED_BY_MS = 100;

/** The page already holds the frame of the application (`frame.tsx`): it is painted before the rest is read. */
const timer = setTimeout(() => void start(), PAINTED_BY_MS);
requestAnimationFrame(() => {
  clearTimeout(timer);
  setTimeout(() => void start());
});

/** The framework, then the application: between the two a slow browser can answer. */
async function start() {
  await import('react-dom/client');
  setTimeout(() => void import('./main.tsx'));
}
