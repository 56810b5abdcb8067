import type { Ctx } from '@tamis/api/context';
import { Forbidden } from '@tamis/api/errors';
import { liveMessages } from '@tamis/api/live/stream';
import type { Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { errorDetails } from '@tamis/api/error-details';
import type { AppEnv } from './request.ts';

/** How soon a browser reconnects after a broken stream, and after the response of a host that cannot hold one open. */
const RETRY_MS = { stream: 2_000, answer: 10_000 };

/**
 * `GET /api/events`: server-sent events that say what changed, for everybody who is signed in. `change` has a list of topics;
 * `end` says that the session is over, and the reason if there is one. The id of an event is its position in the audit log, so
 * `Last-Event-ID` continues without a gap, on any server.
 */
export function mountEvents(app: Hono<AppEnv>, ctxOf: (c: Context<AppEnv>) => Ctx): void {
  app.get('/api/events', async (c) => {
    const ctx = ctxOf(c);
    if (ctx.byKey === true) throw new Forbidden('API keys are not accepted here. Use a webhook to be told of changes.');
    const gone = new AbortController();
    const messages = liveMessages(ctx, { seq: lastEventId(c), signal: gone.signal });
    // A refusal is a normal response, so the first message is awaited before the stream begins.
    const first = await messages.next();
    c.header('x-accel-buffering', 'no');
    return streamSSE(c, async (stream) => {
      stream.onAbort(() => gone.abort());
      const retry = ctx.bell ? RETRY_MS.stream : RETRY_MS.answer;
      try {
        for (let next = first; !next.done; next = await messages.next()) {
          const message = next.value;
          if (message.kind === 'heartbeat') await stream.write(': still here\n\n');
          else if (message.kind === 'ended') await stream.writeSSE({ event: 'end', data: message.because ?? '' });
          else {
            const { seq, hints } = message;
            await stream.writeSSE({ event: 'change', id: String(seq), data: JSON.stringify(hints), retry });
          }
        }
      } catch (error) {
        // Hono would send the error's message, and that of a failed query repeats people's data.
        ctx.log('live stream failed', { requestId: ctx.requestId, ...errorDetails(error) });
      }
    });
  });
}

function lastEventId(c: Context): number | null {
  const seq = Number(c.req.header('last-event-id') ?? Number.NaN);
  return Number.isSafeInteger(seq) && seq >= 0 ? seq : null;
}
