import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { FakeEventSource } from './live-stream.ts';

const { getElementError: errorWithPage } = getConfig();
/** True while `waitFor` or `findBy…` repeats its queries. */
const isPolling = () =>
  // testing-library has no public name for it.
  // oxlint-disable-next-line no-underscore-dangle
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

configure({
  // On a busy machine whole pages take long.
  asyncUtilTimeout: 20_000,
  // Printing the page at each attempt takes a sixth of the time of a page's tests. At the timeout it is printed anyway.
  getElementError: (message, container) =>
    message !== null && isPolling()
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : errorWithPage(message, container),
});
afterEach(cleanup);

/** A wide, light screen. jsdom has no media queries. */
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('min-width'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
/** Nothing has a size in jsdom, so nothing is ever resized. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { EventSource: FakeEventSource, ResizeObserver: NoResizeObserver });
window.scrollTo = () => undefined;
