import { parseArgs } from 'node:util';
import type { Job } from '@tamis/api/jobs/schema';
import { listJobs } from '@tamis/api/jobs/service';
import { reading, writing } from './database.ts';
import { Failure, Usage } from './failure.ts';
import { type Io, printLine, progressLine } from './print.ts';

/** `rescreen`: screens every entity against all lists in force; another command may pause or cancel it meanwhile. */
export async function rescreen(io: Io, args: string[]): Promise<void> {
  if (args.length > 0) throw new Usage('rescreen needs nothing more: it screens every entity.');
  const progress = progressLine(io);
  try {
    const body = new Blob([]).stream();
    const job = (await writing(io.env(), 'rescreen', { options: {}, body }, progress.report)) as Job;
    progress.end();
    printLine(io, jobLine(job));
    if (job.state === 'running') printLine(io, `It is under way already, as job ${job.id}.`);
    else if (job.state !== 'done') throw new Failure(`The screening is not done: it is ${job.state}.`);
  } finally {
    progress.end();
  }
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
    const [id, ...more] = args;
    if (id === undefined || more.length > 0 || !/^[1-9]\d{0,14}$/.test(id)) {
      throw new Usage(`jobs ${control} needs the number of one job.`);
    }
    const input = { options: { id, control }, body: new Blob([]).stream() };
    printLine(io, jobLine((await writing(io.env(), 'job-control', input, () => undefined)) as Job));
  };
}

function jobLine({ id, kind, list, state, done, total, hits, outcome, error }: Job): string {
  const what = list === null ? kind : `${kind} ${list}`;
  const found = kind === 'reweigh' ? 'in another band' : 'with a new possible match';
  const counts = kind === 'sync' ? '' : `, ${done} of ${total} entities, ${hits} ${found}`;
  const end = outcome ?? error;
  return `Job ${id} (${what}): ${state}${counts}${end === null ? '' : `. ${end}`}`;
}
