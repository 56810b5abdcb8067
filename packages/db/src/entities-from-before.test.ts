import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDb } from './node.ts';

const fillingStatements = (migration: string): string[] =>
  readFileSync(new URL(`../migrations/${migration}.sql`, import.meta.url), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => /update `entity`/iu.test(statement));

/** What a column holds for entities of these values, that were stored before a migration added it. */
async function filledBy(migration: string, column: string, entities: readonly { name?: string; country?: string }[]) {
  const db = await openDb({ url: ':memory:' });
  const columns = 'name, type, country, name_key, match_hash, created_at, updated_at';
  for (const { name = 'Signe', country = 'DK' } of entities)
    await db.client.execute({
      sql: `insert into entity (${columns}) values (?, 'person', ?, '', '', 0, 0)`,
      args: [name, country],
    });
  for (const statement of fillingStatements(migration)) await db.client.execute(statement);
  const { rows } = await db.client.execute(`select ${column} as value from entity order by id`);
  db.close();
  return rows.map(({ value }) => value);
}

test('entities from before are read by the name of their country, whatever it was given as', async () => {
  const given = ['BY', 'rus', 'CI', 'XK', 'Germany', 'Atlantis', 'na'].map((country) => ({ country }));
  const read = ['Belarus', 'Russia', "Côte d'Ivoire", 'Kosovo', 'Germany', 'Atlantis', 'na'];
  expect(await filledBy('0032_country_as_read', 'country_name', given)).toEqual(read);
});

test('entities from before are sorted by name without case and accents', async () => {
  const names = ['iran', 'ÓSCAR Łęcki', 'Nguyễn Ái', 'ØRSTED Weiß', 'Рустам ЙОГАН', 'Δήμος ΆΝΝΑΣ'];
  const order = ['iran', 'oscar lecki', 'nguyen ai', 'orsted weiss', 'рустам иоган', 'δημος αννασ'];
  expect(
    await filledBy(
      '0034_names_in_order',
      'name_order',
      names.map((name) => ({ name })),
    ),
  ).toEqual(order);
});

test('entities from before are high ones since they were first assessed so, or since they were added', async () => {
  const db = await openDb({ url: ':memory:' });
  await db.client.executeMultiple(`
    insert into entity (id, name, type, country, declared_score, assessed_score, name_key, match_hash, created_at, updated_at)
    values (1, 'A', 'person', 'DK', 69, 0, '', '', 1, 1), (2, 'B', 'person', 'DK', 70, 0, '', '', 2, 2), (3, 'C', 'person', 'DK', 0, 95, '', '', 3, 3);
    insert into risk_assessment (entity_id, sanctions_risk, political_exposure, adverse_media, country_risk, overall, contributions, summary, generated_by, model_version, inputs, created_at)
    values (3, 0, 0, 0, 0, 20, '{}', '', '', '', '{}', 3), (3, 0, 0, 0, 0, 90, '{}', '', '', '', '{}', 5), (3, 0, 0, 0, 0, 95, '{}', '', '', '', '{}', 7);
  `);
  for (const statement of fillingStatements('0036_high_since')) await db.client.execute(statement);
  const { rows } = await db.client.execute('select high_since as value from entity order by id');
  db.close();
  expect(rows.map(({ value }) => value)).toEqual([null, 2, 5]);
});
