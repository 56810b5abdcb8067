interface Part<Row> {
  rows: readonly Row[];
  total: number;
}

/**
 * Loads the rows of all pages, `limit` at a time. Rows that move to another page while it loads are neither duplicated
 * nor lost: if rows have left, it goes back by as many before it continues.
 */
export async function everyRow<Row extends { id: number }>(
  limit: number,
  ask: (page: { limit: number; offset: number }) => Promise<Part<Row>>,
): Promise<Row[]> {
  const found = new Map<number, Row>();
  for (let offset = 0, before = 0; ;) {
    // One page at a time, because the server has other work to do.
    const { rows, total } = await ask({ limit, offset });
    for (const row of rows) found.set(row.id, row);
    const left = offset === 0 ? 0 : before - total;
    before = total;
    if (left > 0) offset = Math.max(0, offset - left);
    else if (rows.length < limit || offset + rows.length >= total) return [...found.values()];
    else offset += limit;
  }
}
