import type { Feed } from '@tamis/api/feeds/schema';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aDelivery, aUser, aWebhook, anAccount, anEntity } from './builders.ts';
import { differencesIn } from '../src/features/admin/payload-difference.tsx';
import { renderApp } from './render-app.tsx';
import { never, noRows, Refusal } from './trpc-answers.ts';

const admin = aUser({ id: 1, username: 'admin', fullName: 'Ada Brandt', role: 'admin' });
const answers = {
  'auth.session': () => admin,
  'users.list': () => [anAccount(admin), anAccount()],
  'keys.list': () => [],
  'audit.choices': () => ({ actors: ['admin', 'analyst'], actions: ['case.create', 'entity.update'] }),
  'feeds.list': () => [],
  'settings.diagnostics': () => ({ model: 'a-model', feeds: 0, failedFeeds: 0, failedJobs: 0 }),
  'audit.checkpoint': () => ({ kept: { seq: 43, at: '2026-11-20T07:00:00.000Z' }, obstacle: null }),
  'audit.verify': () => ({ ok: true, events: 43, head: 'h', firstBad: null, erased: 0, altered: [] }),
  'dashboard.get': never,
};

/** A feed that has not been fetched yet. */
const aFeed = (feed: Partial<Feed> = {}): Feed => ({
  id: 7,
  url: 'https://news.example/rss',
  title: null,
  everyHours: 3,
  isPaused: false,
  attemptedAt: null,
  checkedAt: null,
  nextAt: null,
  outcome: null,
  error: null,
  errorAt: null,
  articles: 0,
  jobId: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  ...feed,
});

const states = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('definition')
    .map((state) => state.textContent);

test('the users are listed with role and date; Update is disabled until another role is chosen', async () => {
  const sent: unknown[] = [];
  const { user } = renderApp('/admin', {
    ...answers,
    'users.changeRole': (input: unknown) => {
      sent.push(input);
      return aUser({ role: 'viewer' });
    },
  });
  const row = await screen.findByRole('row', { name: /Ines Valcourt/u });
  for (const text of ['IV', 'analyst', 'Analyst', 'Jan 5, 2026']) expect(within(row).getByText(text)).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: 'Change Role' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Role' });
  const update = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Update Role' });
  expect(update.disabled).toBe(true);
  await user.click(within(dialog).getByRole('radio', { name: 'Viewer' }));
  expect(update.disabled).toBe(false);
  await user.click(update);
  await waitFor(() => expect(sent).toEqual([{ userId: 2, role: 'viewer' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an account is disabled after a confirmation and enabled again; nobody can disable their own', async () => {
  const sent: unknown[] = [];
  let disabled = false;
  const { user } = renderApp('/admin', {
    ...answers,
    'users.list': () => [anAccount(admin), anAccount({ disabled })],
    'users.changeAccess': (input: { disabled: boolean }) => {
      sent.push(input);
      disabled = input.disabled;
      return anAccount(input);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Disable Ines Valcourt' }));
  expect(screen.queryByRole('button', { name: 'Disable Ada Brandt', hidden: true })).toBeNull();
  const question = await screen.findByRole('alertdialog', { name: 'Disable this account?' });
  expect(sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Disabled')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Enable Ines Valcourt' }));
  await waitFor(() => expect(screen.queryByText('Disabled')).toBeNull());
  expect(sent).toEqual([
    { userId: 2, disabled: true },
    { userId: 2, disabled: false },
  ]);
});

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('users are found by part of a name or username; those who wait for approval come first', async () => {
  const waiting = anAccount({ id: 3, username: 'nils', fullName: 'Nils Öberg', pending: true });
  const { user, path } = renderApp('/admin', {
    ...answers,
    'users.list': () => [anAccount(admin), anAccount(), waiting],
  });
  await screen.findByRole('row', { name: /Nils Öberg/u });
  expect(names()[0]).toContain('Nils Öberg');
  await user.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'ANALY');
  await waitFor(() => expect(path()).toBe('/admin?name=ANALY'));
  expect(names()).toEqual([expect.stringContaining('Ines Valcourt')]);
  await user.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'x');
  expect(await screen.findByText('No user has this name')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('a waiting user is listed with the requested role, which Approve preselects', async () => {
  const sent: unknown[] = [];
  const waiting = anAccount({ id: 3, fullName: 'Nils Öberg', role: 'viewer', pending: true, askedRole: 'analyst' });
  const { user } = renderApp('/admin', {
    ...answers,
    'users.list': () => [anAccount(admin), waiting],
    'users.waiting': () => 1,
    'users.changeRole': (input: unknown) => {
      sent.push(input);
      return aUser({ id: 3 });
    },
  });
  const row = within(await screen.findByRole('row', { name: /Nils Öberg/u }));
  expect(row.getByText('asked for the role of an analyst')).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Approve Nils Öberg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this account' }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Analyst' }).checked).toBe(true);
  expect(await screen.findByRole('link', { name: /^Admin.*1 waiting/u, hidden: true })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent).toEqual([{ userId: 3, role: 'analyst' }]));
});

test('the audit log is filtered by chosen days, and by entity', async () => {
  const asked: { since?: string; until?: string; entityId?: number }[] = [];
  const { user, path } = renderApp(
    '/admin?tab=settings&audit=true&entity=7&period=days&from=2026-03-01&to=2026-03-31',
    {
      ...answers,
      'entities.get': () => anEntity({ id: 7, name: 'Rustam Khalvani' }),
      'audit.list': (input: (typeof asked)[number]) => {
        asked.push(input);
        return { rows: [], total: 0 };
      },
    },
  );
  expect(await screen.findByText('Rustam Khalvani')).toBeTruthy();
  const [since, until] = [new Date(2026, 2, 1).toISOString(), new Date(2026, 3, 1).toISOString()];
  expect(asked.at(-1)).toMatchObject({ since, until, entityId: 7 });
  await user.click(screen.getByRole('button', { name: 'Remove filter Entity Rustam Khalvani' }));
  await waitFor(() => expect(asked.at(-1)?.entityId).toBeUndefined());
  await user.clear(screen.getByLabelText('From'));
  await waitFor(() => expect(path()).toBe('/admin?tab=settings&audit=true&period=days&to=2026-03-31'));
  expect(asked.at(-1)).toMatchObject({ until });
});

test('Add User leads to the registration form', async () => {
  const { user } = renderApp('/admin', answers);
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add User' });
  expect(within(dialog).getByText(/registration form on the auth page/u)).toBeTruthy();
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/auth?tab=register');
});

test('System Settings shows the audit checkpoint, or why none can be kept', async () => {
  renderApp('/admin?tab=settings', answers);
  expect((await screen.findByText(/^Event 43,/u)).textContent).toContain('Nov 20, 2026');
  cleanup();
  const obstacle = 'None can be kept: EACCES. Make the place writable for the server.';
  renderApp('/admin?tab=settings', { ...answers, 'audit.checkpoint': () => ({ kept: null, obstacle }) });
  expect(await screen.findByText(obstacle)).toBeTruthy();
});

test('System Settings shows the specified texts and opens the audit log', async () => {
  const { user, path } = renderApp('/admin?tab=settings', {
    ...answers,
    'audit.list': () => ({
      rows: [
        {
          seq: 43,
          at: '2026-11-20T09:00:00.000Z',
          actor: 'analyst',
          action: 'case.create',
          subjectType: 'case',
          subjectId: 3,
          subjectName: 'Source of funds',
        },
        {
          seq: 42,
          at: '2026-11-20T08:00:00.000Z',
          actor: 'analyst',
          action: 'screening.record',
          subjectType: 'screening',
          subjectId: 9,
          subjectName: null,
        },
        {
          seq: 41,
          at: '2026-11-20T07:00:00.000Z',
          actor: 'admin',
          action: 'key.create',
          subjectType: 'api_key',
          subjectId: 1,
          subjectName: null,
        },
      ],
      total: 43,
    }),
  });
  expect(await states('API Configuration')).toEqual(['Connected', 'Pending', 'Not Connected']);
  expect(await states('System Status')).toEqual(['Online', 'Online', 'Online']);
  await user.click(screen.getByRole('button', { name: 'View Audit Logs' }));
  await waitFor(() => expect(path()).toBe('/admin?tab=settings&audit=true'));
  const event = within(await screen.findByRole('row', { name: /case\.create/u }));
  expect(event.getByRole('link', { name: 'Source of funds' }).getAttribute('href')).toBe('/cases?case=3');
  expect(event.getByText('case 3')).toBeTruthy();
  const search = screen.getByRole('link', { name: 'screening 9' });
  expect(search.getAttribute('href')).toBe('/screenings/9');
  expect(screen.getByText('API key 1')).toBeTruthy();
  expect(await screen.findByText('Intact, 43 events')).toBeTruthy();
});

test('an event whose content was erased says so, and the chain counts it', async () => {
  const erased = { actor: 'analyst', action: 'case.create', subjectType: 'case', subjectId: 3, subjectName: null };
  const { user } = renderApp('/admin?tab=settings&audit=true', {
    ...answers,
    'audit.verify': () => ({ ok: true, events: 43, head: 'h', firstBad: null, erased: 1, altered: [] }),
    'audit.list': () => ({ rows: [{ seq: 43, at: '2026-11-20T09:00:00.000Z', ...erased }], total: 1 }),
  });
  expect(await screen.findByText('Intact, 43 events, 1 erased')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  expect(await screen.findByText('The content of this event was erased.')).toBeTruthy();
});

test('a record that was altered behind the log is named', async () => {
  const altered = ['match 87 of entity 305: reason (event 171)', 'case 3: outcome (event 190)'];
  renderApp('/admin?tab=settings', {
    ...answers,
    'audit.verify': () => ({ ok: true, events: 43, head: 'h', firstBad: null, erased: 0, altered }),
  });
  expect(
    await screen.findByText('Altered since it was recorded: match 87 of entity 305: reason (event 171), and 1 more'),
  ).toBeTruthy();
});

test('a failing news feed shows why; the form shows what is wrong with an address', async () => {
  const feed = aFeed({
    attemptedAt: '2026-11-20T09:00:00.000Z',
    error: 'This address leads to a web page, not to a feed.',
    errorAt: '2026-11-20T09:00:00.000Z',
  });
  const sent: unknown[] = [];
  const { user } = renderApp('/admin?tab=settings', {
    ...answers,
    'feeds.list': () => [feed],
    'feeds.change': (input: unknown) => {
      sent.push(input);
      return { ...feed, isPaused: true };
    },
    'feeds.add': () => {
      throw new Refusal(409, 'This feed has already been added.');
    },
  });
  const feeds = within(await screen.findByRole('region', { name: 'News Feeds' }));
  expect(await feeds.findByText('This address leads to a web page, not to a feed.')).toBeTruthy();
  for (const text of ['news.example', 'Failed', 'Every 3 hours', '0 articles']) {
    expect(feeds.getByText(text)).toBeTruthy();
  }
  await user.click(feeds.getByRole('button', { name: 'Actions for news.example' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  await waitFor(() => expect(sent).toEqual([{ feedId: 7, change: { isPaused: true } }]));
  await user.click(feeds.getByRole('button', { name: 'Add feed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add feed' }));
  await user.type(dialog.getByLabelText('Web address'), 'https://news.example/rss');
  await user.click(dialog.getByRole('button', { name: 'Add feed' }));
  expect(await dialog.findByText('This feed has already been added.')).toBeTruthy();
});

test('a webhook shows its health and why; it can be paused, and waiting messages skipped after a confirmation', async () => {
  const failing = aWebhook({
    waiting: 3,
    failingSince: '2026-11-20T09:00:00.000Z',
    nextAttemptAt: '2026-11-20T11:00:00.000Z',
    lastDelivery: aDelivery({ status: 503, error: 'The receiver answered with status 503.' }),
  });
  const sent: unknown[] = [];
  const answer = (input: unknown) => {
    sent.push(input);
    return failing;
  };
  const { user } = renderApp('/admin?tab=settings', {
    ...answers,
    'webhooks.list': () => [failing, aWebhook({ id: 2, description: '', lastDelivery: null })],
    'webhooks.change': answer,
    'webhooks.skip': answer,
    'webhooks.deliveries': () => ({ rows: [failing.lastDelivery], total: 1 }),
  });
  const webhooks = within(await screen.findByRole('region', { name: 'Webhooks' }));
  for (const text of ['Failing', '3 messages wait', 'The receiver answered with status 503.', 'Nothing sent yet']) {
    expect(await webhooks.findByText(text)).toBeTruthy();
  }
  expect(webhooks.getByText('receiver.example')).toBeTruthy();
  const open = async (item: string) => {
    await user.click(webhooks.getByRole('button', { name: 'Actions for Case system' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await open('Pause');
  await waitFor(() => expect(sent).toEqual([{ webhookId: 1, change: { isPaused: true } }]));
  await open('Skip waiting messages');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Skip waiting messages?' }));
  expect(asked.getByText(/^3 messages wait\./u)).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ id: 1 }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(webhooks.getByRole('button', { name: 'Deliveries to Case system' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Deliveries to Case system' }));
  expect(await sheet.findByText(/status 503/u, { selector: 'span' })).toBeTruthy();
  expect(sheet.getByText(/It is tried again at/u)).toBeTruthy();
});

test('a double click sends one test, and sends a message again once', async () => {
  const sent: unknown[] = [];
  const answer = (input: unknown) => {
    sent.push(input);
    return aDelivery();
  };
  renderApp('/admin?tab=settings&webhook=1', {
    ...answers,
    'webhooks.list': () => [aWebhook()],
    'webhooks.deliveries': () => ({ rows: [aDelivery({ id: 9 })], total: 1 }),
    'webhooks.test': answer,
    'webhooks.sendAgain': answer,
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Deliveries to Case system' }));
  for (const name of ['Send a test', 'Send again: alert-7']) {
    const button = await sheet.findByRole('button', { name });
    fireEvent.click(button);
    fireEvent.click(button);
  }
  await screen.findByText('Sent again');
  expect(sent).toEqual([{ id: 1 }, { id: 9 }]);
});

test('the filters of the audit log are in the URL; an event shows what it changed', async () => {
  const asked: { actor?: string; action?: string; since?: string }[] = [];
  const { user, path } = renderApp('/admin?tab=settings&audit=true&actor=analyst', {
    ...answers,
    'audit.list': (input: { actor?: string }) => {
      asked.push(input);
      return {
        rows: [
          {
            seq: 7,
            at: '2026-11-20T09:00:07.000Z',
            actor: 'analyst',
            action: 'entity.update',
            subjectType: 'entity',
            subjectId: 3,
            subjectName: 'Signe',
            payload: { before: { country: 'Cyprus', name: 'Signe' }, after: { country: 'Malta', name: 'Signe' } },
          },
        ],
        total: 1,
      };
    },
  });
  await user.click(await screen.findByRole('button', { name: /All actions/u }));
  await user.click(await screen.findByRole('option', { name: 'Entity edited' }));
  await waitFor(() => expect(path()).toBe('/admin?tab=settings&audit=true&actor=analyst&action=entity.update'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ actor: 'analyst', action: 'entity.update' }));
  expect(await screen.findByRole('rowheader', { name: /^Entity edited\s*entity\.update$/u })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  const at = screen.getByText(/^Nov 20, 2026, \d{1,2}:\d{2}:07 [AP]M$/u);
  expect(at.closest('time')?.dateTime).toBe('2026-11-20T09:00:07.000Z');
  const dialog = await screen.findByRole('dialog', { name: 'Event 7: Entity edited' });
  expect(within(dialog).getByRole('row', { name: 'country Cyprus Malta' })).toBeTruthy();
  expect(within(dialog).queryByRole('row', { name: /Signe/u })).toBeNull();
});

test('a decision names both sides; the log is filtered by entity or words', async () => {
  const asked: { text?: string }[] = [];
  const decided = { actor: 'analyst', subjectType: 'entity', subjectId: 25, subjectName: 'Mohammed Ali' };
  const party = { id: 9, name: 'Muhammad ALI', list: 'EU', sourceRef: '22151', reference: 'EU.22.15' };
  const at = '2026-11-20T09:00:07.000Z';
  const { user, path } = renderApp('/admin?tab=settings&audit=true', {
    ...answers,
    'audit.list': (input: { text?: string }) => {
      asked.push(input);
      const rows = [
        { seq: 8, at, action: 'match.dismiss', ...decided, party, payload: { party: 9, to: 'dismissed' } },
        { seq: 7, at, action: 'match.confirm', ...decided, party, payload: { party: 9, to: 'confirmed' } },
      ];
      return { rows, total: 2 };
    },
  });
  const confirmed = await screen.findByRole('rowheader', { name: /^Confirmed a match/u });
  expect(confirmed.textContent).toContain('Mohammed Ali = Muhammad ALI (EU EU.22.15)');
  const dismissed = await screen.findByRole('rowheader', { name: /^Dismissed a match/u });
  expect(dismissed.textContent).toContain('Mohammed Ali is not Muhammad ALI (EU EU.22.15)');
  await user.type(screen.getByRole('searchbox', { name: 'Entity or words' }), 'ali{Enter}');
  await waitFor(() => expect(path()).toBe('/admin?tab=settings&audit=true&text=ali'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: 'ali' }));
});

test('fields are compared by their full path; an event without before and after has no difference', () => {
  expect(
    differencesIn({
      before: { info: { born: '1968', job: 'x' } },
      after: { info: { born: null, job: 'x' }, tags: ['a'] },
    }),
  ).toEqual([
    { field: 'info.born', before: '1968', after: 'none' },
    { field: 'tags', before: 'none', after: '["a"]' },
  ]);
  expect(differencesIn({ reason: 'Name only' })).toBeNull();
});

test('a user who is not an admin sees Access Denied and goes to the dashboard', async () => {
  const { user, path } = renderApp('/admin', { 'dashboard.get': answers['dashboard.get'] });
  const panel = await screen.findByRole('alert');
  expect(within(panel).getByText('Access Denied')).toBeTruthy();
  expect(within(panel).getByText('You need administrator privileges to access this page.')).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Go now' }));
  await waitFor(() => expect(path()).toBe('/'));
});

test('without a press the panel stays for about three seconds', async () => {
  const { path } = renderApp('/admin', { 'dashboard.get': answers['dashboard.get'] });
  await screen.findByText('Access Denied');
  expect(path()).toBe('/admin');
  await waitFor(() => expect(path()).toBe('/'));
});

test('only the changed fields of a feed or webhook are sent', async () => {
  const sent: unknown[] = [];
  const answerWith =
    <T,>(answer: T) =>
    (input: unknown) => {
      sent.push(input);
      return answer;
    };
  const { user } = renderApp('/admin?tab=settings', {
    ...answers,
    'feeds.list': () => [aFeed({ id: 1 })],
    'feeds.change': answerWith(aFeed({ id: 1 })),
    'webhooks.list': () => [aWebhook({ id: 1 })],
    'webhooks.change': answerWith(aWebhook({ id: 1 })),
  });
  const openChange = async (of: string, dialog: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${of}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change' }));
    return within(await screen.findByRole('dialog', { name: dialog }));
  };
  const ofFeed = await openChange('news.example', 'Change feed');
  await user.type(ofFeed.getByLabelText('Name'), 'Trade news');
  await user.click(ofFeed.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ feedId: 1, change: { title: 'Trade news' } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const ofWebhook = await openChange('Case system', 'Change webhook');
  await user.click(ofWebhook.getByRole('checkbox', { name: 'A job was abandoned after it had failed' }));
  await user.click(ofWebhook.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ webhookId: 1, change: { topics: [...aWebhook().topics, 'job.failed'] } });
});

test('the error of one feed is not shown for the next, or after Start over', async () => {
  const REFUSAL = 'This feed has already been added.';
  const { user } = renderApp('/admin?tab=settings', {
    ...answers,
    'feeds.list': () => [
      aFeed({ id: 1, url: 'https://news1.example/rss' }),
      aFeed({ id: 2, url: 'https://news2.example/rss' }),
    ],
    'feeds.change': () => {
      throw new Refusal(409, REFUSAL);
    },
  });
  const feeds = within(await screen.findByRole('region', { name: 'News Feeds' }));
  const openChange = async (id: number) => {
    await user.click(await feeds.findByRole('button', { name: `Actions for news${id}.example` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change' }));
    return within(await screen.findByRole('dialog', { name: 'Change feed' }));
  };
  const first = await openChange(1);
  await user.type(first.getByLabelText('Web address'), '2');
  await user.click(first.getByRole('button', { name: 'Save' }));
  expect(await first.findByText(REFUSAL)).toBeTruthy();
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const second = await openChange(2);
  expect(second.queryByText(REFUSAL)).toBeNull();
  await user.click(second.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openChange(1);
  await user.click(again.getByRole('button', { name: 'Start over' }));
  expect(again.queryByText(REFUSAL)).toBeNull();
});

test('Back leaves the users at once, however slowly the filter was typed', async () => {
  const { user, path, back } = renderApp('/help', answers);
  await user.click(await screen.findByRole('link', { name: 'Admin' }));
  const filter = await screen.findByRole('searchbox', { name: 'Filter by name' });
  await user.type(filter, 'a');
  await waitFor(() => expect(path()).toBe('/admin?name=a'));
  await user.type(filter, 'd');
  await waitFor(() => expect(path()).toBe('/admin?name=ad'));
  back();
  await waitFor(() => expect(path()).toBe('/help'));
});

test('the scroll position stays when the deliveries of a webhook open and close', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user, path } = renderApp('/admin?tab=settings', {
    ...answers,
    'webhooks.list': () => [aWebhook({ id: 3 })],
    'webhooks.deliveries': noRows,
  });
  const deliveries = await screen.findByRole('button', { name: /^Deliveries to/u });
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  scrolled.mockClear();
  await user.click(deliveries);
  await screen.findByRole('dialog', { name: /^Deliveries to/u });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/admin?tab=settings'));
  expect(scrolled).not.toHaveBeenCalled();
  scrolled.mockRestore();
});
