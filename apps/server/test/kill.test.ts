import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { systemCtx } from '@tamis/api/context';
import { runDueJobs } from '@tamis/api/jobs/runner';
import { listStatuses } from '@tamis/api/watchlists/service';
import { afterAll, expect, test } from 'vitest';
import { assertSound, withDatabase } from '../bench/kill-scenes.ts';
import { programPath, signIn, startProcess } from '../bench/server-process.ts';
import { aFile, aPublisher, stalled } from './misbehaving-publisher.ts';
import { aUnList } from './publisher-faults.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-kill-'));
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve(child.exitCode);

/** Until a program says on standard error that it has come so far, or has ended. */
const reaches = (child: ChildProcess, phase: string): Promise<void> =>
  new Promise((resolve) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(phase)) resolve();
    });
    child.once('exit', () => resolve());
  });

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended(child);
}

/** The phases of an import, as the command line names them. */
const PHASES = ['reading parties', 'building the index', 'storing the index'];

test(
  'kill -9 during a sync leaves the former list in force; what was cut off is taken up again',
  { timeout: 240_000 },
  async () => {
    const publisher = await aPublisher({ '/un.xml': aFile(aUnList(500), '"1"') });
    const file = join(folder, 'sync.db');
    const environment = {
      PATH: process.env['PATH'],
      MODE: 'demo',
      SEED: 'none',
      DATABASE_URL: `file:${file}`,
      LISTS_SOURCES: `un=${publisher.url('/un.xml')}`,
      PRIVATE_HOSTS: '127.0.0.1',
    };
    const sync = (): ChildProcess => {
      const child = spawn(process.execPath, [programPath('cli.ts'), 'lists', 'sync', 'un'], {
        env: environment,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      children.add(child);
      return child;
    };
    const inForce = () =>
      withDatabase(file, async (services) => {
        await assertSound(services);
        return (await listStatuses(systemCtx(services))).find((list) => list.list === 'UN');
      });
    expect(await ended(sync())).toBe(0);

    // What the publisher never sends to its end is certainly cut off.
    const latter = aUnList(4_000, { version: 'Latter' });
    const fetching = await new Promise<ChildProcess>((asked) => {
      publisher.paths['/un.xml'] = (request, response) => {
        stalled(latter)(request, response);
        asked(child);
      };
      const child = sync();
    });
    await kill(fetching);
    expect(await inForce()).toMatchObject({ parties: 500 });

    publisher.paths['/un.xml'] = aFile(latter, '"2"');
    for (const phase of PHASES) {
      const cut = sync();
      await reaches(cut, phase);
      await kill(cut);
      expect([500, 4_000]).toContain((await inForce())?.parties);
    }
    expect(await ended(sync())).toBe(0);
    expect(await inForce()).toMatchObject({ parties: 4_000, error: null, runningJobId: null });
    await publisher.close();
  },
);

test(
  'kill -9 during a long upload, which threads screen, leaves nothing unscreened once the lease of the dead has run out',
  { timeout: 240_000 },
  async () => {
    const file = join(folder, 'upload.db');
    const rows = Array.from({ length: 30_000 }, (_, n) => `Customer${n} Quellberg,person,Sweden`);
    const csv = ['name,type,country', ...rows].join('\n');
    let before = 0;
    for (const rowsMore of [1, 1_000, 2_500]) {
      const server = await startProcess({ DATABASE_URL: `file:${file}`, SEED: 'demo' }, { quiet: true });
      children.add(server.child);
      const cookie = await signIn(server.url, 'analyst');
      const form = new FormData();
      form.set('file', new File([csv], 'customers.csv', { type: 'text/csv' }));
      const outcome = fetch(`${server.url}/api/entities/upload-csv`, {
        method: 'POST',
        headers: { origin: server.url, cookie },
        body: form,
      }).then(
        () => 'answered',
        () => 'cut',
      );
      const stored = await entityCount(server.url, cookie);
      while ((await entityCount(server.url, cookie)) < stored + rowsMore) await setTimeout(20);
      await kill(server.child);
      expect(await outcome).toBe('cut');
      await withDatabase(file, async (services) => {
        await assertSound(services);
        // The worker is dead; once its lease has run out, any server goes on where it stood.
        await runDueJobs({ ...services, now: () => Date.now() + 120_000 });
        await assertSound(services);
        const one = async (query: string) => Number((await services.db.client.execute(query)).rows[0]?.['n']);
        expect(await one('select count(*) n from entity where last_screened_at is null')).toBe(0);
        expect(await one(`select count(*) n from job where state <> 'done'`)).toBe(0);
        const all = await one('select count(*) n from entity');
        expect(all).toBeGreaterThanOrEqual(before + rowsMore);
        before = all;
      });
    }
  },
);

async function entityCount(origin: string, cookie: string): Promise<number> {
  const answer = await fetch(`${origin}/api/entities?limit=1`, { headers: { cookie } });
  return Number(answer.headers.get('x-total-count'));
}
