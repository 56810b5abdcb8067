import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { FakeEventSource } from './live-stream.ts';

// On a busy machine whole pages take long.
configure({ asyncUtilTimeout: 20_000 });
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
