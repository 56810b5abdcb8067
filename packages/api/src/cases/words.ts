import type { Level } from '../wire.ts';
import type { CaseStatus } from './view-schema.ts';

/** What people call the states of a case. */
export const STATUS_TEXTS: Readonly<Record<CaseStatus, string>> = {
  open: 'Open',
  in_progress: 'In Progress',
  escalated: 'Escalated',
  resolved: 'Resolved',
};

/** And its priorities. */
export const PRIORITY_TEXTS: Readonly<Record<Level, string>> = { high: 'High', medium: 'Medium', low: 'Low' };
