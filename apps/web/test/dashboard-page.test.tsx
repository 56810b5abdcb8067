import type { MediaItem } from '@tamis/api/media/schema';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aListStatus, aUser, aWebhook, anEntity } from './builders.ts';
import { aCase, anActivity } from './case-builders.ts';
import { aMatch } from './match-builders.ts';
import { renderApp } from './render-app.tsx';
import { Refusal } from './trpc-answers.ts';

const article: MediaItem = {
  id: 3,
  title: 'Accounts frozen in inquiry',
  content: '',
  aiSummary: '',
  summaryBy: 'rules',
  riskLevelBy: 'rules',
  isAdverse: true,
  source: 'Eastern Ledger',
  publishedAt: '2026-11-19T12:00:00.000Z',
  url: null,
  riskLevel: 'medium',
};
/** Ages are shown to the minute. */
const MINUTE_MS = 60_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - MINUTE_MS).toISOString();
const dashboard = () => ({
  stats: { totalEntities: 52_640, highRiskAlerts: 12, activeCases: 9, completedReports: 146 },
  highRiskEntities: [anEntity({ id: 7, name: 'Rustam Halvani', riskScore: 98 })],
  adverseMedia: [article],
  caseActivities: [anActivity({ caseId: 12, createdAt: hoursAgo(2) })],
});

const region = (name: string) => within(screen.getByRole('region', { name }));

test('four cards show their figures and lead where the specification says', async () => {
  renderApp('/', { 'dashboard.get': dashboard });
  expect(await screen.findByText('52,640')).toBeTruthy();
  const totals = screen.getByRole('region', { name: 'Totals' });
  expect(
    within(totals)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Entities Monitored', 'High Risk Alerts', 'Active Cases', 'Completed Reports']);
  expect(
    within(totals)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/entities', '/alerts', '/cases', '/reports']);
});

test.each([
  ['admin', 'Fetch the lists from their publishers, or import files that you have.'],
  ['analyst', 'An administrator fetches or imports it.'],
] as const)('before the first list, the dashboard says what to do first: %s', async (role, step) => {
  renderApp('/', {
    'auth.session': () => aUser({ role }),
    'dashboard.get': dashboard,
    'webhooks.list': () => [],
    'lists.status': () => [aListStatus({ version: null, number: null, importedAt: null, publishedAt: null })],
  });
  const title = await screen.findByText('No list has been imported yet');
  expect(title.parentElement?.textContent).toContain(`Nobody is screened until the first list is imported. ${step}`);
});

test('once a list is imported, that notice disappears', async () => {
  renderApp('/', { 'dashboard.get': dashboard, 'lists.status': () => [aListStatus()] });
  expect(await screen.findByText('OFAC SDN List')).toBeTruthy();
  expect(screen.queryByText('No list has been imported yet')).toBeNull();
});

test('the sections show entities, media and activity; times are relative with a suffix', async () => {
  renderApp('/', {
    'dashboard.get': dashboard,
    'lists.status': () => [
      aListStatus({ importedAt: hoursAgo(3) }),
      aListStatus({ list: 'UK', title: 'UK HMT List', error: 'Too small' }),
    ],
  });
  await screen.findByText('52,640');
  expect(region('Recent High Risk Entities').getByRole('link', { name: 'Rustam Halvani' })).toBeTruthy();
  expect(region('Recent High Risk Entities').getByText(/^#\d+/u), 'distinguished from namesakes').toBeTruthy();
  const media = region('Recent Adverse Media').getByRole('link', { name: 'Accounts frozen in inquiry' });
  expect(media.getAttribute('href')).toBe('/articles/3');
  const activity = region('Recent Case Activity');
  expect(activity.getByRole('link', { name: 'View all activity' }).getAttribute('href')).toBe('/cases');
  expect(activity.getByText('2 hours ago')).toBeTruthy();
  expect(activity.getByText(/^Case 12,/u)).toBeTruthy();
  expect(await region('List freshness').findByText('3 hours ago')).toBeTruthy();
  expect(region('List freshness').getByText('Error')).toBeTruthy();
});

test('a failure shows the panel with its message', async () => {
  renderApp('/', {
    'dashboard.get': () => {
      throw new Refusal(500, 'database is locked');
    },
  });
  expect(await screen.findByRole('heading', { name: 'Error loading dashboard data' })).toBeTruthy();
  expect(screen.getByText('500: database is locked')).toBeTruthy();
});

const broken = () => {
  throw new Refusal(500, 'disk I/O error');
};

test('plots and webhooks that cannot be loaded show an error', async () => {
  renderApp('/', {
    'auth.session': () => aUser({ role: 'admin' }),
    'dashboard.get': dashboard,
    'dashboard.plots': broken,
    'webhooks.list': broken,
  });
  expect(await screen.findByText('The plots could not be loaded')).toBeTruthy();
  expect(await screen.findByText('The webhooks could not be loaded')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
});

test('the plots have text alternatives: entities by score, waiting matches, alerts by week', async () => {
  renderApp('/', {
    'dashboard.get': dashboard,
    'dashboard.plots': () => ({
      risk: [
        { from: 30, count: 18_900 },
        { from: 40, count: 12 },
        { from: 90, count: 1 },
      ],
      waiting: {
        bands: [
          { from: 90, count: 4 },
          { from: 80, count: 5 },
          { from: 0, count: 14 },
        ],
        oldestAt: hoursAgo(48),
        secondPerson: 2,
      },
      escalatedCases: 2,
      thisWeek: { entities: 214, reports: 8 },
      alerts: [
        { week: '2026-11-09T00:00:00.000Z', high: 1, medium: 0, low: 0 },
        { week: '2026-11-16T00:00:00.000Z', high: 3, medium: 1, low: 0 },
      ],
    }),
  });
  await screen.findByText('52,640');
  const totals = within(screen.getByRole('region', { name: 'Totals' }));
  for (const qualifier of ['+214 this week', 'unread', '2 escalated', '+8 this week'])
    expect(await totals.findByText((_, element) => element?.textContent === qualifier)).toBeTruthy();
  expect(await screen.findByText('30 to 39: 18,900 entities')).toBeTruthy();
  expect(screen.getByText('90 to 100: 1 entity')).toBeTruthy();
  expect(region('Risk distribution').getByText('18,913 entities by score')).toBeTruthy();
  expect(screen.getByText('at 90 and above').parentElement?.textContent).toContain(
    '4 at 90 and above5 from 80 to 8914 below 80',
  );
  expect(screen.getByRole('link', { name: '2 more wait for a second person' }).getAttribute('href')).toBe(
    '/matches?state=proposed',
  );
  expect(screen.getByText('Week of Nov 16: 4 alerts, 3 high, 1 medium, 0 low')).toBeTruthy();
});

test('the sidebar counts decisions like the queue, and the dashboard the matches behind them', async () => {
  const [first, ...others] = [1, 2, 3].map((id) => aMatch({ id }));
  const waiting = { bands: [{ from: 90, count: 3 }], oldestAt: null, secondPerson: 0 };
  const plots = { risk: [], waiting, escalatedCases: 0, thisWeek: { entities: 0, reports: 0 }, alerts: [] };
  renderApp('/', {
    'dashboard.get': dashboard,
    'dashboard.plots': () => plots,
    'matches.queue': () => ({ rows: [{ ...first, folded: others }], total: 1 }),
  });
  expect(await screen.findByText('matches wait for 1 decision')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Matches, 1 waiting' })).toBeTruthy();
});

test('each section shows only its first items, and alerts of a single week are not plotted', async () => {
  const entities = Array.from({ length: 10 }, (_, at) => anEntity({ id: at + 1, name: `Entity ${at + 1}` }));
  const activities = Array.from({ length: 10 }, (_, at) => anActivity({ id: at + 1, content: `Comment ${at + 1}` }));
  const plots = { risk: [], waiting: { bands: [], oldestAt: null, secondPerson: 0 } };
  renderApp('/', {
    'dashboard.get': () => ({ ...dashboard(), highRiskEntities: entities, caseActivities: activities }),
    'dashboard.plots': () => ({
      ...plots,
      escalatedCases: 0,
      thisWeek: { entities: 0, reports: 0 },
      alerts: [
        { week: '2026-11-09T00:00:00.000Z', high: 0, medium: 0, low: 0 },
        { week: '2026-11-16T00:00:00.000Z', high: 3, medium: 1, low: 0 },
      ],
    }),
  });
  await screen.findByText('52,640');
  expect(region('Recent High Risk Entities').getAllByRole('listitem')).toHaveLength(5);
  expect(region('Recent Case Activity').getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('region', { name: 'Alerts by week' })).toBeNull();
});

test('my open cases are those assigned to me that are not resolved', async () => {
  renderApp('/', {
    'dashboard.get': dashboard,
    'cases.list': (input: { filter: string; status?: string }) => ({
      rows: [
        ...(input.filter === 'mine' ? [aCase({ id: 4, title: 'Vessel renamed twice' })] : []),
        // Closed cases are not requested, even if they are newer.
        ...(input.status === 'unresolved' ? [] : [aCase({ id: 5, title: 'Closed', status: 'resolved' })]),
      ],
      total: 2,
    }),
  });
  const link = await screen.findByRole('link', { name: 'Vessel renamed twice' });
  expect(link.getAttribute('href')).toBe('/cases?case=4');
  expect(screen.queryByText('Closed')).toBeNull();
});

test('my open cases come with their due dates, those that are due first', async () => {
  const asked: unknown[] = [];
  renderApp('/', {
    'dashboard.get': dashboard,
    'cases.list': (input: unknown) => {
      asked.push(input);
      return {
        rows: [
          aCase({ id: 4, title: 'Freeze and report', dueDate: '2020-01-31' }),
          aCase({ id: 5, title: 'Yearly review', dueDate: '2199-01-31' }),
        ],
        total: 2,
      };
    },
  });
  const cases = within(await screen.findByRole('region', { name: 'My open cases' }));
  expect(await cases.findByText('Overdue')).toBeTruthy();
  expect(cases.getAllByRole('listitem')[1]?.textContent).toContain('Due Jan 31, 2199');
  expect(asked).toMatchObject([{ sort: 'dueDate' }]);
});

test('each failing list shows why; lists that are only old share a notice', async () => {
  renderApp('/', {
    'dashboard.get': dashboard,
    'lists.status': () => [
      aListStatus({ list: 'OFAC', title: 'OFAC SDN List', oldFile: true, publishedAt: '2024-05-03' }),
      aListStatus({ list: 'UN', title: 'UN Consolidated List', oldFile: true, publishedAt: '2025-04-19' }),
      aListStatus({ list: 'EU', title: 'EU Consolidated List', stale: true }),
      aListStatus({ list: 'UK', title: 'UK HMT List', error: 'The file is cut short.' }),
      aListStatus({ list: 'PEP', title: 'PEP', undated: true, publishedAt: null }),
    ],
  });
  const panel = within(await screen.findByRole('region', { name: 'List freshness' }));
  expect(await panel.findByText('The file is cut short.')).toBeTruthy();
  expect(panel.getByText('EU Consolidated List: not checked')).toBeTruthy();
  expect(panel.getByText('2 lists: old files')).toBeTruthy();
  expect(panel.getByText('Import the newest from the publisher.')).toBeTruthy();
  const rows = within(panel.getByRole('list')).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain(' parties');
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
    'Old file of May 3, 2024',
    'Old file of Apr 19, 2025',
    'Stale',
    'Error',
    'Age unknown',
  ]);
  expect(panel.getAllByRole('link', { name: 'Details' }).map((link) => link.getAttribute('href'))).toEqual([
    '/lists?list=UK',
    '/lists?list=EU',
    '/lists?list=OFAC',
  ]);
});

test('lists that fail together share a notice', async () => {
  renderApp('/', {
    'dashboard.get': dashboard,
    'lists.status': () => [
      aListStatus({ error: 'The publisher could not be reached.' }),
      aListStatus({ list: 'UK', title: 'UK HMT List', error: 'The file is cut short.', oldFile: true }),
      aListStatus({
        list: 'UN',
        title: 'UN Consolidated List',
        error: 'It timed out.',
        version: null,
        importedAt: null,
      }),
    ],
  });
  const panel = within(await screen.findByRole('region', { name: 'List freshness' }));
  expect(await panel.findByText('3 lists: the last attempt failed')).toBeTruthy();
  expect(
    panel.getByText(
      'The versions in force stay in use. UN Consolidated List has never been imported and is not searched.',
    ),
  ).toBeTruthy();
  expect(panel.queryByText('The file is cut short.')).toBeNull();
  expect(panel.getByText('Error, old file')).toBeTruthy();
});

test('administrators see which webhook is paused after failures, and why', async () => {
  const gone = aWebhook({
    isPaused: true,
    pausedReason: 'The receiver says that this address is gone for good (410).',
  });
  renderApp('/', {
    'auth.session': () => aUser({ role: 'admin' }),
    'dashboard.get': dashboard,
    'webhooks.list': () => [gone, aWebhook({ id: 2, description: 'Paused by hand', isPaused: true })],
  });
  expect(await screen.findByText('Webhook paused: Case system')).toBeTruthy();
  expect(screen.getByText(gone.pausedReason!)).toBeTruthy();
  const look = screen.getByRole('link', { name: 'View Case system' });
  expect(look.getAttribute('href')).toBe('/admin?tab=settings&webhook=1');
  expect(screen.queryByText(/Paused by hand/u)).toBeNull();
});
