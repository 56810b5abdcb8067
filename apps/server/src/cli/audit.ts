import { parseArgs } from 'node:util';
import { alteredRecords } from '@tamis/api/audit/altered-records';
import type { KeptCheckpoint } from '@tamis/api/audit/checkpoint';
import { verify } from '@tamis/api/audit/service';
import { takeCheckpoint } from '@tamis/api/audit/take-checkpoint';
import { counted } from '@tamis/api/counted';
import { checkpointPath, publicKeyPath, readCheckpoints } from '../checkpoint-file.ts';
import type { Env } from '../env.ts';
import { reading, requireDatabase } from './database.ts';
import { Failure, Usage } from './failure.ts';
import { requireFile } from './argument.ts';
import { type Io, printLine } from './print.ts';

/**
 * `audit verify`: checks the whole chain, and names the first event that is not as it was written, or not as in a
 * checkpoint: of this system, or of a copy kept elsewhere. Then compares decisions, cases, comments, certificates
 * and reports with the log.
 */
export async function auditVerify(io: Io, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { checkpoint: { type: 'string' }, key: { type: 'string' } } });
  if (values.key !== undefined && values.checkpoint === undefined) throw new Usage('--key needs --checkpoint.');
  const env = io.env();
  requireDatabase(env);
  const copied = values.checkpoint === undefined ? [] : await checkpointsOf(env, values.checkpoint, values.key);
  const { found, checkpoints, altered } = await reading(env, async (ctx) => {
    const checkpoints = [...((await ctx.checkpoints?.read()) ?? []), ...copied];
    const found = await verify(ctx, checkpoints);
    return { found, checkpoints, altered: found.ok ? await alteredRecords(ctx) : [] };
  });
  if (found.firstBad !== null) {
    throw new Failure(`The audit log was tampered with at event ${found.firstBad.seq}: ${found.firstBad.reason}.`);
  }
  if (altered.length > 0) {
    throw new Failure(
      `The audit log is intact, but these records are not as it has them:\n${altered.map((one) => `  ${one}`).join('\n')}`,
    );
  }
  const agreed = counted(checkpoints.length, 'checkpoint agrees', 'checkpoints agree');
  const erased = found.erased === 0 ? '' : `; the content of ${counted(found.erased, 'event')} was erased`;
  printLine(io, `The audit log is intact: ${counted(found.events, 'event')}, head ${found.head}, ${agreed}${erased}`);
}

/** `audit checkpoint`: stores a checkpoint of the end of the log, for hosts that do not do so by themselves. */
export async function auditCheckpoint(io: Io, args: string[]): Promise<void> {
  parseArgs({ args });
  const path = checkpointPath(io.env());
  if (path === null) throw new Failure('Set AUDIT_CHECKPOINTS to the file in which to keep checkpoints.');
  requireDatabase(io.env());
  const taken = await reading(io.env(), (ctx) => takeCheckpoint(ctx));
  printLine(io, taken === null ? 'The audit log is empty' : `${path}: event ${taken.seq}, head ${taken.hash}`);
}

async function checkpointsOf(env: Env, file: string, keyFile: string | undefined): Promise<KeptCheckpoint[]> {
  const own = checkpointPath(env);
  const key = keyFile ?? publicKeyPath(own ?? file);
  for (const needed of [file, key]) requireFile(needed);
  const checkpoints = await readCheckpoints(file, key);
  if (checkpoints.length === 0) throw new Failure(`${file} has no checkpoint.`);
  return checkpoints;
}
