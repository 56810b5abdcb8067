import type { Alert } from '@tamis/api/alerts/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertsByDay } from '../src/features/alerts/alerts-by-day.ts';
import { renderApp } from './render-app.tsx';
import { Refusal } from './trpc-answers.ts';
import { anAlert } from './builders.ts';

const listOf = (...rows: Alert[]) => ({ 'alerts.list': () => ({ rows, total: rows.length }) });

test('a card shows type, severity, entity, content and date; an unread one is New', async () => {
  renderApp('/alerts', listOf(anAlert()));
  const card = within(await screen.findByRole('article', { name: 'Rustem Halvani, unread' }));
  for (const text of ['Sanctions Update', 'New', 'High', '1 possible match on OFAC SDN List.', 'Nov 18, 2026'])
    expect(card.getByText(text)).toBeTruthy();
  expect(card.getByText(/^\d{1,2}:\d{2} [AP]M$/u)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Rustem Halvani' }).getAttribute('href')).toBe('/entity/7');
});

test("a card and its details show what became of the alert's matches", async () => {
  const matches = { waiting: 0, confirmed: 2, dismissed: 0, withdrawn: 0, decidedBy: ['Ines Valcourt'] };
  const { user } = renderApp('/alerts', listOf(anAlert({ matches })));
  const card = within(await screen.findByRole('article', { name: 'Rustem Halvani, unread' }));
  expect(card.getByText('Both confirmed by Ines Valcourt')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'View details' }));
  expect(within(await screen.findByRole('dialog')).getByText('Both confirmed by Ines Valcourt')).toBeTruthy();
});

test('a changed score is shown with both bands, beside its text', async () => {
  const content = 'Risk score changed from 47 (Medium Risk) to 74 (High Risk).';
  renderApp('/alerts', listOf(anAlert({ alertType: 'risk_score_change', severity: 'low', content })));
  const card = within(await screen.findByRole('article', { name: 'Rustem Halvani, unread' }));
  for (const text of ['#7', content, '47', 'Medium', '74', 'High']) expect(card.getByText(text)).toBeTruthy();
});

test('what the type and the scores of a card already show is there for screen readers only', async () => {
  const article = anAlert({ id: 1, alertType: 'adverse_media', content: 'Adverse media: Bank fined (The Times)' });
  const change = 'Risk score changed from 47 (Medium Risk) to 74 (High Risk).';
  const scored = anAlert({ id: 2, alertType: 'risk_score_change', content: `${change} Only the weights changed.` });
  renderApp('/alerts', { 'alerts.list': () => ({ rows: [article, scored], total: 2 }) });
  expect((await screen.findByText('Bank fined (The Times)')).textContent).toBe(article.content);
  expect(screen.getByText('Adverse media:').className).toBe('sr-only');
  expect(screen.getByText('Only the weights changed.').textContent).toBe(scored.content);
  expect(screen.getByText(change).className).toBe('sr-only');
});

test.each([
  ['adverse_media', 'Adverse Media'],
  ['risk_score_change', 'Risk Score Change'],
  ['case_update', 'Alert'],
])('the type %s is shown as %s', async (alertType, label) => {
  renderApp('/alerts', listOf(anAlert({ alertType: alertType as Alert['alertType'], isRead: true })));
  const card = within(await screen.findByRole('article', { name: 'Rustem Halvani' }));
  expect(card.getByText(label)).toBeTruthy();
  expect(card.queryByText('New')).toBeNull();
  expect(card.queryByRole('button', { name: 'Mark as read' })).toBeNull();
});

test('a date that cannot be parsed is shown raw', async () => {
  renderApp('/alerts', listOf(anAlert({ createdAt: 'last spring' })));
  expect((await screen.findAllByText('last spring')).length).toBeGreaterThan(0);
});

test('Mark as read marks the alert and updates the bell', async () => {
  let isRead = false;
  const { user } = renderApp('/alerts', {
    'alerts.list': () => ({ rows: [anAlert({ isRead })], total: 1 }),
    'alerts.unreadCount': () => (isRead ? 0 : 1),
    'alerts.markRead': () => {
      isRead = true;
      return anAlert({ isRead });
    },
  });
  // The bell, and the link in the sidebar.
  expect(await screen.findAllByRole('link', { name: 'Alerts, 1 unread' })).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Alerts, 1 unread' })).toEqual([]));
  expect(screen.queryByText('New')).toBeNull();
});

test('a refused mark is undone, and the alerts stay when they cannot be loaded again', async () => {
  let isDown = false;
  const answer = <T,>(value: T) => {
    if (isDown) throw new Refusal(503, 'The server is busy');
    return value;
  };
  const { user } = renderApp('/alerts', {
    'alerts.list': () => answer({ rows: [anAlert()], total: 1 }),
    'alerts.markRead': () => answer(anAlert({ isRead: true })),
  });
  const button = await screen.findByRole('button', { name: 'Mark as read' });
  isDown = true;
  await user.click(button);
  expect(await screen.findByText('Failed to mark as read')).toBeTruthy();
  expect(await screen.findByText('What is shown may be out of date')).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Rustem Halvani, unread' })).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('What is shown may be out of date')).toBeNull());
});

test('Mark all as read is one call for all pages of the filter, and can be undone', async () => {
  const asked: unknown[] = [];
  let unread = 214;
  const { user } = renderApp('/alerts', {
    'alerts.list': () => ({ rows: [anAlert({ isRead: unread === 0 })], total: 214 }),
    'alerts.unreadCount': () => unread,
    'alerts.markAllRead': (input: unknown) => {
      asked.push(input);
      unread = 0;
      return { count: 214, readAt: '2026-11-20T08:00:00.000Z' };
    },
    'alerts.undoMarkAllRead': (input: unknown) => {
      asked.push(input);
      unread = 214;
      return 214;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('214 alerts marked as read')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('New')).toBeTruthy();
  expect(asked).toEqual([{ filter: 'all' }, { readAt: '2026-11-20T08:00:00.000Z' }]);
});

test('with a filter, the button says that it marks only the alerts of that filter', async () => {
  const { user } = renderApp('/alerts?filter=sanction', listOf(anAlert({ isRead: false })));
  expect(await screen.findByRole('button', { name: 'Mark all as read in this filter' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /show only these$/u }));
  expect(await screen.findByRole('button', { name: 'Mark all as read' })).toBeTruthy();
});

test('the severity has a label where it is below the bands of two scores', async () => {
  renderApp(
    '/alerts',
    listOf(anAlert({ alertType: 'risk_score_change', content: 'Risk score changed from 61 to 18.' })),
  );
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Severity')).toBeTruthy();
});

test('the details of an alert link to its matches while some of them wait', async () => {
  const matches = { waiting: 1, confirmed: 1, dismissed: 0, withdrawn: 0, decidedBy: ['Ines Valcourt'] };
  const { user } = renderApp('/alerts', listOf(anAlert({ matches })));
  await user.click(await screen.findByRole('button', { name: 'View details' }));
  const review = await screen.findByRole('link', { name: 'Review matches' });
  expect(review.getAttribute('href')).toBe('/matches?entity=7');
});

test('the details of an alert about an article link to the article', async () => {
  const alert = anAlert({ alertType: 'adverse_media', articleId: 12 });
  const { user } = renderApp('/alerts', listOf(alert));
  await user.click(await screen.findByRole('button', { name: 'View details' }));
  const link = await screen.findByRole('link', { name: 'View full article' });
  expect(link.getAttribute('href')).toBe('/articles/12');
});

test('View details shows the whole alert and links to the entity', async () => {
  const { user, path } = renderApp('/alerts', listOf(anAlert()));
  await user.click(await screen.findByRole('button', { name: 'View details' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const text of ['Content', 'Created at', 'Severity']) expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'View Entity Profile' }).getAttribute('href')).toBe('/entity/7');
  expect(dialog.queryByRole('link', { name: 'Review matches' })).toBeNull();
  expect(path()).toBe('/alerts?alert=3');
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(path()).toBe('/alerts'));
});

test('the filter is in the URL and in the request', async () => {
  const asked: { filter: string }[] = [];
  const { user, path } = renderApp('/alerts?filter=sanction', {
    'alerts.list': (input: { filter: string }) => {
      asked.push(input);
      return { rows: [], total: 0 };
    },
    'alerts.unreadCount': () => 5,
  });
  expect(await screen.findByText('No alerts')).toBeTruthy();
  expect(screen.getByText('There are no alerts matching your current filter.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '5 unread alerts, show only these' }));
  await waitFor(() => expect(path()).toBe('/alerts?filter=unread'));
  await waitFor(() => expect(asked.map(({ filter }) => filter)).toEqual(['sanction', 'unread']));
});

test('the filter offers the eight choices of the specification', async () => {
  const { user } = renderApp('/alerts', listOf(anAlert()));
  await user.click(await screen.findByRole('button', { name: /All Alerts/u }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'All Alerts',
    'Unread',
    'High Severity',
    'Medium Severity',
    'Low Severity',
    'Sanctions',
    'Adverse Media',
    'Risk Score Changes',
  ]);
});

const at = (...date: [number, number, number, number]) => anAlert({ createdAt: new Date(...date).toISOString() });

test('alerts are grouped by day', () => {
  const now = new Date(2026, 10, 20, 12).getTime();
  const days = alertsByDay([at(2026, 10, 20, 8), at(2026, 10, 19, 23), at(2026, 10, 18, 1), at(2026, 9, 2, 1)], now);
  expect(days.map(({ title }) => title)).toEqual([
    'Today, Nov 20',
    'Yesterday, Nov 19',
    'Wednesday, Nov 18',
    'Oct 2, 2026',
  ]);
});

test('the alert in the URL opens, even if it is older than the page', async () => {
  renderApp('/alerts?alert=2', {
    ...listOf(anAlert()),
    'alerts.get': (input: { id: number }) => anAlert({ id: input.id, content: 'An alert of last year.' }),
  });
  const details = await screen.findByRole('dialog', { name: 'Sanctions Update' });
  expect(within(details).getByText('An alert of last year.')).toBeTruthy();
});

test.each([
  [new Refusal(404, 'Alert 2 not found'), 'Alert not found', false],
  [new Refusal(500, 'disk I/O error'), 'The alert could not be loaded', true],
])('an alert in the URL that cannot be loaded shows an error: %s', async (refusal, title, hasRetry) => {
  const { user, path } = renderApp('/alerts?alert=2', {
    ...listOf(anAlert()),
    'alerts.get': () => {
      throw refusal;
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.queryByRole('button', { name: 'Retry' }) !== null).toBe(hasRetry);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(path()).toBe('/alerts'));
});

test('after marking an alert by keyboard, the focus stays near', async () => {
  let isRead = false;
  const { user } = renderApp('/alerts', {
    'alerts.list': () => ({ rows: [anAlert({ id: 1, isRead: true }), anAlert({ id: 2, isRead })], total: 2 }),
    'alerts.markRead': () => {
      isRead = true;
      return anAlert({ isRead });
    },
  });
  (await screen.findByRole('button', { name: 'Mark as read' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  const last = screen.getAllByRole('article').at(-1);
  expect(last?.contains(document.activeElement)).toBe(true);
});

test('alerts marked in quick succession do not become unread again for a moment', async () => {
  const answers = [1, 2].map(() => Promise.withResolvers<void>());
  const read = new Set<number>();
  let asked = 0;
  const { user } = renderApp('/alerts', {
    'alerts.list': () => {
      asked += 1;
      return { rows: [1, 2].map((id) => anAlert({ id, isRead: read.has(id) })), total: 2 };
    },
    'alerts.unreadCount': () => 2 - read.size,
    'alerts.markRead': async ({ alertId }: { alertId: number }) => {
      await answers[alertId - 1]?.promise;
      read.add(alertId);
      return anAlert({ id: alertId, isRead: true });
    },
  });
  const [first, second] = await screen.findAllByRole('button', { name: 'Mark as read' });
  await user.click(first!);
  await user.click(second!);
  answers[0]?.resolve();
  await waitFor(() => expect(read.has(1)).toBe(true));
  await new Promise((later) => setTimeout(later, 50));
  expect(screen.queryByText('New')).toBeNull();
  expect(asked).toBe(1);
  answers[1]?.resolve();
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.queryByText('New')).toBeNull();
});

/** A view of unread alerts: an alert that is marked as read leaves it. */
function unreadAlerts(...names: string[]) {
  const read = new Set<number>();
  const all = names.map((name, at) => anAlert({ id: at + 1, entity: { id: at + 1, name } }));
  const unread = () => all.filter(({ id }) => !read.has(id));
  return {
    'alerts.list': () => ({ rows: unread(), total: unread().length }),
    'alerts.unreadCount': () => unread().length,
    'alerts.markRead': ({ alertId }: { alertId: number }) => {
      read.add(alertId);
      return anAlert({ id: alertId, isRead: true });
    },
    'alerts.markAllRead': () => {
      for (const { id } of all) read.add(id);
      return { count: all.length, readAt: '2026-11-20T08:00:00.000Z' };
    },
    'alerts.undoMarkAllRead': () => {
      read.clear();
      return all.length;
    },
  };
}

const cardOf = (name: string) => within(screen.getByRole('article', { name: `${name}, unread` }));

test('when a marked card disappears, the focus goes to the next card, or at the end to the previous one', async () => {
  const { user } = renderApp('/alerts?filter=unread', unreadAlerts('Ada', 'Ben', 'Cleo'));
  const mark = async (name: string) => {
    cardOf(name).getByRole('button', { name: 'Mark as read' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('article', { name: new RegExp(name, 'u') })).toBeNull());
  };
  await screen.findByRole('article', { name: 'Ada, unread' });
  await mark('Ben');
  expect(document.activeElement).toBe(cardOf('Cleo').getByRole('button', { name: 'View details' }));
  await mark('Cleo');
  expect(document.activeElement).toBe(cardOf('Ada').getByRole('button', { name: 'View details' }));
  await mark('Ada');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^0 unread alerts/u }));
});

test('after Mark all as read or its Undo by keyboard, the focus goes to the unread count', async () => {
  const { user } = renderApp('/alerts', unreadAlerts('Ada', 'Ben'));
  (await screen.findByRole('button', { name: 'Mark all as read' })).focus();
  await user.keyboard('{Enter}');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^0 unread alerts/u }));
  undo.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: /^2 unread alerts/u }));
});
