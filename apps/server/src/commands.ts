import { NewApiKey } from '@tamis/api/api-keys/schema';
import { createApiKey, revokeApiKey } from '@tamis/api/api-keys/service';
import { ChangePassword, Register } from '@tamis/api/auth/schema';
import { changePassword, createUser, userByName } from '@tamis/api/auth/service';
import { type Ctx, type Services, systemCtx } from '@tamis/api/context';
import { runDueJobs, runJob } from '@tamis/api/jobs/runner';
import type { Progress } from '@tamis/api/jobs/schema';
import { controlJob, getJob, queueRescreenAll } from '@tamis/api/jobs/service';
import { certifyNames } from '@tamis/api/screening/certificates';
import type { Subject } from '@tamis/screening';
import { importList } from '@tamis/api/watchlists/import';
import { rebuildIndexes } from '@tamis/api/watchlists/rebuild-indexes';
import { acceptStaged, rejectStaged } from '@tamis/api/watchlists/staged';
import { queueSync } from '@tamis/api/watchlists/sync-queue';
import * as v from 'valibot';
import { parseInput } from './parse-input.ts';

/** The input of a command: a few options, and a file or a secret as a stream. */
export interface CommandInput {
  options: Readonly<Record<string, string>>;
  body: ReadableStream<Uint8Array>;
  /** Ends an import; the list in force stays. */
  signal?: AbortSignal;
  /** The operating system's name for the person who typed it. */
  by?: string | undefined;
}

export type { Progress };

type Command = (ctx: Ctx, input: CommandInput, report: (progress: Progress) => void) => Promise<unknown>;

/** Subjects that the command line has read and checked. */
const Asked = v.object({
  subjects: v.array(v.custom<Subject>((value) => typeof value === 'object' && value !== null)),
  threshold: v.optional(v.number()),
  limit: v.optional(v.number()),
});

const OfList = v.object({
  list: v.string(),
  acceptShrink: v.pipe(
    v.optional(v.string()),
    v.transform((answer) => answer === 'yes'),
  ),
});
const ImportOf = v.object({ ...OfList.entries, fileName: v.optional(v.string()) });
const Numbered = v.object({ id: v.pipe(v.string(), v.transform(Number), v.integer()) });
const Control = v.object({ ...Numbered.entries, control: v.picklist(['pause', 'resume', 'cancel']) });

/** A key, and the user that it acts for. */
const KeyFor = v.object({ key: NewApiKey, username: v.string() });

/** A context for what is typed on the command line; the audit log names the operating system's user: 'command line (ada)'. */
export const commandCtx = (services: Services, by?: string): Ctx =>
  systemCtx(services, by === undefined ? 'command line' : `command line (${by})`);

/** The commands that write, run by the process that holds the database: this one, or the running server. */
const commands = {
  'lists-import': async (ctx, { options, body, signal }, report) => {
    const result = await importList(ctx, {
      ...parseInput(ImportOf, options),
      stream: body,
      onProgress: report,
      signal,
    });
    if (result.jobId !== null) report({ phase: 'screen', done: 0, total: null });
    await runDueJobs(ctx);
    return result;
  },
  'lists-sync': async (ctx, { options }, report) => {
    const { list, ...how } = parseInput(OfList, options);
    const id = await queueSync(ctx, list, how);
    await runJob(ctx, id, report);
    report({ phase: 'screen', done: 0, total: null });
    await runDueJobs(ctx);
    return getJob(ctx, id);
  },
  'lists-accept': async (ctx, { options }, report) => {
    const result = await acceptStaged(ctx, parseInput(OfList, options).list, { onProgress: report });
    await runDueJobs(ctx);
    return result;
  },
  'lists-reject': async (ctx, { options }) => {
    await rejectStaged(ctx, parseInput(OfList, options).list);
    return {};
  },
  rescreen: async (ctx, _, report) => {
    const id = await queueRescreenAll(ctx);
    await runJob(ctx, id, report);
    return getJob(ctx, id);
  },
  'job-control': async (ctx, { options }) => {
    const { id, control } = parseInput(Control, options);
    return controlJob(ctx, id, control);
  },
  'screen-record': async (ctx, { body }) => certifyNames(ctx, await inputOf(Asked, body)),
  'user-create': async (ctx, { body }) => createUser(ctx, await inputOf(Register, body)),
  'user-password': async (ctx, { body }) => changePassword(ctx, await inputOf(ChangePassword, body)),
  'key-create': async (ctx, { body }) => {
    const { username, key } = await inputOf(KeyFor, body);
    const user = await userByName(ctx, username);
    return createApiKey({ ...ctx, user }, key);
  },
  'key-revoke': async (ctx, { options }) => revokeApiKey(ctx, parseInput(Numbered, options).id),
  'index-rebuild': async (ctx, _, report) => {
    let done = 0;
    const rebuilt = await rebuildIndexes(ctx, () => {
      done += 1;
      report({ phase: 'index', done, total: null });
    });
    return { rebuilt };
  },
} satisfies Record<string, Command>;

/** The JSON of a body, checked. */
async function inputOf<S extends v.GenericSchema>(
  schema: S,
  body: ReadableStream<Uint8Array>,
): Promise<v.InferOutput<S>> {
  return parseInput(schema, JSON.parse(await new Response(body).text()));
}

export type CommandName = keyof typeof commands;

/** What a command returns; on its way through the server it is JSON. */
export type CommandResult<Name extends CommandName> = Awaited<ReturnType<(typeof commands)[Name]>>;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

/** Runs a command here. */
export function runCommand(
  services: Services,
  name: CommandName,
  input: CommandInput,
  report: (progress: Progress) => void,
): Promise<unknown> {
  const command: Command = commands[name];
  return command(commandCtx(services, input.by), input, report);
}
