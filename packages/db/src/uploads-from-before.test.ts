import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDb } from './node.ts';

test('of uploads from before it is told what they came to, as far as that was kept', async () => {
  const backfill = readFileSync(new URL('../migrations/0035_uploads_are_kept.sql', import.meta.url), 'utf8')
    .split('--> statement-breakpoint')
    .find((statement) => /insert into `upload`/iu.test(statement));
  const db = await openDb({ url: ':memory:' });
  await db.client.execute(
    `insert into job (id, kind, state, payload, total, created_at, finished_at)
     values (7, 'upload', 'done', '{"fileName":"customers.csv"}', 1, 5, 9), (8, 'reweigh', 'done', '{}', 3, 5, 9)`,
  );
  await db.client.execute(
    `insert into entity (name, type, country, name_key, match_hash, created_at, updated_at, upload_job_id, upload_row)
     values ('Signe', 'person', 'DK', '', '', 0, 0, 7, 4)`,
  );
  await db.client.execute(`insert into job_error (job_id, row, message) values (7, 2, 'x'), (7, 3, 'y')`);
  await db.client.execute(backfill ?? '');
  const { rows } = await db.client.execute('select * from upload');
  db.close();
  expect(rows).toMatchObject([
    { job_id: 7, file_name: 'customers.csv', last_row: 4, imported: 1, refused: 2, warned: 0, ended_at: 9 },
  ]);
});
