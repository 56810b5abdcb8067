import { expect, test } from 'vitest';
import { anEntity } from '../../test/builders.ts';
import { aContext } from '../../test/test-context.ts';
import { questionsOf } from '../../test/query-plan.ts';
import { LikelyDuplicates } from './likely-duplicates.ts';

const alike = { nameKey: 'juliette testova', type: 'person', birthDate: '1970-01-02', founded: null };

test('a file with one name looks it up once, and does not warn about its own rows', async () => {
  const ctx = await aContext();
  const stored = { name: 'Juliette Testova', nameKey: alike.nameKey, birthDate: alike.birthDate };
  const known = await anEntity(ctx, stored);
  const duplicates = new LikelyDuplicates(ctx.db);
  const warned = (row: number, given: Partial<typeof alike> = {}) =>
    duplicates.of([{ ...alike, ...given, uploadRow: row }], 7);
  expect(await warned(2)).toEqual([{ row: 2, message: `Looks like a duplicate of entity ${known}: Juliette Testova` }]);
  for (let n = 0; n < 3; n += 1) await anEntity(ctx, { ...stored, birthDate: '1980-01-02', uploadJobId: 7 });
  expect(await warned(3, { birthDate: '1980-01-02' })).toEqual([]);
  const execute = await questionsOf(ctx, () => warned(4));
  expect(execute).toEqual({
    answer: [{ row: 4, message: `Looks like a duplicate of entity ${known}: Juliette Testova` }],
    questions: 0,
  });
  expect(await warned(5, { birthDate: '1980-01-02' })).toEqual([
    { row: 5, message: 'Looks like a duplicate of row 3' },
  ]);
});
