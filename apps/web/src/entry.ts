import './app.css';

/** A tab in the background paints nothing. */
const PAINTED_BY_MS = 100;

/** The page already holds the frame of the application (`frame.tsx`): it is painted before the rest is read. */
const timer = setTimeout(() => void start(), PAINTED_BY_MS);
requestAnimationFrame(() => {
  clearTimeout(timer);
  setTimeout(() => void start());
});

/** The framework, then the application: between them a slow browser can answer. */
async function start() {
  await import('react-dom/client');
  await nextTask();
  // The first question about languages takes a browser longer than all that follow; the component library asks it.
  Intl.DateTimeFormat.supportedLocalesOf('en-US');
  await nextTask();
  await import('./main.tsx');
}

const nextTask = () => new Promise((go) => setTimeout(go));
