import type { FindEntities } from '@tamis/api/context';
import { INDEXED_FIELDS } from '@tamis/api/entities/indexed-entities';
import { demoParties } from '@tamis/api/seed/demo-list';
import { alert, auditEvent, match } from '@tamis/db/schema';
import { beforeAll, expect, test } from 'vitest';
import { FEW_ENTITIES, ScreenPool } from '../src/threads/screen-pool.ts';
import { warmThreads } from '../src/threads/warm-threads.ts';
import { type TestApp, startTestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

/** What the threads are asked when a server starts that monitors so many, and what they answer. */
async function rehearsal(count: number) {
  const { services } = app;
  const names = await services.entityIndex.current();
  const asked: { parties: number[]; options: Parameters<FindEntities>[2]; found: ReadonlySet<number> | null }[] = [];
  const pool = new ScreenPool({ fewEntities: 0 });
  await warmThreads({
    ...services,
    entityIndex: {
      ...services.entityIndex,
      current: async () => ({
        ...names,
        indexes: names.indexes.map((index) => ({ ...index, partyCount: count })),
      }),
    },
    findEntities: async (_, parties, options) => {
      const answer = await pool.findEntities(names, parties, options);
      asked.push({ parties: parties.map(({ id }) => id), options, found: answer.entities });
      return answer;
    },
  });
  await pool.close();
  return asked;
}

test('a started server rehearses an update of every list, without any effect', async () => {
  const { db } = app.services;
  const all = () => Promise.all([alert, match, auditEvent].map((table) => db.orm.select().from(table)));
  const before = await all();
  const [asked, ...more] = await rehearsal(FEW_ENTITIES + 1);
  expect(more).toEqual([]);
  expect(asked?.options).toEqual({ threshold: 70, fields: INDEXED_FIELDS });
  expect(asked?.parties).toHaveLength(demoParties.length);
  expect(asked?.found?.size).toBeGreaterThan(0);
  expect(await all()).toEqual(before);
});

test('nothing is rehearsed for few entities: they are searched in the main thread', async () => {
  expect(await rehearsal(FEW_ENTITIES)).toEqual([]);
});
