import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { outcomeSentence } from '@tamis/api/watchlists/outcome-sentence';
import type { ImportResult, ListStatus } from '@tamis/api/watchlists/schema';
import { NO_LIST } from '@tamis/api/screening/require-lists';
import { type ListHealth, listHealth, oldText } from '@tamis/api/watchlists/old-file';
import { requireKnownList } from '@tamis/api/watchlists/registry';
import { listStatuses } from '@tamis/api/watchlists/service';
import { asOneFile } from './as-one-file.ts';
import { carryOut } from './carry-out.ts';
import { reading } from './database.ts';
import { Failure, Usage } from './failure.ts';
import { requireFile } from './argument.ts';
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
  requireKnownList(list);
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

/** The healths that exit code 3 reports. A file of unknown age is not among them: nobody can say that it is old. */
const NOT_UP_TO_DATE: ReadonlySet<ListHealth> = new Set(['staged', 'error', 'stale', 'old']);

/** `lists status [--json]`; exit code 3 when a list is not up to date, or none was ever imported. */
export async function listsStatus(io: Io, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } });
  const lists = await reading(io.env(), (ctx) => listStatuses(ctx));
  if (values.json === true) printLine(io, JSON.stringify(lists.map(printed), null, 2));
  else for (const row of statusTable(lists)) printLine(io, row);
  const troubled = lists.filter((list) => NOT_UP_TO_DATE.has(listHealth(list)));
  if (troubled.length > 0) {
    const names = troubled.map((status) => `${status.list} (${troubleOf(status)})`);
    throw new Failure(`Not up to date: ${names.join(', ')}.`, 3);
  }
  if (lists.every(({ version }) => version === null)) throw new Failure(NO_LIST, 3);
}

function troubleOf(status: ListStatus): string {
  const health = listHealth(status);
  if (health === 'staged') return `version ${status.stagedNumber} waits for an administrator`;
  return health === 'error' ? 'last import failed' : stateOf(status);
}

/**
 * The documented fields of `--json` only. The version is its number within the list, as everywhere else. An old file counts
 * as stale: `state` says which of the two it is, in the words of the table.
 */
function printed(status: ListStatus): object {
  const { list, title, kind, number: version, publishedAt, importedAt, parties, names } = status;
  const { added, changed, removed, error, fileDays } = status;
  const stale = status.stale || status.oldFile;
  const counts = { parties, names, added, changed, removed };
  return {
    list,
    title,
    kind,
    version,
    publishedAt,
    importedAt,
    ...counts,
    stale,
    error,
    fileDays,
    state: stateOf(status),
  };
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
  const words: Record<ListHealth, string> = {
    staged: `version ${list.stagedNumber} waits: ${list.stagedReason}`,
    error: `error: ${list.error}`,
    none: 'never imported',
    stale: 'stale',
    old: `an old file: ${oldText(list.fileDays ?? 0)}`,
    undated: 'age unknown: the file has no date',
    current: 'current',
  };
  return words[listHealth(list)];
}
