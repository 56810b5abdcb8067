import { ownershipLink } from '@tamis/db/schema';
import type { Ctx } from '../context.ts';
import { counted } from '../counted.ts';
import { brokenOff } from '../csv/broken-off.ts';
import { assertCsv } from '../csv/csv-file.ts';
import type { Header } from '../csv/csv-header.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import { readTable } from '../csv/read-table.ts';
import type { RowIssue } from '../csv/row-issue.ts';
import { shownFileName } from '../file-name.ts';
import { startModelJobs } from '../jobs/runner.ts';
import { commit } from '../write.ts';
import { directoryOf } from './csv-owners.ts';
import { OWNERS_COLUMNS, type OwnersColumn, type OwnersRow, readOwnersRow } from './csv-row.ts';
import { type LinkRow, ownerKey, recordedLinks } from './parties.ts';
import type { OwnersResult } from './schema.ts';
import { linkFault } from './link-fault.ts';
import { newLinkRow, storeLinks, termsOf } from './service.ts';

const MAX_RECORDS = 100_000;
/** Rows in one batch; their consequences are part of the same write. */
const BATCH = 250;
/** Faulty rows and warnings named in the response. */
const MAX_NAMED = 10_000;

/**
 * Imports a CSV of owners (`owner,owned,share,from,to,source`). Each row is validated by itself. Good rows are stored
 * in batches, each with its consequences for the 50 % rule. Throws `BadRequest` with one sentence, before anything is
 * stored, if the file is no such CSV. If something goes wrong later, the result says how many rows were imported.
 */
export async function uploadOwners(ctx: Ctx, file: File): Promise<OwnersResult> {
  assertCsv(file);
  const result: OwnersResult = { success: 0, error: 0, errors: [], warnings: [] };
  const taken = { row: 0 };
  try {
    await takeRows(ctx, { file, result, taken });
  } catch (error) {
    if (result.success === 0) throw error;
    const imported = counted(result.success, 'link before that was', 'links before that were');
    throw brokenOff(error, { row: taken.row, imported });
  } finally {
    if (result.success > 0) startModelJobs(ctx);
  }
  return result;
}

/** Imports the file, and keeps `taken` and the result in step with what is stored. */
async function takeRows(
  ctx: Ctx,
  { file, result, taken }: { file: File; result: OwnersResult; taken: { row: number } },
): Promise<void> {
  const reading = { columns: OWNERS_COLUMNS, batch: BATCH, maxRows: MAX_RECORDS, breathe: ctx.breathe };
  for await (const { header, rows, ignored } of readTable(file, reading)) {
    result.warnings.push(...ignored);
    await takeBatch(ctx, result, { header, file, rows });
    taken.row = rows.at(-1)?.row ?? taken.row;
  }
}

async function takeBatch(
  ctx: Ctx,
  result: OwnersResult,
  { header, file, rows }: { header: Header<OwnersColumn>; file: File; rows: readonly CsvRow[] },
): Promise<void> {
  const read: OwnersRow[] = [];
  const faults: RowIssue[] = [];
  for (const row of rows) {
    const outcome = readOwnersRow(header, row);
    if (typeof outcome === 'string') faults.push({ row: row.row, message: outcome });
    else read.push(outcome);
  }
  const sorted = await commit(ctx, async (write) => {
    const found = await sortOut(ctx, read, () => write.id(ownershipLink));
    if (found.good.length > 0) await storeLinks(ctx, write, found.good, shownFileName(file.name));
    return found;
  });
  const errors = [...faults, ...sorted.faults].toSorted((one, other) => one.row - other.row);
  result.success += sorted.good.length;
  result.error += errors.length;
  result.errors.push(...errors.slice(0, MAX_NAMED - result.errors.length));
  result.warnings.push(...sorted.known.slice(0, MAX_NAMED - result.warnings.length));
}

/** New links, rows that are recorded already, and faulty rows. */
async function sortOut(
  ctx: Ctx,
  rows: readonly OwnersRow[],
  nextId: () => Promise<number>,
): Promise<{ good: LinkRow[]; known: RowIssue[]; faults: RowIssue[] }> {
  const directory = await directoryOf(
    ctx,
    rows.flatMap(({ owner, owned }) => [owner, owned]),
  );
  const meant = rows.map((row) => ({ row, owned: directory.owned(row.owned), owner: directory.owner(row.owner) }));
  const companies = meant.flatMap(({ owned }) => (typeof owned === 'string' ? [] : owned.id));
  const linksOf = Map.groupBy(await recordedLinks(ctx, companies), (link) => link.ownedEntityId);
  const result = { good: [] as LinkRow[], known: [] as RowIssue[], faults: [] as RowIssue[] };
  for (const { row, owner, owned } of meant) {
    if (typeof owner === 'string' || typeof owned === 'string') {
      result.faults.push({ row: row.row, message: [owner, owned].filter((one) => typeof one === 'string').join('; ') });
      continue;
    }
    const link = newLinkRow(ctx, 0, { ...owner, ownedEntityId: owned.id, ...termsOf(row.terms) });
    const others = linksOf.get(owned.id) ?? [];
    if (others.some((other) => saysTheSame(other, link))) {
      result.known.push({ row: row.row, message: 'Already recorded' });
      continue;
    }
    const wrong = linkFault(link, others);
    if (wrong) {
      result.faults.push({ row: row.row, message: wrong.message });
      continue;
    }
    const stored = { ...link, id: await nextId() };
    result.good.push(stored);
    linksOf.set(owned.id, [...others, stored]);
  }
  return result;
}

function saysTheSame(one: LinkRow, other: LinkRow): boolean {
  return ownerKey(one) === ownerKey(other) && statedTerms(one) === statedTerms(other);
}

function statedTerms({ share, fromDate, toDate }: LinkRow): string {
  return JSON.stringify([share, fromDate, toDate]);
}
