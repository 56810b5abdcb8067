export const MAIN_ID = 'main';

/** First in the tab order: past the navigation to the page itself. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      className="no-print fixed start-2 top-2 z-50 -translate-y-16 rounded-md bg-accent px-3 py-2 text-13 font-medium text-on-accent focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
