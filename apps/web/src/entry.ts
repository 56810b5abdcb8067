import './app.css';

/** A tab in the background paints nothing. */
const PAINTED_BY_MS = 100;

/**
 * The page already contains the frame of the application (`frame.tsx`), which is painted before anything else is
 * loaded.
 */
const timer = setTimeout(() => void start(), PAINTED_BY_MS);
requestAnimationFrame(() => {
  clearTimeout(timer);
  setTimeout(() => void start());
});

/** Loads the framework, then the application, with pauses in which a slow browser can respond. */
async function start() {
  await import('react-dom/client');
  await nextTask();
  // The first locale lookup takes a browser longer than all later ones; the component library makes it.
  Intl.DateTimeFormat.supportedLocalesOf('en-US');
  await nextTask();
  await import('./main.tsx');
}

const nextTask = () => new Promise((go) => setTimeout(go));
