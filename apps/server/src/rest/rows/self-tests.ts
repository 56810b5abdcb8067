/** Self-tests: how well the current screening finds altered names, and its false alerts. */
import { Job } from '@tamis/api/jobs/schema';
import { SelfTest, SelfTests } from '@tamis/api/self-test/schema';
import { type RestRow } from '../row.ts';

export const selfTestRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/self-tests',
    summary: 'The newest self-tests, and the one that is running or has failed',
    procedure: 'selfTests.list',
    answer: 'json',
    out: SelfTests,
  },
  {
    method: 'GET',
    path: '/api/self-tests/{id}',
    summary:
      'What a self-test found: changed names by the way they were changed, customers who raise an alert, and what was missed',
    refusals: [404],
    procedure: 'selfTests.get',
    answer: 'json',
    out: SelfTest,
  },
  {
    method: 'POST',
    path: '/api/self-tests',
    summary: 'Test the screening in force; returns the job',
    refusals: [409],
    procedure: 'selfTests.run',
    answer: 'json',
    out: Job,
  },
];
