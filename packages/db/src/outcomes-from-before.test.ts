import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDb } from './node.ts';

test('cases resolved before have the outcome that their last comment of it tells', async () => {
  const [, backfill = ''] = readFileSync(new URL('../migrations/0038_case_outcome.sql', import.meta.url), 'utf8').split(
    '--> statement-breakpoint',
  );
  const db = await openDb({ url: ':memory:' });
  await db.client.executeMultiple(`
    insert into entity (id, name, type, country, name_key, match_hash, created_at, updated_at)
      values (1, 'Signe', 'person', 'DK', '', '', 0, 0);
    insert into "case" (id, entity_id, title, description, status, priority, created_at, updated_at)
      select value, 1, 'T', 'D', iif(value = 3, 'open', 'resolved'), 'low', 0, 0 from json_each('[1,2,3]');
    insert into case_activity (case_id, activity_type, content, created_at) values
      (1, 'comment', 'Outcome: No concern. ok', 0), (1, 'comment', 'Outcome: Reported. Filed.', 0),
      (1, 'comment', 'Outcome: who knows', 0), (3, 'comment', 'Outcome: Reported. Filed.', 0)`);
  await db.client.execute(backfill);
  const { rows } = await db.client.execute('select outcome from "case" order by id');
  db.close();
  expect(rows.map(({ outcome }) => outcome)).toEqual(['Reported', null, null]);
});
