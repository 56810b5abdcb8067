/** Daily work: the dashboard, alerts, cases and reports. */
import { Alert } from '@tamis/api/alerts/schema';
import { Assignee, CaseFile } from '@tamis/api/cases/schema';
import { Dashboard } from '@tamis/api/dashboard/schema';
import * as v from 'valibot';
import { type RestRow, change, input } from '../row.ts';

export const casesRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/dashboard',
    summary: 'Counts, and the newest of each kind',
    procedure: 'dashboard.get',
    answer: 'json',
    out: Dashboard,
  },
  {
    method: 'GET',
    path: '/api/cases',
    summary: 'The cases',
    procedure: 'cases.list',
    query: 'all',
    answer: 'list',
    out: v.array(CaseFile),
  },
  {
    method: 'POST',
    path: '/api/cases',
    summary: 'Open a case',
    procedure: 'cases.create',
    body: input,
    answer: 'created',
    out: CaseFile,
  },
  {
    method: 'GET',
    path: '/api/assignees',
    summary: 'Whom a case can be assigned to: everybody who may work on cases',
    procedure: 'cases.assignees',
    answer: 'list',
    out: v.array(Assignee),
  },
  {
    method: 'PUT',
    path: '/api/cases/{id}',
    summary: 'Change the given fields of a case; changes of status and assignee become activities',
    procedure: 'cases.update',
    params: { id: 'caseId' },
    body: change,
    answer: 'json',
    out: CaseFile,
  },
  {
    method: 'GET',
    path: '/api/alerts',
    summary: 'The alerts, with what the reader has read',
    procedure: 'alerts.list',
    query: 'all',
    answer: 'list',
    out: v.array(Alert),
  },
  {
    method: 'POST',
    path: '/api/alerts/{id}/read',
    summary: 'Mark an alert as read',
    procedure: 'alerts.markRead',
    params: { id: 'alertId' },
    answer: 'json',
    out: Alert,
  },
  {
    method: 'GET',
    path: '/api/reports/{id}/file',
    summary: 'A report as it was handed out, byte for byte',
    procedure: 'reports.file',
    answer: 'report',
    out: null,
  },
];
