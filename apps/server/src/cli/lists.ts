import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { outcomeSentence } from '@tamis/api/watchlists/outcome';
import type { ImportResult, ListStatus } from '@tamis/api/watchlists/schema';
import { NO_LIST } from '@tamis/api/screening/require-lists';
import { listStatuses } from '@tamis/api/watchlists/service';
import { asOneFile } from './as-one-file.ts';
import { carryOut } from './carry-out.ts';
import { reading } from './database.ts';
import { Failure, Usage } from './failure.ts';
import { requireFile } from './input-file.ts';
import { type Io, printLine } from './print.ts';

/** `lists import <list> <file…> [--accept-shrink]`; several files are the tables of one list. */
export async function listsImport(io: Io, args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'accept-shrink': { type: 'boolean' } },
  });
  const [list, ...files] = positionals;
  const [file] = files;
  if (list === undefined || file === undefined) throw new Usage('lists import needs a list and a file.');
  for (const one of files) requireFile(one);
  const body =
    files.length > 1
      ? new Blob([asOneFile(files) as Uint8Array<ArrayBuffer>]).stream()
      : (Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>);
  const fileName = files.map((one) => basename(one)).join(', ');
  const options = { list, fileName, acceptShrink: values['accept-shrink'] === true ? 'yes' : 'no' };
  const result = await carryOut(io, 'lists-import', { options, body });
  const sentence = outcomeSentence(result.list, result);
  if (result.outcome === 'staged') throw new Failure(sentence, 3);
  printLine(io, sentence);
  for (const line of rejectLines(result)) io.errors.write(`${line}\n`);
}

/** How many unreadable records are named; the page Lists has the others. */
const NAMED_REJECTS = 20;

function rejectLines({ rejected, rejects }: ImportResult): string[] {
  if (rejected <= 1) return [];
  const more = rejected - NAMED_REJECTS;
  const named = rejects
    .slice(0, NAMED_REJECTS)
    .map(({ ref, reason }) => `  ${ref === '' ? '(no id)' : ref}: ${reason}`);
  return more > 0 ? [...named, `  and ${more} more`] : named;
}

/** `lists status [--json]`; exit code 3 when a list is stale, its last import failed, or none was ever imported. */
export async function listsStatus(io: Io, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } });
  const lists = await reading(io.env(), (ctx) => listStatuses(ctx));
  if (values.json === true) printLine(io, JSON.stringify(lists.map(printed), null, 2));
  else for (const row of statusTable(lists)) printLine(io, row);
  const troubled = lists.filter((list) => list.stale || list.error !== null);
  if (troubled.length > 0) {
    const names = troubled.map((status) => `${status.list} (${troubleOf(status)})`);
    throw new Failure(`Not up to date: ${names.join(', ')}.`, 3);
  }
  if (lists.every(({ version }) => version === null)) throw new Failure(NO_LIST, 3);
}

function troubleOf({ stagedNumber, error }: ListStatus): string {
  if (stagedNumber !== null) return `version ${stagedNumber} waits for an administrator`;
  return error === null ? 'stale' : 'last import failed';
}

/** The documented fields of `--json` only. The version is its number within the list, as everywhere else. */
function printed(status: ListStatus): object {
  const { list, title, kind, number: version, publishedAt, importedAt, parties, names } = status;
  const { added, changed, removed, stale, error } = status;
  return { list, title, kind, version, publishedAt, importedAt, parties, names, added, changed, removed, stale, error };
}

function statusTable(lists: readonly ListStatus[]): string[] {
  const rows = [
    ['LIST', 'VERSION', 'PUBLISHED', 'IMPORTED', 'PARTIES', 'NAMES', 'CHANGES', 'STATE'],
    ...lists.map((list) => [
      list.list,
      String(list.number ?? '-'),
      list.publishedAt ?? '-',
      list.importedAt?.slice(0, 16).replace('T', ' ') ?? '-',
      String(list.parties),
      String(list.names),
      `+${list.added} ~${list.changed} -${list.removed}`,
      stateOf(list),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function stateOf(list: ListStatus): string {
  if (list.stagedNumber !== null) return `version ${list.stagedNumber} waits: ${list.stagedReason}`;
  if (list.error !== null) return `error: ${list.error}`;
  if (list.version === null) return 'never imported';
  if (list.stale) return 'stale';
  return list.oldFile ? 'an old file' : 'current';
}
