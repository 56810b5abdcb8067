import type { Alert } from '@tamis/api/alerts/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAlert } from './builders.ts';
import { aCase, anEntity, aUser } from './case-builders.ts';
import { renderApp } from './render-app.tsx';
import { never, Refusal } from './trpc-answers.ts';

const alerts = (...rows: Alert[]) => ({ 'alerts.list': () => ({ rows, total: rows.length }) });
const admin = aUser({ id: 1, username: 'admin', fullName: 'Ada Brandt', role: 'admin' });

test('unread alert cards are highlighted', async () => {
  renderApp('/alerts', alerts(anAlert(), anAlert({ id: 4, isRead: true })));
  const unread = await screen.findByRole('article', { name: 'Rustem Halvani, unread' });
  expect(unread.className).toContain('bg-selected');
  expect(screen.getByRole('article', { name: 'Rustem Halvani' }).className).not.toContain('bg-selected');
});

test('a button shows the number of unread alerts', async () => {
  renderApp('/alerts', { ...alerts(anAlert()), 'alerts.unreadCount': () => 5 });
  expect(await screen.findByRole('button', { name: '5 unread alerts, show only these' })).toBeTruthy();
});

test("without alerts: 'No alerts' and 'There are no alerts matching your current filter.'", async () => {
  renderApp('/alerts', alerts());
  expect(await screen.findByText('No alerts')).toBeTruthy();
  expect(screen.getByText('There are no alerts matching your current filter.')).toBeTruthy();
});

test('a refused Mark as read is undone on the card and on the bell, with a message', async () => {
  const asked = { list: 0, count: 0 };
  const { promise: answered, resolve: refuse } = Promise.withResolvers<undefined>();
  const { user } = renderApp('/alerts', {
    // The refetch afterwards never responds, so it is not the refetch that reverts the change.
    'alerts.list': () => ((asked.list += 1) === 1 ? { rows: [anAlert()], total: 1 } : never()),
    'alerts.unreadCount': () => ((asked.count += 1) === 1 ? 1 : never()),
    'alerts.markRead': async () => {
      await answered;
      throw new Refusal(500, 'Not now');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  expect(screen.queryAllByRole('link', { name: 'Alerts, 1 unread' })).toEqual([]);
  refuse(undefined);
  expect(await screen.findByText('Failed to mark as read')).toBeTruthy();
  expect(await screen.findByText('New')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Alerts, 1 unread' })).toHaveLength(2);
});

test("a new case is offered to analysts and admins in a dialog titled 'Create a new case'", async () => {
  const { user } = renderApp('/cases');
  await user.click((await screen.findAllByRole('button', { name: 'New Case' }))[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Create a new case' })).toBeTruthy();
});

test('the assignee choices of the form are unassigned, Analyst and Admin', async () => {
  const sent: unknown[] = [];
  const { user } = renderApp('/cases?new=true&entity=1', {
    'entities.get': () => anEntity({ name: 'Kestrel Ltd' }),
    'cases.create': (input: unknown) => {
      sent.push(input);
      return aCase();
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a new case' }));
  await user.click(await dialog.findByRole('button', { name: /Assigned to/u }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Unassigned',
    'Analyst',
    'Admin',
  ]);
  await user.click(screen.getByRole('option', { name: 'Analyst' }));
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Periodic review');
  await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Yearly review of a trader.');
  await user.click(dialog.getByRole('button', { name: 'Create Case' }));
  await waitFor(() => expect(sent).toMatchObject([{ entityId: 1, assignedTo: 2 }]));
});

test('a case offers the four statuses and the three priorities', async () => {
  const { user } = renderApp('/cases?new=true');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a new case' }));
  const choicesOf = async (label: RegExp) => {
    await user.click(dialog.getByRole('button', { name: label }));
    const choices = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await user.keyboard('{Escape}');
    return choices;
  };
  expect(await choicesOf(/Status/u)).toEqual(['Open', 'In Progress', 'Escalated', 'Resolved']);
  expect(await choicesOf(/Priority/u)).toEqual(['Low', 'Medium', 'High']);
});

test('the description of a case takes two lines', async () => {
  renderApp('/cases', { 'cases.list': () => ({ rows: [aCase()], total: 1 }) });
  expect((await screen.findByText('Two transfers exceed the declared income.')).className).toContain('line-clamp-2');
});

test("without cases it shows 'No cases found'", async () => {
  renderApp('/cases');
  expect(await screen.findByText('No cases found')).toBeTruthy();
});

test('Admin has the tabs Users, Entities and System Settings; Entities links to /entities', async () => {
  const { user } = renderApp('/admin', { 'auth.session': () => admin, 'users.list': () => [admin] });
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
    'Users',
    'Entities',
    'System Settings',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Entities' }));
  expect((await screen.findByRole('link', { name: 'Go to Entities' })).getAttribute('href')).toBe('/entities');
});

test.each([
  ['general', ['What may each role do?', 'What do the terms mean?', 'How do I reach support?']],
  ['entities', ['How do I add an entity?', 'How do I upload a CSV file?', 'What does a profile show?']],
  ['entities', ['How do I filter entities?']],
  ['cases', ['How do I create a case?', 'What do the case statuses mean?', 'What are case activities?']],
  ['alerts', ['Which alerts are there?', 'How do I manage alerts?']],
  ['reports', ['How do I get a report on an entity?', 'What do the figures on the dashboard mean?']],
])('the help on %s has %j as an accordion', async (tab, topics) => {
  const { user } = renderApp(`/help?tab=${tab}`);
  for (const topic of topics) {
    const button = await screen.findByRole('button', { name: topic });
    const before = button.getAttribute('aria-expanded');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).not.toBe(before);
  }
});

test.each([
  ['general', ['PEP', 'Adverse media', 'Risk score', 'Sanctions', 'Viewer', 'Analyst', 'Admin']],
  ['cases', ['Open', 'In Progress', 'Escalated', 'Resolved']],
  ['alerts', ['Adverse media', 'Risk level change', 'Sanctions update', 'Case update', 'System']],
])('the help on %s explains %j', async (tab, terms) => {
  const { user } = renderApp(`/help?tab=${tab}`);
  await screen.findAllByRole('tab');
  for (const button of screen.getAllByRole('button', { expanded: false })) {
    if (button.closest('main')) await user.click(button);
  }
  const explained = screen.getAllByRole('term').map((term) => term.textContent);
  expect(explained).toEqual(expect.arrayContaining(terms));
});

test.each([
  ['What may each role do?', /creates and manages entities, cases and adverse media/u],
  [
    'How is risk assessed?',
    /uses AI to assess risk from entity data, PEP status, sanctions checks, adverse media and country risk/u,
  ],
])('the help answers %j with %s', async (question, answer) => {
  const { user } = renderApp('/help');
  const button = await screen.findByRole('button', { name: question });
  if (button.getAttribute('aria-expanded') === 'false') await user.click(button);
  expect(screen.getByText(answer)).toBeTruthy();
});

test('an article shows a loading skeleton first', async () => {
  renderApp('/articles/3', { 'media.article': never });
  expect(await screen.findByText('Loading article')).toBeTruthy();
});

test("an article error without a message shows 'Unable to load the article at this time.'", async () => {
  renderApp('/articles/3', {
    'media.article': () => {
      throw new Refusal(500, '');
    },
  });
  expect(await screen.findByRole('heading', { name: 'Error Loading Article' })).toBeTruthy();
  expect(screen.getByText(/Unable to load the article at this time\./u)).toBeTruthy();
});

test('after a change of role the users are loaded again', async () => {
  let role: 'analyst' | 'viewer' = 'analyst';
  const { user } = renderApp('/admin', {
    'auth.session': () => admin,
    'users.list': () => [admin, aUser({ role })],
    'users.changeRole': (input: { role: 'viewer' }) => {
      ({ role } = input);
      return aUser({ role });
    },
  });
  const row = await screen.findByRole('row', { name: /Ines Valcourt/u });
  await user.click(within(row).getByRole('button', { name: 'Change Role' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Role' }));
  await user.click(dialog.getByRole('radio', { name: 'Viewer' }));
  await user.click(dialog.getByRole('button', { name: 'Update Role' }));
  await waitFor(() => expect(within(row).getByText('Viewer')).toBeTruthy());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a user who waits for approval has no role yet, so none is selected', async () => {
  const { user } = renderApp('/admin', {
    'auth.session': () => admin,
    'users.list': () => [admin, aUser({ pending: true })],
  });
  const row = await screen.findByRole('row', { name: /Ines Valcourt/u });
  await user.click(within(row).getByRole('button', { name: 'Approve Ines Valcourt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this account' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
});
