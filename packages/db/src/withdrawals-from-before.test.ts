import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDb } from './node.ts';

test('of matches from before it is known why a screening withdrew them, and that people decided the others', async () => {
  const updates = readFileSync(new URL('../migrations/0045_why_withdrawn.sql', import.meta.url), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('UPDATE'));
  const db = await openDb({ url: ':memory:' });
  await db.client.executeMultiple(`
    insert into user (id, username, full_name, role, password_hash, created_at) values (1, 'ines', 'Ines', 'analyst', '', 0);
    insert into entity (id, name, type, country, name_key, match_hash, created_at, updated_at)
      values (1, 'Signe', 'person', 'DK', '', '', 0, 0);
    insert into watchlist (id, code, title, kind) values (1, 'A', '', 'own');
    insert into listed_party (id, watchlist_id, source_ref) select value, 1, value from json_each('[1,2,3,4,5,6]')`);
  const matches = [
    ['dismissed', null, 'Taken off the list', null],
    ['dismissed', null, 'No longer alike after a change', null],
    ['dismissed', null, 'Below the threshold of 82', null],
    ['dismissed', 1, 'Below the threshold of taste', null],
    ['pending', null, null, { formerReason: 'Below the threshold of 82', formerDecidedBy: null }],
    ['pending', null, null, { formerReason: 'Taken off the list', formerDecidedBy: 1 }],
  ] as const;
  for (const [at, [state, by, reason, reopened]] of matches.entries())
    await db.client.execute({
      sql: `insert into match (entity_id, party_id, score, explanation, evidence, state, decided_by, reason, reopened, entity_hash, party_hash, screening_id, created_at, updated_at)
        values (1, ?, 90, '', '{}', ?, ?, ?, ?, '', '', 1, 0, 0)`,
      args: [at + 1, state, by, reason, reopened && JSON.stringify(reopened)],
    });
  for (const statement of updates) await db.client.execute(statement);
  const column = async (query: string) => (await db.client.execute(query)).rows.map(({ value }) => value);
  expect(await column('select withdrawal as value from match order by id')).toEqual([
    'delisted',
    'no-longer-alike',
    'below-threshold',
    null,
    null,
    null,
  ]);
  expect(await column(`select reopened ->> 'withdrawal' as value from match order by id`)).toEqual([
    null,
    null,
    null,
    null,
    'below-threshold',
    null,
  ]);
  db.close();
});
