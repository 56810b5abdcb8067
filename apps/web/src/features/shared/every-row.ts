interface Part<Row> {
  rows: readonly Row[];
  total: number;
}

/**
 * The rows of all pages, asked for `limit` at a time. A row that is on two of them, because others came in meanwhile, is
 * there once; where rows have left meanwhile, others have moved up to a page that was read before, and it is asked for
 * once more from as far back.
 */
export async function everyRow<Row extends { id: number }>(
  limit: number,
  ask: (page: { limit: number; offset: number }) => Promise<Part<Row>>,
): Promise<Row[]> {
  const found = new Map<number, Row>();
  for (let offset = 0, before = 0; ;) {
    // One page after the other: the server has other work to do.
    const { rows, total } = await ask({ limit, offset });
    for (const row of rows) found.set(row.id, row);
    const left = offset === 0 ? 0 : before - total;
    before = total;
    if (left > 0) offset = Math.max(0, offset - left);
    else if (rows.length < limit || offset + rows.length >= total) return [...found.values()];
    else offset += limit;
  }
}
