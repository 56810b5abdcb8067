import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aListStatus, anAlert, anEntity, aUser } from './builders.ts';
import { aCase } from './case-builders.ts';
import { openStreams, serverTells } from './live-stream.ts';
import { aCertificate } from './match-builders.ts';
import { profile } from './profile-answers.ts';
import { renderApp } from './render-app.tsx';
import { noRows, Refusal } from './trpc-answers.ts';

const broken = () => {
  throw new Refusal(500, 'disk I/O error');
};

/** Responses that fail until the server recovers: several parts of a page may request the same data. */
function failing() {
  let isBroken = true;
  return {
    until: (answer: () => unknown) => () => (isBroken ? broken() : answer()),
    mend: () => {
      isBroken = false;
    },
  };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const retriesOf = (panel: string) => region(panel).getAllByRole('button', { name: 'Retry' });

test.each([
  ['My open cases', 'Your cases could not be loaded', 'cases.list', noRows, 'No open case is assigned to you.'],
  ['List freshness', 'The lists could not be loaded', 'lists.status', () => [aListStatus()], 'OFAC SDN List'],
])('%s on the dashboard shows the error, and Retry loads it', async (panel, title, call, answer, shown) => {
  const server = failing();
  const { user } = renderApp('/', {
    'dashboard.get': () => ({
      stats: { totalEntities: 1, highRiskAlerts: 0, activeCases: 0, completedReports: 0 },
      highRiskEntities: [],
      adverseMedia: [],
      caseActivities: [],
    }),
    [call]: server.until(answer),
  });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(region(panel).getByText('500: disk I/O error')).toBeTruthy();
  server.mend();
  await user.click(region(panel).getByRole('button', { name: 'Retry' }));
  expect(await region(panel).findByText(shown)).toBeTruthy();
});

test.each([
  ['its text', new Response('busy', { status: 503 }), '503: busy'],
  [
    'its status text, for an empty body',
    new Response('', { status: 502, statusText: 'Bad Gateway' }),
    '502: Bad Gateway',
  ],
  [
    'its status text, for a page',
    new Response('<html>nginx</html>', { status: 502, statusText: 'Bad Gateway' }),
    '502: Bad Gateway',
  ],
  ['its text, in another shape', Response.json({ message: 'down' }, { status: 500 }), '500: {"message":"down"}'],
])("a gateway's error is shown with its status and %s", async (_, response, text) => {
  renderApp('/reports', { 'reports.list': () => response.clone() });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('the dashboard keeps its content when it cannot be loaded again', async () => {
  let isDown = false;
  const unlessDown = (answer: () => unknown) => () => (isDown ? broken() : answer());
  renderApp('/', {
    'dashboard.get': unlessDown(() => ({
      stats: { totalEntities: 128, highRiskAlerts: 0, activeCases: 0, completedReports: 0 },
      highRiskEntities: [],
      adverseMedia: [],
      caseActivities: [],
    })),
    'dashboard.plots': unlessDown(() => ({
      risk: [],
      waiting: { bands: [], oldestAt: null, secondPerson: 0 },
      escalatedCases: 0,
      thisWeek: { entities: 0, reports: 0 },
      alerts: [],
    })),
  });
  expect(await screen.findByText('128')).toBeTruthy();
  await waitFor(() => expect(openStreams()).toBe(1));
  isDown = true;
  serverTells('list');
  await waitFor(() => expect(screen.getAllByText('What is shown may be out of date')).toHaveLength(2));
  expect(screen.getByText('128')).toBeTruthy();
  expect(screen.queryByText(/could not be loaded|Error loading/u)).toBeNull();
});

test('the panels of a profile keep their content when they cannot be loaded again', async () => {
  let isDown = false;
  const one = (row: object) => () => (isDown ? broken() : { rows: [row], total: 1 });
  renderApp(
    '/entity/1',
    profile({
      'auth.session': () => aUser({ role: 'admin' }),
      'cases.list': one(aCase({ title: 'Who is behind it' })),
      'alerts.list': one(anAlert({ content: 'A payment was stopped' })),
      'screening.list': one(aCertificate()),
      'audit.list': one({
        seq: 1,
        action: 'entity.create',
        at: '2026-07-01T10:00:00.000Z',
        actor: 'a',
        subjectType: 'entity',
        subjectId: 1,
      }),
    }),
  );
  const panels = ['Cases', 'Alerts', 'Screenings', 'Audit trail'];
  for (const name of panels) expect(await screen.findByRole('region', { name })).toBeTruthy();
  await waitFor(() => expect(openStreams()).toBe(1));
  isDown = true;
  serverTells('entity');
  for (const name of panels) {
    expect(await region(name).findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(region(name).getAllByRole('listitem')).toHaveLength(1);
  }
  expect(region('Cases').getByText('Who is behind it')).toBeTruthy();
});

test('each failed line of the diagnostics has its own Retry', async () => {
  const server = failing();
  const { user } = renderApp('/admin?tab=settings', {
    'auth.session': () => aUser({ role: 'admin' }),
    'users.list': () => [],
    'keys.list': () => [],
    'feeds.list': () => [],
    'lists.status': server.until(() => [aListStatus()]),
    'settings.diagnostics': server.until(() => ({ model: null, feeds: 3, failedFeeds: 2, failedJobs: 0 })),
    'audit.verify': server.until(() => ({ ok: true, events: 43, head: 'h', firstBad: null, erased: 0, altered: [] })),
    'audit.checkpoint': server.until(() => ({ kept: null, obstacle: null })),
  });
  await screen.findByRole('region', { name: 'Diagnostics' });
  await waitFor(() => expect(retriesOf('Diagnostics')).toHaveLength(4));
  server.mend();
  for (const retry of retriesOf('Diagnostics')) await user.click(retry);
  const lines = ['OFAC SDN List', 'None: rules write the summaries', '2 failed', 'None failed'];
  for (const text of [...lines, 'Intact, 43 events', 'None kept'])
    expect(await region('Diagnostics').findByText(text)).toBeTruthy();
});

test('a support contact that could not be loaded is not shown as missing', async () => {
  renderApp('/help', { 'auth.signInPage': broken });
  await screen.findByRole('region', { name: 'Support' });
  expect(await region('Support').findByText('The contact could not be loaded')).toBeTruthy();
  expect(region('Support').queryByText('Not available')).toBeNull();
  expect(region('Support').getByRole('button', { name: 'Retry' })).toBeTruthy();
});

const FAILED = 'The search failed: change the name to search again. 500: disk I/O error';

test('a new case says that the search failed, not that no entity has the name', async () => {
  const { user } = renderApp('/cases?new=true', { 'entities.list': noRows, 'search.entities': broken });
  await user.type(await screen.findByRole('combobox', { name: 'Entity' }), 'Kest');
  expect(await screen.findByText(FAILED)).toBeTruthy();
});

test('a new owner says that the search failed, not that nobody is known', async () => {
  const company = anEntity({ type: 'company' });
  const { user } = renderApp('/entity/1', profile({ 'entities.get': () => company, 'search.all': broken }));
  await user.click(await screen.findByRole('button', { name: 'Add owner' }));
  await user.type(await screen.findByRole('combobox', { name: 'Owner' }), 'Kest');
  expect(await screen.findByText(FAILED)).toBeTruthy();
});

test('the palette says that its search failed, and Retry repeats it', async () => {
  const server = failing();
  const nothing = { cases: [], alerts: [], articles: [], parties: [], lists: [], entityCount: 1 };
  const { user } = renderApp('/help', {
    'search.all': server.until(() => ({ ...nothing, entities: [anEntity({ name: 'Signe Almqvist' })] })),
  });
  await screen.findAllByRole('heading', { name: /Help/u });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('textbox', { name: 'Search and commands' }), 'signe');
  expect((await screen.findByRole('alert')).textContent).toContain('The search failed.');
  server.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Signe Almqvist')).toBeTruthy();
  expect(screen.queryByText('The search failed.')).toBeNull();
});

test('the unread count is left out while it is unknown', async () => {
  renderApp('/alerts', { 'alerts.list': noRows, 'alerts.unreadCount': broken });
  expect(await screen.findByRole('button', { name: 'Unread alerts, show only these' })).toBeTruthy();
  expect(screen.queryByText('0 unread')).toBeNull();
});
