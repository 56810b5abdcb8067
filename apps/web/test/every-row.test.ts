import { expect, test } from 'vitest';
import { everyRow } from '../src/features/shared/every-row.ts';

/** A list of this many rows. `meanwhile` runs before each page is requested. */
function aList(count: number, meanwhile: (rows: { id: number }[], page: number) => void) {
  const rows = Array.from({ length: count }, (_, at) => ({ id: at + 1 }));
  let page = 0;
  return async ({ limit, offset }: { limit: number; offset: number }) => {
    meanwhile(rows, page);
    page += 1;
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  };
}

const ids = async (list: ReturnType<typeof aList>) => (await everyRow(10, list)).map(({ id }) => id);
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

test('all pages are read, each row once', async () => {
  expect(await ids(aList(35, () => undefined))).toEqual(upTo(35));
  expect(await ids(aList(30, () => undefined))).toEqual(upTo(30));
  expect(await ids(aList(0, () => undefined))).toEqual([]);
});

test('a row that moves to the next page meanwhile appears once', async () => {
  const list = aList(25, (rows, page) => {
    if (page === 1) rows.unshift({ id: 100 });
  });
  expect((await ids(list)).toSorted((one, other) => one - other)).toEqual(upTo(25));
});

test('no row is missed when others leave meanwhile', async () => {
  const list = aList(35, (rows, page) => {
    if (page > 0 && page < 4) rows.splice(0, 2);
  });
  expect((await ids(list)).toSorted((one, other) => one - other)).toEqual(upTo(35));
});

test('a list that becomes empty meanwhile ends', async () => {
  const list = aList(35, (rows, page) => {
    if (page === 2) rows.length = 0;
  });
  expect(await ids(list)).toEqual(upTo(20));
});
