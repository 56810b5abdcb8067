import { EndCause, Hints, Topic } from '@tamis/api/live/schema';
import * as v from 'valibot';

const NAME = 'tamis-changes';
/** The delay after a stream that could not be opened; the browser itself reopens one that broke off. */
const RETRY_MS = 5_000;

const Message = v.variant('kind', [
  v.object({ kind: v.literal('change'), topics: Hints }),
  v.object({ kind: v.literal('end'), because: v.optional(EndCause) }),
]);
type Message = v.InferOutput<typeof Message>;

interface ChangeListener {
  onChange: (topics: readonly Topic[]) => void;
  /** The server has ended the stream: the session is over, or its role has changed. */
  onEnd: (because?: EndCause) => void;
}

/**
 * Listens for changes on the server until the returned function is called. Browsers limit the connections per server,
 * so one window holds the stream and informs the others. When it closes, another one takes over.
 */
export function listenToChanges(listener: ChangeListener): () => void {
  const gone = new AbortController();
  const windows = new BroadcastChannel(NAME);
  const hear = (message: Message) =>
    message.kind === 'end' ? listener.onEnd(message.because) : listener.onChange(message.topics);
  windows.addEventListener('message', ({ data }) => hear(v.parse(Message, data)), { signal: gone.signal });
  const tell = (message: Message) => {
    windows.postMessage(message);
    hear(message);
  };
  const hold = () => holdStream(tell, gone.signal);
  // Without https there are no locks, except on localhost: then each window has its own stream.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) locks.request(NAME, { signal: gone.signal }, hold).catch(() => undefined);
  else void hold();
  return () => {
    gone.abort();
    windows.close();
  };
}

/** Keeps a stream open until the signal aborts. */
async function holdStream(tell: (message: Message) => void, signal: AbortSignal): Promise<void> {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    await oneStream(tell, signal, isFirst);
    if (!signal.aborted) await new Promise((again) => setTimeout(again, RETRY_MS));
  }
}

function oneStream(tell: (message: Message) => void, signal: AbortSignal, isFirst: boolean): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource('/api/events');
    // Changes between the refused stream and this one were not reported.
    if (!isFirst)
      source.addEventListener('open', () => tell({ kind: 'change', topics: [...Topic.options] }), { once: true });
    const close = () => {
      signal.removeEventListener('abort', close);
      source.close();
      resolve();
    };
    const end = (because?: EndCause) => {
      close();
      tell({ kind: 'end', because });
    };
    signal.addEventListener('abort', close);
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      const topics = v.parse(Hints, JSON.parse(data));
      if (topics.length > 0) tell({ kind: 'change', topics });
    });
    source.addEventListener('end', ({ data }: MessageEvent<string>) => end(v.is(EndCause, data) ? data : undefined));
    source.addEventListener('error', () => {
      // It was refused; the browser reopens one that broke off.
      if (source.readyState === EventSource.CLOSED) end();
    });
  });
}
