import { EndCause, Hints, Topic } from '@tamis/api/live/schema';
import * as v from 'valibot';

const NAME = 'tamis-changes';
/** After a stream that could not be opened; what only broke off is opened again by the browser itself. */
const RETRY_MS = 5_000;

const Message = v.variant('kind', [
  v.object({ kind: v.literal('change'), topics: Hints }),
  v.object({ kind: v.literal('end'), because: v.optional(EndCause) }),
]);
type Message = v.InferOutput<typeof Message>;

interface ChangeListener {
  onChange: (topics: readonly Topic[]) => void;
  /** The server has ended the stream: the session is over, or its role is another. */
  onEnd: (because?: EndCause) => void;
}

/**
 * Listens to what changes on the server until the answer is called. A browser opens few connections to one server, so
 * one of its windows holds the stream and tells the others; when it closes, the next one takes over.
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
  // Without https there are no locks (but on this computer): then each window has a stream of its own.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) locks.request(NAME, { signal: gone.signal }, hold).catch(() => undefined);
  else void hold();
  return () => {
    gone.abort();
    windows.close();
  };
}

/** Keeps one stream open for as long as the signal lets it. */
async function holdStream(tell: (message: Message) => void, signal: AbortSignal): Promise<void> {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    await oneStream(tell, signal, isFirst);
    if (!signal.aborted) await new Promise((again) => setTimeout(again, RETRY_MS));
  }
}

function oneStream(tell: (message: Message) => void, signal: AbortSignal, isFirst: boolean): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource('/api/events');
    // What changed since the stream before, which was refused, is told by nobody.
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
      // A refusal; a stream that broke off is open again before long.
      if (source.readyState === EventSource.CLOSED) end();
    });
  });
}
