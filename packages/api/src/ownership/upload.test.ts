import { entity, ownershipLink } from '@tamis/db/schema';
import { describe, expect, test } from 'vitest';
import { anEntity } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { verify } from '../audit/service.ts';
import { getEntity } from '../entities/service.ts';
import { ownershipOf } from './ownership-of.ts';
import { OWNERS_TEMPLATE } from './csv-row.ts';
import { uploadOwners } from './upload.ts';

const upload = (ctx: TestCtx, ...lines: string[]) =>
  uploadOwners(ctx, new File([lines.join('\n')], 'owners.csv', { type: 'text/csv' }));

/** Ivan (1) is sanctioned; Target (2) and two companies called Twin (3 and 4) are not. */
async function aWorld() {
  const ctx = await aContext();
  await anEntity(ctx, { name: 'Ivan Quell', declaredSanctioned: true });
  await anEntity(ctx, { name: 'Target Trading', type: 'company' });
  await anEntity(ctx, { name: 'Twin Ltd', type: 'company' });
  await anEntity(ctx, { name: 'Twin Ltd', type: 'company' });
  return ctx;
}

describe('a file of owners', () => {
  test('reports a reference that a list does not have; any other name with a colon is a name', async () => {
    const ctx = await aWorld();
    await aList(ctx, [aListedParty({ sourceRef: '1' })]);
    const answer = await upload(ctx, 'owner,owned,share', 'OFAC:36x,2,30', 'Estate: Quell,2,10');
    expect(answer).toMatchObject({
      success: 1,
      errors: [{ row: 2, message: 'owner: there is no party 36x on the list OFAC' }],
    });
  });

  test('names owners by name in any word order, by id, by list and reference; and flags what they own', async () => {
    const ctx = await aWorld();
    await aList(ctx, [aListedParty({ sourceRef: 'Ab:1' })]);
    const answer = await upload(
      ctx,
      'Owned;Owner;Share;Source;From',
      'target trading;QUELL, Ivan;20 %;Register;2020-01-01',
      '#2;3;12.5;;',
      '2;ofac:Ab:1;30;;',
      '2;Somebody Else;;;',
    );
    expect(answer).toEqual({ success: 4, error: 0, errors: [], warnings: [] });
    const { owners, blockedShare } = await ownershipOf(ctx, { entityId: 2 });
    expect(
      owners.toReversed().map(({ owner, share, source, from }) => [owner.name, owner.status, share, source, from]),
    ).toEqual([
      ['Ivan Quell', 'sanctioned', 20, 'Register', '2020-01-01'],
      ['Twin Ltd', 'clear', 12.5, null, null],
      ['Rustam Idrisovich Halvani', 'sanctioned', 30, null, null],
      ['Somebody Else', 'unscreened', null, null, null],
    ]);
    expect(blockedShare).toBe(50);
    expect((await getEntity(ctx, 2)).blockedShare).toBe(50);
    expect((await verify(ctx)).ok).toBe(true);
  });

  test('that is broken later on says how many links were imported', async () => {
    const ctx = await aWorld();
    const rows = Array.from({ length: 300 }, (_, n) => `Owner Number${n},2,0.1`);
    const empty = '\n'.repeat(600_000);
    await expect(upload(ctx, 'owner,owned,share', ...rows, `${empty}"Ada,2,1`)).rejects.toThrow(
      '300 links before that were imported; upload the rest as another file.',
    );
    expect(await ctx.db.orm.select().from(ownershipLink)).toHaveLength(300);
  });

  test('counts what was imported and names each bad row by its number in the file', async () => {
    const ctx = await aWorld();
    const answer = await upload(
      ctx,
      'owner,owned,share,from,to,shoe',
      ',Target Trading,10',
      'Ivan Quell,Nobody Knows Ltd,10',
      'Ivan Quell,Ivan Quell,10',
      'Ivan Quell,Twin Ltd,10',
      'Twin Ltd,2,10',
      'Ivan Quell,2,many',
      'Ivan Quell,2,0',
      'Ivan Quell,2,101',
      'Ivan Quell,2,10,2024-02-30',
      'Ivan Quell,2,10,2024-03-02,2024-03-01',
      '99,2,10',
      '2,2,10',
      'Ivan Quell,2,10',
      'Ivan Quell,2,10',
      'Ivan Quell,2,11',
    );
    const share = 'Share must be a number over 0 and up to 100, or empty when it is not known';
    expect(answer).toEqual({
      success: 1,
      error: 13,
      errors: [
        { row: 2, message: 'owner is required' },
        {
          row: 3,
          message: "owned: no entity is called 'Nobody Knows Ltd'. Add the company first, or write its id",
        },
        { row: 4, message: 'owned: Only a company can be owned, and Ivan Quell is a person.' },
        { row: 5, message: "owned: 2 entities are called 'Twin Ltd'. Write the id of one, such as 3 or 4" },
        { row: 6, message: "owner: 2 entities are called 'Twin Ltd'. Write the id of one, such as 3 or 4" },
        { row: 7, message: "share must be a number over 0 and up to 100, or empty, not 'many'" },
        { row: 8, message: share },
        { row: 9, message: share },
        { row: 10, message: 'from 2024-02-30 is not a real date' },
        { row: 11, message: 'From (2024-03-02) must not be after To (2024-03-01).' },
        { row: 12, message: 'owner: entity 99 does not exist' },
        { row: 13, message: 'A company cannot own itself: name another owner.' },
        {
          row: 16,
          message: 'Ivan Quell is already recorded as an owner at that time, with 10 %. Change that link instead.',
        },
      ],
      warnings: [
        { row: 1, message: 'The column shoe is not known and was not imported' },
        { row: 15, message: 'Already recorded' },
      ],
    });
  });

  test('reports everything that is wrong with a row', async () => {
    const answer = await upload(await aWorld(), 'owner,owned,share,from', ',Target Trading,many,2024-02-30');
    expect(answer.errors).toEqual([
      {
        row: 2,
        message:
          "owner is required; from 2024-02-30 is not a real date; share must be a number over 0 and up to 100, or empty, not 'many'",
      },
    ]);
  });

  test('is read as European spreadsheets write it: semicolons, and a decimal comma in a share', async () => {
    const ctx = await aWorld();
    const answer = await upload(ctx, 'owner;owned;share', 'Ivan Quell;Target Trading;12,5', 'Ada;Target Trading;1,2,3');
    expect(answer).toMatchObject({
      success: 1,
      errors: [{ row: 3, message: "share must be a number over 0 and up to 100, or empty, not '1,2,3'" }],
    });
    expect(await ctx.db.orm.select({ share: ownershipLink.share }).from(ownershipLink)).toEqual([{ share: 12.5 }]);
  });

  test('may be imported again: recorded links stay as they are', async () => {
    const ctx = await aWorld();
    const lines = ['owner,owned,share', 'Ivan Quell,Target Trading,60', '3,Target Trading,'];
    await upload(ctx, ...lines);
    expect(await upload(ctx, ...lines)).toMatchObject({ success: 0, error: 0, warnings: [{ row: 2 }, { row: 3 }] });
    expect(await ctx.db.orm.select().from(ownershipLink)).toHaveLength(2);
  });

  test('with more rows than a batch is imported completely', async () => {
    const ctx = await aWorld();
    const lines = Array.from({ length: 600 }, (_, at) => `Holder Number${at},Target Trading,0.1`);
    expect(await upload(ctx, 'owner,owned,share', ...lines)).toMatchObject({ success: 600, error: 0 });
    expect((await ownershipOf(ctx, { entityId: 2 })).recordedShare).toBe(60);
  });

  test.each([
    ['no owner', 'owned,share\nA,1', 'The required column owner is missing.'],
    ['no rows', 'owner,owned', 'The file has a header but no rows.'],
    ['no rows under a column that is not known', 'owner,owned,colour', 'The file has a header but no rows.'],
    ['nothing', '', 'The file is empty.'],
  ])('with %s is rejected as a whole', async (_, text, message) => {
    const ctx = await aWorld();
    await expect(upload(ctx, text)).rejects.toThrow(message);
  });

  test('made from the template is read, except for the example companies', async () => {
    const ctx = await aWorld();
    await anEntity(ctx, { name: 'Example Trading Ltd', type: 'company' });
    const answer = await upload(ctx, OWNERS_TEMPLATE);
    expect(answer.errors).toEqual([{ row: 3, message: 'owner: entity 12 does not exist' }]);
    expect(await ctx.db.orm.select().from(entity)).toHaveLength(5);
  });
});
