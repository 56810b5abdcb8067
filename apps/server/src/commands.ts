import { NewApiKey } from '@tamis/api/api-keys/schema';
import { createApiKey, revokeApiKey } from '@tamis/api/api-keys/service';
import { ChangePassword, Register } from '@tamis/api/auth/schema';
import { changePassword, createUser, userByName } from '@tamis/api/auth/service';
import { type Services, systemCtx } from '@tamis/api/context';
import { BadRequest, issueText } from '@tamis/api/errors';
import { runDueJobs, runJob } from '@tamis/api/jobs/runner';
import type { Progress } from '@tamis/api/jobs/schema';
import { controlJob, getJob, queueScreeningEverybody } from '@tamis/api/jobs/service';
import { certifyNames } from '@tamis/api/screening/certificates';
import type { Subject } from '@tamis/screening';
import { importList } from '@tamis/api/watchlists/import';
import { rebuildIndexes } from '@tamis/api/watchlists/rebuild-indexes';
import { acceptStaged, rejectStaged } from '@tamis/api/watchlists/staged';
import { queueSync } from '@tamis/api/watchlists/sync-queue';
import * as v from 'valibot';

/** What a command is given: a few words, and a file or a secret as a stream. */
export interface CommandInput {
  options: Readonly<Record<string, string>>;
  body: ReadableStream<Uint8Array>;
  /** Ends an import; the list in force stays. */
  signal?: AbortSignal;
}

export type { Progress };

type Command = (services: Services, input: CommandInput, report: (progress: Progress) => void) => Promise<unknown>;

/** Subjects that the command line has read and checked. */
const Asked = v.object({
  subjects: v.array(v.custom<Subject>((value) => typeof value === 'object' && value !== null)),
  threshold: v.optional(v.number()),
  limit: v.optional(v.number()),
});

const Control = v.object({
  id: v.pipe(v.string(), v.transform(Number), v.integer()),
  control: v.picklist(['pause', 'resume', 'cancel']),
});

/** A key, and the person in whose name it acts. */
const KeyFor = v.object({ key: NewApiKey, username: v.string() });

const ACTOR = 'command line';

/** The commands that write, carried out by whichever process holds the database: this one, or the running server. */
const commands = {
  'lists-import': async (services, { options, body, signal }, report) => {
    const result = await importList(systemCtx(services, ACTOR), {
      list: options['list'] ?? '',
      stream: body,
      acceptShrink: options['acceptShrink'] === 'yes',
      onProgress: report,
      signal,
    });
    if (result.jobId !== null) report({ phase: 'screen', done: 0, total: null });
    await runDueJobs(services);
    return result;
  },
  'lists-sync': async (services, { options }, report) => {
    const ctx = systemCtx(services, ACTOR);
    const id = await queueSync(ctx, options['list'] ?? '', { acceptShrink: options['acceptShrink'] === 'yes' });
    await runJob(ctx, id, report);
    report({ phase: 'screen', done: 0, total: null });
    await runDueJobs(services);
    return getJob(ctx, id);
  },
  'lists-accept': async (services, { options }, report) => {
    const result = await acceptStaged(systemCtx(services, ACTOR), options['list'] ?? '', { onProgress: report });
    await runDueJobs(services);
    return result;
  },
  'lists-reject': async (services, { options }) => {
    await rejectStaged(systemCtx(services, ACTOR), options['list'] ?? '');
    return {};
  },
  rescreen: async (services, _, report) => {
    const ctx = systemCtx(services, ACTOR);
    const id = await queueScreeningEverybody(ctx);
    await runJob(ctx, id, report);
    return getJob(ctx, id);
  },
  'job-control': async (services, { options }) => {
    const { id, control } = checked(Control, options);
    return controlJob(systemCtx(services, ACTOR), id, control);
  },
  'screen-record': async (services, { body }) => certifyNames(systemCtx(services, ACTOR), await inputOf(Asked, body)),
  'user-create': async (services, { body }) => createUser(systemCtx(services, ACTOR), await inputOf(Register, body)),
  'user-password': async (services, { body }) =>
    changePassword(systemCtx(services, ACTOR), await inputOf(ChangePassword, body)),
  'key-create': async (services, { body }) => {
    const { username, key } = await inputOf(KeyFor, body);
    const user = await userByName(services, username);
    return createApiKey({ ...systemCtx(services, ACTOR), user }, key);
  },
  'key-revoke': async (services, { options }) => revokeApiKey(systemCtx(services, ACTOR), Number(options['id'])),
  'index-rebuild': async (services, _, report) => {
    let done = 0;
    const rebuilt = await rebuildIndexes(systemCtx(services, ACTOR), () => {
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
  return checked(schema, JSON.parse(await new Response(body).text()));
}

/** Throws `BadRequest` with a sentence that names the field. */
function checked<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const input = v.safeParse(schema, given);
  if (!input.success) throw new BadRequest(issueText(input.issues[0]));
  return input.output;
}

export type CommandName = keyof typeof commands;

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
  return command(services, input, report);
}
