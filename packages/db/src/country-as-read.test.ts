import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDb } from './node.ts';

const MIGRATION = new URL('../migrations/0032_country_as_read.sql', import.meta.url);
const fills = readFileSync(MIGRATION, 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => /update `entity`/iu.test(statement));

test('entities from before are read by the name of their country, whatever it was given as', async () => {
  const db = await openDb({ url: ':memory:' });
  const given = ['BY', 'rus', 'CI', 'XK', 'Germany', 'Atlantis', 'na'];
  const columns = 'name, type, country, name_key, match_hash, created_at, updated_at';
  for (const country of given)
    await db.client.execute({
      sql: `insert into entity (${columns}) values ('Signe', 'person', ?, '', '', 0, 0)`,
      args: [country],
    });
  for (const statement of fills) await db.client.execute(statement);
  const { rows } = await db.client.execute('select country_name from entity order by id');
  const read = ['Belarus', 'Russia', "Côte d'Ivoire", 'Kosovo', 'Germany', 'Atlantis', 'na'];
  expect(rows.map(({ country_name: name }) => name)).toEqual(read);
  db.close();
});
