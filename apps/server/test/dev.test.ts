import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { start } from './run-program.ts';

test('`pnpm dev` starts an API again that was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tamis-dev-'));
  const port = await freePort();
  const env = { PORT: String(port), DATABASE_URL: `file:${join(folder, 'dev.db')}`, SEED: 'none' };
  const dev = start('../../../scripts/dev.ts', [], env);
  await dev.says('Tamis is at');
  const health = () => fetch(`http://127.0.0.1:${port}/api/health`).then(({ status }) => status);
  expect(await health()).toBe(200);
  const api = execFileSync('pgrep', ['-P', String(dev.child.pid), '-f', 'src/node.ts'], { encoding: 'utf8' });
  process.kill(Number(api), 'SIGKILL');
  await dev.says('The API has started again.');
  expect(await health()).toBe(200);
  dev.child.kill('SIGTERM');
  const { code, stderr } = await dev.ended;
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringContaining('The API has ended by itself (SIGKILL). It is started again.'),
  });
  rmSync(folder, { recursive: true, force: true });
});
