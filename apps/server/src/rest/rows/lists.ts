/** The lists, and their jobs. */
import { Job } from '@tamis/api/jobs/schema';
import { WholeJob } from '@tamis/api/jobs/shown-job-schema';
import { ImportResult, ListStatus, ListVersion, PartyRecord } from '@tamis/api/watchlists/schema';
import * as v from 'valibot';
import { type RestRow } from '../row.ts';

export const listsRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/lists',
    summary: 'The lists with their versions, ages and counts',
    procedure: 'lists.status',
    answer: 'list',
    out: v.array(ListStatus),
  },
  {
    method: 'GET',
    path: '/api/lists/own/csv-template',
    summary: 'A CSV file to fill in for a list of your own',
    procedure: 'lists.ownTemplate',
    answer: 'csv',
    fileName: 'own_list_template.csv',
    out: null,
  },
  {
    method: 'POST',
    path: '/api/lists/{list}/import',
    summary: 'Import a published file; a doubtful one waits for an administrator',
    refusals: [409, 413],
    procedure: 'lists.import',
    body: { file: 'file', holds: 'One file of the list, as published, plain or compressed' },
    answer: 'json',
    out: ImportResult,
  },
  {
    method: 'POST',
    path: '/api/lists/{list}/sync',
    summary: 'Fetch a list from its publisher; returns the job',
    procedure: 'lists.sync',
    answer: 'json',
    out: Job,
  },
  {
    method: 'GET',
    path: '/api/lists/{list}/versions',
    summary: 'The history of a list, newest first: versions in force until another came, refused ones, one that waits',
    procedure: 'lists.versions',
    answer: 'json',
    out: v.array(ListVersion),
  },
  {
    method: 'POST',
    path: '/api/lists/{list}/accept',
    summary: 'Accept the version that waits for an administrator; 409 when it is not the one that was seen',
    refusals: [404, 409],
    procedure: 'lists.accept',
    query: 'all',
    answer: 'json',
    out: ImportResult,
  },
  {
    method: 'POST',
    path: '/api/lists/{list}/reject',
    summary: 'Reject the version that waits; the same file is refused from then on',
    refusals: [404, 409],
    procedure: 'lists.reject',
    query: 'all',
    answer: 'json',
    out: v.object({ rejected: v.literal(true) }),
  },
  {
    method: 'GET',
    path: '/api/parties/{id}',
    summary: 'A listed party, with the versions of its list that added, changed or removed it',
    procedure: 'lists.party',
    answer: 'json',
    out: PartyRecord,
  },
  {
    method: 'GET',
    path: '/api/jobs/{id}',
    summary: 'The progress of a job; for an upload also which rows were skipped and why',
    procedure: 'jobs.get',
    answer: 'json',
    out: WholeJob,
  },
];
