import { Topic } from '@tamis/api/live/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aJob, aUser } from './builders.ts';
import { aCase } from './case-builders.ts';
import { aMatch } from './match-builders.ts';
import { openStreams, serverEndsStream, serverTells } from './live-stream.ts';
import { renderApp, server } from './render-app.tsx';

test('changes elsewhere appear without a reload', async () => {
  let unread = 0;
  renderApp('/help', { 'alerts.unreadCount': () => unread });
  const [topBar] = await screen.findAllByRole('banner');
  const bell = within(topBar!);
  expect(await bell.findByRole('link', { name: 'Alerts' })).toBeTruthy();
  await waitFor(() => expect(openStreams()).toBe(1));
  unread = 3;
  serverTells('alert');
  expect(await bell.findByRole('link', { name: 'Alerts, 3 unread' })).toBeTruthy();
});

test("the progress of an administrator's jobs is updated on every page that shows it", async () => {
  let done = 10;
  const job = () => aJob({ kind: 'self-test', phase: 'test', done, total: 50 });
  renderApp('/self-test', {
    'auth.session': () => aUser({ role: 'admin' }),
    'selfTests.list': () => ({ tests: [], job: job() }),
  });
  const progress = await screen.findByRole('progressbar');
  await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('20'));
  await waitFor(() => expect(openStreams()).toBe(1));
  done = 25;
  serverTells('job');
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50'));
});

test('a change that does not affect the screen sends no request', async () => {
  const asked = { alerts: 0, reports: 0 };
  renderApp('/reports', {
    'alerts.unreadCount': () => {
      asked.alerts += 1;
      return 0;
    },
    'reports.list': () => {
      asked.reports += 1;
      return { rows: [], total: 0 };
    },
  });
  await waitFor(() => expect(openStreams()).toBe(1));
  await waitFor(() => expect(asked).toEqual({ alerts: 1, reports: 1 }));
  serverTells('report');
  await waitFor(() => expect(asked.reports).toBe(2));
  // Once the next change has been handled, everything that the first one invalidated has been requested.
  serverTells('report');
  await waitFor(() => expect(asked.reports).toBe(3));
  expect(asked.alerts).toBe(1);
});

test('when the session has ended on the server, the window goes to the sign-in page and stops listening', async () => {
  let isSignedIn = true;
  const app = renderApp('/help', { 'auth.session': () => (isSignedIn ? aUser() : null) });
  await waitFor(() => expect(openStreams()).toBe(1));
  isSignedIn = false;
  serverEndsStream();
  await waitFor(() => expect(app.path()).toBe('/auth'));
  expect(openStreams()).toBe(0);
});

test.each([
  ['role', 'Your role was changed. Log in again.'],
  ['', 'Your session has ended. Log in again.'],
])('a user whose session has ended sees why: %s', async (because, sentence) => {
  let isSignedIn = true;
  renderApp('/help', { 'auth.session': () => (isSignedIn ? aUser() : null) });
  await waitFor(() => expect(openStreams()).toBe(1));
  isSignedIn = false;
  serverEndsStream(because);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('a new role takes effect at once, with the number of waiting accounts for an admin', async () => {
  let role: 'analyst' | 'admin' = 'analyst';
  renderApp('/help', { 'auth.session': () => aUser({ role }), 'users.waiting': () => 2 });
  await waitFor(() => expect(openStreams()).toBe(1));
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  role = 'admin';
  serverEndsStream();
  expect(await screen.findByRole('link', { name: /Admin.*2 waiting/u })).toBeTruthy();
});

test.each(['/help', '/', '/entities', '/entity/1', '/cases', '/lists'])(
  'a user who waits for approval neither listens nor sends requests at %s',
  async (page) => {
    const asked: string[] = [];
    const watch = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname);
    server.events.on('request:start', watch);
    renderApp(page, { 'auth.session': () => aUser({ pending: true }) });
    expect(await screen.findByText('Your account is waiting for approval')).toBeTruthy();
    server.events.removeListener('request:start', watch);
    expect(openStreams()).toBe(0);
    expect(asked.filter((address) => !address.includes('/auth.'))).toEqual([]);
    expect(asked).toContain('/api/trpc/auth.session');
  },
);

test('a user who signed in meanwhile sees nothing of the previous user', async () => {
  let id = 2;
  const { user } = renderApp('/matches', {
    'auth.session': () => aUser({ id, fullName: id === 2 ? 'Ines Valcourt' : 'Ada Brandt' }),
    'alerts.unreadCount': () => (id === 2 ? 3 : 0),
    'matches.list': () => ({ rows: id === 2 ? [aMatch()] : [], total: 1 }),
    'matches.confirm': () => [],
  });
  await screen.findByRole('table', { name: 'Comparison' });
  await user.keyboard('c');
  expect((await screen.findAllByText(/^Confirmed/u)).length).toBeGreaterThan(0);
  id = 1;
  serverEndsStream();
  expect((await screen.findAllByText('Ada Brandt')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Alerts, 3 unread' })).toEqual([]));
  expect(screen.queryByRole('button', { name: /^Undo U/u })).toBeNull();
});

const anEvent = {
  seq: 43,
  at: '2026-11-20T09:00:00.000Z',
  actor: 'analyst',
  subjectType: 'entity',
  subjectId: 3,
  subjectName: 'Signe',
};
const audited = Topic.options.filter((topic) => topic !== 'job');
test.each(audited)('an open audit log is loaded again after a change of any kind: %s', async (topic) => {
  let action = 'entity.create';
  renderApp('/admin?tab=settings&audit=true', {
    'auth.session': () => aUser({ role: 'admin' }),
    'audit.list': () => ({ rows: [{ ...anEvent, action }], total: 1 }),
    'audit.choices': () => ({ actors: [], actions: [] }),
    'audit.verify': () => ({ ok: true, events: 43, head: 'h', firstBad: null, erased: 0, altered: [] }),
  });
  expect(await screen.findByText('entity.create')).toBeTruthy();
  await waitFor(() => expect(openStreams()).toBe(1));
  action = 'entity.update';
  serverTells(topic);
  expect(await screen.findByText('entity.update')).toBeTruthy();
});

test('a changed name of an entity appears in its cases too', async () => {
  let name = 'Kestrel Ltd';
  renderApp('/cases', { 'cases.list': () => ({ rows: [aCase({ entity: { id: 4, name } })], total: 1 }) });
  expect(await screen.findByRole('link', { name })).toBeTruthy();
  await waitFor(() => expect(openStreams()).toBe(1));
  name = 'Kestrel Shipping Ltd';
  serverTells('entity');
  expect(await screen.findByRole('link', { name })).toBeTruthy();
});
