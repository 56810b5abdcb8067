import type { Lease } from '../lease.ts';
import type { Progress } from './schema.ts';

/** What a job is run with: its lease, and where it tells how far it has come. */
export interface Run {
  lease: Lease;
  tell: (progress: Progress) => void;
}
