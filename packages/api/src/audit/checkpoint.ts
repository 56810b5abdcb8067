import type { ChainHead } from './chain.ts';

/**
 * What the head of the audit log was at one moment, kept outside the database. The chain alone shows no missing end, and
 * the owner of the file could rewrite it from any event on: a checkpoint keeps what was there.
 */
export interface Checkpoint extends ChainHead {
  /** ISO 8601, UTC. */
  at: string;
}

/** A checkpoint as it was read, and whether this system's key has signed it. */
export interface KeptCheckpoint extends Checkpoint {
  isSigned: boolean;
}

/** Where a host keeps checkpoints. */
export interface Checkpoints {
  /** As they were added, oldest first: all of them are checked, which takes a second for a year of hours. */
  read: () => Promise<KeptCheckpoint[]>;
  /** The last that was added; undefined before the first. */
  newest: () => Promise<KeptCheckpoint | undefined>;
  /** Signs one and keeps it. */
  add: (checkpoint: Checkpoint) => Promise<void>;
}

/** What is wrong with an event by a checkpoint of it, or with the checkpoint; null when both agree. */
export function checkpointFault({ seq, hash, at, isSigned }: KeptCheckpoint, event: ChainHead): string | null {
  if (!isSigned) return `the checkpoint of event ${seq} is not signed with the key of this system`;
  return event.hash === hash ? null : `event ${seq} is not the one that was there at the checkpoint of ${at}`;
}
