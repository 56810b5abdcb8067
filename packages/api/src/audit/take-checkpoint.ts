import { auditEvent } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { errorDetails } from '../error-details.ts';
import { Conflict } from '../errors.ts';
import { chainHead } from '../write.ts';
import type { Checkpoint } from './checkpoint.ts';

/**
 * Keeps the head of the audit log, unless it is kept already, and returns the newest checkpoint: null for an empty log
 * and on a host that keeps none. A log that contradicts its newest checkpoint gets no further one: throws `Conflict`.
 */
export async function takeCheckpoint(services: Services): Promise<Checkpoint | null> {
  const { checkpoints, db } = services;
  if (!checkpoints) return null;
  const last = await checkpoints.newest();
  const head = await chainHead(db);
  if (last) {
    const [kept] = await db.orm.select({ hash: auditEvent.hash }).from(auditEvent).where(eq(auditEvent.seq, last.seq));
    if (!last.isSigned || kept?.hash !== last.hash) {
      throw new Conflict(`The audit log contradicts its checkpoint of event ${last.seq}. See: pnpm cli audit verify`);
    }
  }
  if (head.seq === (last?.seq ?? 0)) return last ?? null;
  const next = { ...head, at: new Date(services.now()).toISOString() };
  await checkpoints.add(next);
  return next;
}

/** Takes a checkpoint during other work, which continues if that fails: the error is logged. */
export async function keepCheckpoint(services: Services): Promise<void> {
  await takeCheckpoint(services).catch((error: unknown) => services.log('no checkpoint', errorDetails(error)));
}

/** Whether checkpoints can be kept, by keeping one: the newest, or in a sentence why there is none. */
interface CheckpointState {
  kept: Pick<Checkpoint, 'seq' | 'at'> | null;
  obstacle: string | null;
}

/** Null on a host that keeps none. */
export async function checkpointState(services: Services): Promise<CheckpointState | null> {
  if (!services.checkpoints) return null;
  try {
    const newest = await takeCheckpoint(services);
    return { kept: newest && { seq: newest.seq, at: newest.at }, obstacle: null };
  } catch (error) {
    if (error instanceof Conflict) return { kept: null, obstacle: error.message };
    const why = error instanceof Error ? error.message : String(error);
    const obstacle = `None can be kept: ${why}. Make the place writable for the server, or set AUDIT_CHECKPOINTS to another file.`;
    return { kept: null, obstacle };
  }
}
