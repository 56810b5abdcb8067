import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDb } from './node.ts';

test('of errors and alerts from before it is known which version and which article they are about', async () => {
  const updates = readFileSync(new URL('../migrations/0043_facts_not_prose.sql', import.meta.url), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('UPDATE'));
  const db = await openDb({ url: ':memory:' });
  await db.client.executeMultiple(`
    insert into watchlist (id, code, title, kind, last_error)
      values (1, 'A', '', 'own', 'It would be older. Accept it.'), (2, 'B', '', 'own', 'No connection.'), (3, 'C', '', 'own', null);
    insert into list_version (id, watchlist_id, state, reason, imported_at)
      values (7, 1, 'staged', 'It would be older.', 0), (8, 2, 'staged', 'It would be older.', 0), (9, 3, 'accepted', null, 0);
    insert into entity (id, name, type, country, name_key, match_hash, created_at, updated_at)
      values (1, 'Signe', 'person', 'DK', '', '', 0, 0);
    insert into article (id, title, content, ai_summary, source, published_at, risk_level, content_hash, created_at)
      values (12, '', '', '', '', 0, 'low', '', 0);
    insert into alert (entity_id, alert_type, severity, content, cause, created_at)
      values (1, 'adverse_media', 'low', '', 'article:12:1', 0), (1, 'sanction', 'low', '', 'screening:12', 0)`);
  for (const statement of updates) await db.client.execute(statement);
  const column = async (query: string) => (await db.client.execute(query)).rows.map(({ value }) => value);
  expect(await column('select error_version_id as value from watchlist order by id')).toEqual([7, null, null]);
  expect(await column('select article_id as value from alert order by id')).toEqual([12, null]);
  db.close();
});
