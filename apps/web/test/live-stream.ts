import type { Topic } from '@tamis/api/live/schema';
import { act } from '@testing-library/react';

const open = new Set<FakeEventSource>();

/** A stream of events as the browser has it; jsdom has none. What the server says in it comes from the test. */
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

/** What the server says when something has changed elsewhere. */
export const serverTells = (...topics: Topic[]) => say(new MessageEvent('change', { data: JSON.stringify(topics) }));

/** What the server says when the session is over. */
export const serverEndsStream = (because = '') => say(new MessageEvent('end', { data: because }));

/** The server answers with a refusal, as one that is being started again does. */
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
