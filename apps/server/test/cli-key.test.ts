import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Ended, run } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-cli-key-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cli = (...args: string[]): Promise<Ended> =>
  run('cli.ts', args, { DATABASE_URL: `file:${join(folder, 'tamis.db')}`, SEED: 'none' });

test('a key is created for a user, shown once, listed and revoked', async () => {
  await cli(
    'user',
    'create',
    '--username',
    'ines',
    '--full-name',
    'Ines V',
    '--role',
    'admin',
    '--password',
    'secret1',
  );
  const made = await cli('key', 'create', '--name', 'Onboarding', '--role', 'analyst', '--username', 'INES');
  expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^tamis_[0-9a-f]{64}\n$/) });
  expect(made.stderr).toMatch(
    /^Key 1 \(Onboarding\): tamis_\w{6}…, analyst for ines, last used never\nKeep the key now/,
  );

  const { stdout } = await cli('key', 'list', '--json');
  expect(JSON.parse(stdout)).toMatchObject([{ id: 1, name: 'Onboarding', role: 'analyst', owner: 'ines' }]);
  expect(stdout).not.toContain(made.stdout.trim());

  expect((await cli('key', 'revoke', '1')).stdout).toMatch(/^Key 1 .* revoked \d{4}-/);
  expect(await cli('key', 'revoke', '2')).toMatchObject({ code: 1, stderr: 'API key 2 not found\n' });
});

test.each([
  [['create', '--name', 'x'], 2, /needs --name, --role and --username/],
  [['create', '--name', 'x', '--role', 'viewer', '--username', 'nobody'], 1, /^There is no user nobody\.\n$/],
  [['create', '--name', 'x', '--role', 'owner', '--username', 'ines'], 1, /^key\.role: expected/],
  [['revoke', 'x'], 2, /needs the number of one key/],
])('key %j explains the error', async (args, code, sentence) => {
  expect(await cli('key', ...args)).toMatchObject({ code, stderr: expect.stringMatching(sentence) });
});
