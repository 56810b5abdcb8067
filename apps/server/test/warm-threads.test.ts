import type { FindCustomers } from '@tamis/api/context';
import { INDEXED_FIELDS } from '@tamis/api/entities/indexed-entities';
import { demoParties } from '@tamis/db/demo-list';
import { alert, auditEvent, match } from '@tamis/db/schema';
import type { Subject } from '@tamis/screening';
import { beforeAll, expect, test } from 'vitest';
import { FEW_CUSTOMERS, createScreenPool } from '../src/screen-pool.ts';
import { strangersOf, warmThreads } from '../src/warm-threads.ts';
import { type TestApp, startTestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

/** What the threads are asked when a server starts that monitors so many, and what they answer. */
async function rehearsal(count: number) {
  const { services } = app;
  const customers = await services.entityIndex.current();
  const asked: { parties: number[]; options: Parameters<FindCustomers>[2]; found: ReadonlySet<number> | null }[] = [];
  const pool = createScreenPool({ fewCustomers: 0 });
  await warmThreads(
    {
      ...services,
      entityIndex: {
        ...services.entityIndex,
        current: async () => ({
          ...customers,
          indexes: customers.indexes.map((index) => ({ ...index, partyCount: count })),
        }),
      },
      findCustomers: async (_, parties, options) => {
        const answer = await pool.findCustomers(customers, parties, options);
        asked.push({ parties: parties.map(({ id }) => id), options, found: answer.customers });
        return answer;
      },
    },
    pool.rehearse,
  );
  await pool.close();
  return asked;
}

test('a server that has started rehearses an update of every list, and nothing comes of it', async () => {
  const { db } = app.services;
  const all = () => Promise.all([alert, match, auditEvent].map((table) => db.orm.select().from(table)));
  const before = await all();
  const [asked, ...more] = await rehearsal(FEW_CUSTOMERS + 1);
  expect(more).toEqual([]);
  expect(asked?.options).toEqual({ threshold: 70, fields: INDEXED_FIELDS });
  expect(asked?.parties).toHaveLength(demoParties.length);
  expect(asked?.found?.size).toBeGreaterThan(0);
  expect(await all()).toEqual(before);
});

test('of lists with few parties no file is rehearsed: so few customers are screened on the spot', async () => {
  const asked: Subject[] = [];
  await warmThreads(app.services, async (_, subjects) => void asked.push(...subjects));
  expect(asked).toEqual([]);
});

const party = (text: string, more: object) => ({
  id: 1,
  json: JSON.stringify({ type: 'person', names: [{ text }], dates: [], countries: [], ...more }),
});

test('a stranger has the first word of a listed name, the last word of the next, and what else is known of the first', () => {
  const [stranger, other] = strangersOf([
    party('Ivan Petrovich Morozov', { dates: [{ from: '1961', to: '1961' }], countries: [{ text: 'Russia' }] }),
    party('Vostok Trade', { type: 'company' }),
  ]);
  expect(stranger).toEqual({ names: ['Ivan Trade'], type: 'person', dates: ['1961'], countries: ['Russia'] });
  expect(other).toEqual({ names: ['Vostok Morozov'], type: 'company', dates: [], countries: [] });
});

test('of few customers nothing is rehearsed: they are looked for on the spot', async () => {
  expect(await rehearsal(FEW_CUSTOMERS)).toEqual([]);
});
