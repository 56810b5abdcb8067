import { parseArgs } from 'node:util';
import { requireKnownList } from '@tamis/api/watchlists/registry';
import { outcomeSentence } from '@tamis/api/watchlists/outcome-sentence';
import { listStatuses } from '@tamis/api/watchlists/service';
import { onlyArgument } from './argument.ts';
import { carryOut } from './carry-out.ts';
import { reading } from './database.ts';
import { Failure } from './failure.ts';
import { type Io, printLine } from './print.ts';

/**
 * `lists sync [list…] [--accept-shrink]`: fetches lists from their publishers; exit code 3 if one is not up to date
 * afterwards.
 */
export async function listsSync(io: Io, args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'accept-shrink': { type: 'boolean' } },
  });
  const codes = positionals.length > 0 ? positionals.map((code) => requireKnownList(code).code) : await withAddress(io);
  const acceptShrink = values['accept-shrink'] === true ? 'yes' : 'no';
  const troubled: string[] = [];
  for (const list of codes) {
    const job = await carryOut(io, 'lists-sync', { options: { list, acceptShrink } });
    if (job.outcome !== null) printLine(io, job.outcome);
    else troubled.push(`${list}: ${job.error ?? `the sync continues elsewhere, as job ${job.id}.`}`);
  }
  const now = await reading(io.env(), (ctx) => listStatuses(ctx));
  const waiting = now.filter(({ list, stagedVersion }) => codes.includes(list) && stagedVersion !== null);
  for (const { list } of waiting)
    troubled.push(`${list}: a file waits for approval. Type: lists accept ${list.toLowerCase()}`);
  if (troubled.length > 0) throw new Failure(troubled.join('\n'), 3);
}

/** `lists accept <list>`: puts the waiting version into force. */
export async function listsAccept(io: Io, args: string[]): Promise<void> {
  const list = oneList(args, 'lists accept');
  printLine(io, outcomeSentence(list, await carryOut(io, 'lists-accept', { options: { list } })));
}

/** `lists reject <list>`: rejects the waiting version; the same file is not imported again. */
export async function listsReject(io: Io, args: string[]): Promise<void> {
  const list = oneList(args, 'lists reject');
  await carryOut(io, 'lists-reject', { options: { list } });
  printLine(io, `${list}: the waiting file is rejected; the version in force stays.`);
}

/** The lists that have an address to fetch from. */
async function withAddress(io: Io): Promise<string[]> {
  const lists = await reading(io.env(), (ctx) => listStatuses(ctx), { mayBegin: true });
  return lists.filter(({ source }) => source !== null).map(({ list }) => list);
}

function oneList(args: string[], command: string): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  return requireKnownList(onlyArgument(positionals, `${command} needs one list.`)).code;
}
