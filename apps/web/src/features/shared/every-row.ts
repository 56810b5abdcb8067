interface Part<Row> {
  rows: readonly Row[];
  total: number;
}

/**
 * The rows of all pages, asked for `limit` at a time; a row that is on two of them, because others came in meanwhile, is
 * there once.
 */
export async function everyRow<Row extends { id: number }>(
  limit: number,
  ask: (page: { limit: number; offset: number }) => Promise<Part<Row>>,
): Promise<Row[]> {
  const found = new Map<number, Row>();
  for (let offset = 0; ; offset += limit) {
    // One page after the other: the server has other work to do.
    // oxlint-disable-next-line no-await-in-loop
    const { rows, total } = await ask({ limit, offset });
    for (const row of rows) found.set(row.id, row);
    if (rows.length < limit || offset + rows.length >= total) return [...found.values()];
  }
}
