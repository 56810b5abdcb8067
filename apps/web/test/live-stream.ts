import type { Topic } from '@tamis/api/live/schema';
import { act } from '@testing-library/react';

const open = new Set<FakeEventSource>();

/** Replaces the browser's EventSource, which jsdom does not have. The test sends the server's messages. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;

  constructor() {
    super();
    open.add(this);
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
    open.delete(this);
  }
}

/** The server's message when something has changed elsewhere. */
export const serverTells = (...topics: Topic[]) => say(new MessageEvent('change', { data: JSON.stringify(topics) }));

/** The server's message when the session has ended. */
export const serverEndsStream = (because = '') => say(new MessageEvent('end', { data: because }));

/** The server refuses the connection, as it does while it restarts. */
export function serverRefuses() {
  for (const source of open) source.readyState = FakeEventSource.CLOSED;
  say(new Event('error'));
}

export const serverOpens = () => say(new Event('open'));

export const openStreams = () => open.size;

function say(event: Event) {
  act(() => {
    for (const source of open) source.dispatchEvent(event);
  });
}
