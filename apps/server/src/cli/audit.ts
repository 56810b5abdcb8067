import { parseArgs } from 'node:util';
import { verify } from '@tamis/api/audit/service';
import { systemCtx } from '@tamis/api/context';
import { reading } from './database.ts';
import { Failure } from './failure.ts';
import { type Io, printLine } from './print.ts';

/** `audit verify`: walks the whole chain and names the first event that is not as it was written. */
export async function auditVerify(io: Io, args: string[]): Promise<void> {
  parseArgs({ args });
  const found = await reading(io.env(), (services) => verify(systemCtx(services, 'command line')));
  if (found.firstBad !== null) {
    throw new Failure(`The audit log was tampered with at event ${found.firstBad.seq}: ${found.firstBad.reason}.`);
  }
  printLine(io, `The audit log is intact: ${found.events} events, head ${found.head}`);
}
