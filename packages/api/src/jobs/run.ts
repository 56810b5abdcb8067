import type { Lease } from '../lease.ts';
import type { Progress } from './schema.ts';

/** What a job is run with: its lease, and a callback for progress. */
export interface Run {
  lease: Lease;
  report: (progress: Progress) => void;
}
