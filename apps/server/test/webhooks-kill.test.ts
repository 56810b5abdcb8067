import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Services, systemCtx } from '@tamis/api/context';
import { addWebhook, listDeliveries, listWebhooks } from '@tamis/api/webhooks/service';
import { openDb } from '@tamis/db/node';
import { afterAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '../bench/server-process.ts';
import { readEnv } from '../src/env.ts';
import { nodeServices } from '../src/node-services.ts';
import { aPublisher } from './misbehaving-publisher.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-webhooks-kill-'));
const environment = { DATABASE_URL: `file:${folder}/tamis.db`, SEED: 'none', PRIVATE_HOSTS: '127.0.0.1' };
const ALERTS = 30;
/** The server is killed when these arrive: before they are answered, or just after. */
const KILLS: Readonly<Record<number, 'before' | 'after'>> = {
  3: 'before',
  7: 'after',
  8: 'before',
  15: 'after',
  22: 'before',
};

let server: ServerProcess | undefined;
afterAll(() => {
  server?.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function withDatabase<T>(look: (services: Services) => Promise<T>): Promise<T> {
  const db = await openDb({ url: environment.DATABASE_URL });
  try {
    return await look(nodeServices(db, readEnv(environment), () => undefined));
  } finally {
    db.close();
  }
}

test(
  'kill -9 between sending and noting loses nothing and changes no order: a message comes again as the same',
  { timeout: 240_000 },
  async () => {
    const receiver = await aPublisher();
    await withDatabase(async (services) => {
      const topics = ['alert.raised' as const];
      await addWebhook(systemCtx(services), { url: receiver.url('/in'), description: '', topics });
      await services.db.client.batch([
        `insert into entity (name, type, country, name_key, match_hash, created_at, updated_at) values ('Anna Beispiel', 'person', 'Germany', '', '', 0, 0)`,
        ...Array.from(
          { length: ALERTS },
          (_, n) =>
            `insert into alert (entity_id, alert_type, severity, content, cause, created_at) values (1, 'sanction', 'high', '', 'test:${n}', 0)`,
        ),
      ]);
    });

    const arrived: number[] = [];
    let kills = 0;
    let restarted = Promise.resolve();
    const killAndStart = () => {
      kills += 1;
      const child = server!.child;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      restarted = gone
        .then(() => startProcess(environment, { quiet: true }))
        .then((next) => {
          server = next;
        });
    };
    const done = new Promise<void>((resolve) => {
      receiver.paths['/in'] = (request, response) => {
        request.resume();
        const id = Number(String(request.headers['tamis-webhook-id']).replace(/^alert-(\d+)-0$/u, '$1'));
        const isFirst = !arrived.includes(id);
        arrived.push(id);
        const moment = isFirst ? KILLS[id] : undefined;
        if (moment === 'before') killAndStart();
        else response.writeHead(204).end(() => moment === 'after' && killAndStart());
        if (id === ALERTS) resolve();
      };
    });
    server = await startProcess(environment, { quiet: true });
    await done;
    await restarted;
    await server.stop();
    await receiver.close();

    expect(kills).toBe(Object.keys(KILLS).length);
    const all = Array.from({ length: ALERTS }, (_, n) => n + 1);
    expect([...new Set(arrived)]).toEqual(all);
    expect(arrived).toEqual(arrived.toSorted((one, other) => one - other));
    // Who was killed before the answer cannot have noted it; who was killed after may have.
    const twice = all.filter((id) => arrived.filter((one) => one === id).length > 1);
    expect(twice).toEqual(expect.arrayContaining([3, 8, 22]));
    expect(Object.keys(KILLS).map(Number)).toEqual(expect.arrayContaining(twice));
    await withDatabase(async (services) => {
      const ctx = systemCtx(services);
      expect(await listWebhooks(ctx)).toMatchObject([{ waiting: 0, failingSince: null }]);
      const { rows } = await listDeliveries(ctx, { id: 1, limit: 100, offset: 0 });
      expect(rows.filter(({ error }) => error === null).map(({ messageId }) => messageId)).toEqual(
        all.toReversed().map((id) => `alert-${id}-0`),
      );
    });
  },
);
