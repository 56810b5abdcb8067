import { describe, expect, test } from 'vitest';
import { chainHead } from '@tamis/api/write';
import { type Client, type TestApp, startTestApp } from './test-app.ts';

/** A stream being read: what came of each kind, an event at a time. */
function reading(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    /** The next event of the kind; undefined when the stream has ended before. */
    next: async (kind: string): Promise<Record<string, string> | undefined> => {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const fields = text
            .slice(0, end)
            .split('\n')
            .map((line) => line.split(/: ?/, 2));
          text = text.slice(end + 2);
          const event = Object.fromEntries(fields) as Record<string, string>;
          if (event['event'] === kind) return event;
          continue;
        }
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return undefined;
        text += chunk.value;
      }
    },
    close: () => reader?.cancel(),
  };
}

const listen = async (client: Client, headers: Record<string, string> = {}) => {
  const response = await client.send('GET', '/api/events', { headers });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  return reading(response);
};

/** Listens from now on: what was seeded a moment ago is told first. */
const listenAnew = async ({ services }: TestApp, client: Client) => {
  const stream = await listen(client);
  const { seq } = await chainHead(services.db);
  let last = await stream.next('change');
  while (Number(last?.['id']) < seq) last = await stream.next('change');
  expect(last?.['id']).toBe(String(seq));
  return { stream, last: String(seq) };
};

const decide = async (app: TestApp, client: Client) => {
  const [alert] = (await (await (await app.client('analyst')).get('/api/alerts')).json()) as { entityId: number }[];
  const response = await client.send('PUT', `/api/entities/${alert?.entityId}`, { json: { country: 'Malta' } });
  expect(response.status).toBe(200);
};

describe('GET /api/events', () => {
  test('informs one user of what another has changed', async () => {
    const app = await startTestApp();
    const { stream } = await listenAnew(app, await app.client('viewer'));
    await decide(app, await app.client('analyst'));
    const event = await stream.next('change');
    expect(JSON.parse(event?.['data'] ?? '')).toContain('entity');
    await stream.close();
  });

  test('continues after the last event that a browser has received', async () => {
    const app = await startTestApp();
    const viewer = await app.client('viewer');
    const { stream, last } = await listenAnew(app, viewer);
    await stream.close();
    await decide(app, await app.client('analyst'));
    const again = await listen(viewer, { 'last-event-id': last });
    expect(JSON.parse((await again.next('change'))?.['data'] ?? '')).toEqual([]);
    expect(JSON.parse((await again.next('change'))?.['data'] ?? '')).toContain('entity');
    await again.close();
  });

  test('ends when its user signs out', async () => {
    const app = await startTestApp();
    const viewer = await app.client('viewer');
    const { stream } = await listenAnew(app, viewer);
    await viewer.send('POST', '/api/logout');
    expect(await stream.next('end')).toBeDefined();
    expect(await stream.next('change')).toBeUndefined();
  });

  test('ends when the server stops, so that the stop does not wait', async () => {
    const app = await startTestApp();
    const { stream } = await listenAnew(app, await app.client('viewer'));
    app.services.bell.close();
    expect(await stream.next('change')).toBeUndefined();
  });

  test('ends when the database fails, and sends nothing about the query', async () => {
    const app = await startTestApp();
    const response = await (await app.client('viewer')).get('/api/events');
    await app.services.db.client.execute('alter table session rename to lost_session');
    app.services.bell.ring();
    expect(await response.text()).not.toMatch(/event: error|query|session/u);
    expect(app.logged).toContainEqual({
      event: 'live stream failed',
      details: expect.objectContaining({ error: expect.stringContaining('no such table: session') }),
    });
  });

  test('refuses API keys, and says so', async () => {
    const app = await startTestApp();
    const made = await (await app.client('admin')).send('POST', '/api/keys', { json: { name: 'x', role: 'viewer' } });
    const { key } = (await made.json()) as { key: string };
    const anonymous = await app.client('anonymous');
    const response = await anonymous.send('GET', '/api/events', { headers: { authorization: `Bearer ${key}` } });
    expect([response.status, await response.text()]).toEqual([
      403,
      'API keys are not accepted here. Use a webhook to be told of changes.',
    ]);
  });

  test('refuses users who are not signed in', async () => {
    const app = await startTestApp();
    const response = await (await app.client('anonymous')).get('/api/events');
    expect(response.status).toBe(401);
    expect(await response.text()).toBe('Not signed in');
  });
});
