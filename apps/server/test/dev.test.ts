import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '@tamis/api/auth/service';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port.ts';
import { start } from './run-program.ts';

test('`pnpm dev` restarts a killed API, and ends its pending responses', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tamis-dev-'));
  const port = await freePort();
  const env = { PORT: String(port), DATABASE_URL: `file:${join(folder, 'dev.db')}`, SEED: 'demo' };
  const dev = start('../../../scripts/dev.ts', [], env);
  // Killed like any other, it would leave its own servers behind.
  onTestFinished(async () => {
    dev.child.kill('SIGTERM');
    await dev.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await dev.says('Tamis is at');
  const url = `http://127.0.0.1:${port}`;
  const [{ username, password }] = DEMO_ACCOUNTS;
  const headers = { origin: url, 'content-type': 'application/json' };
  const login = { method: 'POST', headers, body: JSON.stringify({ username, password }) };
  const cookie = (await fetch(`${url}/api/login`, login)).headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const changes = await fetch(`${url}/api/events`, { headers: { cookie } });
  const ending = changes.text().catch((error: unknown) => String(error));
  const api = execFileSync('pgrep', ['-P', String(dev.child.pid), '-f', 'src/node.ts'], { encoding: 'utf8' });
  process.kill(Number(api), 'SIGKILL');
  expect(await ending).toContain('terminated');
  await dev.says('The API has started again.');
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  dev.child.kill('SIGTERM');
  const { code, stderr } = await dev.ended;
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringContaining('The API has ended by itself (SIGKILL). It is started again.'),
  });
});
