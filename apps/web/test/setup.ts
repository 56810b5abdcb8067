import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { FakeEventSource } from './live-stream.ts';

// A busy machine takes its time over whole pages.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

/** A wide, light screen: jsdom has none. */
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('min-width'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
/** Nothing has a size there, so nothing changes it. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { EventSource: FakeEventSource, ResizeObserver: NoResizeObserver });
window.scrollTo = () => undefined;
