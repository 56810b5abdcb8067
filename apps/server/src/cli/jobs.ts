import { parseArgs } from 'node:util';
import type { Job } from '@tamis/api/jobs/schema';
import { listJobs } from '@tamis/api/jobs/service';
import { carryOut } from './carry-out.ts';
import { reading } from './database.ts';
import { Failure, Usage } from './failure.ts';
import { type Io, printLine } from './print.ts';
import { typedId } from './argument.ts';

/** `rescreen`: screens every entity against all lists in force. Other commands may pause or cancel it. */
export async function rescreen(io: Io, args: string[]): Promise<void> {
  if (args.length > 0) throw new Usage('rescreen takes no arguments: it screens every entity.');
  const job = await carryOut(io, 'rescreen');
  printLine(io, jobLine(job));
  if (job.state === 'running') printLine(io, `It is already running, as job ${job.id}.`);
  else if (job.state !== 'done') throw new Failure(`The screening is not done: it is ${job.state}.`);
}

/** `jobs list [--json]` */
export async function jobsList(io: Io, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } });
  const jobs = await reading(io.env(), (ctx) => listJobs(ctx, { limit: 50 }));
  if (values.json === true) printLine(io, JSON.stringify(jobs, null, 2));
  else for (const job of jobs) printLine(io, jobLine(job));
}

/** `jobs pause|resume|cancel <id>` */
export function jobsControl(control: 'pause' | 'resume' | 'cancel'): (io: Io, args: string[]) => Promise<void> {
  return async (io, args) => {
    const id = typedId(args, `jobs ${control} needs the number of one job.`);
    printLine(io, jobLine(await carryOut(io, 'job-control', { options: { id: String(id), control } })));
  };
}

function jobLine({ id, kind, list, state, done, total, hits, outcome, error }: Job): string {
  const what = list === null ? kind : `${kind} ${list}`;
  const found = kind === 'reweigh' ? 'in another band' : 'with a new possible match';
  const counts = kind === 'sync' ? '' : `, ${done} of ${total} entities, ${hits} ${found}`;
  const end = outcome ?? error;
  return `Job ${id} (${what}): ${state}${counts}${end === null ? '' : `. ${end}`}`;
}
