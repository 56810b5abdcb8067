import { Failure, Usage } from './failure.ts';
import { type Io, printLine } from './print.ts';
import { ownValue } from '@tamis/screening/own-value';

const HELP = `Tamis on the command line: results on standard output, progress on standard error.

  lists import <list> <file…> [--accept-shrink]  import a list: ofac, eu, uk, un, pep, own … (docs/LISTS.md), also .gz or
                                                 .zip; several files are the tables of one list
  lists sync [list…] [--accept-shrink]           fetch the lists that have changed; all unless some are named
  lists accept <list>                            accept a doubtful file that waits …
  lists reject <list>                            … or reject it
  lists status [--json]                          versions, ages and counts; exit code 3 when one is not up to date
  screen <file.csv|file.jsonl|-> [--threshold n] [--limit n] [--record]
                                                 screen a file without storing it: a JSON line for each line;
                                                 --record keeps a certificate of each search
  screening show <id>                            the certificate of a search: what was asked, of which lists, the answer
  screening replay <id> [--json]                 search again: the same lists, and those in force today
  compare                                        {schema, query, candidate} lines on standard input to score lines
  rescreen                                       screen every entity against all lists in force
  jobs list [--json]                             what is running, and what finished recently
  jobs pause|resume|cancel <id>                  a resumed job continues where it was paused
  user create --username u --full-name n --role admin|analyst|viewer [--password p]
  user password --username u [--password p]      set a new password; the person's sessions end
                                                 without --password it is read from standard input
  key create --name n --role r --username u      an API key that acts for this person; shown once
  key list [--json] · key revoke <id>            list the keys; revoke one
  audit verify [--checkpoint <file>] [--key <file>]
                                                 check the whole audit log, also against a copy of its checkpoints
                                                 and the public key that was handed out with them
  audit checkpoint                               keep a checkpoint of the end of the log, as the server does hourly
  backup <file>                                  a checked copy, also while the server runs
  restore <file>                                 replace the database with a backup
  index rebuild                                  rebuild the name indexes

The database is DATABASE_URL (file:data/tamis.db), as for the server; while a server holds it, the server does the writing.
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 a list is not up to date.`;

type Command = (io: Io, args: string[]) => Promise<void>;

/** Each command loads only what it needs: comparing names opens no database. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  'lists import': async () => (await import('./lists.ts')).listsImport,
  'lists sync': async () => (await import('./lists-sync.ts')).listsSync,
  'lists accept': async () => (await import('./lists-sync.ts')).listsAccept,
  'lists reject': async () => (await import('./lists-sync.ts')).listsReject,
  'lists status': async () => (await import('./lists.ts')).listsStatus,
  compare: async () => (await import('./compare.ts')).comparePairs,
  screen: async () => (await import('./screen.ts')).screenFile,
  'screening show': async () => (await import('./screening.ts')).screeningShow,
  'screening replay': async () => (await import('./screening.ts')).screeningReplay,
  rescreen: async () => (await import('./jobs.ts')).rescreen,
  'jobs list': async () => (await import('./jobs.ts')).jobsList,
  'jobs pause': async () => (await import('./jobs.ts')).jobsControl('pause'),
  'jobs resume': async () => (await import('./jobs.ts')).jobsControl('resume'),
  'jobs cancel': async () => (await import('./jobs.ts')).jobsControl('cancel'),
  'user create': async () => (await import('./user.ts')).userCreate,
  'user password': async () => (await import('./user.ts')).userPassword,
  'key create': async () => (await import('./key.ts')).keyCreate,
  'key list': async () => (await import('./key.ts')).keyList,
  'key revoke': async () => (await import('./key.ts')).keyRevoke,
  'audit verify': async () => (await import('./audit.ts')).auditVerify,
  'audit checkpoint': async () => (await import('./audit.ts')).auditCheckpoint,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  'index rebuild': async () => (await import('./index-rebuild.ts')).indexRebuild,
};

/** Runs a command and returns its exit code. A failure is one sentence on standard error. */
export async function runCli(args: string[], io: Io): Promise<number> {
  try {
    await dispatch(args, io);
    return 0;
  } catch (error) {
    const { sentence, exitCode } = await explain(error, io);
    io.errors.write(`${sentence}\n`);
    return exitCode;
  }
}

async function dispatch(args: string[], io: Io): Promise<void> {
  const [first, second] = args;
  if (first === undefined || args.includes('--help') || args.includes('-h') || first === 'help') {
    printLine(io, HELP);
    if (first === undefined) throw new Usage('No command was given.');
    return;
  }
  const words = Object.hasOwn(COMMANDS, first) ? 1 : 2;
  const load = ownValue(COMMANDS, args.slice(0, words).join(' '));
  if (load === undefined) throw new Usage(`There is no command '${[first, second].join(' ').trim()}'.`);
  const command = await load();
  await command(io, args.slice(words));
}

/** The sentence and the exit code for the error that ended a command. */
async function explain(error: unknown, io: Io): Promise<{ sentence: string; exitCode: number }> {
  if (error instanceof Failure) return { sentence: error.message, exitCode: error.exitCode };
  if (!(error instanceof Error)) return { sentence: String(error), exitCode: 1 };
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code.startsWith('ERR_PARSE_ARGS')) return { sentence: `${error.message}\nSee: pnpm cli --help`, exitCode: 2 };
  const { TRPCError } = await import('@trpc/server');
  if (error instanceof TRPCError) {
    const { errorAnswer } = await import('@tamis/api/errors');
    const { text, internal } = errorAnswer(error, 'command line');
    return { sentence: internal ? error.message : text, exitCode: 1 };
  }
  if (!error.message.startsWith('Failed query') && !code.startsWith('SQLITE_'))
    return { sentence: error.message, exitCode: 1 };
  // The query itself would not help anyone.
  const { databaseFault } = await import('@tamis/db/database-fault');
  const why = error.cause instanceof Error ? error.cause.message : error.message;
  return { sentence: databaseFault(error, io.env().databaseUrl) ?? why, exitCode: 1 };
}
