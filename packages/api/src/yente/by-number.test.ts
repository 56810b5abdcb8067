import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { importFile } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { MatchOptions } from './schema.ts';
import { match } from './service.ts';

const entities = [
  { id: 'w1', schema: 'CryptoWallet', properties: { publicKey: ['bc1qinvented0001'], currency: ['XBT'] } },
  { id: 'w2', schema: 'CryptoWallet', properties: { publicKey: ['bc1qinvented0002'], name: ['Invented purse'] } },
  { id: 'a1', schema: 'Airplane', properties: { registrationNumber: ['EP-MX1'] } },
  { id: 'v1', schema: 'Vessel', properties: { imoNumber: ['9187629'], name: ['Demo Star'] } },
];

let ctx: TestCtx;
beforeAll(async () => {
  ctx = await aContext({ role: 'admin' });
  const lines = entities.map((entity) => JSON.stringify({ ...entity, target: true }));
  await importFile(ctx, 'opensanctions', new TextEncoder().encode(lines.join('\n')));
});

async function found(schema: string, properties: Record<string, string[]>) {
  const { responses } = await match(
    ctx,
    'default',
    { queries: { q: { schema, properties } } },
    v.parse(MatchOptions, {}),
  );
  return responses['q']?.results.map(({ id, match: isMatch, explanations }) => [
    id,
    isMatch,
    explanations['identifier']?.detail,
  ]);
}

test.each([
  ['CryptoWallet', { publicKey: ['bc1qinvented0001'] }, 'w1', 'Same wallet address'],
  ['CryptoWallet', { publicKey: ['bc1qinvented0002'] }, 'w2', 'Same wallet address'],
  ['Airplane', { registrationNumber: ['EP-MX1'] }, 'a1', 'Same tail number'],
  ['Airplane', { tailNumber: ['EP-MX1'] }, 'a1', 'Same tail number'],
  ['Vessel', { imoNumber: ['9187629'] }, 'v1', 'Same IMO number'],
])('%s %j without a name is found by its number, named or not on the list', async (schema, properties, id, detail) => {
  expect(await found(schema, properties)).toEqual([[`opensanctions-${id}`, true, detail]]);
});

test('another number finds nobody, and neither a name nor a number is refused', async () => {
  expect(await found('Vessel', { imoNumber: ['9321483'] })).toEqual([]);
  await expect(found('Vessel', { flag: ['ir'] })).rejects.toThrow('queries.q has no name');
});
